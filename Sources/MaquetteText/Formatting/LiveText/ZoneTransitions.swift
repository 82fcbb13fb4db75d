import Foundation
import Synchronization

/// The changes of time of zones, looked up once for each stretch between two of them.
enum ZoneTransitions {
  private struct Stretch {
    let start: Date
    let end: Date?
  }

  private static let known = Mutex<[String: Stretch]>([:])

  /// The next change of time of a zone; nil where none is to come.
  static func next(after now: Date, in zone: TimeZone) -> Date? {
    let identifier = zone.identifier
    if let stretch = known.withLock({ $0[identifier] }), stretch.start <= now,
      stretch.end.map({ now < $0 }) ?? true
    {
      return stretch.end
    }
    let end = zone.nextDaylightSavingTimeTransition(after: now)
    known.withLock { $0[identifier] = Stretch(start: now, end: end) }
    return end
  }
}
