import Gtk
import XCTest

final class EventTests: GtkTestCase {
  func testKeys() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let keys = EventControllerKey()
      keys.onKeyPressed { key, modifiers in
        log.append("\(key) \(modifiers.contains(.control)) \(modifiers.contains(.shift))")
        return true
      }
      let label = Label("x")
      label.addController(keys)
      keys.emit("key-pressed", 0xFF1B, 9, Int(ModifierType.control.rawValue))
      keys.emit("key-pressed", 0x61, 38, 0)
      XCTAssertEqual(log, ["Escape true false", "a false false"])
    }
  }

  func testClicks() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let click = GestureClick()
      click.onReleased { count, x, y in log.append("\(count) \(x) \(y)") }
      click.emit("released", 2, 1.5, 3.0)
      XCTAssertEqual(log, ["2 1.5 3.0"])
      click.button = 3
      click.propagationPhase = .capture
      XCTAssertEqual(click.button, 3)
      XCTAssertEqual(click.propagationPhase, .capture)
    }
  }

  func testControllersGoWithTheirWidget() {
    MainActor.assumeIsolated {
      var log: [String] = []
      do {
        let label = Label("x")
        let shortcuts = ShortcutController()
        shortcuts.scope = .managed
        shortcuts.add("<Control>r") { true }
        shortcuts.add("F5", actionName: "win.reload")
        shortcuts.onFinalize { log.append("shortcuts") }
        label.addController(shortcuts)
        label.onFinalize { log.append("label") }
      }
      XCTAssertEqual(log.sorted(), ["label", "shortcuts"])
    }
  }

  func testEmittedObjectsArrive() {
    MainActor.assumeIsolated {
      let list = ListBox()
      let row = ListBoxRow()
      list.append(row)
      var log: [Bool] = []
      list.onRowActivated { log.append($0 === row) }
      list.emit("row-activated", row)
      XCTAssertEqual(log, [true])
    }
  }

  func testClipboard() throws {
    try MainActor.assumeIsolated {
      let clipboard = try XCTUnwrap(Display.default).clipboard
      clipboard.setText("é ♥ 👩‍👩‍👧‍👦")
      var text: String?
      clipboard.readText { text = $0 }
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { text != nil })
      XCTAssertEqual(text, "é ♥ 👩‍👩‍👧‍👦")
    }
  }

  func testNumbersAndDates() {
    MainActor.assumeIsolated {
      let adjustment = Adjustment(value: 2, lower: 0, upper: 10, step: 0.5)
      let spin = SpinButton(adjustment: adjustment, digits: 1)
      let scale = Scale(adjustment: adjustment)
      var log: [Double] = []
      spin.connect("value-changed") { [unowned spin] in log.append(spin.value) }
      scale.value = 2.5
      XCTAssertEqual(log, [2.5])
      XCTAssertTrue(spin.adjustment === scale.adjustment)
      let calendar = Calendar()
      calendar.date = (year: 2024, month: 2, day: 29)
      XCTAssertEqual([calendar.date.year, calendar.date.month, calendar.date.day], [2024, 2, 29])
      let level = LevelBar(0...4)
      level.value = 3
      XCTAssertEqual(level.value, 3)
      let progress = ProgressBar()
      progress.fraction = 0.25
      XCTAssertEqual(progress.fraction, 0.25)
    }
  }

  func testIconTheme() throws {
    try MainActor.assumeIsolated {
      let theme = try XCTUnwrap(Display.default).iconTheme
      XCTAssertTrue(theme.hasIcon("pan-down-symbolic"))
      XCTAssertFalse(theme.hasIcon("no-such-icon"))
      let image = Image(iconName: "pan-down-symbolic")
      image.pixelSize = 24
      XCTAssertEqual(image.measure(.horizontal), SizeRequest(minimum: 24, natural: 24))
      image.iconName = nil
      XCTAssertNil(image.iconName)
    }
  }
}
