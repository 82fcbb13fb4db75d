import Foundation

/// The units of every kind of quantity by the names that source gives them.
enum UnitTable {
  static let kinds: [UnitKind] = [
    UnitKind(
      UnitLength.self,
      [
        "megameters": UnitLength.megameters, "kilometers": .kilometers,
        "hectometers": .hectometers, "decameters": .decameters, "meters": .meters,
        "decimeters": .decimeters, "centimeters": .centimeters, "millimeters": .millimeters,
        "micrometers": .micrometers, "nanometers": .nanometers, "picometers": .picometers,
        "inches": .inches, "feet": .feet, "yards": .yards, "miles": .miles,
        "scandinavianMiles": .scandinavianMiles, "lightyears": .lightyears,
        "nauticalMiles": .nauticalMiles, "fathoms": .fathoms, "furlongs": .furlongs,
        "astronomicalUnits": .astronomicalUnits, "parsecs": .parsecs,
      ]),
    UnitKind(
      UnitMass.self,
      [
        "kilograms": UnitMass.kilograms, "grams": .grams, "decigrams": .decigrams,
        "centigrams": .centigrams, "milligrams": .milligrams, "micrograms": .micrograms,
        "nanograms": .nanograms, "picograms": .picograms, "ounces": .ounces, "pounds": .pounds,
        "stones": .stones, "metricTons": .metricTons, "shortTons": .shortTons, "carats": .carats,
        "ouncesTroy": .ouncesTroy, "slugs": .slugs,
      ]),
    UnitKind(
      UnitTemperature.self,
      [
        "kelvin": UnitTemperature.kelvin, "celsius": .celsius, "fahrenheit": .fahrenheit,
      ]),
    UnitKind(
      UnitSpeed.self,
      [
        "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": .kilometersPerHour,
        "milesPerHour": .milesPerHour, "knots": .knots,
      ]),
    UnitKind(
      UnitDuration.self,
      [
        "hours": UnitDuration.hours, "minutes": .minutes, "seconds": .seconds,
        "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
        "picoseconds": .picoseconds,
      ]),
    UnitKind(
      UnitEnergy.self,
      [
        "kilojoules": UnitEnergy.kilojoules, "joules": .joules, "kilocalories": .kilocalories,
        "calories": .calories, "kilowattHours": .kilowattHours,
      ]),
    UnitKind(
      UnitVolume.self,
      [
        "megaliters": UnitVolume.megaliters, "kiloliters": .kiloliters, "liters": .liters,
        "deciliters": .deciliters, "centiliters": .centiliters, "milliliters": .milliliters,
        "cubicKilometers": .cubicKilometers, "cubicMeters": .cubicMeters,
        "cubicDecimeters": .cubicDecimeters, "cubicCentimeters": .cubicCentimeters,
        "cubicMillimeters": .cubicMillimeters, "cubicInches": .cubicInches,
        "cubicFeet": .cubicFeet, "cubicYards": .cubicYards, "cubicMiles": .cubicMiles,
        "acreFeet": .acreFeet, "bushels": .bushels, "teaspoons": .teaspoons,
        "tablespoons": .tablespoons, "fluidOunces": .fluidOunces, "cups": .cups, "pints": .pints,
        "quarts": .quarts, "gallons": .gallons, "imperialTeaspoons": .imperialTeaspoons,
        "imperialTablespoons": .imperialTablespoons, "imperialFluidOunces": .imperialFluidOunces,
        "imperialPints": .imperialPints, "imperialQuarts": .imperialQuarts,
        "imperialGallons": .imperialGallons, "metricCups": .metricCups,
      ]),
    UnitKind(
      UnitPressure.self,
      [
        "newtonsPerMetersSquared": UnitPressure.newtonsPerMetersSquared,
        "gigapascals": .gigapascals, "megapascals": .megapascals, "kilopascals": .kilopascals,
        "hectopascals": .hectopascals, "inchesOfMercury": .inchesOfMercury, "bars": .bars,
        "millibars": .millibars, "millimetersOfMercury": .millimetersOfMercury,
        "poundsForcePerSquareInch": .poundsForcePerSquareInch,
      ]),
    UnitKind(
      UnitAngle.self,
      [
        "degrees": UnitAngle.degrees, "arcMinutes": .arcMinutes, "arcSeconds": .arcSeconds,
        "radians": .radians, "gradians": .gradians, "revolutions": .revolutions,
      ]),
    UnitKind(
      UnitArea.self,
      [
        "squareMegameters": UnitArea.squareMegameters, "squareKilometers": .squareKilometers,
        "squareMeters": .squareMeters, "squareCentimeters": .squareCentimeters,
        "squareMillimeters": .squareMillimeters, "squareMicrometers": .squareMicrometers,
        "squareNanometers": .squareNanometers, "squareInches": .squareInches,
        "squareFeet": .squareFeet, "squareYards": .squareYards, "squareMiles": .squareMiles,
        "acres": .acres, "ares": .ares, "hectares": .hectares,
      ]),
    UnitKind(
      UnitPower.self,
      [
        "terawatts": UnitPower.terawatts, "gigawatts": .gigawatts, "megawatts": .megawatts,
        "kilowatts": .kilowatts, "watts": .watts, "milliwatts": .milliwatts,
        "microwatts": .microwatts, "nanowatts": .nanowatts, "picowatts": .picowatts,
        "femtowatts": .femtowatts, "horsepower": .horsepower,
      ]),
    UnitKind(
      UnitFrequency.self,
      [
        "terahertz": UnitFrequency.terahertz, "gigahertz": .gigahertz, "megahertz": .megahertz,
        "kilohertz": .kilohertz, "hertz": .hertz, "millihertz": .millihertz,
        "microhertz": .microhertz, "nanohertz": .nanohertz,
      ]),
    UnitKind(
      UnitAcceleration.self,
      [
        "metersPerSecondSquared": UnitAcceleration.metersPerSecondSquared, "gravity": .gravity,
      ]),
    UnitKind(
      UnitElectricCharge.self,
      [
        "coulombs": UnitElectricCharge.coulombs, "megaampereHours": .megaampereHours,
        "kiloampereHours": .kiloampereHours, "ampereHours": .ampereHours,
        "milliampereHours": .milliampereHours, "microampereHours": .microampereHours,
      ]),
    UnitKind(
      UnitElectricCurrent.self,
      [
        "megaamperes": UnitElectricCurrent.megaamperes, "kiloamperes": .kiloamperes,
        "amperes": .amperes, "milliamperes": .milliamperes, "microamperes": .microamperes,
      ]),
    UnitKind(
      UnitElectricPotentialDifference.self,
      [
        "megavolts": UnitElectricPotentialDifference.megavolts, "kilovolts": .kilovolts,
        "volts": .volts, "millivolts": .millivolts, "microvolts": .microvolts,
      ]),
    UnitKind(
      UnitElectricResistance.self,
      [
        "megaohms": UnitElectricResistance.megaohms, "kiloohms": .kiloohms, "ohms": .ohms,
        "milliohms": .milliohms, "microohms": .microohms,
      ]),
    UnitKind(
      UnitFuelEfficiency.self,
      [
        "litersPer100Kilometers": UnitFuelEfficiency.litersPer100Kilometers,
        "milesPerGallon": .milesPerGallon, "milesPerImperialGallon": .milesPerImperialGallon,
      ]),
    UnitKind(
      UnitIlluminance.self,
      [
        "lux": UnitIlluminance.lux
      ]),
    UnitKind(
      UnitConcentrationMass.self,
      [
        "gramsPerLiter": UnitConcentrationMass.gramsPerLiter,
        "milligramsPerDeciliter": .milligramsPerDeciliter,
      ]),
    UnitKind(
      UnitDispersion.self,
      [
        "partsPerMillion": UnitDispersion.partsPerMillion
      ]),
    UnitKind(
      UnitInformationStorage.self,
      [
        "bytes": UnitInformationStorage.bytes, "bits": .bits, "nibbles": .nibbles,
        "yottabytes": .yottabytes, "zettabytes": .zettabytes, "exabytes": .exabytes,
        "petabytes": .petabytes, "terabytes": .terabytes, "gigabytes": .gigabytes,
        "megabytes": .megabytes, "kilobytes": .kilobytes, "yottabits": .yottabits,
        "zettabits": .zettabits, "exabits": .exabits, "petabits": .petabits, "terabits": .terabits,
        "gigabits": .gigabits, "megabits": .megabits, "kilobits": .kilobits,
        "yobibytes": .yobibytes, "zebibytes": .zebibytes, "exbibytes": .exbibytes,
        "pebibytes": .pebibytes, "tebibytes": .tebibytes, "gibibytes": .gibibytes,
        "mebibytes": .mebibytes, "kibibytes": .kibibytes, "yobibits": .yobibits,
        "zebibits": .zebibits, "exbibits": .exbibits, "pebibits": .pebibits, "tebibits": .tebibits,
        "gibibits": .gibibits, "mebibits": .mebibits, "kibibits": .kibibits,
      ]),
  ]

