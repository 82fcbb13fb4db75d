import Foundation
import Gtk
import XCTest

final class ObjectTests: GtkTestCase {
  func testWrapperAndObjectGoTogether() {
    MainActor.assumeIsolated {
      var log: [String] = []
      do {
        let label = Label("a")
        label.onFinalize { log.append("finalized") }
        log.append(label.text)
      }
      XCTAssertEqual(log, ["a", "finalized"])
    }
  }

  func testParentKeepsChildAndItsWrapper() {
    MainActor.assumeIsolated {
      var log: [String] = []
      weak var wrapper: Label?
      var box: Box? = Box()
      do {
        let label = Label("kept")
        label.onFinalize { log.append("label") }
        wrapper = label
        box?.append(label)
      }
      XCTAssertNotNil(wrapper)
      XCTAssertTrue(box?.firstChild === wrapper)
      XCTAssertEqual(log, [])
      box?.onFinalize { log.append("box") }
      box = nil
      XCTAssertNil(wrapper)
      XCTAssertEqual(log.sorted(), ["box", "label"])
    }
  }

  func testRemovedChildLivesAsLongAsItsWrapper() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let box = Box()
      var label: Label? = Label("x")
      label?.onFinalize { log.append("label") }
      if let label {
        box.append(label)
        box.remove(label)
      }
      XCTAssertEqual(log, [])
      XCTAssertEqual(label?.text, "x")
      if let label { box.append(label) }
      XCTAssertTrue(box.firstChild === label)
      if let label { box.remove(label) }
      label = nil
      XCTAssertEqual(log, ["label"])
    }
  }

  func testWrapFindsTheClassOfWhatGTKMade() {
    MainActor.assumeIsolated {
      let button = Button(label: "♥")
      XCTAssertEqual((button.firstChild as? Label)?.text, "♥")
      XCTAssertTrue(button.firstChild === button.firstChild)
      let scrolled = ScrolledWindow()
      scrolled.child = Box()
      XCTAssertTrue(scrolled.child is Viewport, "\(String(describing: scrolled.child))")
    }
  }

  func testDestroyedWindowIsFinalized() {
    MainActor.assumeIsolated {
      var log: [String] = []
      var window: Window? = Window()
      window?.onFinalize { log.append("window") }
      let label = Label("inside")
      label.onFinalize { log.append("label") }
      window?.child = label
      XCTAssertEqual(Window.toplevels.filter { $0 === window }.count, 1)
      window?.destroy()
      window = nil
      XCTAssertEqual(log, ["window"])
      XCTAssertNil(label.parent)
    }
  }

  func testDisposeBreaksCycles() {
    MainActor.assumeIsolated {
      var log: [String] = []
      var button: Button? = Button(label: "cycle")
      button?.onFinalize { log.append("button") }
      do {
        let held = button
        button?.onClicked { log.append(held?.label ?? "") }
      }
      weak let wrapper = button
      button?.activate()
      button = nil
      XCTAssertNotNil(wrapper, "the handler holds the button")
      wrapper?.dispose()
      XCTAssertNil(wrapper)
      XCTAssertEqual(log, ["button"])
    }
  }

  func testLastReferenceGoesOnAnotherThread() {
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      var log: [String] = []
      var label: Label? = Label("x")
      label?.onFinalize { log.append(Thread.isMainThread ? "main" : "elsewhere") }
      if let held = label {
        Task.detached {
          try? await Task.sleep(for: .milliseconds(20))
          _ = held
        }
      }
      label = nil
      XCTAssertEqual(log, [])
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { !log.isEmpty })
      XCTAssertEqual(log, ["main"])
    }
  }

  func testProperties() {
    MainActor.assumeIsolated {
      let label = Label("x")
      label.setProperty("label", to: "é")
      XCTAssertEqual(label.property("label", as: String.self), "é")
      label.setProperty("wrap", to: true)
      XCTAssertTrue(label.property("wrap", as: Bool.self))
      label.setProperty("xalign", to: 0.25)
      XCTAssertEqual(label.property("xalign", as: Double.self), 0.25)
      label.setProperty("lines", to: 3)
      XCTAssertEqual(label.property("lines", as: Int.self), 3)
      label.setProperty("halign", to: 2)
      XCTAssertEqual(label.halign, .end)
      XCTAssertEqual(label.property("halign", as: Int.self), 2)
      let target = Entry()
      label.setProperty("mnemonic-widget", to: target)
      XCTAssertTrue(label.property("mnemonic-widget", as: Widget?.self) === target)
      label.setProperty("mnemonic-widget", to: Widget?.none)
      XCTAssertNil(label.property("mnemonic-widget", as: Widget?.self))
      XCTAssertFalse(label.hasProperty("no-such-property"))
    }
  }
}
