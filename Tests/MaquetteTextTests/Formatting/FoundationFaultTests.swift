import Foundation
import Testing

@testable import MaquetteText

/// What Foundation writes wrong, or counts without end, on Linux.
@Suite struct FoundationFaultTests {
  private let english = FormatEnvironment.of("en_US")
  private let german = FormatEnvironment.of("de_DE")
  private let czech = FormatEnvironment.of("cs_CZ")

  // W2
  @Test func amountsWithoutGroupsKeepSymbolAndSign() {
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD").grouping(.never)
    #expect(english.format(1234, dollars.rounded()) == "$1234.00")
    #expect(english.format(1234.5, dollars) == "$1234.50")
    #expect(english.format(1_234_567.5, dollars.rounded(increment: 5)) == "$1234570")
    #expect(english.format(1234.5, dollars.notation(.compactName)) == "$1.2K")
    #expect(
      english.format(1234.5, dollars.presentation(.isoCode).sign(strategy: .always()))
        == "+USD\u{A0}1234.50")
    let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR").grouping(.never)
    #expect(english.format(1234.5, euros.sign(strategy: .always())) == "+€1234.50")
    #expect(german.format(-1234.5, euros.sign(strategy: .always())) == "-1234,50\u{A0}€")
    #expect(
      german.format(1234, IntegerFormatStyle<Int>.Currency(code: "EUR").grouping(.never).rounded())
        == "1234,00\u{A0}€")
    #expect(
      czech.format(
        Decimal(1_234_567), Decimal.FormatStyle.Currency(code: "CZK").grouping(.never).rounded())
        == "1234567,00\u{A0}Kč")
    #expect(
      english.format(1234.5, FloatingPointFormatStyle<Double>.Currency(code: "USD").rounded())
        == "$1,234.50")
  }

  // W5
  @Test func thousandthsOfASecondAreRounded() {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    func text(_ seconds: TimeInterval) -> String {
      english.format(Date(timeIntervalSince1970: seconds), style)
    }
    #expect(text(1_674_036_251.123) == "2023-01-18T10:04:11.123Z")
    #expect(text(1_674_036_251.001) == "2023-01-18T10:04:11.001Z")
    #expect(text(1_674_036_251.9996) == "2023-01-18T10:04:12.000Z")
    #expect(text(1_674_036_251) == "2023-01-18T10:04:11.000Z")
    for thousandth in 0..<1000 {
      let end = String(format: ".%03dZ", thousandth)
      #expect(text(1_700_000_000 + Double(thousandth) / 1000).hasSuffix(end))
    }
    #expect(
      english.format(Date(timeIntervalSince1970: 1_674_036_251.9996), .iso8601)
        == "2023-01-18T10:04:11Z")
  }

  // B3
  @Test(arguments: [1e15, -1e15, 1e300, .infinity, -.infinity, .nan, 1e12, 3e11])
  func distancesWithoutEndAreCounted(seconds: TimeInterval) {
    let components = DateComponentsFormatter()
    components.unitsStyle = .full
    #expect(components.string(from: seconds) != nil)
    components.allowedUnits = [.hour, .minute]
    #expect(components.string(from: seconds) != nil)
    components.allowedUnits = [.month]
    #expect(components.string(from: seconds) != nil)
    let relative = RelativeDateTimeFormatter()
    #expect(relative.localizedString(fromTimeInterval: seconds) != "")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      relative.localizedString(
        for: Date(timeIntervalSinceReferenceDate: seconds), relativeTo: start) != "")
  }

  // B3
  @Test(arguments: [Int.max, Int.min, 1_000_000_000_000])
  func componentsWithoutEndAreCounted(count: Int) {
    let formatter = DateComponentsFormatter()
    for component in [Calendar.Component.year, .month, .day, .hour, .second, .weekOfMonth] {
      var components = DateComponents()
      components.setValue(count, for: component)
      _ = formatter.string(from: components)
      #expect(RelativeDateTimeFormatter().localizedString(from: components) != "")
    }
  }

  // B3
  @Test func hoursAreCountedExactlyHoweverMany() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour]
    formatter.unitsStyle = .full
    formatter.calendar = english.calendar
    #expect(formatter.string(from: 3.6e15) == "1,000,000,000,000 hours")
  }
}
