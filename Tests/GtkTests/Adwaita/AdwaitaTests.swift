import Gtk
import XCTest

final class AdwaitaTests: GtkTestCase {
  func testLeafletPushesAndPops() {
    MainActor.assumeIsolated {
      let leaflet = Leaflet()
      leaflet.canUnfold = false
      let pages = ["first", "second"].map { Label($0) }
      leaflet.append(pages[0], name: "first")
      let window = present(leaflet)
      XCTAssertTrue(leaflet.visibleChild === pages[0])
      XCTAssertFalse(leaflet.navigate(forward: false))
      leaflet.insert(pages[1], after: pages[0])
      leaflet.visibleChild = pages[1]
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { !leaflet.childTransitionRunning })
      XCTAssertTrue(leaflet.visibleChild === pages[1])
      XCTAssertTrue(leaflet.navigate(forward: false))
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { !leaflet.childTransitionRunning })
      leaflet.remove(pages[1])
      XCTAssertEqual(leaflet.visibleChildName, "first")
      XCTAssertNil(pages[1].parent)
      XCTAssertFalse(leaflet.navigate(forward: true))
      window.destroy()
    }
  }

  func testEachDisplayHasItsColorScheme() throws {
    try MainActor.assumeIsolated {
      let first = try XCTUnwrap(Display.default)
      let second = try Display.open(first.name)
      let manager = StyleManager.of(second)
      var log: [Bool] = []
      manager.onNotify("dark") { [unowned manager] in log.append(manager.dark) }
      manager.colorScheme = .forceDark
      XCTAssertEqual(log, [true])
      XCTAssertEqual([StyleManager.default.dark, manager.dark], [false, true])
      second.settings.xftDPI = 144 * 1024
      XCTAssertNotEqual(first.settings.xftDPI, 144 * 1024)
    }
  }

  func testPreferences() {
    MainActor.assumeIsolated {
      let page = PreferencesPage()
      let group = PreferencesGroup()
      group.title = Label.escape("Salt & <Pepper>")
      let row = ActionRow()
      row.useMarkup = false
      row.title = "Salt & <Pepper>"
      row.subtitle = "é"
      let toggle = Switch()
      row.addSuffix(toggle)
      row.activatableWidget = toggle
      group.add(row)
      page.add(group)
      let window = present(page)
      let texts = page.descendants.compactMap { ($0 as? Label)?.text }.filter { !$0.isEmpty }
      XCTAssertEqual(texts, ["Salt & <Pepper>", "Salt & <Pepper>", "é"])
      row.activate()
      XCTAssertTrue(toggle.active)
      window.destroy()
    }
  }

  func testToastsAndHeaderBars() {
    MainActor.assumeIsolated {
      let overlay = ToastOverlay()
      overlay.child = Label("below")
      let window = AdwWindow()
      let bar = HeaderBar()
      bar.titleWidget = WindowTitle(title: "Title ♥", subtitle: "é")
      let button = Button(iconName: "view-refresh-symbolic")
      bar.packStart(button)
      let box = Box(.vertical)
      box.append(bar)
      box.append(overlay)
      window.content = box
      window.present()
      settle(window)
      var log: [String] = []
      do {
        let toast = Toast(title: "Saved")
        toast.connect("dismissed") { log.append("dismissed") }
        toast.onFinalize { log.append("finalized") }
        overlay.add(toast)
        settle(window)
        XCTAssertTrue(overlay.descendants.contains { ($0 as? Label)?.text == "Saved" })
        toast.dismiss()
      }
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { log.count == 2 })
      XCTAssertEqual(log, ["dismissed", "finalized"])
      bar.remove(button)
      XCTAssertNil(button.parent)
      window.destroy()
    }
  }
}
