import Testing

@testable import MaquetteApp

/// When a burst of file events is over.
struct SettleClockTests {
  private let start = ContinuousClock.now

  private func deadline(after events: (WatchPlan.Effect, milliseconds: Int)...) -> Duration? {
    var clock = SettleClock()
    for (effect, time) in events {
      clock.note(effect, watch: 1, at: start + .milliseconds(time))
    }
    return clock.deadline.map { $0 - start }
  }

  @Test func whatIsCompleteIsReadAtOnce() {
    #expect(deadline(after: (.replaced, 0)) == .zero)
    #expect(deadline(after: (.writing, 0), (.written, 30)) == .zero)
    #expect(deadline(after: (.structure, 0), (.written, 3)) == .zero)
  }

  @Test func quietEndsWhatNobodyWrites() {
    #expect(deadline(after: (.touched, 0)) == .milliseconds(5))
    #expect(deadline(after: (.touched, 0), (.structure, 4)) == .milliseconds(9))
  }

  /// Requests 13 and 15.
  @Test func aWriterThatGoesOnIsAwaitedButNotForEver() {
    #expect(deadline(after: (.writing, 0)) == .milliseconds(50))
    #expect(deadline(after: (.writing, 0), (.writing, 40)) == .milliseconds(65))
    #expect(deadline(after: (.writing, 0), (.writing, 190)) == .milliseconds(200))
  }

  @Test func deadlines() {
    let start = ContinuousClock.now
    var clock = SettleClock()
    #expect(clock.deadline == nil)
    clock.note(.none, watch: 1, at: start)
    #expect(clock.deadline == nil)
    clock.note(.structure, watch: 1, at: start)
    #expect(clock.deadline == start + .milliseconds(5))
    clock.note(.writing, watch: 1, at: start + .milliseconds(2))
    clock.note(.writing, watch: 2, at: start + .milliseconds(2))
    #expect(clock.deadline == start + .milliseconds(50))
    clock.note(.written, watch: 1, at: start + .milliseconds(9))
    #expect(clock.deadline == start + .milliseconds(50))
    clock.note(.written, watch: 2, at: start + .milliseconds(9))
    #expect(clock.deadline == start)
    clock.note(.touched, watch: 2, at: start + .milliseconds(10))
    clock.note(.gone, watch: 2, at: start + .milliseconds(10))
    #expect(clock.deadline == start)
    clock.note(.structure, watch: 1, at: start + .milliseconds(12))
    #expect(clock.deadline == start + .milliseconds(17))
    clock.note(.replaced, watch: 1, at: start + .milliseconds(13))
    #expect(clock.deadline == start)
    clock.restart(at: start + .milliseconds(49))
    #expect(clock.deadline == start + .milliseconds(50))
    #expect(clock.finish() == start)
    #expect(clock.deadline == nil)
  }
}
