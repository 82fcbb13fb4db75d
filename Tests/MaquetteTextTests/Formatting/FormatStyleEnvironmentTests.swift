import Foundation
import Testing

@testable import MaquetteText

/// A style of an author that has a locale of its own.
private struct Shout: FormatStyle {
  var locale: Locale = .autoupdatingCurrent

  func format(_ value: String) -> String { value.uppercased(with: locale) }

  func locale(_ locale: Locale) -> Shout { Shout(locale: locale) }
}

/// A style of an author that knows nothing of locales.
private struct Reversal: FormatStyle {
  func format(_ value: String) -> String { String(value.reversed()) }
}

extension FormatStyle where Self == Shout {
  fileprivate static var shout: Shout { Shout() }
}

@Suite struct FormatStyleEnvironmentTests {
  private let german = FormatEnvironment.of("de_DE", "Europe/Berlin")
  private let french = Locale(identifier: "fr_FR")

  @Test func stylesThatFollowTheSystemTakeTheEnvironment() {
    #expect(german.format(1234.5, .number) == "1.234,5")
    #expect(german.format(1234, .number) == "1.234")
    #expect(german.format(25, .percent) == "25\u{A0}%")
    #expect(german.format(9, .currency(code: "EUR")) == "9,00\u{A0}€")
    #expect(german.format(Decimal(1.5), .number) == "1,5")
    #expect(german.format(Decimal(0.5), .percent) == "50\u{A0}%")
    #expect(german.format(Decimal(1.5), .currency(code: "EUR")) == "1,50\u{A0}€")
    #expect(german.format(Float(1.5), .number) == "1,5")
    #expect(german.format(CGFloat(1.5), FloatingPointFormatStyle<CGFloat>()) == "1,5")
    #expect(german.format(Int64(1_500_000), .byteCount(style: .decimal)) == "1,5 MB")
    #expect(german.format(.reference, .dateTime.weekday(.wide)) == "Montag")
    #expect(german.format(.reference, .dateTime.hour().minute()) == "09:30")
    #expect(german.format(.seconds(90), .units(width: .wide)) == "1 Minute und 30 Sekunden")
    #expect(
      german.format(
        .milliseconds(1500),
        .time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1))) == "0:01,5"
    )
    #expect(german.format(["a", "b"], .list(type: .or)) == "a oder b")
    #expect(
      german.format(
        [1.5, 2], .list(memberStyle: FloatingPointFormatStyle<Double>.number, type: .and))
        == "1,5 und 2")
    #expect(
      german.format(Date.reference..<Date("2023-06-05T09:00:00Z"), .interval.hour().minute())
        == "09:30–11:00 Uhr")
  }

  @Test func anExplicitLocaleWins() {
    #expect(german.format(1234, .number.locale(french)) == "1\u{202F}234")
    #expect(german.format(0.5, .percent.locale(french)) == "50\u{A0}%")
    #expect(german.format(1.5, .currency(code: "EUR").locale(french)) == "1,50\u{A0}€")
    #expect(german.format(Decimal(1234), .number.locale(french)) == "1\u{202F}234")
    #expect(
      german.format(Int64(1_500_000), .byteCount(style: .file).locale(french)) == "1,5\u{202F}Mo")
    #expect(german.format(.reference, .dateTime.weekday(.wide).locale(french)) == "lundi")
    #expect(german.format(["a", "b"], .list(type: .or).locale(french)) == "a ou b")
    #expect(german.format(.seconds(60), .units(width: .wide).locale(french)) == "1 minute")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      german.format(
        height, .measurement(width: .wide).locale(Locale(identifier: "en_US"))) == "5.9 feet")
    let storage = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(german.format(storage, .byteCount(style: .file).locale(french)) == "1,5\u{202F}Mo")
  }

  // W1
  @Test func whatAViewShowsIsInItsOwnLocale() {
    #expect(german.shown(1234.5, .number.locale(french)) == "1.234,5")
    #expect(german.shown(1.5, .currency(code: "EUR").locale(french)) == "1,50\u{A0}€")
    #expect(german.shown(.reference, .dateTime.weekday(.wide).locale(french)) == "Montag")
    #expect(german.shown("i", Shout(locale: Locale(identifier: "tr_TR"))) == "I")
    let american = FormatEnvironment.of("en_US")
    let height = Measurement(value: 3, unit: UnitLength.meters)
    let canadian = Measurement<UnitLength>.FormatStyle.measurement(width: .narrow)
      .locale(Locale(identifier: "en_CA"))
    #expect(american.shown(height, canadian) == "9.8′")
    #expect(american.format(height, canadian) == "3m")
    var zoned = Date.FormatStyle(date: .omitted, time: .shortened).locale(french)
    zoned.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    #expect(german.shown(.reference, zoned) == "03:30")
  }

  @Test func explicitCalendarsAndZonesWin() {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    #expect(german.format(.reference, style) == "03:30")
    var buddhist = Date.FormatStyle(date: .long, time: .omitted)
    buddhist.calendar = Calendar(identifier: .buddhist)
    #expect(german.format(.reference, buddhist) == "5. Juni 2566 BE")
  }

  @Test func authorsStyles() {
    let turkish = FormatEnvironment.of("tr_TR")
    #expect(turkish.format("i", .shout) == "İ")
    #expect(turkish.format("i", Shout(locale: french)) == "I")
    #expect(turkish.format("ab", Reversal()) == "ba")
  }

  @Test func verbatimAndISOStylesKeepTheirForm() {
    let utc = TimeZone.gmt
    let verbatim = Date.VerbatimFormatStyle(
      format: "\(day: .twoDigits) \(month: .wide)", timeZone: utc,
      calendar: Calendar(identifier: .gregorian))
    #expect(german.format(.reference, verbatim) == "05 Juni")
    #expect(german.format(.reference, .iso8601) == "2023-06-05T07:30:00Z")
  }

  @Test func relativeStylesCountFromTheEnvironmentsClock() {
    let frozen = FormatEnvironment.of("de_DE", now: .reference)
    let date = Date.reference.addingTimeInterval(7200)
    #expect(frozen.format(date, .relative(presentation: .numeric)) == "in 2 Stunden")
    #expect(
      frozen.format(
        date, .relative(presentation: .numeric).locale(french)) == "dans 2 heures")
    #expect(
      frozen.format(date, .relative(presentation: .numeric, unitsStyle: .narrow)) == "in 2 Std.")
  }

  @Test func theEmptyLocaleIsNeverUsed() {
    let empty = FormatEnvironment(locale: Locale(identifier: ""), timeZone: .gmt)
    #expect(
      empty.format(.reference, Date.FormatStyle(date: .long, time: .omitted)) == "June 5, 2023")
  }

  @Test func hourCyclesAndNumberingSystems() {
    let afternoon = Date("2023-06-05T16:30:00Z")
    #expect(
      FormatEnvironment.of("en_US@hours=h23").format(afternoon, .dateTime.hour().minute())
        == "16:30")
    #expect(
      FormatEnvironment.of("de_DE@hours=h12").format(afternoon, .dateTime.hour().minute())
        == "4:30\u{202F}PM")
    #expect(FormatEnvironment.of("ar_EG@numbers=latn").format(1234.5, .number) == "1,234.5")
    #expect(FormatEnvironment.of("hi_IN@numbers=deva").format(12, .number) == "१२")
    #expect(
      FormatEnvironment.of("en_US@measure=metric").format(
        Measurement(value: 1.8, unit: UnitLength.meters), .measurement(width: .abbreviated))
        == "1.8 m")
  }

  @Test(arguments: [
    ("America/New_York", "3:30:00\u{202F}AM EDT"), ("Asia/Kolkata", "1:00:00\u{202F}PM GMT+5:30"),
    ("Europe/Berlin", "9:30:00\u{202F}AM GMT+2"),
    ("Australia/Lord_Howe", "6:00:00\u{202F}PM GMT+10:30"),
  ])
  func zones(zone: String, text: String) {
    let environment = FormatEnvironment.of("en_US", zone)
    #expect(
      environment.format(.reference, Date.FormatStyle(date: .omitted, time: .complete)) == text)
  }

  @Test func otherNumberForms() {
    let english = FormatEnvironment.of("en_US")
    #expect(english.format(3.14159, .number.precision(.significantDigits(3))) == "3.14")
    #expect(english.format(5, .number.precision(.integerLength(3))) == "005")
    #expect(english.format(3.0, .number.precision(.fractionLength(0...2))) == "3")
    #expect(english.format(1_234_567, .number.grouping(.never)) == "1234567")
    #expect(FormatEnvironment.of("es_ES").format(1234, .number) == "1234")
    #expect(english.format(1_234_567, .number.notation(.scientific)) == "1.234567E6")
    #expect(english.format(5, .number.sign(strategy: .always())) == "+5")
    #expect(
      FormatEnvironment.of("en_001").format(
        -12.5, .currency(code: "USD").sign(strategy: .accounting)) == "(US$12.50)")
    #expect(english.format(12.345, .number.rounded(increment: 0.5)) == "12.5")
    #expect(FormatEnvironment.of("sv_SE").format(-5, .number) == "\u{2212}5")
    #expect(FormatEnvironment.of("en_GB").format(1234.5, .currency(code: "USD")) == "US$1,234.50")
  }

  @Test func otherDateForms() {
    let english = FormatEnvironment.of("en_US")
    #expect(english.format(.reference, .dateTime.quarter().year()) == "Q2 2023")
    #expect(english.format(.reference, .dateTime.week()) == "23")
    #expect(english.format(.reference, .dateTime.dayOfYear()) == "156")
    #expect(english.format(.reference, .dateTime.era().year()) == "2023 AD")
    #expect(
      FormatEnvironment.of("en_US", "GMT").format(
        .reference, .dateTime.timeZone(.specificName(.long))) == "Greenwich Mean Time")
  }

  @Test func durationsRoundAsAsked() {
    let english = FormatEnvironment.of("en_US")
    let almostThree = Duration.milliseconds(2999)
    #expect(english.format(almostThree, .time(pattern: .minuteSecond)) == "0:03")
    #expect(
      english.format(
        almostThree,
        .time(pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)))
        == "0:02")
    #expect(
      english.format(almostThree, .units(width: .wide, fractionalPart: .hide(rounded: .down)))
        == "2 seconds")
  }

  @Test func cachedTextsAreTheFormattedOnes() {
    let styles = ["en_US", "de_DE", "ar_EG", "da_DK"].map { FormatEnvironment.of($0) }
    for environment in styles {
      for count in [Int64(0), 1, 999, 1_500_000, -3] {
        let style = ByteCountFormatStyle(style: .file, locale: environment.locale)
        for _ in 0..<2 {
          #expect(environment.format(count, .byteCount(style: .file)) == style.format(count))
        }
      }
    }
    let small = FormattedTexts(limit: 2)
    let style = Duration.TimeFormatStyle(
      pattern: .minuteSecond, locale: Locale(identifier: "en_US"))
    for seconds in [1, 2, 3, 4, 1, 2] {
      #expect(small.text(Duration.seconds(seconds), style) == "0:0\(seconds)")
    }
  }

  @Test func theCalendarOfTheIdentifierCounts() {
    let long = Date.FormatStyle(date: .long, time: .omitted)
    #expect(
      FormatEnvironment.of("en_US@calendar=buddhist").format(.reference, long)
        == "June 5, 2566 BE")
    #expect(FormatEnvironment.of("th_TH").format(.reference, long) == "5 มิถุนายน 2566")
    #expect(FormatEnvironment.of("fa_IR").calendar.identifier == .persian)
  }

  @Test(arguments: [
    ("en_US", 1, ".", ",", "January", "Sunday"), ("de_DE", 2, ",", ".", "Januar", "Sonntag"),
    ("fr_FR", 2, ",", "\u{202F}", "janvier", "dimanche"), ("ja_JP", 1, ".", ",", "1月", "日曜日"),
    ("ar_EG", 7, "٫", "٬", "يناير", "الأحد"), ("hi_IN", 1, ".", ",", "जनवरी", "रविवार"),
    ("en_GB", 2, ".", ",", "January", "Sunday"), ("zh_CN", 1, ".", ",", "一月", "星期日"),
  ])
  func factsOfLocales(
    locale: String, firstWeekday: Int, decimal: String, grouping: String, month: String,
    weekday: String
  ) {
    let environment = FormatEnvironment.of(locale)
    #expect(environment.calendar.firstWeekday == firstWeekday)
    #expect(environment.locale.decimalSeparator == decimal)
    #expect(environment.locale.groupingSeparator == grouping)
    #expect(environment.calendar.monthSymbols.first == month)
    #expect(environment.calendar.weekdaySymbols.first == weekday)
  }

  @Test func foundationsFormatterClasses() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.numberStyle = .spellOut
    #expect(numbers.string(from: 42) == "zwei\u{AD}und\u{AD}vierzig")
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .ordinal
    #expect(numbers.string(from: 42) == "42nd")
    let dates = DateFormatter()
    dates.timeZone = .gmt
    dates.locale = Locale(identifier: "de_DE")
    dates.dateStyle = .long
    dates.timeStyle = .short
    #expect(dates.string(from: .reference) == "5. Juni 2023 um 07:30")
  }
}
