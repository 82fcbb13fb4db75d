import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A style that shows an amount of storage as a file manager does.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// The style of the count of bytes.
    private var bytes: ByteCountFormatStyle

    /// Makes a style; the locale that follows the system gives way to the environment's.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// The locale of the text.
    public var locale: Locale {
      get { bytes.locale }
      set { bytes.locale = newValue }
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The amount, rounded to whole bytes, as text.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value.rounded()
      return bytes.locale(locale.resolved).format(
        Int64(exactly: count) ?? (count < 0 ? .min : .max))
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A style that shows an amount of storage as a file manager does.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}

extension Measurement.FormatStyle.ByteCount: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    locale == .autoupdatingCurrent ? self.locale(environment.locale) : self
  }
}
