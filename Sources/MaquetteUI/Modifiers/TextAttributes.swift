extension EnvironmentValues {
  /// How text is set, where nothing nearer says.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines a text takes; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The side to which the lines of a text keep.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The letter case that text is put in; `nil` leaves it as written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Traits laid over whatever font is in force.
  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}

/// The side to which the lines of a text keep.
public enum TextAlignment: String, CaseIterable, Hashable, Codable, Sendable,
  AttributeConvertible
{
  case leading, center, trailing
}

/// Traits laid over a font, and lines drawn with the text.
struct FontTraits: Equatable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var design: Font.Design?
  var hasTabularDigits = false
  var isUnderlined = false
  var isStruckThrough = false

  /// The font with the traits; `nil` where neither font nor traits say anything.
  func applied(to font: Font?) -> Font? {
    if weight == nil, !isItalic, design == nil, !hasTabularDigits { return font }
    var font = font ?? .body
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    if let design { font.design = design }
    if hasTabularDigits { font.hasTabularDigits = true }
    return font
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct FontTraitsKey: EnvironmentKey {
  static let defaultValue = FontTraits()
}

extension View {
  /// Sets the font of the text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func bold(_ isActive: Bool = true) -> some View {
    fontTraits { $0.weight = isActive ? .bold : nil }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontTraits { $0.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    fontTraits { $0.design = design }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isItalic = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    fontTraits { $0.design = isActive ? .monospaced : nil }
  }

  /// Gives all digits the same width, so that changing numbers do not jitter.
  public func monospacedDigit() -> some View { fontTraits { $0.hasTabularDigits = true } }

  public func underline(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isStruckThrough = isActive }
  }

  /// Limits the lines of each text in this view; `nil` allows any number.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Puts the text in this view in upper or lower case; `nil` leaves it as written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  private func fontTraits(
    _ change: @escaping @MainActor (inout FontTraits) -> Void
  ) -> AdaptedView<Self> {
    adapting { change(&$0.environment.fontTraits) }
  }
}
