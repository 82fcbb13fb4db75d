import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that shows a measurement in the unit its reader's locale uses, with the unit's name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name: "meters", "m", or "m" without a space.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// The full name: "1.8 meters".
      public static var wide: Self { Self(name: "full-name") }

      /// The abbreviation: "1.8 m".
      public static var abbreviated: Self { Self(name: "short") }

      /// The shortest form, without spaces where the locale allows it: "1.8m".
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth

    /// The locale whose units, names and digits are used.
    public var locale: Locale

    /// What the measurement is of; nil counts as `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?

    /// The style of the number; nil leaves the digits to the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Whether a temperature's scale is left out, as in "98°".
    var leavesOutScale = false

    /// Makes a style; the locale that follows the system gives way to the environment's.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        value: value.value, unit: value.unit, width: width.name,
        usage: usage?.name ?? MeasurementFormatUnitUsage<UnitType>.general.name,
        number: numberFormatStyle, leavesOutScale: leavesOutScale, locale: locale.resolved
      ).text
    }
  }

  /// The measurement by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement in the locale's unit, with the unit abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale is left out: "98°" for "98°F".
  public var hidesScaleName: Bool {
    get { leavesOutScale }
    set { leavesOutScale = newValue }
  }

  /// Makes a temperature style that may leave out the scale.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(
      width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    leavesOutScale = hidesScaleName
  }
}

extension FormatStyle {
  /// A style for measurements: `.measurement(width: .abbreviated, usage: .road)`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures that may leave out the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    locale == .autoupdatingCurrent ? self.locale(environment.locale) : self
  }
}
