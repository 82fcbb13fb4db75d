import Foundation
import Testing

@testable import MaquetteText

/// What date texts print, in the locales of the reference with their exact spaces and marks.
@Suite struct LiveTextStringTests {
  private let reference = Date.reference

  private func later(_ seconds: Double) -> Date { reference.addingTimeInterval(seconds) }

  @Test(arguments: [
    ("en_US", "7:30\u{202F}AM"),
    ("de_DE", "07:30"),
    ("ja_JP", "7:30"),
    ("ar_EG", "٧:٣٠\u{A0}ص"),
    ("hi_IN", "पू 7:30"),
  ])
  func time(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .time, in: .of(locale)).string(at: later(90_000)) == text)
  }

  @Test(arguments: [
    ("en_US", "June 5, 2023"),
    ("de_DE", "5. Juni 2023"),
    ("ja_JP", "2023年6月5日"),
    ("ar_EG", "٥ يونيو، ٢٠٢٣"),
    ("hi_IN", "5 जून 2023"),
  ])
  func date(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .date, in: .of(locale)).string(at: later(90_000)) == text)
  }

  @Test(arguments: [
    ("en_US", "11 min, 14 sec"),
    ("de_DE", "11 Min., 14 Sek."),
    ("ja_JP", "11分 14秒"),
    ("ar_EG", "١١ د ١٤ ث"),
    ("hi_IN", "11 मि॰, 14 से॰"),
  ])
  func relativeBefore(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .relative, in: .of(locale)).string(at: later(-674)) == text)
  }

  @Test(arguments: [
    ("en_US", "11 min, 14 sec"),
    ("de_DE", "11 Min., 14 Sek."),
    ("ja_JP", "11分 14秒"),
    ("ar_EG", "١١ د ١٤ ث"),
    ("hi_IN", "11 मि॰, 14 से॰"),
  ])
  func relativeAfter(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .relative, in: .of(locale)).string(at: later(674)) == text)
  }

  @Test(arguments: [
    ("en_US", "2 hr, 23 min"),
    ("de_DE", "2 Std., 23 Min."),
    ("ja_JP", "2時間 23分"),
    ("ar_EG", "٢ س ٢٣ د"),
    ("hi_IN", "2 घं॰, 23 मि॰"),
  ])
  func relativeHours(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .relative, in: .of(locale)).string(at: later(-8580)) == text)
  }

  @Test(arguments: [
    ("en_US", "1 yr, 1 mth"),
    ("de_DE", "1 J, 1 Mon."),
    ("ja_JP", "1年 1か月"),
    ("ar_EG", "سنة واحدة شهر"),
    ("hi_IN", "1 वर्ष, 1 माह"),
  ])
  func relativeYears(locale: String, text: String) throws {
    #expect(
      LiveText(Date("2024-07-06T07:30:00Z"), style: .relative, in: .of(locale)).string(
        at: reference) == text)
  }

  @Test(arguments: [
    ("en_US", "-11 minutes"),
    ("de_DE", "-11 Minuten"),
    ("ja_JP", "-11分"),
    ("ar_EG", "-١١ دقيقة"),
    ("hi_IN", "-11 मिनट"),
  ])
  func offsetBefore(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .offset, in: .of(locale)).string(at: later(-674)) == text)
  }

  @Test(arguments: [
    ("en_US", "+2 hours"),
    ("de_DE", "+2 Stunden"),
    ("ja_JP", "+2時間"),
    ("ar_EG", "+ساعتان"),
    ("hi_IN", "+2 घंटे"),
  ])
  func offsetAfter(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .offset, in: .of(locale)).string(at: later(8580)) == text)
  }

  @Test(arguments: [
    ("en_US", "0 seconds"),
    ("de_DE", "0 Sekunden"),
    ("ja_JP", "0秒"),
    ("ar_EG", "٠ ثانية"),
    ("hi_IN", "0 सेकंड"),
  ])
  func offsetAtTheDate(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .offset, in: .of(locale)).string(at: reference) == text)
  }

  @Test(arguments: [
    ("en_US", "2:32"),
    ("de_DE", "2:32"),
    ("ja_JP", "2:32"),
    ("ar_EG", "٢:٣٢"),
    ("hi_IN", "2:32"),
  ])
  func timerDown(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .timer, in: .of(locale)).string(at: later(-152)) == text)
  }

  @Test(arguments: [
    ("en_US", "36:59:01"),
    ("de_DE", "36:59:01"),
    ("ja_JP", "36:59:01"),
    ("ar_EG", "٣٦:٥٩:٠١"),
    ("hi_IN", "36:59:01"),
  ])
  func timerUp(locale: String, text: String) throws {
    #expect(LiveText(reference, style: .timer, in: .of(locale)).string(at: later(133_141)) == text)
  }

  @Test(arguments: [
    ("en_US", "7:30\u{2009}\u{2013}\u{2009}9:00\u{202F}AM"),
    ("de_DE", "07:30\u{2013}09:00 Uhr"),
    ("ja_JP", "7時30分～9時00分"),
    ("ar_EG", "٧:٣٠\u{2013}٩:٠٠\u{A0}ص"),
    ("hi_IN", "पू 7:30\u{2013}9:00"),
  ])
  func rangeOnOneDay(locale: String, text: String) throws {
    #expect(
      try LiveText(from: reference, to: later(5400), in: .of(locale)).string(at: reference) == text)
  }

  @Test(arguments: [
    ("en_US", "Jun 5\u{2009}\u{2013}\u{2009}8, 2023"),
    ("de_DE", "5.\u{2013}8. Juni 2023"),
    ("ja_JP", "2023年6月5日～8日"),
    ("ar_EG", "٥\u{2013}٨ يونيو ٢٠٢٣"),
    ("hi_IN", "5\u{2013}8 जून 2023"),
  ])
  func rangeOfWholeDays(locale: String, text: String) throws {
    #expect(
      try LiveText(
        from: Date("2023-06-05T00:00:00Z"), to: Date("2023-06-08T00:00:00Z"), in: .of(locale)
      ).string(at: reference) == text)
  }

  @Test(arguments: [
    ("en_US", "Jun 5, 2023 at 7:30\u{202F}AM\u{2009}\u{2013}\u{2009}Jun 8, 2023 at 9:00\u{202F}AM"),
    ("de_DE", "5. Juni 2023, 07:30\u{2009}\u{2013}\u{2009}8. Juni 2023, 09:00"),
    ("ja_JP", "2023年6月5日 7:30～2023年6月8日 9:00"),
    ("ar_EG", "٥ يونيو، ٢٠٢٣، ٧:٣٠\u{A0}ص \u{2013} ٨ يونيو، ٢٠٢٣، ٩:٠٠\u{A0}ص"),
    ("hi_IN", "5 जून 2023, पू 7:30 \u{2013} 8 जून 2023, पू 9:00"),
  ])
  func rangeOfDaysAndTimes(locale: String, text: String) throws {
    #expect(
      try LiveText(from: reference, to: Date("2023-06-08T09:00:00Z"), in: .of(locale)).string(
        at: reference) == text)
  }
}
