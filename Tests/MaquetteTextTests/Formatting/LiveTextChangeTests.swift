import Foundation
import Testing

@testable import MaquetteText

/// Between the instants that a text names it stays the same, and at each of them it differs: over
/// midnights, month ends, leap days, and both changes of daylight-saving time.
@Suite struct LiveTextChangeTests {
  /// Where the clock starts, and in which zone.
  struct Moment: Sendable, CustomTestStringConvertible {
    let zone: String
    let instant: String

    var testDescription: String { "\(instant) \(zone)" }
  }

  static let moments = [
    Moment(zone: "UTC", instant: "2023-06-05T07:30:00Z"),
    Moment(zone: "UTC", instant: "2023-12-31T23:59:58Z"),
    Moment(zone: "UTC", instant: "2024-02-28T23:59:30Z"),
    Moment(zone: "UTC", instant: "2024-02-29T12:00:00Z"),
    Moment(zone: "UTC", instant: "2023-01-31T10:00:01Z"),
    Moment(zone: "Europe/Berlin", instant: "2023-03-26T00:59:55Z"),
    Moment(zone: "Europe/Berlin", instant: "2023-10-29T00:59:55Z"),
    Moment(zone: "Europe/Berlin", instant: "2023-10-28T10:00:00Z"),
    Moment(zone: "America/New_York", instant: "2023-03-12T06:59:50Z"),
    Moment(zone: "America/New_York", instant: "2023-11-05T05:59:50Z"),
    Moment(zone: "Australia/Lord_Howe", instant: "2023-04-01T14:59:50Z"),
    Moment(zone: "Australia/Lord_Howe", instant: "2023-09-30T15:29:50Z"),
  ]

  /// Distances of the date from the start, so that units of every size are shown.
  static let distances: [Double] = [
    -86_400 * 800, -86_400 * 366, -86_400 * 45, -86_400 * 28, -86_400 * 2.5, -90_000, -86_400,
    -7213, -3600, -61.25, -1, 0, 0.4, 2, 59, 60, 3599, 3601, 7213, 79_000, 86_399, 86_401,
    86_400 * 2.5, 86_400 * 27, 86_400 * 31, 86_400 * 59, 86_400 * 366, 86_400 * 800,
  ]

  @Test(arguments: moments)
  func stylesOfDates(moment: Moment) throws {
    let start = Date(moment.instant)
    let environment = FormatEnvironment.of("en_US", moment.zone)
    for distance in Self.distances {
      let date = start.addingTimeInterval(distance)
      for style in [DateTextStyle.relative, .offset, .timer] {
        try follow(LiveText(date, style: style, in: environment), from: start, steps: 5)
      }
    }
  }

  @Test(arguments: moments)
  func systemStyles(moment: Moment) throws {
    let start = Date(moment.instant)
    let environment = FormatEnvironment.of("de_DE", moment.zone)
    for distance in Self.distances {
      let date = start.addingTimeInterval(distance)
      try follow(
        LiveText(.currentDate, format: .offset(to: date), in: environment), from: start, steps: 4)
      try follow(
        LiveText(.currentDate, format: .reference(to: date), in: environment), from: start,
        steps: 4)
    }
  }

  @Test(arguments: moments)
  func clocks(moment: Moment) throws {
    let start = Date(moment.instant)
    let environment = FormatEnvironment.of("ar_EG", moment.zone)
    for distance in Self.distances where distance > 0 {
      for lead in [-30.5, 0, 12] {
        let range = (start.addingTimeInterval(lead), start.addingTimeInterval(lead + distance))
        for countsDown in [true, false] {
          try follow(
            LiveText(
              timerFrom: range.0, to: range.1, countsDown: countsDown, in: environment),
            from: start, steps: 4)
          try follow(
            LiveText(
              timerFrom: range.0, to: range.1, pauseTime: start.addingTimeInterval(3.3),
              countsDown: countsDown, in: environment), from: start, steps: 6)
        }
        let words = SystemFormatStyle.Timer(
          countingDownIn: range.0..<range.1, maxPrecision: .seconds(60))
        try follow(
          LiveText(.currentDate, format: words, in: environment), from: start, steps: 3)
        let hours = SystemFormatStyle.Timer(
          countingDownIn: range.0..<range.1, maxFieldCount: 2)
        try follow(
          LiveText(.currentDate, format: hours, in: environment), from: start, steps: 3)
      }
    }
    try follow(
      LiveText(.currentDate, format: .stopwatch(startingAt: start), in: environment), from: start,
      steps: 120)
  }

