import Gtk
import MaquetteUI
import SwiftUI
import XCTest

/// Views that depend on their room get the one that they have.
final class GeometryReaderTests: RenderTestCase {
  func testContentFollowsTheRoomThatIsThere() {
    MainActor.assumeIsolated {
      let shown = ShownView {
        GeometryReader { room in Text("\(Int(room.size.width)) wide") }.frame(width: 200)
      }
      defer { shown.close() }
      MainLoop.run(milliseconds: 2000) { shown.texts == ["200 wide"] }
      XCTAssertEqual(shown.texts, ["200 wide"])
    }
  }
}
