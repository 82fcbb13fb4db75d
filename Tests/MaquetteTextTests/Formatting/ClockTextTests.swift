import Foundation
import Testing

@testable import MaquetteText

@Suite struct ClockTextTests {
  /// The fast path says what Foundation says, in locales with other digits and separators.
  @Test(arguments: [
    "en_US", "de_DE", "fi_FI", "da_DK", "ar_EG", "hi_IN", "fa_IR", "ja_JP", "my_MM",
  ])
  func agreesWithFoundation(identifier: String) {
    let locale = Locale(identifier: identifier)
    let clock = ClockText(locale)
    for seconds in [0, 1, 59, 60, 152, 599, 3599] {
      let style = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: locale)
      #expect(clock.text(seconds: Double(seconds)) == style.format(.seconds(seconds)))
    }
    for seconds in [3600, 3661, 36_000, 133_141, 3_599_999, 5_400_000] {
      let style = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)
      #expect(clock.text(seconds: Double(seconds)) == style.format(.seconds(seconds)))
    }
    let padded = Duration.TimeFormatStyle(
      pattern: .minuteSecond(
        padMinuteToLength: 2, fractionalSecondsLength: 2, roundFractionalSeconds: .down),
      locale: locale)
    for hundredths in [0, 1, 523, 5999, 6001] {
      #expect(
        clock.text(
          seconds: Double(hundredths) / 100, minimumMinuteDigits: 2, fractionDigits: 2)
          == padded.format(.milliseconds(hundredths * 10)))
    }
    let minutes = Duration.TimeFormatStyle(
      pattern: .hourMinute(padHourToLength: 1, roundSeconds: .down), locale: locale)
    for seconds in [3600, 3661, 86_399] {
      #expect(
        clock.hoursAndMinutes(seconds: Double(seconds)) == minutes.format(.seconds(seconds)))
    }
  }

  @Test(arguments: ["en_US", "fi_FI", "ar_EG", "de_DE"])
  func styledDurationsAgreeWithFoundation(identifier: String) {
    let environment = FormatEnvironment.of(identifier)
    let locale = environment.locale
    let patterns: [Duration.TimeFormatStyle.Pattern] = [
      .minuteSecond, .hourMinuteSecond, .hourMinute,
      .minuteSecond(padMinuteToLength: 2, roundFractionalSeconds: .down),
    ]
    let durations: [Duration] = [
      .zero, .milliseconds(499), .milliseconds(500), .milliseconds(1500), .milliseconds(2999),
      .seconds(59), .milliseconds(59_500), .seconds(152), .seconds(3599), .milliseconds(3_599_700),
      .seconds(3661), .seconds(5_400_000), .seconds(-75), .milliseconds(-400),
    ]
    for pattern in patterns {
      let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
      for duration in durations {
        #expect(environment.format(duration, .time(pattern: pattern)) == style.format(duration))
      }
    }
  }
}
