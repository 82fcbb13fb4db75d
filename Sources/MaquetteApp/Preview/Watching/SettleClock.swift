/// Decides when a burst of file events is over, so that one save is one reload.
///
/// A file that was renamed into place, or closed after writing, is complete: the burst is over at
/// once. Else five quiet milliseconds end it. While a writer still has the file open it is given
/// the rest of fifty, counted from the first event, and as long as it goes on writing up to two
/// hundred; no burst lasts longer, since a program may keep its file open for ever.
nonisolated struct SettleClock {
  typealias Instant = ContinuousClock.Instant

  /// The quiet time that ends a burst.
  static let quiet = Duration.milliseconds(5)
  /// The longest time from a burst's first event to its end, unless a writer goes on.
  static let limit = Duration.milliseconds(50)
  /// How soon a writer that goes on writes again, and the longest time that it is given.
  static let (pause, patience) = (Duration.milliseconds(25), Duration.milliseconds(200))

  /// When the burst began; nil when there is none.
  private(set) var start: Instant?
  private var latest: Instant?
  private var openWatches: Set<Int32> = []
  private var isComplete = false

  /// When the burst will be over unless more happens; nil when there is none.
  var deadline: Instant? {
    guard let start, let latest else { return nil }
    let limit = start + Self.limit
    guard openWatches.isEmpty else {
      return max(limit, min(latest + Self.pause, start + Self.patience))
    }
    return isComplete ? start : min(latest + Self.quiet, limit)
  }

  /// Takes note of an event that concerns the files, seen by the kernel watch `watch`.
  mutating func note(_ effect: WatchPlan.Effect, watch: Int32, at now: Instant) {
    guard effect != .none else { return }
    start = start ?? now
    latest = now
    switch effect {
    case .none, .touched: break
    case .writing:
      openWatches.insert(watch)
      isComplete = false
    case .written:
      openWatches.remove(watch)
      isComplete = true
    case .replaced:
      openWatches.removeAll()
      isComplete = true
    case .structure:
      openWatches.removeAll()
      isComplete = false
    case .gone:
      openWatches.remove(watch)
    }
  }

  /// Begins another wait, for a file that changed while it was read.
  mutating func restart(at now: Instant) {
    start = start ?? now
    latest = now
    isComplete = false
  }

  /// Ends the burst, and returns when it began.
  mutating func finish() -> Instant? {
    defer { self = SettleClock() }
    return start
  }
}
