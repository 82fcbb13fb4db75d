import Foundation

/// Content that is made anew at the moments of a schedule.
public struct TimelineView<Content: View>: View {
  public typealias Context = TimelineViewContext

  private let schedule: TimelineSchedule
  private let content: @MainActor (Context) -> Content

  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping @MainActor (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let now = context.environment.now()
    let date = schedule.last(before: now)
    if let next = schedule.next(after: now) { context.pass.expectChange(at: next) }
    return content(Context(date: date)).nodes(in: context)
  }
}

/// The moment that a timeline's content is made for.
public struct TimelineViewContext {
  /// How often the content changes.
  public enum Cadence: String, CaseIterable, Comparable, Sendable {
    case live, seconds, minutes

    public static func < (left: Cadence, right: Cadence) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  public let date: Date
  public let cadence: Cadence

  package init(date: Date) {
    self.date = date
    cadence = .live
  }
}

/// The moments at which a timeline changes.
public struct TimelineSchedule: Sendable {
  private enum Kind: Sendable {
    case periodic(from: Date, by: TimeInterval)
    case explicit([Date])
    case never
  }

  private let kind: Kind

  public static var everyMinute: TimelineSchedule {
    periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// Every second here, where an animation would change with each frame.
  public static var animation: TimelineSchedule {
    periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)
  }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule {
    paused
      ? TimelineSchedule(kind: .never)
      : periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: max(minimumInterval ?? 1, 1))
  }

  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule(kind: .periodic(from: start, by: interval))
  }

  public static func explicit<S: Sequence>(_ dates: S) -> TimelineSchedule
  where S.Element == Date {
    TimelineSchedule(kind: .explicit(dates.sorted()))
  }

  /// The moment that is in force at another.
  fileprivate func last(before now: Date) -> Date {
    switch kind {
    case .periodic(let start, let interval):
      guard let steps = steps(from: start, to: now, by: interval) else { return now }
      return start.addingTimeInterval(steps * interval)
    case .explicit(let dates): return dates.last { $0 <= now } ?? dates.first ?? now
    case .never: return now
    }
  }

  fileprivate func next(after now: Date) -> Date? {
    switch kind {
    case .periodic(let start, let interval):
      steps(from: start, to: now, by: interval).map {
        start.addingTimeInterval(($0 + 1) * interval)
      }
    case .explicit(let dates): dates.first { $0 > now }
    case .never: nil
    }
  }

  /// How many whole intervals have passed; `nil` where they are none.
  private func steps(from start: Date, to now: Date, by interval: TimeInterval) -> Double? {
    let steps = (now.timeIntervalSince(start) / interval).rounded(.down)
    return interval >= 0.1 && steps.isFinite && abs(steps) < 1e15 ? steps : nil
  }
}
