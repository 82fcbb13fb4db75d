import Gtk
import MaquetteUI
import SwiftUI
import XCTest

/// Rows that are chosen, taken away and moved, and fields that grow.
final class EditingTests: RenderTestCase {
  private struct People: View {
    @State private var names = ["Amara", "Björn", "Chiara"]
    @State private var chosen: String? = "Björn"

    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("Chosen: \(chosen ?? "nobody")")
        }
        .toolbar { EditButton() }
      }
    }
  }

  func testAPressChoosesARow() {
    MainActor.assumeIsolated {
      let shown = ShownView { People() }
      defer { shown.close() }
      let rows = shown.all(ListBoxRow.self)
      XCTAssertEqual(rows.map { $0.hasCSSClass("chosen-row") }, [false, true, false, false])
      rows[2].activate()
      shown.paint()
      XCTAssertTrue(shown.texts.contains("Chosen: Chiara"))
      XCTAssertTrue(shown.all(ListBoxRow.self)[2].hasCSSClass("chosen-row"))
    }
  }

  func testEditingShowsButtonsThatTakeAwayAndMove() {
    MainActor.assumeIsolated {
      let shown = ShownView { People() }
      defer { shown.close() }
      @MainActor func buttons(_ name: String) -> [Gtk.Button] {
        shown.all(Gtk.Button.self).filter { $0.hasCSSClass("row-button") && $0.tooltipText == name }
      }
      XCTAssertEqual(buttons("Delete").count, 0)
      shown.press("Edit")
      XCTAssertEqual(buttons("Delete").count, 3)
      buttons("Move Down").first?.emitClicked()
      shown.paint()
      XCTAssertEqual(
        Array(shown.texts.filter { ["Amara", "Björn"].contains($0) }), ["Björn", "Amara"])
      buttons("Delete").first?.emitClicked()
      shown.paint()
      XCTAssertFalse(shown.texts.contains("Björn"))
      shown.press("Done")
      XCTAssertEqual(buttons("Delete").count, 0)
    }
  }

  private struct Note: View {
    @State private var text = "A note of several lines, which grows with what is typed into it."

    var body: some View {
      Form { TextField("Several lines", text: $text, axis: .vertical) }
    }
  }

  // D8
  func testAFieldOfSeveralLinesIsWholeAtOnce() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 420, height: 300) { Note() }
      defer { shown.close() }
      let field = shown.all(TextView.self)[0]
      XCTAssertGreaterThan(field.height, 30)
    }
  }
}

extension ShownView {
  /// Presses the button with a text on it.
  fileprivate func press(_ text: String) {
    let button = all(Gtk.Button.self).first { button in
      button.descendants.contains { ($0 as? Gtk.Label)?.text == text }
    }
    button?.emitClicked()
    paint()
  }
}