  /// A measurement in a unit of this name or symbol, as source and sample data write it.
  static func measurement(_ number: Double, _ unit: String) -> Any? {
    for kind in kinds {
      if let unit = kind.units[unit] { return kind.measurement(number, unit) }
    }
    for kind in kinds {
      if let unit = kind.bySymbol[unit] { return kind.measurement(number, unit) }
    }
    return shortNames[unit].flatMap { measurement(number, $0) }
  }

  /// What people write for a unit beside its symbol.
  private static let shortNames = [
    "C": "celsius", "F": "fahrenheit", "celsius": "celsius", "°": "degrees", "h": "hours",
  ]
}

/// The units of one kind of quantity.
final class UnitKind {
  let name: String
  let units: [String: Dimension]
  private(set) lazy var bySymbol = Dictionary(
    units.values.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
  let measurement: @MainActor (Double, Dimension) -> Any?
  let entry: TypeEntry

  init<U: Dimension>(_ type: U.Type, _ units: [String: U]) {
    name = Self.name(of: U.self)
    self.units = units
    measurement = { number, unit in
      (unit as? U).map { Measurement<U>(value: number, unit: $0) }
    }
    entry = TypeEntry(
      name, matches: { $0 is U }, statics: units.mapValues { unit in { _ in unit } },
      properties: ["symbol": { any, _ in (any as? Unit)?.symbol }])
  }

  /// The name of a type; `String(describing:)` would look through the whole program for how the type
  /// wants to be described.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }
}