  @Test(arguments: moments)
  func foundationsStyles(moment: Moment) throws {
    let start = Date(moment.instant)
    let environment = FormatEnvironment.of("en_US", moment.zone)
    try follow(
      LiveText(.currentDate, format: Date.FormatStyle(time: .standard), in: environment),
      from: start, steps: 20, slack: 0.001)
    try follow(
      LiveText(.currentDate, format: .dateTime.hour().minute(), in: environment), from: start,
      steps: 20, slack: 0.001)
    try follow(
      LiveText(
        .currentDate, format: Date.FormatStyle(date: .long, time: .omitted), in: environment),
      from: start, steps: 5, slack: 0.001)
    try follow(
      LiveText(
        .durationOffset(to: start.addingTimeInterval(-3598.3)),
        format: .time(pattern: .hourMinuteSecond), in: environment), from: start, steps: 10,
      slack: 0.001)
    try follow(
      LiveText(
        .durationOffset(to: start.addingTimeInterval(-3598.3)),
        format: .units(allowed: [.hours, .minutes], width: .wide), in: environment),
      from: start, steps: 5, slack: 0.001)
  }

  @Test(arguments: [
    Calendar.Identifier.buddhist, .hebrew, .islamicUmmAlQura, .persian, .japanese, .chinese,
  ])
  func otherCalendars(identifier: Calendar.Identifier) throws {
    let start = Date("2024-02-28T23:59:30Z")
    let environment = FormatEnvironment(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: identifier),
      timeZone: .gmt)
    for distance in Self.distances {
      let date = start.addingTimeInterval(distance)
      for style in [DateTextStyle.relative, .offset] {
        try follow(LiveText(date, style: style, in: environment), from: start, steps: 4)
      }
    }
  }

  @Test func aClockThatJumpsIsAskedAnew() throws {
    let start = Date("2023-10-29T00:30:00Z")
    let text = LiveText(
      start.addingTimeInterval(5000), style: .relative, in: .of("en_US", "Europe/Berlin"))
    let first = text.nextChange(after: start)
    _ = text.nextChange(after: start.addingTimeInterval(86_400 * 30))
    _ = text.nextChange(after: start.addingTimeInterval(-86_400 * 30))
    #expect(text.nextChange(after: start) == first)
    try follow(text, from: start.addingTimeInterval(-86_400 * 30), steps: 4)
    try follow(text, from: start.addingTimeInterval(86_400 * 30), steps: 4)
  }

  @Test func theLongDateChangesAtLocalMidnight() {
    let text = LiveText(
      .currentDate, format: Date.FormatStyle(date: .long, time: .omitted),
      in: .of("en_US", "America/New_York"))
    #expect(
      text.nextChange(after: Date("2023-03-12T06:59:50Z")) == Date("2023-03-13T04:00:00Z"))
    #expect(
      text.nextChange(after: Date("2023-11-05T05:59:50Z")) == Date("2023-11-06T05:00:00Z"))
  }

  @Test func daysAcrossTheChangeOfTimeAreCalendarDays() {
    let noon = Date("2023-03-26T10:00:00Z")
    let before = Date("2023-03-25T11:00:00Z")
    let text = LiveText(noon, style: .relative, in: .of("en_US", "Europe/Berlin"))
    #expect(text.string(at: before) == "1 day")
    #expect(text.string(at: before.next) == "22 hr, 59 min")
  }

  /// Looks at the text at many instants between two changes, and at the changes themselves.
  ///
  /// ICU rounds instants to milliseconds, so `slack` allows dates to change half of one early.
  private func follow(
    _ text: LiveText, from start: Date, steps: Int, slack: Double = 0
  ) throws {
    var instant = start
    for _ in 0..<steps {
      let present = text.string(at: instant)
      guard let next = text.nextChange(after: instant) else {
        for days in [0.00001, 0.001, 0.1, 1, 10, 100, 1000] {
          #expect(text.string(at: instant.addingTimeInterval(days * 86_400)) == present)
        }
        return
      }
      try #require(next > instant)
      let length = next.timeIntervalSince(instant)
      let samples = stride(from: 0.0, to: 1, by: 1.0 / 16).map {
        instant.addingTimeInterval($0 * length)
      }
      let last = Date(
        timeIntervalSinceReferenceDate: next.timeIntervalSinceReferenceDate.nextDown)
      for sample in samples + [last] where sample < next.addingTimeInterval(-slack) {
        let seen = text.string(at: sample)
        if seen != present {
          Issue.record(
            "\(text): \"\(present)\" at \(instant) is \"\(seen)\" at \(sample) before \(next)")
          return
        }
      }
      let changed = text.string(at: next)
      if changed == present {
        Issue.record("\(text): still \"\(present)\" at \(next), after \(instant)")
        return
      }
      instant = next
    }
  }
}
