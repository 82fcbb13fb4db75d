/// What a stroke, an area or a text is coloured with: a colour or gradient, and a rank of
/// importance.
public struct Paint: Hashable, Sendable {
  /// The colour; `nil` for that of labels.
  public var color: Color?
  /// 0 for what is primary, to 4; each rank is fainter than the one before.
  public var level: Int
  /// The colours that run into each other, where there are several.
  package var gradient: PlacedGradient?

  package init(gradient: PlacedGradient) {
    self.init(color: gradient.gradient.stops.first?.color)
    self.gradient = gradient
  }

  public init(color: Color? = nil, level: Int = 0) {
    self.color = color
    self.level = min(max(level, 0), Self.levelNames.count - 1)
  }

  package static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

extension Paint {
  /// The paint in a word: `secondary`, `red`, `red/secondary`.
  package var word: String {
    if let gradient { return gradient.word }
    guard let color else { return Self.levelNames[level] }
    return level == 0 ? color.word : "\(color.word)/\(Self.levelNames[level])"
  }

  /// Takes back the word.
  package init(word text: String) {
    if let gradient = PlacedGradient(word: text) {
      self.init(gradient: gradient)
      return
    }
    if let level = Self.levelNames.firstIndex(of: text) {
      self.init(level: level)
      return
    }
    var name = text
    var level = 0
    if let slash = text.lastIndex(of: "/"),
      let found = Self.levelNames.firstIndex(of: String(text[text.index(after: slash)...]))
    {
      name = String(text[..<slash])
      level = found
    }
    self.init(color: Color(word: name), level: level)
  }
}
