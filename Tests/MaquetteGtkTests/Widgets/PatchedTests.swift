import Gtk
import MaquetteUI
import XCTest

/// Widgets that were edited look as widgets that were made anew do.
final class PatchedTests: RenderTestCase {
  func testEditedFormsAreThoseMadeAnew() {
    MainActor.assumeIsolated {
      let patched = ShownView(canFocus: false) { RandomForm(seed: 0) }
      defer { patched.close() }
      for seed in 1...60 as ClosedRange<UInt64> {
        patched.session.reload { RandomForm(seed: seed) }
        patched.paint()
        let fresh = ShownView(canFocus: false) { RandomForm(seed: seed) }
        XCTAssertEqual(patched.outline, fresh.outline, "seed \(seed)")
        let (one, other) = (try? patched.window.render(), try? fresh.window.render())
        let isAlike = one?.pixels == other?.pixels
        XCTAssertTrue(isAlike, "the picture of seed \(seed)")
        if !isAlike, let one, let other {
          keep(one, "patched-\(seed)")
          keep(other, "fresh-\(seed)")
        }
        fresh.close()
      }
    }
  }
}
