import Foundation
import MaquetteUI

/// `.measurement(width:usage:)` for every kind of quantity.
enum MeasurementFormats {
  static let entries: [TypeEntry] = [
    entries(UnitLength.self, ["person": .person, "personHeight": .personHeight, "road": .road]),
    entries(UnitMass.self, ["personWeight": .personWeight]),
    entries(UnitTemperature.self, ["person": .person, "weather": .weather], more: [temperature]),
    entries(UnitEnergy.self, ["food": .food, "workout": .workout]),
    entries(UnitInformationStorage.self, more: [ByteCountFormats.storage]),
    entries(UnitSpeed.self), entries(UnitDuration.self), entries(UnitVolume.self),
    entries(UnitPressure.self), entries(UnitAngle.self), entries(UnitArea.self),
    entries(UnitPower.self), entries(UnitFrequency.self), entries(UnitAcceleration.self),
    entries(UnitElectricCharge.self), entries(UnitElectricCurrent.self),
    entries(UnitElectricPotentialDifference.self), entries(UnitElectricResistance.self),
    entries(UnitFuelEfficiency.self), entries(UnitIlluminance.self),
    entries(UnitConcentrationMass.self), entries(UnitDispersion.self),
  ].flatMap { $0 }

  private static var families: [ObjectIdentifier: FormatFamily] = [:]

  /// The formats of a measurement; nil for what is none.
  static func family(of any: Any) -> FormatFamily? {
    _ = entries
    return families[ObjectIdentifier(type(of: any))]
  }

  private static func entries<U: Dimension>(
    _ unit: U.Type, _ usages: [String: MeasurementFormatUnitUsage<U>] = [:],
    more: [Overload] = []
  ) -> [TypeEntry] {
    typealias Style = Measurement<U>.FormatStyle
    let name = UnitKind.name(of: U.self)
    let style = "Measurement<\(name)>.FormatStyle"
    families[ObjectIdentifier(Measurement<U>.self)] = FormatFamily(
      name: "FormatStyle<Measurement<\(name)>>", standard: .wrap(Style(width: .abbreviated)))
    let text =
      "(width: \(style).UnitWidth, usage: \(name).FormatUsage = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)"
    func overload(_ text: String) -> Overload {
      Overload(text) {
        (
          width: Style.UnitWidth?, usage: MeasurementFormatUnitUsage<U>?,
          numbers: FloatingPointFormatStyle<Double>?
        ) in
        Style(width: width ?? .abbreviated, usage: usage ?? .general, numberFormatStyle: numbers)
      }
    }
    return [
      TypeEntry.formats(
        of: "Measurement<\(name)>",
        functions: [overload("func measurement\(text) -> \(style)")] + more),
      TypeEntry(
        format: Style.self, named: style, initializers: [overload("init\(text)")],
        stored: [StoredProperty("locale", "Locale", \Style.locale)]),
      TypeEntry(
        choices: ["wide": Style.UnitWidth.wide, "abbreviated": .abbreviated, "narrow": .narrow],
        named: style + ".UnitWidth"),
      TypeEntry(
        choices: usages.merging(["general": .general, "asProvided": .asProvided]) { own, _ in own },
        named: name + ".FormatUsage"),
    ]
  }

  /// Temperatures may leave out their scale.
  private static let temperature = Overload(
    "func measurement(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: UnitTemperature.FormatUsage = .general, hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Measurement<UnitTemperature>.FormatStyle"
  ) {
    (
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth?,
      usage: MeasurementFormatUnitUsage<UnitTemperature>?, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) in
    Measurement<UnitTemperature>.FormatStyle(
      width: width ?? .abbreviated, usage: usage ?? .general,
      hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
