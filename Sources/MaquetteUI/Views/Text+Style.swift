/// What a text says about its own looks.
struct TextStyleOverrides: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var hasTabularDigits = false
  var isUnderlined = false
  var isStruckThrough = false
  var foreground: AnyShapeStyleBox?

  /// The traits that stretches of text can carry.
  var traits: StyledText.Traits {
    var traits: StyledText.Traits = []
    if weight == .bold { traits.insert(.strong) }
    if isItalic { traits.insert(.emphasis) }
    if isMonospaced { traits.insert(.code) }
    if isUnderlined { traits.insert(.underline) }
    if isStruckThrough { traits.insert(.strikethrough) }
    return traits
  }

  func apply(to traits: inout FontTraits) {
    if let weight { traits.weight = weight }
    if isItalic { traits.isItalic = true }
    if isMonospaced { traits.design = .monospaced }
    if hasTabularDigits { traits.hasTabularDigits = true }
    if isUnderlined { traits.isUnderlined = true }
    if isStruckThrough { traits.isStruckThrough = true }
  }

  @MainActor
  func paint(in environment: EnvironmentValues) -> Paint? {
    foreground?.style.paint(in: environment)
  }
}

/// A shape style inside an equatable value; the same style is equal to itself by what it prints.
struct AnyShapeStyleBox: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (left: Self, right: Self) -> Bool {
    String(describing: left.style) == String(describing: right.style)
  }
}

extension Text {
  /// Sets the font; what the text was told before, nearer to it, stays.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  public func bold() -> Text { styled { $0.weight = .bold } }

  public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? .bold : nil } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  public func italic() -> Text { styled { $0.isItalic = true } }

  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }

  public func monospacedDigit() -> Text { styled { $0.hasTabularDigits = true } }

  public func underline(_ isActive: Bool = true) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color.map { AnyShapeStyleBox(style: $0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = $0.foreground ?? AnyShapeStyleBox(style: style) }
  }

  private func styled(_ change: (inout TextStyleOverrides) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text {
  /// The line drawn under or through a text.
  public typealias LineStyle = TextLineStyle
}
