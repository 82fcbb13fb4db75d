import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text, which keeps its looks.
  public mutating func appendInterpolation(_ text: Text) {
    append(EmbeddedText(text: text))
  }

  /// Adds a symbol or a picture, which stands in the line as a letter does.
  public mutating func appendInterpolation(_ image: Image) {
    append(EmbeddedText(text: Text(image)))
  }
}

extension Text {
  /// A symbol or a picture in a line of text.
  nonisolated public init(_ image: Image) {
    self.init(fragment: EmbeddedImage(image: image))
  }
}

/// A text inside another.
private struct EmbeddedText: TextFragment {
  let text: Text

  func styledText(in context: LocalizationContext) -> StyledText {
    text.styledText(in: context, style: text.style)
  }
}

/// A picture inside a text.
private struct EmbeddedImage: TextFragment {
  let image: Image

  func styledText(in context: LocalizationContext) -> StyledText {
    switch image.source {
    case .symbol(let name): StyledText(runs: [StyledText.Run(.symbol(name))])
    case .asset(let name), .unavailable(let name): StyledText(runs: [StyledText.Run(.asset(name))])
    }
  }
}

extension StyledText {
  /// The text with the looks that a `Text` gives itself, where its parts have none of their own.
  func adding(_ style: TextStyleOverrides) -> StyledText {
    adding(style.traits, font: style.runFont, foreground: style.foreground?.runPaint)
  }
}

extension TextStyleOverrides {
  /// The font of a stretch; `nil` where its traits say all.
  fileprivate var runFont: Font? {
    let isTrait = weight == nil || weight == .bold
    if font == nil && isTrait && !hasTabularDigits { return nil }
    var traits = FontTraits()
    apply(to: &traits)
    return traits.applied(to: font)
  }
}

extension AnyShapeStyleBox {
  /// The paint of a stretch; a rank of importance is taken of the colour of the text around.
  fileprivate var runPaint: Paint? {
    switch AnyShapeStyle.content(of: style) {
    case let gradient as any GradientStyle: gradient.fixedPaint
    case let color as Color: Paint(color)
    case let hierarchical as HierarchicalShapeStyle: Paint(level: hierarchical.level)
    case is TintShapeStyle: Paint(color: .accentColor)
    default: nil
    }
  }
}
