import Gtk
import Synchronization
import XCTest

/// A test on the main thread with a display, which fails if GTK complains.
class GtkTestCase: XCTestCase {
  private static let complaints = Mutex<[String]>([])

  override func setUp() {
    super.setUp()
    GtkTestCase.complaints.withLock { $0 = [] }
  }

  override func tearDown() {
    XCTAssertEqual(GtkTestCase.complaints.withLock { $0 }, [])
    super.tearDown()
  }

  override class func setUp() {
    super.setUp()
    Log.observe { message in
      guard message.isProblem else { return }
      complaints.withLock { $0.append("\(message.domain): \(message.text)") }
    }
    MainActor.assumeIsolated {
      do {
        try Application.initialize()
      } catch {
        fatalError("\(error): run the tests under Xvfb")
      }
      Display.default?.settings.enableAnimations = false
    }
  }
}

/// Shows `child` in a window of its own, and waits for its first frame.
@MainActor
func present(_ child: Widget, width: Int = 300, height: Int = 200) -> Window {
  let window = Window()
  window.setDefaultSize(width: width, height: height)
  window.child = child
  window.present()
  settle(window)
  return window
}

/// Lets the loop run until the window has painted another frame.
@MainActor
func settle(_ window: Window) {
  var isPainted = false
  MainLoop.run(milliseconds: 2000) { window.mapped }
  window.frameClock?.afterNextPaint { isPainted = true }
  XCTAssertTrue(MainLoop.run(milliseconds: 2000) { isPainted }, "no frame was painted")
}
