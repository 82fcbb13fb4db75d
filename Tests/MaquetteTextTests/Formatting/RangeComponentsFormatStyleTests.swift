import Foundation
import Testing

@testable import MaquetteText

/// How long ranges of dates last, in the locales of the reference.
@Suite struct RangeComponentsFormatStyleTests {
  private let range = Date.reference..<Date("2024-07-08T09:41:30Z")
  private let short = Date.reference..<Date.reference.addingTimeInterval(7890)

  @Test(arguments: [
    ("en_US", "1 year, 1 month, 3 days, 2 hours, 11 minutes, 30 seconds"),
    ("en_GB", "1 year, 1 month, 3 days, 2 hours, 11 minutes, 30 seconds"),
    ("de_DE", "1 Jahr, 1 Monat, 3 Tage, 2 Stunden, 11 Minuten und 30 Sekunden"),
    (
      "fr_FR", "1\u{A0}an, 1\u{A0}mois, 3\u{A0}jours, 2\u{A0}heures, 11 minutes et 30\u{A0}secondes"
    ),
    ("ja_JP", "1年 1か月 3日 2時間 11分 30秒"),
    ("ar_EG", "سنة، شهر، ٣ أيام، ساعتان، ١١ دقيقة، و٣٠ ثانية"),
    ("hi_IN", "1 वर्ष, 1 महीना, 3 दिन, 2 घंटे, 11 मिनट और 30 सेकंड"),
    ("zh_CN", "1年1个月3天2小时11分钟30秒钟"),
  ])
  func wide(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(range, .components(style: .wide)) == text)
  }

  @Test(arguments: [
    ("en_US", "1 yr, 1 mth, 3 days, 2 hr, 11 min, 30 sec"),
    ("en_GB", "1 yr, 1 mth, 3 days, 2 hrs, 11 min, 30 secs"),
    ("de_DE", "1 J, 1 Mon., 3 Tg., 2 Std., 11 Min. und 30 Sek."),
    ("fr_FR", "1\u{A0}an, 1\u{A0}m, 3\u{202F}j, 2\u{202F}h, 11\u{A0}min et 30\u{202F}s"),
    ("ja_JP", "1年 1か月 3日 2時間 11分 30秒"),
    ("ar_EG", "سنة واحدة شهر ٣ أيام ٢ س ١١ د ٣٠ ث"),
    ("hi_IN", "1 वर्ष, 1 माह, 3 दिन, 2 घं॰, 11 मि॰, 30 से॰"),
    ("zh_CN", "1年1个月3天2小时11分钟30秒"),
  ])
  func abbreviated(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(range, .components(style: .abbreviated)) == text)
  }

  @Test(arguments: [
    ("en_US", "1yr 1mth 3days 2hr 11min 30sec"),
    ("en_GB", "1yr 1mth 3days 2hrs 11min 30secs"),
    ("de_DE", "1J 1Mon. 3Tg. 2Std. 11Min. 30Sek."),
    ("fr_FR", "1\u{A0}an 1\u{A0}m 3\u{202F}j 2\u{202F}h 11\u{A0}min 30\u{202F}s"),
    ("ja_JP", "1年1か月3日2時間11分30秒"),
    ("ar_EG", "سنةواحدة شهر ٣أيام ٢س ١١د ٣٠ث"),
    ("hi_IN", "1 वर्ष 1 माह 3 दिन 2 घं॰ 11 मि॰ 30 से॰"),
    ("zh_CN", "1年1个月3天2小时11分钟30秒"),
  ])
  func condensed(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(range, .components(style: .condensedAbbreviated)) == text)
  }

  @Test(arguments: [
    ("en_US", "1y 1mo 3d 2h 11m 30s"),
    ("en_GB", "1y 1mo 3d 2h 11m 30s"),
    ("de_DE", "1J 1M 3d 2h 11min 30s"),
    ("fr_FR", "1a 1m 3j 2h 11min 30s"),
    ("ja_JP", "1y1m3日2時間11分30秒"),
    ("ar_EG", "١سنة ١شهر ٣يوم ٢س ١١د ٣٠ث"),
    ("hi_IN", "1 वर्ष 1 माह 3 दिन 2 घं॰ 11 मि॰ 30 से॰"),
    ("zh_CN", "1年1个月3天2小时11分钟30秒"),
  ])
  func narrow(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(range, .components(style: .narrow)) == text)
  }

  @Test(arguments: [
    ("en_US", "2:11:30"),
    ("en_GB", "2:11:30"),
    ("de_DE", "2:11:30"),
    ("fr_FR", "2:11:30"),
    ("ja_JP", "2:11:30"),
    ("ar_EG", "٢:١١:٣٠"),
    ("hi_IN", "2:11:30"),
    ("zh_CN", "2:11:30"),
  ])
  func clock(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(short, .timeDuration) == text)
  }

  @Test(arguments: [
    ("en_US", "two hours, eleven minutes, thirty seconds"),
    ("de_DE", "zwei Stunden, elf Minuten und dreißig Sekunden"),
    ("ja_JP", "二時間 十一分 三十秒"),
  ])
  func spelledOut(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(short, .components(style: .spellOut)) == text)
  }

  @Test func fieldsLimitWhatIsShown() {
    let english = FormatEnvironment.of("en_US")
    #expect(english.format(range, .components(style: .wide, fields: [.day])) == "399 days")
    #expect(
      english.format(range, .components(style: .wide, fields: [.week, .day])) == "57 weeks")
    #expect(
      english.format(short, .components(style: .narrow, fields: [.minute])) == "131m")
    #expect(
      english.format(short, .components(style: .wide, fields: [.day])) == "0 days")
    #expect(
      english.format(range.lowerBound..<range.lowerBound, .components(style: .wide))
        == "0 seconds")
    #expect(
      range.formatted(.components(style: .wide, fields: [.day]).locale(Locale(identifier: "de_DE")))
        == "399 Tage")
  }

  @Test func signs() {
    var style = Date.RangeComponentsFormatStyle(style: .wide)
    style.isPositive = false
    #expect(
      FormatEnvironment.of("en_US").format(short, style)
        == "-2 hours, 11 minutes, 30 seconds")
    #expect(FormatEnvironment.of("en_US").format(short, .timeDuration) == "2:11:30")
  }

  @Test func daysAreThoseOfTheZone() {
    let change = Date("2023-03-25T12:00:00Z")..<Date("2023-03-26T11:00:00Z")
    let style = Date.RangeComponentsFormatStyle.components(style: .wide)
    #expect(FormatEnvironment.of("en_US", "Europe/Berlin").format(change, style) == "1 day")
    #expect(FormatEnvironment.of("en_US", "UTC").format(change, style) == "23 hours")
  }
}
