/// Decides when a burst of file events is over, so that one save is one reload.
///
/// Five quiet milliseconds end a burst. While a writer still has the file open it is given the
/// rest of fifty, counted from the first event; no burst lasts longer, since a program may keep
/// its file open for ever.
nonisolated struct SettleClock {
  typealias Instant = ContinuousClock.Instant

  /// The quiet time that ends a burst.
  static let quiet = Duration.milliseconds(5)
  /// The longest time from a burst's first event to its end.
  static let limit = Duration.milliseconds(50)

  /// When the burst began; nil when there is none.
  private(set) var start: Instant?
  private var latest: Instant?
  private var openWatches: Set<Int32> = []

  /// When the burst will be over unless more happens; nil when there is none.
  var deadline: Instant? {
    guard let start, let latest else { return nil }
    let limit = start + Self.limit
    return openWatches.isEmpty ? min(latest + Self.quiet, limit) : limit
  }

  /// Takes note of an event that concerns the files, seen by the kernel watch `watch`.
  mutating func note(_ effect: WatchPlan.Effect, watch: Int32, at now: Instant) {
    guard effect != .none else { return }
    start = start ?? now
    latest = now
    switch effect {
    case .content(isOpen: true): openWatches.insert(watch)
    case .content(isOpen: false): openWatches.remove(watch)
    case .structure: openWatches.removeAll()
    case .none: break
    }
  }

  /// Begins another wait, for a file that changed while it was read.
  mutating func restart(at now: Instant) {
    start = start ?? now
    latest = now
  }

  /// Ends the burst, and returns when it began.
  mutating func finish() -> Instant? {
    defer { self = SettleClock() }
    return start
  }
}
