import Gtk
import MaquetteUI
import XCTest

/// What shapes draw, in pixels.
final class ShapeTests: RenderTestCase {
  // D5: a border leaves the text under it alone, and has gaps where it is dashed.
  func testABorderIsALineAndFillsNothing() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 300, height: 300) {
        ZStack {
          Color.white.frame(width: 100, height: 100)
          Rectangle().strokeBorder(.black, style: StrokeStyle(lineWidth: 100, dash: [0.1, 500]))
            .frame(width: 100, height: 100).accessibilityIdentifier("dashed")
        }
      }
      defer { shown.close() }
      XCTAssertEqual(shown.middle(ofViewNamed: "dashed"), [255, 255, 255])
    }
  }

  func testAGradientRunsFromOneColourToTheOther() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 300, height: 300) {
        Rectangle().fill(
          LinearGradient(
            colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        ).frame(width: 101, height: 40).accessibilityIdentifier("gradient")
      }
      defer { shown.close() }
      let middle = shown.middle(ofViewNamed: "gradient")
      for channel in middle { XCTAssertEqual(Double(channel), 127, accuracy: 4) }
    }
  }

  func testAShapeOfOnesOwnIsToldItsRoom() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 300, height: 300) {
        RoomShape().fill(.black).frame(width: 40, height: 60).accessibilityIdentifier("own")
      }
      defer { shown.close() }
      XCTAssertTrue(
        MainLoop.run(milliseconds: 3000) {
          shown.session.resolve().root.outline.contains("drawnRoom=[40, 60]")
        }, shown.session.resolve().root.outline)
    }
  }
}

private struct RoomShape: Shape {
  func path(in rect: CGRect) -> MaquetteUI.Path { MaquetteUI.Path(rect) }
}
