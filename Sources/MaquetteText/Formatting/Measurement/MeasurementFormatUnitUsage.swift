import Foundation

/// What a measurement is of, which decides the unit that a locale shows it in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name of the usage, which is ICU's where ICU has one.
  let name: String

  /// The unit that the locale prefers for the kind of quantity.
  public static var general: Self { Self(name: "default") }

  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths that concern people, such as a waist.
  public static var person: Self { Self(name: "person") }

  /// The height of a person: feet and inches, or centimetres.
  public static var personHeight: Self { Self(name: "person-height") }

  /// Distances along roads.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }

  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }

  /// The energy spent in a workout.
  public static var workout: Self { Self(name: "workout") }
}
