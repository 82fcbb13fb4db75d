import Foundation
import Testing

@testable import MaquetteInterpreter

/// What `formatted` yields inside an expression, in the locale in which the file is shown.
@MainActor
struct FormattedStringTests {
  private static let source = """
    let date = Date(timeIntervalSince1970: 1_685_950_200)
    func run() {
      print(1234567.formatted())
      print(1234.5.formatted(.number.precision(.fractionLength(2))))
      print(0.256.formatted(.percent))
      print(1234.5.formatted(.currency(code: "EUR")))
      print(date.formatted())
      print(date.formatted(date: .long, time: .shortened))
      print(date.formatted(.dateTime.weekday(.wide).day().month(.wide)))
      print((date - 7200).formatted(.relative(presentation: .numeric)))
      print((date - 86_400).formatted(.relative(presentation: .named)))
      print((date..<date + 5400).formatted(.interval.hour().minute()))
      print((date..<date + 93_600).formatted(.components(style: .wide, fields: [.day, .hour])))
      print(Duration.seconds(3723).formatted())
      print(Duration.seconds(8580).formatted(.units(allowed: [.hours, .minutes], width: .wide)))
      print(Measurement(value: 5, unit: UnitLength.kilometers).formatted())
      print(Measurement(value: 21, unit: UnitTemperature.celsius).formatted(.measurement(width: .wide)))
      print(["A", "B", "C"].formatted(.list(type: .and)))
      print([1.5, 2].formatted(.list(memberStyle: .number, type: .or)))
      print(PersonNameComponents(givenName: "Taro", familyName: "Yamada").formatted())
      print(Int64(1_234_567).formatted(.byteCount(style: .file)))
      print(date.formatted(.iso8601))
      print(date.formatted(Date.FormatStyle(date: .complete, time: .omitted)))
      print(date.formatted(.dateTime.hour().minute().locale(Locale(identifier: "en_GB"))))
      print(Calendar.current.weekdaySymbols[1], Locale.current.identifier)
    }
    run()
    """

  @Test func english() throws {
    try expect(
      "en_US",
      [
        "1,234,567", "1,234.50", "25.6%", "€1,234.50", "6/5/2023, 7:30\u{202F}AM",
        "June 5, 2023 at 7:30\u{202F}AM", "Monday, June 5", "2 hours ago", "yesterday",
        "7:30\u{2009}–\u{2009}9:00\u{202F}AM", "1 day, 2 hours", "1:02:03", "2 hours, 23 minutes",
        "3.1 mi", "70 degrees Fahrenheit", "A, B, and C", "1.5 or 2", "Taro Yamada", "1.2 MB",
        "2023-06-05T07:30:00Z", "Monday, June 5, 2023", "07:30", "Monday en_US",
      ])
  }

  @Test func german() throws {
    try expect(
      "de_DE",
      [
        "1.234.567", "1.234,50", "25,6\u{A0}%", "1.234,50\u{A0}€", "5.6.2023, 07:30",
        "5. Juni 2023 um 07:30", "Montag, 5. Juni", "vor 2 Stunden", "gestern", "07:30–09:00 Uhr",
        "1 Tag und 2 Stunden", "1:02:03", "2 Stunden und 23 Minuten", "5 km", "21 Grad Celsius",
        "A, B und C", "1,5 oder 2", "Taro Yamada", "1,2 MB", "2023-06-05T07:30:00Z",
        "Montag, 5. Juni 2023", "07:30", "Montag de_DE",
      ])
  }

  @Test func japanese() throws {
    try expect(
      "ja_JP",
      [
        "1,234,567", "1,234.50", "25.6%", "€1,234.50", "2023/6/5 7:30", "2023年6月5日 7:30",
        "6月5日 月曜日", "2 時間前", "昨日", "7時30分～9時00分", "1日 2時間", "1:02:03", "2時間 23分", "5 km", "摂氏21度",
        "A、B、C", "1.5または2", "Yamada Taro", "1.2 MB", "2023-06-05T07:30:00Z", "2023年6月5日 月曜日",
        "07:30", "月曜日 ja_JP",
      ])
  }

  private func expect(_ locale: String, _ lines: [String]) throws {
    let shown = try InterpretedSession(Self.source, locale: locale)
    #expect(shown.output == lines)
    #expect(shown.interpreter.diagnostics.filter { $0.code != .noPreview }.isEmpty)
  }
}
