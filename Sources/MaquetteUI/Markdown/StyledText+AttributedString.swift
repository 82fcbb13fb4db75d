import Foundation

extension StyledText {
  /// Takes over the presentation intents and links of an attributed string.
  public init(_ attributedString: AttributedString) {
    self.init(
      runs: attributedString.runs.map { run in
        Run(
          String(attributedString[run.range].characters),
          traits: Traits(run.inlinePresentationIntent ?? []), link: run.link)
      })
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

  /// The intents that ask for these traits; there is none for an underline.
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
      append(part)
    }
  }
}
