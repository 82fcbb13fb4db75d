import Foundation

/// How text is set: a named style or a size, and traits on top of it.
public struct Font: Hashable, Sendable {
  /// The styles of the guidance, from the largest to the smallest.
  public enum TextStyle: String, CaseIterable, Hashable, Codable, Sendable {
    case extraLargeTitle2, extraLargeTitle
    case largeTitle, title, title2, title3
    case headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of the strokes.
  public enum Weight: String, CaseIterable, Hashable, Codable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family of the letters' shapes.
  public enum Design: String, CaseIterable, Hashable, Codable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The named style; `nil` where a size is given.
  public var style: TextStyle?
  /// The size in points, in place of a style.
  public var size: Double?
  /// The family's name, where not the system's.
  public var family: String?
  public var weight: Weight?
  public var design: Design?
  public var isItalic = false
  public var hasTabularDigits = false

  /// The system's font in a style.
  public init(_ style: TextStyle) { self.style = style }

  /// The system's font in a size, in points.
  public init(size: Double) { self.size = size }
}

extension Font {
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style)
    font.design = design
    font.weight = weight
    return font
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(size: Double(size))
    font.design = design
    font.weight = weight
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: Double(size))
    font.family = name
    return font
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasTabularDigits = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// The font in words: `headline`, `body bold italic`, `14 monospaced tabular "Serif"`.
  package var words: String {
    var words = [style?.rawValue ?? size.map { "\($0)" } ?? "body"]
    if let weight { words.append(weight.rawValue) }
    if isItalic { words.append("italic") }
    if let design { words.append("design:" + design.rawValue) }
    if hasTabularDigits { words.append("tabular") }
    if let family { words.append("family:" + family) }
    return words.joined(separator: " ")
  }

  /// Takes back the words, passing over those it does not know.
  package init(words: String) {
    let parts = words.split(separator: " family:", maxSplits: 1).map(String.init)
    self.init(.body)
    family = parts.dropFirst().first
    for word in (parts.first ?? "").split(separator: " ").map(String.init) {
      if let size = Double(word) {
        style = nil
        self.size = size
      } else if let style = TextStyle(rawValue: word) {
        self.style = style
      } else if let weight = Weight(rawValue: word) {
        self.weight = weight
      } else if word.hasPrefix("design:") {
        design = Design(rawValue: String(word.dropFirst(7)))
      }
      if word == "italic" { isItalic = true }
      if word == "tabular" { hasTabularDigits = true }
    }
  }
}
