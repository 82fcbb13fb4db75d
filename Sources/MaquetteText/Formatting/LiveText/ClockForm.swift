import Foundation

/// The fields that a running clock shows.
struct ClockForm: Hashable, Codable, Sendable {
  /// Whether hours stand apart from one hour on; otherwise minutes pass sixty.
  var showsHours = true
  /// The number of fields shown at most; hundredths are a field of their own.
  var maxFieldCount = 3
  /// The length in seconds of the smallest step shown.
  var precision = 1.0
  /// The number of digits of the largest field.
  var leadingDigits = 1

  /// The amount as the clock shows it, rounded down.
  func text(seconds: Double, locale: Locale) -> String {
    let clock = ClockText(locale)
    if isSpelled { return spelled(seconds, width: .wide, locale: locale) }
    let hasHours = showsHours && seconds >= 3600
    let fields = (hasHours ? 3 : 2) + (fractionDigits > 0 ? 1 : 0)
    if hasHours, maxFieldCount < 3 {
      return maxFieldCount == 1
        ? spelled(seconds, width: .wide, locale: locale)
        : clock.hoursAndMinutes(seconds: seconds, minimumHourDigits: leadingDigits)
    }
    if maxFieldCount == 1 { return spelled(seconds, width: .wide, locale: locale) }
    return clock.text(
      seconds: seconds, showsHours: showsHours, minimumMinuteDigits: leadingDigits,
      minimumHourDigits: leadingDigits,
      fractionDigits: maxFieldCount >= fields ? fractionDigits : 0)
  }

  /// The step in seconds of what is shown at an amount, or just below it when it decreases.
  func quantum(seconds: Double, isDecreasing: Bool) -> Double {
    if isSpelled { return precision }
    let hasHours = showsHours && (isDecreasing ? seconds > 3600 : seconds >= 3600)
    if maxFieldCount == 1 { return seconds >= 60 ? 60 : 1 }
    if hasHours, maxFieldCount == 2 { return 60 }
    let fields = (hasHours ? 3 : 2) + (fractionDigits > 0 ? 1 : 0)
    return maxFieldCount >= fields ? min(precision, 1) : 1
  }

  /// The clock without its seconds, from one hour on.
  func narrowerTexts(seconds: Double, locale: Locale) -> [String] {
    guard !isSpelled, showsHours, seconds >= 3600, maxFieldCount >= 3 else { return [] }
    return [
      ClockText(locale).hoursAndMinutes(seconds: seconds, minimumHourDigits: leadingDigits)
    ]
  }

  /// The clock's longest text up to an amount, with a wide digit in each place.
  func widest(of seconds: Double, locale: Locale) -> String {
    if isSpelled { return text(seconds: seconds, locale: locale) }
    let zero = ClockText(locale).text(seconds: 0).unicodeScalars.last ?? "0"
    return String(
      String.UnicodeScalarView(
        text(seconds: seconds, locale: locale).unicodeScalars.map {
          $0.properties.numericType == .decimal ? zero : $0
        }))
  }

  /// Steps of a minute and more are told in words.
  private var isSpelled: Bool { precision >= 60 }

  private var fractionDigits: Int {
    precision >= 1 ? 0 : precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : 3
  }

  private func spelled(_ seconds: Double, width: ICU.UnitWidth, locale: Locale) -> String {
    let units: Set<ICU.TimeUnit> =
      isSpelled ? (showsHours ? [.hour, .minute] : [.minute]) : [.hour, .minute, .second]
    let whole = isSpelled ? (seconds / precision).rounded(.down) * precision : seconds
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let limit = isSpelled ? max(min(maxFieldCount, 2), 1) : 1
    return CalendarAmounts(
      from: start, to: start.addingTimeInterval(whole), units: units,
      calendar: Calendar(identifier: .gregorian)
    ).shown(atMost: limit).text(width: width, locale: locale)
  }
}
