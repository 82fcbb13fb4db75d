import Foundation
import MaquetteUI

/// `.measurement(width:usage:)` for whatever quantity is measured.
enum MeasurementFormats {
  /// The format for a value, which must be a measurement.
  static func format(_ root: FormatStep, _ value: Value, in machine: Machine) -> TextFormat? {
    let width = root.option("width")
    let usage = root.option("usage")
    guard case .native(let native) = value else { return nil }
    switch native.value {
    case is Measurement<UnitLength>:
      return make(
        width,
        [
          "person": .person, "personHeight": .personHeight, "road": .road,
        ][usage ?? ""] ?? general(usage), UnitLength.self)
    case is Measurement<UnitMass>:
      return make(width, usage == "personWeight" ? .personWeight : general(usage), UnitMass.self)
    case is Measurement<UnitTemperature>:
      return make(
        width, ["person": .person, "weather": .weather][usage ?? ""] ?? general(usage),
        UnitTemperature.self)
    case is Measurement<UnitEnergy>:
      return make(
        width, ["food": .food, "workout": .workout][usage ?? ""] ?? general(usage),
        UnitEnergy.self)
    case is Measurement<UnitSpeed>: return make(width, general(usage), UnitSpeed.self)
    case is Measurement<UnitDuration>: return make(width, general(usage), UnitDuration.self)
    case is Measurement<UnitVolume>: return make(width, general(usage), UnitVolume.self)
    case is Measurement<UnitPressure>: return make(width, general(usage), UnitPressure.self)
    case is Measurement<UnitAngle>: return make(width, general(usage), UnitAngle.self)
    case is Measurement<UnitArea>: return make(width, general(usage), UnitArea.self)
    default: return nil
    }
  }

  private static func general<U: Dimension>(_ usage: String?) -> MeasurementFormatUnitUsage<U> {
    usage == "asProvided" ? .asProvided : .general
  }

  private static func make<U: Dimension>(
    _ width: String?, _ usage: MeasurementFormatUnitUsage<U>, _ type: U.Type
  ) -> TextFormat {
    let width: Measurement<U>.FormatStyle.UnitWidth =
      switch width {
      case "wide": .wide
      case "narrow": .narrow
      default: .abbreviated
      }
    return TextFormat(Measurement<U>.FormatStyle(width: width, usage: usage))
  }
}

/// Units by the symbols and names that sample data and source write.
enum Units {
  static let byName: [String: Dimension] = [
    "m": UnitLength.meters, "meters": UnitLength.meters, "km": UnitLength.kilometers,
    "kilometers": UnitLength.kilometers, "cm": UnitLength.centimeters,
    "centimeters": UnitLength.centimeters, "mm": UnitLength.millimeters,
    "millimeters": UnitLength.millimeters, "mi": UnitLength.miles, "miles": UnitLength.miles,
    "ft": UnitLength.feet, "feet": UnitLength.feet, "in": UnitLength.inches,
    "inches": UnitLength.inches, "yd": UnitLength.yards, "kg": UnitMass.kilograms,
    "kilograms": UnitMass.kilograms, "g": UnitMass.grams, "grams": UnitMass.grams,
    "lb": UnitMass.pounds, "pounds": UnitMass.pounds, "oz": UnitMass.ounces,
    "ounces": UnitMass.ounces, "celsius": UnitTemperature.celsius, "°C": UnitTemperature.celsius,
    "C": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit,
    "°F": UnitTemperature.fahrenheit, "kelvin": UnitTemperature.kelvin, "K": UnitTemperature.kelvin,
    "m/s": UnitSpeed.metersPerSecond, "metersPerSecond": UnitSpeed.metersPerSecond,
    "km/h": UnitSpeed.kilometersPerHour, "kilometersPerHour": UnitSpeed.kilometersPerHour,
    "mph": UnitSpeed.milesPerHour, "milesPerHour": UnitSpeed.milesPerHour,
    "s": UnitDuration.seconds, "seconds": UnitDuration.seconds, "min": UnitDuration.minutes,
    "minutes": UnitDuration.minutes, "h": UnitDuration.hours, "hours": UnitDuration.hours,
    "kcal": UnitEnergy.kilocalories, "kilocalories": UnitEnergy.kilocalories,
    "kJ": UnitEnergy.kilojoules, "kilojoules": UnitEnergy.kilojoules, "L": UnitVolume.liters,
    "liters": UnitVolume.liters, "mL": UnitVolume.milliliters,
    "milliliters": UnitVolume.milliliters,
    "hPa": UnitPressure.hectopascals, "hectopascals": UnitPressure.hectopascals,
    "degrees": UnitAngle.degrees, "°": UnitAngle.degrees,
  ]

  /// A measurement in a unit of this name.
  static func measurement(_ number: Double, _ unit: String) -> Any? {
    func make<U: Dimension>(_ unit: U) -> Any { Measurement(value: number, unit: unit) }
    switch byName[unit] {
    case let unit as UnitLength: return make(unit)
    case let unit as UnitMass: return make(unit)
    case let unit as UnitTemperature: return make(unit)
    case let unit as UnitSpeed: return make(unit)
    case let unit as UnitDuration: return make(unit)
    case let unit as UnitEnergy: return make(unit)
    case let unit as UnitVolume: return make(unit)
    case let unit as UnitPressure: return make(unit)
    case let unit as UnitAngle: return make(unit)
    default: return nil
    }
  }
}
