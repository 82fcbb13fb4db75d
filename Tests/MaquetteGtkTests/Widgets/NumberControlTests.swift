import Gtk
import MaquetteUI
import XCTest

/// Sliders, steppers and bars in the rows of a form.
final class NumberControlTests: RenderTestCase {
  func testAMovedKnobIsPutOnTheNearestStep() {
    MainActor.assumeIsolated {
      let shown = ShownView { NumberRows() }
      defer { shown.close() }
      let scale = shown.all(Scale.self)[0]
      XCTAssertEqual([scale.adjustment.lower, scale.value, scale.adjustment.upper], [0, 1, 4])
      scale.value = 2.7
      shown.paint()
      XCTAssertEqual(scale.value, 3)
      XCTAssertEqual(shown.all(ProgressBar.self).map(\.fraction), [0.75])
    }
  }

  // L7
  func testTheWheelScrollsTheFormUnlessAControlHasTheFocus() {
    MainActor.assumeIsolated {
      let shown = ShownView { NumberRows() }
      defer { shown.close() }
      let scale = shown.all(Scale.self)[0]
      let controllers = scale.scrollControllers
      XCTAssertEqual(controllers.count, 1)
      XCTAssertEqual(controllers.map(\.propagationPhase), [.none])
      scale.grabFocus()
      shown.paint()
      XCTAssertFalse(controllers.map(\.propagationPhase).contains(.none))
      shown.all(Gtk.Button.self)[0].grabFocus()
      shown.paint()
      XCTAssertEqual(controllers.map(\.propagationPhase), [.none])
    }
  }

  func testAStepperStopsAtItsBounds() {
    MainActor.assumeIsolated {
      let shown = ShownView { NumberRows() }
      defer { shown.close() }
      let buttons = shown.all(Gtk.Button.self)
      buttons[1].emitClicked()
      shown.paint()
      XCTAssertEqual(shown.texts.contains("Count 2"), true)
      XCTAssertEqual(buttons.map(\.sensitive), [true, false])
      buttons[0].emitClicked()
      shown.paint()
      XCTAssertEqual(buttons.map(\.sensitive), [true, true])
    }
  }
}

private struct NumberRows: View {
  @State private var volume = 1.0
  @State private var count = 1

  var body: some View {
    Form {
      Slider(value: $volume, in: 0...4, step: 1) { Text("Volume") }
      Stepper("Count \(count)", value: $count, in: 0...2)
      ProgressView(value: volume, total: 4)
    }
  }
}
