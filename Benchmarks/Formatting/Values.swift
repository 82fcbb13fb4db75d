import Foundation
import MaquetteText

/// Values in the styles that forms use.
enum Values {
  enum Kind: String, CaseIterable {
    case integer, fraction, percent, money, date, time, relative, bytes, units, clock, list
  }

  private static let environment = FormatEnvironment(
    locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
    now: Date(timeIntervalSinceReferenceDate: 7e8))

  /// All kinds in turn: values that come again, as in a form that is resolved after each change, or
  /// values never seen before.
  static func mixed(_ count: Int, isNew: Bool) -> Comparison {
    let kinds = Kind.allCases
    return comparison(count, isNew) { kinds[$0 % kinds.count] }
  }

  static func of(_ kind: Kind, _ count: Int, isNew: Bool) -> Comparison {
    comparison(count, isNew) { _ in kind }
  }

  private static func comparison(
    _ count: Int, _ isNew: Bool, _ kind: @escaping (Int) -> Kind
  ) -> Comparison {
    var plainRun = 0
    var ourRun = 0
    return Comparison {
      plainRun += 1
      let first = isNew ? plainRun * count : 0
      return (0..<count).reduce(0) { $0 + plain(kind($1), first + $1).utf8.count }
    } ours: {
      ourRun += 1
      let first = isNew ? ourRun * count : 0
      return (0..<count).reduce(0) { $0 + ours(kind($1), first + $1).utf8.count }
    }
  }

  /// As code calls Foundation that knows the locale: the style is made with it, then formats.
  private static func plain(_ kind: Kind, _ value: Int) -> String {
    let locale = environment.locale
    switch kind {
    case .integer: return value.formatted(.number.locale(locale))
    case .fraction:
      return (Double(value) / 7).formatted(.number.precision(.fractionLength(2)).locale(locale))
    case .percent: return (Double(value) / 1e4).formatted(.percent.locale(locale))
    case .money: return (Double(value) / 4).formatted(.currency(code: "EUR").locale(locale))
    case .date: return date(value).formatted(dateStyle(.long, .omitted))
    case .time: return date(value).formatted(dateStyle(.omitted, .omitted).hour().minute())
    case .relative:
      return Date.AnchoredRelativeFormatStyle(
        anchor: date(value), presentation: .named, unitsStyle: .wide, locale: locale,
        calendar: environment.calendar
      ).format(environment.currentDate)
    case .bytes: return Int64(value * 12_345).formatted(.byteCount(style: .file).locale(locale))
    case .units:
      return Duration.seconds(value).formatted(
        .units(allowed: [.hours, .minutes, .seconds], width: .abbreviated).locale(locale))
    case .clock:
      return Duration.seconds(value).formatted(.time(pattern: .hourMinuteSecond).locale(locale))
    case .list: return ["A", "B", String(value)].formatted(.list(type: .and).locale(locale))
    }
  }

  /// As views format: the author's style names no locale, the environment does.
  private static func ours(_ kind: Kind, _ value: Int) -> String {
    switch kind {
    case .integer: environment.format(value, .number)
    case .fraction:
      environment.format(Double(value) / 7, .number.precision(.fractionLength(2)))
    case .percent: environment.format(Double(value) / 1e4, .percent)
    case .money: environment.format(Double(value) / 4, .currency(code: "EUR"))
    case .date: environment.format(date(value), Date.FormatStyle(date: .long, time: .omitted))
    case .time: environment.format(date(value), Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative: environment.format(date(value), .relative(presentation: .named))
    case .bytes: environment.format(Int64(value * 12_345), .byteCount(style: .file))
    case .units:
      environment.format(
        .seconds(value), .units(allowed: [.hours, .minutes, .seconds], width: .abbreviated))
    case .clock: environment.format(.seconds(value), .time(pattern: .hourMinuteSecond))
    case .list: environment.format(["A", "B", String(value)], .list(type: .and))
    }
  }

  private static func date(_ value: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: 7e8 + Double(value) * 4321)
  }

  private static func dateStyle(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }
}
