import Foundation
import Testing

@testable import MaquetteText

@Suite struct SystemFormatStyleTests {
  private let reference = Date.reference

  private func later(_ seconds: Double) -> Date { reference.addingTimeInterval(seconds) }

  private func text<F: DiscreteFormatStyle>(
    _ format: F, at seconds: Double, _ locale: String = "en_US"
  ) -> String where F.FormatInput == Date {
    LiveText(.currentDate, format: format, in: .of(locale)).string(at: later(seconds))
  }

  @Test func timers() {
    let five = reference..<later(300)
    #expect(text(.timer(countingDownIn: five), at: 0) == "5:00")
    #expect(text(.timer(countingDownIn: five), at: 270) == "0:30")
    #expect(text(.timer(countingDownIn: five), at: 999) == "0:00")
    #expect(text(.timer(countingUpIn: five), at: 30) == "0:30")
    #expect(text(.timer(countingUpIn: five), at: 30, "ar_EG") == "٠:٣٠")
    let two = reference..<later(7200)
    #expect(text(.timer(countingUpIn: two), at: 3903) == "1:05:03")
    #expect(text(.timer(countingUpIn: two, maxFieldCount: 2), at: 3903) == "1:05")
    #expect(text(.timer(countingUpIn: two, maxFieldCount: 2), at: 303) == "5:03")
    #expect(text(.timer(countingUpIn: two, maxPrecision: .seconds(60)), at: 330) == "5 minutes")
    #expect(text(.timer(countingUpIn: two, showsHours: false), at: 5400) == "90:00")
  }

  @Test(arguments: [
    (-1.0, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (2730.12, "45:30.12"),
    (3600, "01:00:00.00"), (90_061, "25:01:01.00"),
  ])
  func stopwatches(seconds: Double, expected: String) {
    #expect(text(.stopwatch(startingAt: reference), at: seconds) == expected)
  }

  @Test func stopwatchesOfLessPrecision() {
    #expect(text(.stopwatch(startingAt: reference, maxPrecision: .seconds(1)), at: 83.4) == "01:23")
    #expect(
      text(.stopwatch(startingAt: reference, maxPrecision: .milliseconds(100)), at: 83.45)
        == "01:23.4")
    #expect(
      text(.stopwatch(startingAt: reference, maxPrecision: .seconds(60)), at: 3600) == "1 hour")
    #expect(
      text(.stopwatch(startingAt: reference, maxPrecision: .seconds(60)), at: 1380)
        == "23 minutes")
    #expect(text(.stopwatch(startingAt: reference, showsHours: false), at: 4530) == "75:30.00")
    #expect(text(.stopwatch(startingAt: reference, maxFieldCount: 3), at: 5025.67) == "01:23:45")
    #expect(text(.stopwatch(startingAt: reference, maxFieldCount: 2), at: 5025.67) == "01:23")
    #expect(text(.stopwatch(startingAt: reference), at: 5025.67) == "01:23:45.67")
    #expect(text(.stopwatch(startingAt: reference), at: 5.23, "de_DE") == "00:05,23")
  }

  @Test func offsets() {
    #expect(text(.offset(to: reference), at: 222) == "3 minutes, 42 seconds")
    #expect(text(.offset(to: reference), at: -332) == "\u{2212}5 minutes, 32 seconds")
    #expect(text(.offset(to: reference), at: 3900) == "1 hour, 5 minutes")
    #expect(text(.offset(to: reference), at: 183_600) == "2 days, 3 hours")
    #expect(text(.offset(to: reference, sign: .always()), at: 300) == "+5 minutes")
    #expect(text(.offset(to: reference, sign: .never), at: -300) == "5 minutes")
    #expect(
      text(.offset(to: reference, allowedFields: [.minute, .second]), at: 332) == "5:32")
    #expect(
      text(.offset(to: reference, allowedFields: [.minute, .second]), at: -332)
        == "\u{2212}5:32")
    #expect(
      text(
        .offset(to: reference, allowedFields: [.hour, .minute, .second], maxFieldCount: 3),
        at: 3932) == "1:05:32")
    #expect(text(.offset(to: reference), at: 8580, "de_DE") == "2 Stunden und 23 Minuten")
  }

  @Test(arguments: [
    (0.005, "now"), (0.1, "in 6 minutes"), (3, "in 3 hours"), (-3, "3 hours ago"),
    (24, "tomorrow"), (30, "tomorrow"), (-24, "yesterday"), (-72, "3 days ago"),
    (648, "in 27 days"), (960, "Saturday, July 15"), (-960, "Wednesday, April 26"),
    (9600, "July 2024"),
  ])
  func references(hours: Double, expected: String) {
    #expect(text(.reference(to: later(hours * 3600)), at: 0) == expected)
  }

  @Test func referencesWithOtherFields() {
    let date = Date("2019-06-03T12:00:00Z")
    #expect(text(.reference(to: date), at: 0) == "June 2019")
    #expect(text(.reference(to: date, maxFieldCount: 3), at: 0) == "June 3, 2019")
    #expect(
      text(.reference(to: later(172_800), thresholdField: .hour), at: 0) == "Wednesday, June 7")
    #expect(
      text(.reference(to: later(960 * 3600), thresholdField: .month), at: 0) == "next month")
    #expect(text(.reference(to: later(86_400)), at: 0, "de_DE") == "morgen")
  }

  @Test func theyAreDiscreteStylesThemselves() {
    let style = SystemFormatStyle.Timer(countingDownIn: reference..<later(300))
      .locale(Locale(identifier: "ar_EG"))
    #expect(String(style.format(later(60)).characters) == "٤:٠٠")
    #expect(style.discreteInput(after: later(60.5)) == later(61).next)
    #expect(style.discreteInput(before: later(61).next) == later(61))
    #expect(style.discreteInput(after: later(300)) == nil)
    #expect(style.discreteInput(before: reference) == nil)
  }

  // W1
  @Test func aViewsLocaleWins() {
    let style = SystemFormatStyle.DateOffset(to: reference).locale(Locale(identifier: "ja_JP"))
    #expect(text(style, at: 674, "de_DE") == "11 Minuten und 14 Sekunden")
    #expect(String(style.format(later(674)).characters) == "11分 14秒")
  }

  @Test func sources() {
    #expect(TimeDataSource.currentDate.value(at: later(5)) == later(5))
    let ending = TimeDataSource.dateRange(endingAt: later(10))
    #expect(ending.value(at: reference) == reference..<later(10))
    #expect(ending.value(at: later(20)) == later(10)..<later(10))
    let starting = TimeDataSource.dateRange(startingAt: reference)
    #expect(starting.value(at: later(20)) == reference..<later(20))
    #expect(starting.value(at: later(-20)) == reference..<reference)
    let offset = TimeDataSource.durationOffset(to: reference)
    #expect(offset.value(at: later(-20)) == .seconds(-20))
  }

  @Test func sourcesOfUnknownKinds() throws {
    let english = FormatEnvironment.of("en_US")
    let sources: [any ErasedTimeDataSource] = [
      TimeDataSource.currentDate, TimeDataSource.durationOffset(to: reference),
    ]
    let styles: [any DiscreteFormatStyle] = [
      SystemFormatStyle.Stopwatch(startingAt: reference),
      Duration.TimeFormatStyle(pattern: .minuteSecond),
    ]
    let texts = sources.map { source in
      styles.map { source.liveText($0, in: english)?.string(at: later(61)) }
    }
    #expect(texts == [["01:01.00", nil], [nil, "1:01"]])
  }
}
