import Gtk
import MaquetteUI
import SwiftUI
import XCTest

/// What rows do with their width, and what leaves a row a row.
final class RowRoomTests: RenderTestCase {
  private struct Rows: View {
    @State private var isOn = true
    @State private var name = "A name that is longer than most"

    var body: some View {
      Form {
        LabeledContent("Address", value: "1 Infinite Loop, Cupertino, California, United States")
        Toggle("Padded", isOn: $isOn).padding(4).frame(maxWidth: .infinity)
        TextField("Name", text: $name).padding(2)
        Toggle("", isOn: $isOn)
      }
    }
  }

  // D1, W6
  func testValuesFillTheirLinesWithoutHyphens() {
    MainActor.assumeIsolated {
      let shown = ShownView { Rows() }
      defer { shown.close() }
      let labels = shown.all(Gtk.Label.self)
      guard let value = labels.first(where: { $0.text.hasPrefix("1 Infinite") }) else {
        return XCTFail("the value is not shown")
      }
      XCTAssertEqual(
        value.measure(.horizontal).natural, Gtk.Label(value.text).measure(.horizontal).natural,
        "a value wants to be as wide as its text")
      XCTAssertNotNil(value.attributes, "hyphens are turned off by an attribute")
    }
  }

  // D2, D3, D15
  func testModifiedControlsStayRows() {
    MainActor.assumeIsolated {
      let shown = ShownView { Rows() }
      defer { shown.close() }
      let rows = shown.all(ListBoxRow.self)
      XCTAssertEqual(rows.count, 4)
      XCTAssertTrue(rows[1].activatable, "a padded switch is pressed anywhere in its row")
      XCTAssertTrue(rows[2].hasCSSClass("field"), "a padded field has no frame of its own")
      XCTAssertGreaterThan(shown.fields[0].width, rows[2].width / 2)
      let switches = shown.all(Switch.self)
      XCTAssertEqual(
        switches[1].bounds(in: rows[3]).map { Int($0.x + $0.width) }.map {
          rows[3].width - $0 < 20
        },
        true)
    }
  }
}
