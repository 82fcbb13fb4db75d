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

  @Test func aWriterThatGoesOnIsAwaitedButNotForEver() {
    #expect(deadline(after: (.writing, 0)) == .milliseconds(50))
    #expect(deadline(after: (.writing, 0), (.writing, 40)) == .milliseconds(65))
    #expect(deadline(after: (.writing, 0), (.writing, 190)) == .milliseconds(200))
  }
}
