import Foundation
import Synchronization

extension Date.FormatStyle {
  /// The style with its time as the locale's own short time has it: "07:30" in German.
  ///
  /// `time: .shortened` asks for hours without a leading zero, which Foundation on Linux drops even
  /// where the locale writes one; asking for hour and minute one by one does not.
  package var withShortTime: Self {
    if let known = ShortTimes.known.withLock({ $0[self] }) { return known }
    let style = replacement ?? self
    ShortTimes.known.withLock {
      if $0.count >= ShortTimes.limit { $0.removeAll(keepingCapacity: true) }
      $0[self] = style
    }
    return style
  }

  /// The `date:time:` form that the style is equal to, spelled field by field; nil if it has no
  /// time.
  private var replacement: Self? {
    // Without any field the style means a numeric date and a short time.
    if self == with(nil, nil) { return with(.numeric, .omitted).hour().minute() }
    for date in ShortTimes.dates {
      for time in ShortTimes.times where self == with(date, time.style) {
        return time.fields(with(date, .omitted))
      }
    }
    return nil
  }

  private func with(_ date: DateStyle?, _ time: TimeStyle?) -> Self {
    Self(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone,
      capitalizationContext: capitalizationContext)
  }
}

/// What is compared with, and what came out before.
private enum ShortTimes {
  static let limit = 256
  static let known = Mutex<[Date.FormatStyle: Date.FormatStyle]>([:])

  static let dates: [Date.FormatStyle.DateStyle] = [
    .omitted, .numeric, .abbreviated, .long, .complete,
  ]

  static let times:
    [(
      style: Date.FormatStyle.TimeStyle,
      fields: @Sendable (Date.FormatStyle) -> Date.FormatStyle
    )] = [
      (.shortened, { $0.hour().minute() }),
      (.standard, { $0.hour().minute().second() }),
    ]
}
