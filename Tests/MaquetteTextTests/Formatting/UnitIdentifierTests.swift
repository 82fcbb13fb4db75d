import Foundation
import Testing

@testable import MaquetteText

@Suite struct UnitIdentifierTests {
  private let english = FormatEnvironment.of("en_US")

  /// Units that no locale has words for are shown by their symbols.
  private let wordless: [Dimension] = [
    UnitAngle.gradians, UnitArea.ares, UnitElectricCharge.coulombs,
    UnitElectricCharge.megaampereHours, UnitElectricCharge.kiloampereHours,
    UnitElectricCharge.ampereHours, UnitElectricCharge.milliampereHours,
    UnitElectricCharge.microampereHours, UnitInformationStorage.nibbles, UnitMass.slugs,
    UnitVolume.imperialPints, UnitVolume.imperialTablespoons, UnitVolume.imperialTeaspoons,
  ]

  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, _ environment: FormatEnvironment,
    usage: MeasurementFormatUnitUsage<UnitType> = .asProvided,
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated
  ) -> String {
    environment.format(
      Measurement(value: value, unit: unit), .measurement(width: width, usage: usage))
  }

  @Test func wordlessUnitsShowTheirSymbols() {
    let german = FormatEnvironment.of("de_DE")
    for unit in wordless {
      #expect(UnitIdentifier.icu(unit) == nil)
      #expect(text(1.5, unit, english) == "1.5\u{A0}\(unit.symbol)")
      #expect(text(1.5, unit, german, width: .narrow) == "1,5\(unit.symbol)")
    }
  }

  @Test func wordlessUnitsConvert() {
    #expect(text(1, UnitMass.slugs, english, usage: .general) == "32 lb")
    #expect(text(1, UnitArea.ares, .of("de_DE"), usage: .general) == "100 m²")
  }

  @Test func authorsUnits() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    #expect(text(3, smoot, english) == "3\u{A0}smoot")
    #expect(text(3, smoot, english, usage: .general) == "17 ft")
  }

  @Test func electricityHasNoLocalUnits() {
    #expect(text(1.5, UnitElectricPotentialDifference.volts, english, usage: .general) == "1.5 V")
    #expect(text(1.5, UnitFrequency.kilohertz, english, usage: .general) == "1.5 kHz")
    #expect(text(45, UnitAngle.degrees, english, usage: .general) == "45 deg")
    #expect(text(45, UnitAngle.degrees, english, width: .narrow) == "45°")
  }

  @Test func conversionsHaveNoNoise() {
    #expect(text(21, UnitTemperature.celsius, english, usage: .general) == "70°F")
    #expect(text(98.5, UnitTemperature.fahrenheit, .of("de_DE"), usage: .general) == "37 °C")
    #expect(text(100, UnitSpeed.kilometersPerHour, english, usage: .general) == "62 mph")
    #expect(text(200, UnitLength.kilometers, english, usage: .general) == "124 mi")
  }

  @Test(arguments: [
    UnitLength.megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters,
    .centimeters, .millimeters, .micrometers, .nanometers, .picometers, .inches, .feet, .yards,
    .miles, .scandinavianMiles, .lightyears, .nauticalMiles, .fathoms, .furlongs,
    .astronomicalUnits, .parsecs,
  ])
  func lengths(unit: UnitLength) { isKnown(unit) }

  @Test(arguments: [
    UnitMass.kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms,
    .picograms, .ounces, .pounds, .stones, .metricTons, .shortTons, .carats, .ouncesTroy,
  ])
  func masses(unit: UnitMass) { isKnown(unit) }

  @Test(arguments: [
    UnitVolume.megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters,
    .cubicKilometers, .cubicMeters, .cubicDecimeters, .cubicCentimeters, .cubicMillimeters,
    .cubicInches, .cubicFeet, .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons,
    .tablespoons, .fluidOunces, .cups, .pints, .quarts, .gallons, .imperialFluidOunces,
    .imperialQuarts, .imperialGallons, .metricCups,
  ])
  func volumes(unit: UnitVolume) { isKnown(unit) }

  @Test func otherDimensions() {
    let areas: [UnitArea] = [
      .squareMegameters, .squareKilometers, .squareMeters, .squareCentimeters, .squareMillimeters,
      .squareMicrometers, .squareNanometers, .squareInches, .squareFeet, .squareYards,
      .squareMiles, .acres, .hectares,
    ]
    let pressures: [UnitPressure] = [
      .newtonsPerMetersSquared, .gigapascals, .megapascals, .kilopascals, .hectopascals,
      .inchesOfMercury, .bars, .millibars, .millimetersOfMercury, .poundsForcePerSquareInch,
    ]
    let powers: [UnitPower] = [
      .terawatts, .gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .microwatts, .nanowatts,
      .picowatts, .femtowatts, .horsepower,
    ]
    let storage: [UnitInformationStorage] = [
      .bytes, .bits, .yottabytes, .zettabytes, .exabytes, .petabytes, .terabytes, .gigabytes,
      .megabytes, .kilobytes, .yottabits, .zettabits, .exabits, .petabits, .terabits, .gigabits,
      .megabits, .kilobits, .yobibytes, .zebibytes, .exbibytes, .pebibytes, .tebibytes,
      .gibibytes, .mebibytes, .kibibytes, .yobibits, .zebibits, .exbibits, .pebibits, .tebibits,
      .gibibits, .mebibits, .kibibits,
    ]
    let rest: [Dimension] = [
      UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour,
      UnitSpeed.knots, UnitAcceleration.gravity, UnitAcceleration.metersPerSecondSquared,
      UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians,
      UnitAngle.revolutions, UnitFuelEfficiency.litersPer100Kilometers,
      UnitFuelEfficiency.milesPerGallon, UnitFuelEfficiency.milesPerImperialGallon,
      UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit,
      UnitEnergy.kilojoules, UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories,
      UnitEnergy.kilowattHours, UnitIlluminance.lux, UnitDuration.hours, UnitDuration.minutes,
      UnitDuration.seconds, UnitDuration.milliseconds, UnitDuration.microseconds,
      UnitDuration.nanoseconds, UnitDuration.picoseconds, UnitConcentrationMass.gramsPerLiter,
      UnitConcentrationMass.milligramsPerDeciliter, UnitDispersion.partsPerMillion,
      UnitElectricCurrent.megaamperes, UnitElectricCurrent.kiloamperes,
      UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes,
      UnitElectricCurrent.microamperes, UnitElectricPotentialDifference.megavolts,
      UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.volts,
      UnitElectricPotentialDifference.millivolts, UnitElectricPotentialDifference.microvolts,
      UnitElectricResistance.megaohms, UnitElectricResistance.kiloohms,
      UnitElectricResistance.ohms, UnitElectricResistance.milliohms,
      UnitElectricResistance.microohms, UnitFrequency.terahertz, UnitFrequency.gigahertz,
      UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz,
      UnitFrequency.millihertz, UnitFrequency.microhertz, UnitFrequency.nanohertz,
    ]
    for unit in areas + pressures + powers + storage + rest { isKnown(unit) }
  }

  /// Whether ICU has a word for the unit, in English and in a language of another script.
  private func isKnown(_ unit: Dimension) {
    guard let identifier = UnitIdentifier.icu(unit) else {
      Issue.record("\(type(of: unit)) \(unit.symbol) has no identifier")
      return
    }
    for locale in ["en_US", "ar_EG"] {
      for width in ["full-name", "short", "narrow"] {
        let text = ICU.number(
          2, skeleton: "unit/\(identifier) unit-width-\(width)", locale: Locale(identifier: locale))
        #expect((text?.count ?? 0) > 1, "\(identifier) \(width) \(locale)")
      }
    }
  }
}
