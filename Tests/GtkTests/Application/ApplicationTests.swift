import Gtk
import XCTest

final class ApplicationTests: GtkTestCase {
  func testRunsUntilItsWindowIsClosed() {
    MainActor.assumeIsolated {
      let application = Application(id: "org.example.MaquetteTest")
      var log: [String] = []
      let status = application.run {
        let window = AdwApplicationWindow(application)
        window.content = Label("content")
        let reload = SimpleAction("reload") { log.append("reload") }
        let scheme = SimpleAction("scheme", choice: "light") { log.append("scheme \($0)") }
        let pinned = SimpleAction("pinned", isOn: false) { log.append("pinned \($0)") }
        for action in [reload, scheme, pinned] { window.addAction(action) }
        application.setAccelerators(["<Control>r"], forAction: "win.reload")
        window.onCloseRequest {
          log.append("close")
          return false
        }
        window.present()
        Task { @MainActor in
          log.append("task")
          log.append("\(window.activateAction("win.reload"))")
          reload.enabled = false
          window.activateAction("win.reload")
          window.activateAction("win.pinned")
          window.activateAction("win.scheme", target: "dark")
          log.append("\(scheme.choice) \(pinned.isOn)")
          window.close()
        }
      }
      XCTAssertEqual(status, 0)
      XCTAssertEqual(
        log, ["task", "reload", "true", "pinned true", "scheme dark", "dark true", "close"])
    }
  }

  func testMenuButtonShowsMenu() {
    MainActor.assumeIsolated {
      let menu = Menu()
      menu.append("Open…", action: "win.open")
      let section = Menu()
      section.append("Dark", action: "win.scheme::dark")
      menu.appendSection("Scheme", section)
      XCTAssertEqual(menu.count, 2)
      let button = MenuButton()
      button.setMenu(menu)
      let window = present(button)
      button.popup()
      let texts = button.descendants.compactMap { ($0 as? Label)?.text }
      XCTAssertTrue(texts.contains("Open…") && texts.contains("Dark"), "\(texts)")
      button.popdown()
      window.destroy()
    }
  }

  func testVersionsAreAtLeastTheFloor() {
    XCTAssertGreaterThanOrEqual(LibraryVersion.gtk, LibraryVersion(4, 8))
    XCTAssertGreaterThanOrEqual(LibraryVersion.adwaita, LibraryVersion(1, 2))
    XCTAssertEqual(LibraryVersion(4, 10, 2).description, "4.10.2")
    XCTAssertLessThan(LibraryVersion(4, 8, 3), LibraryVersion(4, 10))
  }
}
