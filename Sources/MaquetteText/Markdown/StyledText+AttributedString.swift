import Foundation

extension StyledText {
  /// Takes over the presentation intents, links and looks of an attributed string.
  public init(_ attributedString: AttributedString) {
    self.init(
      runs: attributedString.runs.map { part in
        var run = Run(String(attributedString[part.range].characters), link: part.link)
        run.traits = Traits(part.inlinePresentationIntent ?? [])
        if part.underlineStyle != nil { run.traits.insert(.underline) }
        if part.strikethroughStyle != nil { run.traits.insert(.strikethrough) }
        run.font = part.font
        run.foreground = part.foregroundColor.map { Paint($0) }
        run.background = part.backgroundColor
        return run
      })
  }
}

extension Paint {
  /// The paint that a colour stands for wherever it is used.
  package init(_ color: Color) {
    guard let level = Self.levelNames.firstIndex(of: color.word) else {
      self.init(color: color)
      return
    }
    self.init(level: level)
  }
}

extension StyledText.Traits {
  /// The pairs of a trait and the intent that asks for it.
  private static let intents: [(StyledText.Traits, InlinePresentationIntent)] = [
    (.strong, .stronglyEmphasized), (.emphasis, .emphasized), (.code, .code),
    (.strikethrough, .strikethrough),
  ]

  /// Makes the traits that an attributed string's intents ask for.
  init(_ intent: InlinePresentationIntent) {
    self = Self.intents.filter { intent.contains($0.1) }.reduce(into: []) { $0.insert($1.0) }
  }

  /// The intents that ask for these traits; an underline is an attribute of its own.
  var intent: InlinePresentationIntent {
    Self.intents.filter { contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
  }
}

extension AttributedString {
  /// Makes an attributed string that shows as a styled text does.
  public init(_ styledText: StyledText) {
    self.init()
    for run in styledText.runs {
      var part = AttributedString(run.text)
      let intent = run.traits.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = run.link { part.link = link }
      if run.traits.contains(.underline) { part.underlineStyle = .single }
      part.font = run.font
      part.foregroundColor = run.foreground?.color
      part.backgroundColor = run.background
      append(part)
    }
  }
}
