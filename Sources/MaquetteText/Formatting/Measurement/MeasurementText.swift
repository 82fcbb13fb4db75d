import Foundation

/// A number with a unit, in the words of a locale.
struct MeasurementText {
  let value: Double
  let unit: Unit
  /// ICU's name of the width: `full-name`, `short` or `narrow`.
  let width: String
  /// ICU's name of the usage, or `asProvided`, or `workout`.
  let usage: String
  let number: FloatingPointFormatStyle<Double>?
  let leavesOutScale: Bool
  let locale: Locale

  /// The text; where ICU has no word for the unit, its symbol stands after the number.
  var text: String {
    guard let identifier = UnitIdentifier.icu(unit) else { return unknown }
    let converted = usage == "asProvided" ? nil : converted(identifier)
    return converted ?? icu(value, identifier, usage: nil) ?? symbolic
  }

  /// The number in the locale's preferred unit; nil where the locale has no preference.
  private func converted(_ identifier: String) -> String? {
    if leavesOutScale { return scaleless }
    // ICU has no usage for workouts and would show kilowatt-hours; they are counted as food is.
    return icu(value, identifier, usage: usage == "workout" ? "food" : usage)
  }

  private func icu(_ value: Double, _ identifier: String, usage: String?) -> String? {
    let unit =
      leavesOutScale && usage == nil ? "measure-unit/temperature-generic" : "unit/\(identifier)"
    var stems = [unit, "unit-width-\(width)"]
    if let usage { stems.append("usage/\(usage)") }
    if let number {
      let skeleton = NumberSkeleton(number).stems
      if !skeleton.isEmpty { stems.append(skeleton) }
    }
    return ICU.number(value, skeleton: stems.joined(separator: " "), locale: locale)
  }

  /// Degrees alone: ICU converts only named scales, so the scale is looked up and left out here.
  private var scaleless: String? {
    guard let unit = unit as? UnitTemperature else { return nil }
    let isFahrenheit =
      Locale.Region.fahrenheit.contains(locale.region ?? .unknown)
      && locale.measurementSystem != .metric
    let degrees = Measurement(value: value, unit: unit)
      .converted(to: isFahrenheit ? .fahrenheit : .celsius).value
    let style = number ?? .number.precision(.fractionLength(0))
    return MeasurementText(
      value: degrees, unit: unit, width: width, usage: "asProvided", number: style,
      leavesOutScale: true, locale: locale
    ).text
  }

  /// A unit that ICU does not know: by its base unit where a locale's unit is wanted.
  private var unknown: String {
    guard usage != "asProvided", let dimension = unit as? Dimension,
      case let base = type(of: dimension).baseUnit(), let identifier = UnitIdentifier.icu(base),
      let text = icu(
        dimension.converter.baseUnitValue(fromValue: value), identifier,
        usage: usage == "workout" ? "food" : usage)
    else { return symbolic }
    return text
  }

  private var symbolic: String {
    let digits = (number ?? .number).locale(locale).format(value)
    return width == "narrow" ? digits + unit.symbol : digits + "\u{A0}" + unit.symbol
  }
}

extension Locale.Region {
  /// Where temperatures are given in degrees Fahrenheit.
  fileprivate static let fahrenheit: Set<Locale.Region> = [
    "US", "BS", "BZ", "KY", "PR", "PW", "LR", "FM", "MH", "AS", "GU", "MP", "UM", "VI",
  ]
}
