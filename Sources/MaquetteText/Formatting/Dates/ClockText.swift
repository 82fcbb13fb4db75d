import Foundation
import Synchronization

/// A duration as a clock shows it, "2:32" or "36:59:01", in the digits and separators of a locale.
///
/// Foundation's own style takes thirty microseconds, and timers are formatted each second, so its
/// separators and digits are read once for each locale.
struct ClockText {
  private let locale: Locale
  private let parts: Parts

  /// What stands between hours, minutes and seconds.
  var separator: String { parts.separator }

  private struct Parts {
    let separator: String
    let decimal: String
    let zero: UInt32
  }

  private static let known = Mutex<[String: Parts]>([:])

  init(_ locale: Locale) {
    self.locale = locale
    let identifier = locale.identifier
    if let parts = Self.known.withLock({ $0[identifier] }) {
      self.parts = parts
      return
    }
    parts = Self.parts(of: locale)
    Self.known.withLock { [parts] in $0[identifier] = parts }
  }

  /// Minutes and seconds, with hours from one hour on unless they are unwanted.
  func text(
    seconds: Double, showsHours: Bool = true, minimumMinuteDigits: Int = 1,
    minimumHourDigits: Int = 1, fractionDigits: Int = 0
  ) -> String {
    let scale = Self.powers[fractionDigits]
    let ticks = Self.whole(max(seconds, 0) * scale + Self.tolerance(fractionDigits))
    let (whole, fraction) = ticks.quotientAndRemainder(dividingBy: Int64(scale))
    let hasHours = showsHours && whole >= 3600
    let minutes = hasHours ? whole / 60 % 60 : whole / 60
    var text = ""
    if hasHours { text += number(whole / 3600, minimumHourDigits) + parts.separator }
    text += number(minutes, hasHours ? 2 : minimumMinuteDigits) + parts.separator
    text += number(whole % 60, 2)
    if fractionDigits > 0 { text += parts.decimal + number(fraction, fractionDigits) }
    return text
  }

  /// Hours and minutes alone: "1:05".
  func hoursAndMinutes(seconds: Double, minimumHourDigits: Int = 1) -> String {
    let minutes = Self.whole(max(seconds, 0) / 60)
    return number(minutes / 60, minimumHourDigits) + parts.separator + number(minutes % 60, 2)
  }

  /// The whole part; instants may lie further apart than can be counted, or nowhere.
  private static func whole(_ number: Double) -> Int64 {
    Int64(exactly: number.rounded(.down)) ?? (number > 0 ? .max : 0)
  }

  /// Digits of the locale; numbers that could be grouped are left to Foundation.
  private func number(_ value: Int64, _ length: Int) -> String {
    guard value < 1000 else {
      return IntegerFormatStyle<Int64>(locale: locale).format(value)
    }
    let digits = String(value)
    let padded = String(repeating: "0", count: max(length - digits.count, 0)) + digits
    guard parts.zero != 48 else { return padded }
    return String(
      String.UnicodeScalarView(
        padded.unicodeScalars.compactMap { Unicode.Scalar($0.value - 48 + parts.zero) }))
  }

  private static let powers: [Double] = [1, 10, 100, 1000]

  /// A `Date` holds tenths of microseconds, so 5.67 s can come as a little less than 567 steps.
  static func tolerance(_ fractionDigits: Int) -> Double { fractionDigits == 0 ? 0 : 1e-3 }

  private static func parts(of locale: Locale) -> Parts {
    let style = Duration.TimeFormatStyle(
      pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1), locale: locale)
    let scalars = Array(style.format(.milliseconds(0)).unicodeScalars)
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
    let runs = scalars.split(whereSeparator: isDigit).map { run in
      String(String.UnicodeScalarView(run))
    }
    return Parts(
      separator: runs.first ?? ":", decimal: runs.count > 1 ? runs[1] : ".",
      zero: scalars.first(where: isDigit)?.value ?? 48)
  }
}

extension ClockText {
  /// The text of a duration in one of the two patterns that lists of durations use; nil for others,
  /// which are left to Foundation.
  static func text(_ value: Any, _ style: Any) -> String? {
    guard let style = style as? Duration.TimeFormatStyle, let duration = value as? Duration,
      duration >= .zero
    else { return nil }
    let (seconds, attoseconds) = duration.components
    // Foundation rounds to the nearest second, and halves to the even one.
    let half: Int64 = 500_000_000_000_000_000
    let isUp = attoseconds > half || (attoseconds == half && seconds % 2 == 1)
    let whole = seconds + (isUp ? 1 : 0)
    if style == Duration.TimeFormatStyle(pattern: .minuteSecond, locale: style.locale) {
      return ClockText(style.locale).text(seconds: Double(whole), showsHours: false)
    }
    guard style == Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: style.locale) else {
      return nil
    }
    return ClockText(style.locale).hoursMinutesAndSeconds(whole)
  }

  /// Hours, minutes and seconds, also below one hour: "0:02:32".
  private func hoursMinutesAndSeconds(_ seconds: Int64) -> String {
    let hours = number(seconds / 3600, 1)
    return [hours, number(seconds / 60 % 60, 2), number(seconds % 60, 2)]
      .joined(separator: separator)
  }
}
