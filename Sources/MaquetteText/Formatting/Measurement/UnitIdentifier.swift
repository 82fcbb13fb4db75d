import Foundation

/// ICU's identifier of a unit, so that its name and conversions come from the locale data.
enum UnitIdentifier {
  /// The identifier; nil for the author's own units and for those that ICU has no words for.
  static func icu(_ unit: Unit) -> String? { table[Key(unit)] }

  private struct Key: Hashable {
    let family: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) {
      family = ObjectIdentifier(type(of: unit))
      symbol = unit.symbol
    }
  }

  private static let table: [Key: String] = {
    var table: [Key: String] = [:]
    for (unit, identifier) in lengths + masses + volumes + areas + motion + heat + time {
      table[Key(unit)] = identifier
    }
    for (unit, identifier) in electricity + frequencies + storage + concentrations {
      table[Key(unit)] = identifier
    }
    return table
  }()

  private static let lengths: [(Unit, String)] = [
    (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
    (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
  ]

  private static let masses: [(Unit, String)] = [
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
    (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
  ]

  private static let volumes: [(Unit, String)] = [
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicDecimeters, "cubic-decimeter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
  ]

  private static let areas: [(Unit, String)] = [
    (UnitArea.squareMegameters, "square-megameter"),
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareMillimeters, "square-millimeter"),
    (UnitArea.squareMicrometers, "square-micrometer"),
    (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
  ]

  private static let motion: [(Unit, String)] = [
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"), (UnitAcceleration.gravity, "g-force"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
    (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
    (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ]

  private static let heat: [(Unit, String)] = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"), (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"),
    (UnitPower.milliwatts, "milliwatt"), (UnitPower.microwatts, "microwatt"),
    (UnitPower.nanowatts, "nanowatt"), (UnitPower.picowatts, "picowatt"),
    (UnitPower.femtowatts, "femtowatt"), (UnitPower.horsepower, "horsepower"),
    (UnitIlluminance.lux, "lux"),
  ]

  private static let time: [(Unit, String)] = [
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
    (UnitDuration.picoseconds, "picosecond"),
  ]

  private static let electricity: [(Unit, String)] = [
    (UnitElectricCurrent.megaamperes, "megaampere"),
    (UnitElectricCurrent.kiloamperes, "kiloampere"), (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricCurrent.microamperes, "microampere"),
    (UnitElectricPotentialDifference.megavolts, "megavolt"),
    (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricPotentialDifference.millivolts, "millivolt"),
    (UnitElectricPotentialDifference.microvolts, "microvolt"),
    (UnitElectricResistance.megaohms, "megaohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
    (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.milliohms, "milliohm"),
    (UnitElectricResistance.microohms, "microohm"),
  ]

  private static let frequencies: [(Unit, String)] = [
    (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
    (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
  ]

  private static let storage: [(Unit, String)] = [
    (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
    (UnitInformationStorage.yottabytes, "yottabyte"),
    (UnitInformationStorage.zettabytes, "zettabyte"), (UnitInformationStorage.exabytes, "exabyte"),
    (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.yottabits, "yottabit"),
    (UnitInformationStorage.zettabits, "zettabit"), (UnitInformationStorage.exabits, "exabit"),
    (UnitInformationStorage.petabits, "petabit"), (UnitInformationStorage.terabits, "terabit"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.megabits, "megabit"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.yobibytes, "yobibyte"),
    (UnitInformationStorage.zebibytes, "zebibyte"), (UnitInformationStorage.exbibytes, "exbibyte"),
    (UnitInformationStorage.pebibytes, "pebibyte"), (UnitInformationStorage.tebibytes, "tebibyte"),
    (UnitInformationStorage.gibibytes, "gibibyte"), (UnitInformationStorage.mebibytes, "mebibyte"),
    (UnitInformationStorage.kibibytes, "kibibyte"), (UnitInformationStorage.yobibits, "yobibit"),
    (UnitInformationStorage.zebibits, "zebibit"), (UnitInformationStorage.exbibits, "exbibit"),
    (UnitInformationStorage.pebibits, "pebibit"), (UnitInformationStorage.tebibits, "tebibit"),
    (UnitInformationStorage.gibibits, "gibibit"), (UnitInformationStorage.mebibits, "mebibit"),
    (UnitInformationStorage.kibibits, "kibibit"),
  ]

  private static let concentrations: [(Unit, String)] = [
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
  ]
}
