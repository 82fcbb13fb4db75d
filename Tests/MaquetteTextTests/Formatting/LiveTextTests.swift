import Foundation
import Testing

@testable import MaquetteText

@Suite struct LiveTextTests {
  private let reference = Date.reference

  private func later(_ seconds: Double) -> Date { reference.addingTimeInterval(seconds) }

  private func countdown(
    _ length: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true,
    at seconds: Double
  ) throws -> String {
    try LiveText(
      timerFrom: reference, to: later(length), pauseTime: pause.map(later), countsDown: down,
      showsHours: hours, in: .of("en_US")
    ).string(at: later(seconds))
  }

  @Test(arguments: [
    (-10.0, "5:00"), (0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00"), (900, "0:00"),
    (0.5, "4:59"),
  ])
  func countsDownWithinTheInterval(seconds: Double, text: String) throws {
    #expect(try countdown(300, at: seconds) == text)
  }

  @Test(arguments: [
    (-10.0, "0:00"), (0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00"),
    (9000, "1:00:00"),
  ])
  func countsUpWithinTheInterval(seconds: Double, text: String) throws {
    #expect(try countdown(3600, down: false, at: seconds) == text)
  }

  @Test func hoursAppearFromOneHourOn() throws {
    #expect(try countdown(7200, at: 3600) == "1:00:00")
    #expect(try countdown(7200, at: 3601) == "59:59")
    #expect(try countdown(5400, hours: false, at: 0) == "90:00")
    #expect(try countdown(5400, down: false, hours: false, at: 5399) == "89:59")
  }

  /// The pause is a moment of the clock. Apple's example ("12 minutes, paused at now + 10 minutes,
  /// pauses when reaching 10:00") says otherwise; applications pass the moment of pausing.
  @Test func aPauseFreezesTheClock() throws {
    #expect(try countdown(720, pause: 600, at: 500) == "3:40")
    #expect(try countdown(720, pause: 600, at: 600) == "2:00")
    #expect(try countdown(720, pause: 600, at: 5000) == "2:00")
    #expect(try countdown(720, pause: -50, at: 100) == "12:00")
    #expect(try countdown(720, pause: 5000, at: 6000) == "0:00")
    #expect(try countdown(720, pause: 60, down: false, at: 100) == "1:00")
    let paused = try LiveText(
      timerFrom: reference, to: later(720), pauseTime: later(600), in: .of("en_US"))
    #expect(paused.nextChange(after: later(600)) == nil)
    #expect(paused.nextChange(after: later(599.5)) == nil)
    #expect(paused.nextChange(after: later(598.5)) == later(599).next)
  }

  @Test func reversedIntervalsAreReported() {
    let error = ReversedInterval(start: reference, end: later(-5))
    #expect(throws: error) {
      try LiveText(timerFrom: reference, to: later(-5), in: .of("en_US"))
    }
    #expect(throws: error) { try LiveText(from: reference, to: later(-5), in: .of("en_US")) }
    #expect(
      error.description
        == "Range requires lowerBound <= upperBound: "
        + "2023-06-05T07:30:00Z is after 2023-06-05T07:29:55Z")
    #expect(throws: Never.self) {
      try LiveText(timerFrom: reference, to: reference, in: .of("en_US"))
    }
  }

  @Test func fixedTextsNeverChange() throws {
    for style in [DateTextStyle.time, .date] {
      #expect(
        LiveText(reference, style: style, in: .of("en_US")).nextChange(after: reference) == nil)
    }
    let range = try LiveText(from: reference, to: later(60), in: .of("en_US"))
    #expect(range.nextChange(after: reference) == nil)
  }

  @Test func relativeIsTheSameBeforeAndAfter() {
    let text = LiveText(reference, style: .relative, in: .of("en_US"))
    for seconds in [0.0, 13, 59, 60, 61, 3599, 3600, 8580, 86_400, 100_000] {
      #expect(text.string(at: later(seconds)) == text.string(at: later(-seconds)))
    }
    #expect(text.string(at: later(7213)) == "2 hr, 13 sec")
    #expect(text.string(at: later(90_061)) == "1 day, 1 hr")
  }

  @Test(arguments: [
    (DateTextStyle.time, "en_US", ["7:30\u{202F}AM", "7:30"]), (.time, "de_DE", ["07:30"]),
    (.time, "ar_EG", ["٧:٣٠\u{A0}ص", "٧:٣٠"]),
    (.date, "en_US", ["June 5, 2023", "Jun 5, 2023", "6/5/2023", "5"]),
    (.date, "de_DE", ["5. Juni 2023", "5.6.2023", "5"]),
    (.date, "ja_JP", ["2023年6月5日", "2023/6/5", "5日"]),
    (.relative, "en_US", ["2 hr, 23 min", "2 hr", "2h"]),
    (.relative, "ja_JP", ["2時間 23分", "2時間"]),
    (.offset, "en_US", ["+2 hours", "+2 hr", "+2h"]), (.timer, "en_US", ["2:23:00", "2:23"]),
  ])
  func narrowerForms(style: DateTextStyle, locale: String, forms: [String]) {
    let text = LiveText(reference, style: style, in: .of(locale))
    #expect(text.narrowerForms(at: later(8580)) == forms)
  }

  @Test func narrowerRanges() throws {
    let range = try LiveText(
      from: reference, to: Date("2023-06-08T09:00:00Z"), in: .of("en_US"))
    #expect(
      range.narrowerForms(at: reference) == [
        "Jun 5, 2023 at 7:30\u{202F}AM\u{2009}–\u{2009}Jun 8, 2023 at 9:00\u{202F}AM",
        "Jun 5\u{2009}–\u{2009}8, 2023",
      ])
  }

  @Test func widestTextsLeaveRoomForWhatComes() throws {
    func widest(_ style: DateTextStyle, _ locale: String = "en_US", at seconds: Double) -> String {
      LiveText(reference, style: style, in: .of(locale)).widestString(at: later(seconds))
    }
    #expect(widest(.timer, at: -152) == "0:00:00")
    #expect(widest(.timer, at: 133_141) == "00:00:00")
    #expect(widest(.timer, "ar_EG", at: -152) == "٠:٠٠:٠٠")
    #expect(widest(.relative, at: -20) == "20 sec")
    #expect(widest(.relative, at: -674) == "11 min, 14 sec")
    #expect(widest(.date, at: 0) == "June 5, 2023")
    let short = try LiveText(timerFrom: reference, to: later(300), in: .of("en_US"))
    #expect(short.widestString(at: reference) == "0:00")
    let long = try LiveText(
      timerFrom: reference, to: later(5400), showsHours: false, in: .of("en_US"))
    #expect(long.widestString(at: later(5000)) == "00:00")
  }

  @Test func clocksFitInTheirWidestText() throws {
    let clock = try LiveText(timerFrom: reference, to: later(7300), in: .of("en_US"))
    for seconds in stride(from: 0.0, through: 7300, by: 37) {
      let text = clock.string(at: later(seconds))
      #expect(text.count <= clock.widestString(at: later(seconds)).count)
    }
  }

  @Test func livesInsideATreeAsIdentifiers() throws {
    let texts = [
      LiveText(reference, style: .offset, in: .of("de_DE", "Europe/Berlin")),
      try LiveText(timerFrom: reference, to: later(60), in: .of("ar_EG")),
      LiveText(.currentDate, format: .reference(to: reference), in: .of("ja_JP")),
      LiveText(.currentDate, format: .stopwatch(startingAt: reference), in: .of("hi_IN")),
      LiveText(
        .durationOffset(to: reference), format: .time(pattern: .minuteSecond), in: .of("en_US")),
      LiveText(.currentDate, format: Date.FormatStyle(time: .standard), in: .of("en_US")),
    ]
    for text in texts {
      let coded = try JSONEncoder().encode(text)
      let decoded = try JSONDecoder().decode(LiveText.self, from: coded)
      #expect(decoded == text)
      #expect(decoded.string(at: later(20)) == text.string(at: later(20)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(texts[0]), as: UTF8.self)
        == #"{"content":{"distance":{"_0":{"date":707643000,"limit":1,"sign":"both","#
        + #""units":[0,1,3,4,5,6],"width":"wide"}}},"#
        + #""environment":{"calendar":"gregorian","locale":"de_DE","timeZone":"Europe\/Berlin"}}"#)
  }

  @Test func authorsStylesCannotBeReadBack() throws {
    let text = LiveText(.currentDate, format: EvenMinutes(), in: .of("en_US"))
    #expect(text.string(at: reference) == "even")
    #expect(text.string(at: later(60)) == "odd")
    #expect(text.nextChange(after: later(5)) == later(60))
    #expect(text == LiveText(.currentDate, format: EvenMinutes(), in: .of("en_US")))
    let coded = try JSONEncoder().encode(text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LiveText.self, from: coded)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func instantsBeyondCalendarsAreText(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [DateTextStyle.time, .date, .relative, .offset, .timer] {
      let text = LiveText(date, style: style, in: .of("en_US"))
      #expect(!text.string(at: reference).isEmpty)
      #expect(try JSONDecoder().decode(LiveText.self, from: JSONEncoder().encode(text)) == text)
    }
  }

  @Test func aClockWithoutEndIsText() throws {
    let clock = try LiveText(timerFrom: reference, to: later(.infinity), in: .of("en_US"))
    #expect(clock.string(at: reference) == "277,581,210:16:40")
  }

  @Test func theFrozenClockIsNotPartOfTheText() {
    let one = LiveText(reference, style: .timer, in: .of("en_US", now: reference))
    let other = LiveText(reference, style: .timer, in: .of("en_US", now: later(5)))
    #expect(one == other)
  }
}

/// A style of an author, with its own idea of when it changes.
private struct EvenMinutes: DiscreteFormatStyle {
  func format(_ value: Date) -> String {
    Int(value.timeIntervalSinceReferenceDate / 60) % 2 == 0 ? "even" : "odd"
  }

  func discreteInput(after input: Date) -> Date? {
    let minutes = (input.timeIntervalSinceReferenceDate / 60).rounded(.down) + 1
    return Date(timeIntervalSinceReferenceDate: minutes * 60)
  }

  func discreteInput(before input: Date) -> Date? {
    let minutes = (input.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: minutes * 60).addingTimeInterval(-1e-6)
  }
}
