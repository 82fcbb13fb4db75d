import Foundation
import Gtk

/// How long ago something was, in the words of the window.
enum FormAge {
  /// The age as a phrase such as "2 minutes ago".
  static func text(since then: Date, now: Date = Date()) -> String {
    let seconds = max(0, Int(now.timeIntervalSince(then)))
    switch seconds {
    case ..<10: return localized("a moment ago")
    case ..<60:
      let tens = seconds / 10 * 10
      return localized(one: "%1 second ago", other: "%1 seconds ago", tens)
    case ..<3600: return localized(one: "%1 minute ago", other: "%1 minutes ago", seconds / 60)
    default: return localized(one: "%1 hour ago", other: "%1 hours ago", seconds / 3600)
    }
  }

  /// After how long the phrase becomes another one.
  static func delay(since then: Date, now: Date = Date()) -> Duration {
    let seconds = max(0, now.timeIntervalSince(then))
    let step: Double = seconds < 60 ? 10 : seconds < 3600 ? 60 : 3600
    return .seconds(step - seconds.truncatingRemainder(dividingBy: step) + 0.05)
  }
}
