import Foundation
import Gtk
import MaquetteUI
import XCTest

/// Texts that follow the clock do so without the view being resolved again.
final class LiveTextTests: RenderTestCase {
  func testATimerRunsByItselfWhileItIsOnScreen() {
    MainActor.assumeIsolated {
      let clock = Clock(runs: true)
      let shown = ShownView(environment: clock.environment) { Countdown(end: clock.start + 99.5) }
      defer { shown.close() }
      XCTAssertTrue(shown.texts.contains("1:39"), "\(shown.texts)")
      let updates = shown.updateCount
      MainLoop.run(milliseconds: 3000) { shown.texts.contains("1:37") }
      XCTAssertTrue(shown.texts.contains("1:37"), "\(shown.texts)")
      XCTAssertEqual(shown.updateCount, updates)
    }
  }

  func testAFrozenClockWakesNobody() {
    MainActor.assumeIsolated {
      let clock = Clock(runs: false)
      let shown = ShownView(environment: clock.environment) { Countdown(end: clock.start + 100) }
      defer { shown.close() }
      MainLoop.run(milliseconds: 1500)
      XCTAssertTrue(shown.texts.contains("1:40"), "\(shown.texts)")
    }
  }

  func testTheWidestFormThatFitsIsShown() {
    MainActor.assumeIsolated {
      let clock = Clock(runs: false)
      let wide = ShownView(width: 400, environment: clock.environment) {
        SqueezedDate(date: clock.start - 674, width: 300)
      }
      let narrow = ShownView(width: 400, environment: clock.environment) {
        SqueezedDate(date: clock.start - 674, width: 60)
      }
      defer {
        wide.close()
        narrow.close()
      }
      XCTAssertEqual(wide.texts, ["11 min, 14 sec"])
      XCTAssertEqual(narrow.texts, ["11 min"])
    }
  }
}

/// A clock that shows the same at the start of every test.
@MainActor
private final class Clock {
  let start = Date(timeIntervalSince1970: 1_700_000_000)
  private let runs: Bool
  private let origin = Date()

  init(runs: Bool) { self.runs = runs }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.now = { [self] in runs ? start + Date().timeIntervalSince(origin) : start }
    if let utc = TimeZone(identifier: "UTC") { values.timeZone = utc }
    return values
  }
}
