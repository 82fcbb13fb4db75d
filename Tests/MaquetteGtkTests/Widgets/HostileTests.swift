import Gtk
import MaquetteUI
import XCTest

/// Whatever a file says, something is shown and GTK has nothing to complain of.
final class HostileTests: RenderTestCase {
  func testSizesThatNobodyMeans() {
    MainActor.assumeIsolated {
      let shown = ShownView { HostileSizes() }
      defer { shown.close() }
      XCTAssertEqual(shown.texts.filter { $0 == "E" }.count, 6)
    }
  }

  func testDeepNesting() {
    MainActor.assumeIsolated {
      let shown = ShownView { Nested(depth: 60) }
      defer { shown.close() }
      XCTAssertEqual(shown.texts, ["Core"])
    }
  }
}
