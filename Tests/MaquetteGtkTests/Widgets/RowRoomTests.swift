import Foundation
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

  // D7, D8
  func testEveryWidthTextSizeAndDirectionIsWhole() {
    MainActor.assumeIsolated {
      let settings = Display.default?.settings
      let usual = (settings?.xftDPI ?? -1, Widget.defaultDirection)
      defer {
        settings?.xftDPI = usual.0
        Widget.defaultDirection = usual.1
      }
      for scale in [0.8, 1, 1.6, 3.1] {
        settings?.xftDPI = Int(96 * 1024 * scale)
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          Widget.defaultDirection = direction
          for width in [300, 420, 800, 1200] {
            let situation = "\(width) px, text \(scale), \(direction)"
            let shown = ShownView(width: width, height: 900) { Rows() }
            Self.check(shown, width: width, situation)
            shown.close()
            let choices = ShownView(width: width, height: 900) { Choices() }
            Self.check(choices, width: width, "choices, " + situation)
            choices.close()
          }
        }
      }
    }
  }

  /// What is shown is inside the window, not smaller than it can be, and apart from the others.
  @MainActor
  private static func check(_ shown: ShownView, width: Int, _ situation: String) {
    XCTAssertEqual(shown.window.width, width, situation)
    for row in shown.all(ListBoxRow.self) {
      let parts = row.descendants.filter { part in
        part.mapped && (part is Gtk.Label || part is Switch || part is Entry)
      }
      let days = row.descendants.filter { $0 is Gtk.Calendar }.flatMap(\.descendants)
      var areas: [CGRect] = []
      for part in parts {
        guard let bounds = part.bounds(in: shown.window) else { continue }
        let area = CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
        XCTAssertGreaterThanOrEqual(area.minX, 0, situation)
        XCTAssertLessThanOrEqual(
          area.maxX, CGFloat(width), situation + " " + ((part as? Gtk.Label)?.text ?? ""))
        for other in areas {
          let shared = area.intersection(other)
          XCTAssertTrue(shared.isNull || shared.isEmpty, "\(situation): \(area) on \(other)")
        }
        areas.append(area)
        // The height of controls and of days leaves out their padding, which what they ask for
        // does not.
        guard part is Gtk.Label, !days.contains(where: { $0 === part }) else { continue }
        XCTAssertGreaterThanOrEqual(part.height, part.measure(.vertical, for: part.width).minimum)
      }
    }
  }
}

/// Rows with several controls each, or with a wide one.
private struct Choices: View {
  var body: some View {
    Form {
      DatePicker("Both", selection: .constant(Date(timeIntervalSince1970: 0)))
      DatePicker("Month", selection: .constant(Date(timeIntervalSince1970: 0)))
        .datePickerStyle(.graphical)
      Picker("Segments", selection: .constant(1)) { Self.options }.pickerStyle(.segmented)
      Picker("Radio buttons", selection: .constant(1)) { Self.options }.pickerStyle(.radioGroup)
      Picker("Inline", selection: .constant(1)) { Self.options }.pickerStyle(.inline)
      Picker("In a menu", selection: .constant(1)) { Self.options }
      ColorPicker("Colour", selection: .constant(.orange))
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
  }

  @ViewBuilder private static var options: some View {
    Text("Slow").tag(0)
    Text("Normal").tag(1)
    Text("Fast").tag(2)
  }
}
