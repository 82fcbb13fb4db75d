import Gtk
import XCTest

final class SignalTests: GtkTestCase {
  func testThousandButtonsDeleteTheirOwnRows() {
    MainActor.assumeIsolated {
      var finalized = 0
      var clicked = 0
      let list = ListBox()
      for index in 0..<1000 {
        let button = Button(label: "\(index)")
        let row = ListBoxRow(child: button)
        row.onFinalize { finalized += 1 }
        button.onFinalize { finalized += 1 }
        button.onClicked { [weak row] in
          clicked += 1
          if let row { list.remove(row) }
        }
        list.append(row)
      }
      while let row = list.row(at: 0) {
        guard let button = row.child as? Button else { return XCTFail("a row lost its button") }
        button.emitClicked()
      }
      XCTAssertEqual(clicked, 1000)
      XCTAssertNil(list.firstChild)
      XCTAssertEqual(finalized, 2000)
    }
  }

  func testDisconnectReleasesTheClosure() {
    MainActor.assumeIsolated {
      let button = Button()
      var log: [String] = []
      weak var captured: NSObject?
      let connection: SignalConnection
      do {
        let token = NSObject()
        captured = token
        connection = button.onClicked { log.append("clicked \(token === captured)") }
      }
      button.emitClicked()
      XCTAssertTrue(connection.isConnected)
      connection.disconnect()
      connection.disconnect()
      button.emitClicked()
      XCTAssertEqual(log, ["clicked true"])
      XCTAssertNil(captured)
      XCTAssertFalse(connection.isConnected)
    }
  }

  func testHandlerThatDisconnectsItself() {
    MainActor.assumeIsolated {
      let button = Button()
      var log: [String] = []
      var connection: SignalConnection?
      connection = button.onClicked {
        connection?.disconnect()
        connection = nil
        log.append("once")
      }
      button.emitClicked()
      button.emitClicked()
      XCTAssertEqual(log, ["once"])
    }
  }

  func testClosureGoesWithItsObject() {
    MainActor.assumeIsolated {
      weak var captured: NSObject?
      do {
        let token = NSObject()
        captured = token
        let button = Button()
        button.onClicked { _ = token }
        XCTAssertNotNil(captured)
      }
      XCTAssertNil(captured)
    }
  }

  func testBlockDuringProgrammaticWrite() {
    MainActor.assumeIsolated {
      let toggle = Switch()
      var log: [Bool] = []
      let connection = toggle.onNotify("active") { [unowned toggle] in log.append(toggle.active) }
      toggle.active = true
      connection.blocked { toggle.active = false }
      XCTAssertEqual(log, [true])
      toggle.active = true
      XCTAssertEqual(log, [true, true])
    }
  }

  func testArgumentsAndResults() {
    MainActor.assumeIsolated {
      let list = ListBox()
      let row = ListBoxRow(child: Label("x"))
      list.append(row)
      var log: [String] = []
      list.onRowActivated { log.append("activated \($0.index) \($0 === row)") }
      let shown = present(list)
      row.activate()
      shown.destroy()
      XCTAssertEqual(log, ["activated 0 true"])

      let window = Window()
      window.onCloseRequest {
        log.append("close")
        return true
      }
      window.present()
      settle(window)
      window.close()
      XCTAssertEqual(Window.toplevels.filter { $0 === window }.count, 1)
      XCTAssertEqual(log, ["activated 0 true", "close"])
      window.destroy()
    }
  }

  func testHandlerHearsFinalizationOfNothingItOutlives() {
    MainActor.assumeIsolated {
      var log: [String] = []
      do {
        let label = Label("x")
        label.connect("destroy") { log.append("destroy") }
      }
      XCTAssertEqual(log, [], "handlers are disconnected before the object is released")
    }
  }
}
