import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// A view in a window of its own, as a person would have it before them.
@MainActor
final class ShownView {
  let window = Window()
  let session: ViewSession
  let renderer: Renderer

  init(
    width: Int = 480, height: Int = 600, canFocus: Bool = true,
    environment: EnvironmentValues = EnvironmentValues(),
    _ view: @escaping @MainActor () -> any View
  ) {
    session = ViewSession(environment: environment, root: view)
    let record = UpdateRecord()
    renderer = Renderer(session: session) { _, update in record.updates.append(update) }
    self.record = record
    renderer.widget.canFocus = canFocus
    window.setDefaultSize(width: width, height: height)
    window.child = renderer.widget
    window.present()
    // GTK gives the first widget the focus, which selects its text.
    window.focus = nil
    paint()
  }

  private let record: UpdateRecord

  /// What the update after the one before took.
  var lastUpdate: SessionUpdate? { record.updates.last }
  var updateCount: Int { record.updates.count }

  /// Lets the loop run until the window has painted another frame.
  func paint() {
    var isPainted = false
    MainLoop.run(milliseconds: 3000) { window.mapped }
    window.frameClock?.afterNextPaint { isPainted = true }
    XCTAssertTrue(MainLoop.run(milliseconds: 3000) { isPainted }, "no frame was painted")
  }

  /// The widgets of a kind in the window, in order.
  func all<Kind: Widget>(_ kind: Kind.Type) -> [Kind] {
    window.descendants.compactMap { $0 as? Kind }
  }

  func close() { window.destroy() }
}

@MainActor
private final class UpdateRecord {
  var updates: [SessionUpdate] = []
}
