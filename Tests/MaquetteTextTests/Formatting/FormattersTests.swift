import Foundation
import Testing

@testable import MaquetteText

@Suite struct FormattersTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date.reference
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-7260), relativeTo: now)
        == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 minutes")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 2)) == "tomorrow")
    #expect(formatter.localizedString(for: now, relativeTo: now) == "now")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2h ago")
    formatter.locale = german
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    #expect(formatter.string(for: "no date") == nil)
    #expect(formatter.string(for: Date.now.addingTimeInterval(-7300)) == "vor 2 Stunden")
  }

  @Test func lists() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["A", "B", "C"]) == "A, B, and C")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
    let digits = NumberFormatter()
    digits.locale = german
    digits.minimumFractionDigits = 1
    digits.minimumIntegerDigits = 1
    formatter.locale = german
    formatter.itemFormatter = digits
    #expect(formatter.string(from: [NSNumber(value: 1.5), NSNumber(value: 2)]) == "1,5 und 2,0")
    #expect(formatter.string(from: ["no number"]) == nil)
    #expect(formatter.string(for: 5) == nil)
  }

  @Test func names() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Jane", familyName: "Doe")
    #expect(formatter.string(from: name) == "Jane Doe")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Jane Doe")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "JD")
    #expect(formatter.string(for: name) == "JD")
    #expect(formatter.personNameComponents(from: "Jane Doe")?.familyName == "Doe")
    #expect(formatter.personNameComponents(from: "12") == nil)
  }

  private func components(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = []
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = english
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    (.full, "9 hours, 41 minutes, 30 seconds"), (.short, "9 hr, 41 min, 30 sec"),
    (.brief, "9hr 41min 30sec"), (.abbreviated, "9h 41m 30s"), (.positional, "9:41:30"),
  ])
  func unitStyles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(components(style).string(from: 34_890) == text)
  }

  @Test func clockForms() {
    let formatter = components(.positional, [.minute, .second])
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 3725) == "62:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "00:01:05")
  }

  @Test func unitsAndZeros() {
    let formatter = components(.full, [.day, .hour, .minute])
    #expect(formatter.string(from: 86_400 + 120) == "1 day, 2 minutes")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 86_400 + 120) == "1 day, 0 hours, 2 minutes")
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 86_400 + 120) == "1 day")
    #expect(formatter.string(from: 0) == "0 minutes")
    #expect(formatter.string(from: -7200) == "-2 hours")
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour")
    #expect(formatter.string(for: DateComponents(day: 2)) == "2 days")
    #expect(formatter.string(for: "no time") == nil)
    #expect(
      components(.full).string(
        from: Date("2023-06-05T00:00:00Z"), to: Date("2024-07-05T00:00:00Z"))
        == "1 year, 1 month")
  }

  @Test func phrases() {
    let formatter = components(.full, [.minute])
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "5 minutes remaining")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(formatter.string(from: height) == "5.906 ft")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: height) == "1.8 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: height) == "1.8 meters")
    formatter.unitStyle = .short
    #expect(formatter.string(from: height) == "1.8m")
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: height) == "2 m")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 2500, unit: UnitLength.meters)) == "2 km")
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitMass.kilograms)) == "250 g")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    #expect(formatter.string(for: height) == "2 m")
    #expect(formatter.string(for: "no measurement") == nil)
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.locale = german
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.500 m")
  }
}
