import Gtk
import Synchronization
import XCTest

/// A test on the main thread with a display, which fails if GTK complains.
class RenderTestCase: XCTestCase {
  private static let complaints = Mutex<[String]>([])

  override func setUp() {
    super.setUp()
    Self.complaints.withLock { $0 = [] }
  }

  override func tearDown() {
    XCTAssertEqual(Self.complaints.withLock { $0 }, [])
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
