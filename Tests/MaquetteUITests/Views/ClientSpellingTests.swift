import Foundation
import MaquetteUI
import Testing

/// What a file that imports both modules may write, with the names that Foundation on Linux has
/// taken without filling them.
@Suite struct ClientSpellingTests {
  private func labeled<F: FormatStyle>(_ value: F.FormatInput, format: F) -> F.FormatOutput
  where F.FormatInput: Equatable, F.FormatOutput == String {
    format.locale(Locale(identifier: "en_US")).format(value)
  }

  @Test func membersResolveInGenericPositions() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(labeled(height, format: .measurement(width: .abbreviated)) == "5.9 ft")
    #expect(
      labeled(height, format: .measurement(width: .wide, usage: .asProvided)) == "1.8 meters")
    #expect(
      labeled(height, format: .measurement(width: .narrow, usage: .personHeight))
        == "5\u{2032} 11\u{2033}")
    let heat = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(
      labeled(heat, format: .measurement(width: .narrow, usage: .weather, hidesScaleName: true))
        == "70°")
    let storage = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
    #expect(labeled(storage, format: .byteCount(style: .memory)) == "2.9 MB")
    let name = PersonNameComponents(givenName: "Jane", familyName: "Doe")
    #expect(labeled(name, format: .name(style: .abbreviated)) == "JD")
    let range = Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 60)
    #expect(labeled(range, format: .components(style: .wide, fields: [.minute])) == "1 minute")
    #expect(labeled(range, format: .timeDuration) == "1:00")
    #expect(labeled(5, format: .number) == "5")
    #expect(labeled(0.5, format: .percent) == "50%")
    #expect(labeled(.seconds(61), format: .time(pattern: .minuteSecond)) == "1:01")
  }

  @Test func typesAreNamedAsAppleNamesThem() {
    let lengths: Measurement<UnitLength>.FormatStyle = Measurement.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"))
    #expect(lengths.format(Measurement(value: 2, unit: UnitLength.meters)) == "2 Meter")
    let measurements: MeasurementFormatter = MeasurementFormatter()
    measurements.locale = Locale(identifier: "en_US")
    measurements.unitStyle = .long
    #expect(measurements.string(from: Measurement(value: 2, unit: UnitMass.pounds)) == "2 pounds")
    let durations: DateComponentsFormatter = DateComponentsFormatter()
    durations.allowedUnits = [.hour, .minute]
    durations.unitsStyle = .positional
    #expect(durations.string(from: 5400) == "1:30")
    let names = PersonNameComponentsFormatter()
    names.style = .long
    #expect(names.string(from: PersonNameComponents(givenName: "Jane")) == "Jane")
    let relative: RelativeDateTimeFormatter = RelativeDateTimeFormatter()
    relative.unitsStyle = .full
    relative.locale = Locale(identifier: "en_US")
    #expect(relative.localizedString(fromTimeInterval: 60) == "in 1 minute")
    let lists: ListFormatter = ListFormatter()
    lists.locale = Locale(identifier: "en_US")
    #expect(lists.string(from: ["a", "b"]) == "a and b")
  }

  @Test func stylesOfTheClock() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let style: SystemFormatStyle.Timer = .timer(
      countingDownIn: start..<start.addingTimeInterval(90))
    #expect(String(style.format(start).characters) == "1:30")
    #expect(Text.DateStyle.relative != .offset)
    let source: TimeDataSource<Duration> = .durationOffset(to: start)
    #expect(type(of: source) == TimeDataSource<Duration>.self)
  }
}
