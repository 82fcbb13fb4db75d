import Gtk
import MaquetteUI
import XCTest

/// Sheets and dialogs over a form: what they show, and where the focus goes.
final class PresentationTests: RenderTestCase {
  func testASheetTakesTheFocusAndGivesItBack() {
    MainActor.assumeIsolated {
      let shown = ShownView { Presenting() }
      defer { shown.close() }
      let row = shown.row("Open")
      row?.grabFocus()
      row?.activate()
      shown.paint()
      shown.paint()
      XCTAssertTrue(shown.texts.contains("In the sheet"))
      let sheet = shown.all(Widget.self).first { $0.hasCSSClass("presentation") }
      XCTAssertTrue(
        MainLoop.run(milliseconds: 3000) {
          shown.window.focus.map { sheet?.isAncestor(of: $0) ?? false } == true
        })
      shown.all(Gtk.Button.self).first { $0.mapped }?.emitClicked()
      shown.paint()
      XCTAssertFalse(shown.texts.contains("In the sheet"))
      XCTAssertTrue(shown.window.focus === row)
    }
  }

  func testAnAlertShowsItsPartsAndCloses() {
    MainActor.assumeIsolated {
      let shown = ShownView { Asking() }
      defer { shown.close() }
      XCTAssertEqual(
        ["Sure?", "No way back.", "Delete", "Cancel"].map { shown.texts.contains($0) },
        [true, true, true, true])
      shown.all(Gtk.Button.self).first { $0.mapped }?.emitClicked()
      shown.paint()
      XCTAssertFalse(shown.texts.contains("Sure?"))
      XCTAssertTrue(shown.texts.contains("deleted"))
    }
  }
}

private struct Presenting: View {
  @State private var isOpen = false

  var body: some View {
    Form {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { InSheet() }
    }
  }
}

private struct InSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("In the sheet")
    Button("Close") { dismiss() }
  }
}

private struct Asking: View {
  @State private var asks = true
  @State private var log = "nothing"

  var body: some View {
    Text(log)
      .alert("Sure?", isPresented: $asks) {
        Button("Delete", role: .destructive) { log = "deleted" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("No way back.")
      }
  }
}
