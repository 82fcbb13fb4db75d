import Foundation
import Testing

@testable import MaquetteText

/// Dates and durations in the locales of the reference, with their exact spaces and marks.
@Suite struct DateFormatTests {
  @Test(arguments: [
    ("en_US", "June 5, 2023"),
    ("en_GB", "5 June 2023"),
    ("de_DE", "5. Juni 2023"),
    ("fr_FR", "5 juin 2023"),
    ("ja_JP", "2023年6月5日"),
    ("ar_EG", "٥ يونيو، ٢٠٢٣"),
    ("hi_IN", "5 जून 2023"),
    ("zh_CN", "2023年6月5日"),
  ])
  func longDates(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .long, time: .omitted)) == text)
  }

  @Test(arguments: [
    ("en_US", "Monday, June 5, 2023"),
    ("en_GB", "Monday, 5 June 2023"),
    ("de_DE", "Montag, 5. Juni 2023"),
    ("fr_FR", "lundi 5 juin 2023"),
    ("ja_JP", "2023年6月5日 月曜日"),
    ("ar_EG", "الاثنين، ٥ يونيو، ٢٠٢٣"),
    ("hi_IN", "सोमवार, 5 जून 2023"),
    ("zh_CN", "2023年6月5日 星期一"),
  ])
  func completeDates(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .complete, time: .omitted)) == text)
  }

  @Test(arguments: [
    ("en_US", "6/5/2023"),
    ("en_GB", "05/06/2023"),
    ("de_DE", "5.6.2023"),
    ("fr_FR", "05/06/2023"),
    ("ja_JP", "2023/6/5"),
    ("ar_EG", "٥\u{200F}/٦\u{200F}/٢٠٢٣"),
    ("hi_IN", "5/6/2023"),
    ("zh_CN", "2023/6/5"),
  ])
  func numericDates(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .numeric, time: .omitted)) == text)
  }

  @Test(arguments: [
    ("en_US", "Jun 5, 2023"),
    ("en_GB", "5 Jun 2023"),
    ("de_DE", "5. Juni 2023"),
    ("fr_FR", "5 juin 2023"),
    ("ja_JP", "2023年6月5日"),
    ("ar_EG", "٥ يونيو، ٢٠٢٣"),
    ("hi_IN", "5 जून 2023"),
    ("zh_CN", "2023年6月5日"),
  ])
  func abbreviatedDates(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .abbreviated, time: .omitted)) == text)
  }

  @Test(arguments: [
    ("en_US", "7:30\u{202F}AM"),
    ("en_GB", "07:30"),
    ("de_DE", "07:30"),
    ("fr_FR", "07:30"),
    ("ja_JP", "7:30"),
    ("ar_EG", "٧:٣٠\u{A0}ص"),
    ("hi_IN", "पू 7:30"),
    ("zh_CN", "07:30"),
  ])
  func hoursAndMinutes(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(Date.reference, .dateTime.hour().minute()) == text)
  }

  @Test(arguments: [
    ("en_US", "7:30\u{202F}AM"),
    ("en_GB", "07:30"),
    ("de_DE", "07:30"),
    ("fr_FR", "07:30"),
    ("ja_JP", "7:30"),
    ("ar_EG", "٧:٣٠\u{A0}ص"),
    ("hi_IN", "पू 7:30"),
    ("zh_CN", "07:30"),
  ])
  func shortTimes(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .omitted, time: .shortened)) == text)
  }

  @Test(arguments: [
    ("en_US", "7:30:00\u{202F}AM"),
    ("en_GB", "07:30:00"),
    ("de_DE", "07:30:00"),
    ("fr_FR", "07:30:00"),
    ("ja_JP", "7:30:00"),
    ("ar_EG", "٧:٣٠:٠٠\u{A0}ص"),
    ("hi_IN", "पू 7:30:00"),
    ("zh_CN", "07:30:00"),
  ])
  func standardTimes(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .omitted, time: .standard)) == text)
  }

  @Test(arguments: [
    ("en_US", "June 5, 2023 at 7:30\u{202F}AM"),
    ("en_GB", "5 June 2023 at 07:30"),
    ("de_DE", "5. Juni 2023 um 07:30"),
    ("fr_FR", "5 juin 2023 à 07:30"),
    ("ja_JP", "2023年6月5日 7:30"),
    ("ar_EG", "٥ يونيو، ٢٠٢٣، ٧:٣٠\u{A0}ص"),
    ("hi_IN", "5 जून 2023, पू 7:30"),
    ("zh_CN", "2023年6月5日 07:30"),
  ])
  func longDatesWithShortTimes(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Date.reference, Date.FormatStyle(date: .long, time: .shortened)) == text)
  }

  @Test(arguments: [
    ("en_US", "Jun 5"),
    ("en_GB", "5 Jun"),
    ("de_DE", "5. Juni"),
    ("fr_FR", "5 juin"),
    ("ja_JP", "6月5日"),
    ("ar_EG", "٥ يونيو"),
    ("hi_IN", "5 जून"),
    ("zh_CN", "6月5日"),
  ])
  func monthsAndDays(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(Date.reference, .dateTime.month(.abbreviated).day())
        == text)
  }

  @Test(arguments: [
    ("en_US", "1 hour, 2 minutes"),
    ("en_GB", "1 hour, 2 minutes"),
    ("de_DE", "1 Stunde und 2 Minuten"),
    ("fr_FR", "1\u{A0}heure et 2 minutes"),
    ("ja_JP", "1時間 2分"),
    ("ar_EG", "ساعة ودقيقتان"),
    ("hi_IN", "1 घंटा और 2 मिनट"),
    ("zh_CN", "1小时2分钟"),
  ])
  func wideUnits(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Duration.seconds(3720), .units(allowed: [.hours, .minutes], width: .wide)) == text)
  }

  @Test(arguments: [
    ("en_US", "2 hr, 23 min"),
    ("en_GB", "2 hrs, 23 min"),
    ("de_DE", "2 Std., 23 Min."),
    ("fr_FR", "2\u{202F}h et 23\u{A0}min"),
    ("ja_JP", "2時間 23分"),
    ("ar_EG", "٢ س ٢٣ د"),
    ("hi_IN", "2 घं॰, 23 मि॰"),
    ("zh_CN", "2小时23分钟"),
  ])
  func abbreviatedUnits(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(
        Duration.seconds(8580), .units(allowed: [.hours, .minutes], width: .abbreviated)) == text)
  }

  @Test(arguments: [
    ("en_US", "1:02:03"),
    ("en_GB", "1:02:03"),
    ("de_DE", "1:02:03"),
    ("fr_FR", "1:02:03"),
    ("ja_JP", "1:02:03"),
    ("ar_EG", "١:٠٢:٠٣"),
    ("hi_IN", "1:02:03"),
    ("zh_CN", "1:02:03"),
  ])
  func clockDurations(locale: String, text: String) {
    #expect(
      FormatEnvironment.of(locale).format(Duration.seconds(3723), .time(pattern: .hourMinuteSecond))
        == text)
  }

  @Test(arguments: [
    ("en_US", "2 hours ago", "yesterday"),
    ("en_GB", "2 hours ago", "yesterday"),
    ("de_DE", "vor 2 Stunden", "gestern"),
    ("fr_FR", "il y a 2 heures", "hier"),
    ("ja_JP", "2 時間前", "昨日"),
    ("ar_EG", "قبل ساعتين", "أمس"),
    ("hi_IN", "2 घंटे पहले", "कल"),
    ("zh_CN", "2小时前", "昨天"),
  ])
  func relativeToTheEnvironmentsClock(locale: String, hours: String, day: String) {
    let environment = FormatEnvironment.of(locale, now: .reference)
    let earlier = Date.reference.addingTimeInterval(-7200)
    let yesterday = Date.reference.addingTimeInterval(-86400)
    #expect(environment.format(earlier, .relative(presentation: .numeric)) == hours)
    #expect(environment.format(yesterday, .relative(presentation: .named)) == day)
  }

  /// The default date and time, with the locale's own short time.
  @Test(arguments: [
    ("en_US", "6/5/2023, 7:30\u{202F}AM"), ("en_GB", "05/06/2023, 07:30"),
    ("de_DE", "5.6.2023, 07:30"), ("fr_FR", "05/06/2023 07:30"), ("ja_JP", "2023/6/5 7:30"),
    ("zh_CN", "2023/6/5 07:30"),
  ])
  func defaultDateAndTime(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(.reference, .dateTime) == text)
  }

  @Test(arguments: [
    (
      Calendar.Identifier.gregorian,
      ["June 5, 2023", "5 มิถุนายน 2023", "2023年6月5日", "٥ يونيو، ٢٠٢٣"]
    ),
    (
      Calendar.Identifier.buddhist,
      ["June 5, 2566 BE", "5 มิถุนายน 2566", "仏暦2566年6月5日", "٥ يونيو، ٢٥٦٦ BE"]
    ),
    (
      Calendar.Identifier.japanese,
      ["June 5, Reiwa 5", "5 มิถุนายน เรวะ 5", "令和5年6月5日", "٥ يونيو، ٥ ريوا"]
    ),
    (
      Calendar.Identifier.hebrew,
      ["16 Sivan 5783", "16 สีวัน ย.ศ. 5783", "AM5783年9月16日", "١٦ سيفان، ٥٧٨٣ ص"]
    ),
    (
      Calendar.Identifier.islamicUmmAlQura,
      [
        "Dhuʻl-Qiʻdah 16, 1444 AH", "16 ซุลกิอฺดะฮฺ ฮ.ศ. 1444", "AH1444年11月16日",
        "١٦ ذو القعدة، ١٤٤٤ هـ",
      ]
    ),
    (
      Calendar.Identifier.persian,
      [
        "Khordad 15, 1402 AP", "15 คอร์แดด ปีเปอร์เซีย 1402", "AP1402年3月15日",
        "١٥ خرداد، ١٤٠٢ ه\u{200D}.ش",
      ]
    ),
    (
      Calendar.Identifier.chinese,
      [
        "Fourth Month 18, 2023(gui-mao)", "2023(กุ๋ยเหม่า) 4 18", "2023(癸卯)年四月18日",
        "٢٠٢٣(gui-mao) M04 ١٨",
      ]
    ),
    (
      Calendar.Identifier.republicOfChina,
      ["June 5, 112 Minguo", "5 มิถุนายน ไต้หวัน 112", "民国112年6月5日", "٥ يونيو، ١١٢ جمهورية الصي"]
    ),
    (
      Calendar.Identifier.coptic,
      ["Bashans 28, 1739 ERA1", "28 บาชันส์ ERA1 1739", "ERA11739年9月28日", "٢٨ بشنس، ١٧٣٩ ERA1"]
    ),
    (Calendar.Identifier.iso8601, ["June 5, 2023", "5 มิถุนายน 2023", "2023年6月5日", "٥ يونيو، ٢٠٢٣"]),
  ])
  func calendars(identifier: Calendar.Identifier, texts: [String]) {
    let made = ["en_US", "th_TH", "ja_JP", "ar_SA"].map { locale in
      FormatEnvironment(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: identifier),
        timeZone: .gmt
      ).format(.reference, Date.FormatStyle(date: .long, time: .omitted))
    }
    #expect(made == texts)
  }
}
