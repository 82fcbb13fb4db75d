import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// A form of very many rows has widgets for those near the visible part only.
final class ManyRowsTests: RenderTestCase {
  func testOnlyRowsNearTheVisiblePartHaveWidgets() {
    MainActor.assumeIsolated {
      let shown = ShownView { ManyRows(count: 5000) }
      defer { shown.close() }
      let place = shown.scrolled
      XCTAssertTrue(shown.texts.contains("Row 0"))
      XCTAssertLessThan(shown.rowTexts.count, 80)
      XCTAssertEqual(shown.rowTexts.last, "Row 4999")
      for row in [2000, 4000, 1000, 0] {
        place.value = place.upper * Double(row) / 5000
        shown.paint()
        XCTAssertTrue(shown.texts.contains("Row \(row)"), "\(shown.rowTexts)")
        XCTAssertLessThan(shown.rowTexts.count, 80)
        let y = shown.y(of: "Row \(row)")
        XCTAssertTrue((-400...660).contains(y), "row \(row) is at \(y)")
      }
    }
  }

  func testARowLooksTheSameWithAndWithoutTheOthers() {
    MainActor.assumeIsolated {
      let long = ShownView { ManyRows(count: 300) }
      defer { long.close() }
      let short = ShownView { ManyRows(count: 50) }
      defer { short.close() }
      let (one, other) = (try? long.window.render(), try? short.window.render())
      // The bar at the side tells how much there is.
      XCTAssertTrue(one?.left(440) == other?.left(440), "the first rows differ")
    }
  }

  func testTheFocusedRowStaysAndLeadsToTheNext() {
    MainActor.assumeIsolated {
      let shown = ShownView { ManyFields(count: 1000) }
      defer { shown.close() }
      let field = shown.fields[3]
      field.grabFocusWithoutSelecting()
      field.text = "new text 3"
      shown.scrolled.value = shown.scrolled.upper * 0.61
      shown.paint()
      XCTAssertTrue(shown.isFocused(field))
      XCTAssertEqual(field.text, "new text 3")
      XCTAssertTrue(shown.fields.contains { $0.text == "text 4" })
      XCTAssertFalse(shown.fields.contains { $0.text == "text 12" })
      XCTAssertTrue(shown.fields.contains { $0.text == "text 610" })
    }
  }

  func testRowsOfOtherHeightsDoNotMoveWhatIsSeen() {
    MainActor.assumeIsolated {
      let shown = ShownView { UnevenRows(count: 2000) }
      defer { shown.close() }
      let place = shown.scrolled
      place.value = 60_000
      shown.paint()
      for _ in 0..<40 {
        let seen = shown.visibleRow
        let y = shown.y(of: seen)
        place.value -= 120
        shown.paint()
        let moved = shown.y(of: seen) - y
        XCTAssertEqual(moved, 120, accuracy: 3, "\(seen)")
      }
    }
  }

  func testEditsOfRowsWithoutWidgetsShowOnceTheyAreNear() {
    MainActor.assumeIsolated {
      let shown = ShownView { ManyRows(count: 1000) }
      defer { shown.close() }
      shown.session.reload { ManyRows(count: 1000, marked: 700) }
      shown.paint()
      XCTAssertEqual(shown.lastUpdate, UpdateStatistics())
      XCTAssertFalse(shown.texts.contains("marked"))
      shown.scrolled.value = shown.scrolled.upper * 0.7
      shown.paint()
      XCTAssertTrue(shown.texts.contains("marked"))
      shown.session.reload { ManyRows(count: 40, marked: 20) }
      shown.paint()
      XCTAssertEqual(shown.rowTexts, (0..<40).map { "Row \($0)" })
      shown.session.reload { ManyRows(count: 3000) }
      shown.paint()
      XCTAssertLessThan(shown.rowTexts.count, 140)
      XCTAssertEqual(shown.scrolled.upper, 160_000, accuracy: 10_000)
    }
  }
}

extension ShownView {
  /// Where the form is scrolled to.
  fileprivate var scrolled: Adjustment {
    let all = all(ScrolledWindow.self).map(\.vadjustment)
    return all.max { $0.upper < $1.upper } ?? Adjustment()
  }

  /// What the rows with widgets say first.
  fileprivate var rowTexts: [String] {
    all(ListBoxRow.self).compactMap { row in
      row.descendants.lazy.compactMap { ($0 as? Gtk.Label)?.text }.first
    }
  }

  /// What the first row in the middle of the window says.
  fileprivate var visibleRow: String { rowTexts.first { (200...400).contains(y(of: $0)) } ?? "" }
}

extension Texture {
  /// The pixels of so many columns at the left.
  fileprivate func left(_ columns: Int) -> [UInt8] {
    let all = pixels
    return (0..<height).flatMap { all[($0 * width * 4)..<(($0 * width + columns) * 4)] }
  }
}

/// Rows each with a field.
private struct ManyFields: View {
  let count: Int
  @State private var texts: [Int: String] = [:]

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { row in
        TextField(
          "Row \(row)",
          text: Binding(get: { texts[row] ?? "text \(row)" }, set: { texts[row] = $0 }))
      }
    }
  }
}

/// Rows of one to three lines.
private struct UnevenRows: View {
  let count: Int

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { row in
        LabeledContent {
          Text("Value")
        } label: {
          Text("Row \(row)")
          if row % 3 > 0 { Text("Second") }
          if row % 5 > 2 { Text("Third") }
        }
      }
    }
  }
}
