import Foundation

/// Makes text of measurements, in the class that older form code uses.
open class MeasurementFormatter: Formatter {
  /// How the unit is chosen and written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps the unit of the measurement.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// Changes to a larger or smaller unit of the same system, so that the number is handy.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Leaves out the scale of temperatures.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// How the unit is chosen and written.
  open var unitOptions: UnitOptions = []

  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium

  /// The locale whose units, names and digits are used.
  open var locale: Locale! = FormatEnvironment.current.locale

  /// The formatter that decides how many digits are shown.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.digits

  /// The measurement with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The name of a unit alone.
  open func string(from unit: Unit) -> String {
    let text = MeasurementText(
      value: 0, unit: unit, width: width, usage: "asProvided",
      number: .number.precision(.fractionLength(0)), leavesOutScale: false, locale: language
    ).text
    return text.drop { !$0.isLetter && $0 != "°" }.trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement of lengths, masses, temperatures, or any other dimension.
  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? any DimensionalMeasurement {
      return text(measurement.amount, measurement.dimension)
    }
    return (obj as? Unit).map { string(from: $0) }
  }

  private var language: Locale { locale ?? FormatEnvironment.current.locale }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let isProvided = unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale)
    let scaled = unitOptions.contains(.naturalScale) ? natural(value, unit) : (value, unit)
    return MeasurementText(
      value: scaled.0, unit: scaled.1, width: width, usage: isProvided ? "asProvided" : "default",
      number: number,
      leavesOutScale: unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit),
      locale: language
    ).text
  }

  private var number: FloatingPointFormatStyle<Double> {
    let formatter = numberFormatter ?? Self.digits
    let least = formatter.minimumFractionDigits
    return .number.precision(
      .fractionLength(least...max(least, formatter.maximumFractionDigits)))
  }

  private func natural(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension,
      let series = Self.series.first(where: { $0.contains(dimension) })
    else { return (value, unit) }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    let amounts = series.map { ($0.converter.value(fromBaseUnitValue: base), $0 as Unit) }
    // Allows for the noise of conversion, so that 1000 m are 1 km.
    return amounts.first { abs($0.0) >= 1 - 1e-9 } ?? amounts.last ?? (value, unit)
  }

  /// Units of one system, largest first.
  private static var series: [[Dimension]] {
    [
      [
        UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
      ],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      [UnitMass.pounds, UnitMass.ounces],
      [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
      [
        UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes,
        UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes,
        UnitInformationStorage.bytes,
      ],
    ]
  }

  private static var digits: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}

/// A measurement whose kind of unit does not matter.
private protocol DimensionalMeasurement {
  var amount: Double { get }
  var dimension: Unit { get }
}

extension Measurement: DimensionalMeasurement {
  fileprivate var amount: Double { value }
  fileprivate var dimension: Unit { unit }
}
