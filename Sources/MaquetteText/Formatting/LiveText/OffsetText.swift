import Foundation

/// A distance that is shown as a clock where only its fields are allowed, otherwise in words.
struct OffsetText: TickingContent, Hashable, Codable, Sendable {
  var distance: DistanceText

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    guard isClock else { return distance.text(at: now, in: environment) }
    let seconds = abs(now.timeIntervalSince(distance.date))
    let text = ClockForm(showsHours: showsHours)
      .text(seconds: seconds, locale: environment.locale)
    guard seconds >= 1 else { return text }
    switch distance.sign {
    case .never: return text
    case .minus, .both: return (now < distance.date ? "\u{2212}" : "") + text
    case .always: return (now < distance.date ? "\u{2212}" : "+") + text
    }
  }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    isClock
      ? TimerText(date: distance.date).boundary(after: now, in: environment)
      : distance.boundary(after: now, in: environment)
  }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    isClock ? [] : distance.narrowerTexts(at: now, in: environment)
  }

  func widestText(at now: Date, in environment: FormatEnvironment) -> String {
    guard isClock else { return distance.widestText(at: now, in: environment) }
    let sign = distance.sign == .never ? "" : "\u{2212}"
    return sign + TimerText(date: distance.date).widestText(at: now, in: environment)
  }

  private var isClock: Bool {
    (distance.units == [.minute, .second] && distance.limit >= 2)
      || (distance.units == [.hour, .minute, .second] && distance.limit >= 3)
  }

  private var showsHours: Bool { distance.units.contains(.hour) }
}
