import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// A view in a window of its own, as a person would have it before them.
@MainActor
final class ShownView {
  let window = Window()
  let session: ViewSession
  let renderer = Renderer()
  /// What the update after the one before took.
  private(set) var lastUpdate: UpdateStatistics?
  private(set) var updateCount = 0
  private var isOutdated = true
  private var isScheduled = false

  init(
    width: Int = 480, height: Int = 600, canFocus: Bool = true,
    environment: EnvironmentValues = EnvironmentValues(),
    _ view: @escaping @MainActor () -> any View
  ) {
    session = ViewSession(environment: environment, root: view)
    session.onInvalidate = { [weak self] in
      self?.isOutdated = true
      self?.schedule()
    }
    renderer.send = { [session] in session.send($0) == .changed }
    renderer.requestUpdate = { [weak self] in self?.schedule() }
    update()
    renderer.widget.canFocus = canFocus
    window.setDefaultSize(width: width, height: height)
    window.child = renderer.widget
    window.present()
    // GTK gives the first widget the focus, which selects its text.
    window.focus = nil
    paint()
  }

  /// However many changes there are in a turn of the loop, the widgets are edited once, before the
  /// next frame.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    MainLoop.idle(priority: .normal) { [weak self] in
      self?.update()
      return false
    }
  }

  private func update() {
    isScheduled = false
    guard isOutdated else { return renderer.settle() }
    isOutdated = false
    renderer.now = session.environment.now
    lastUpdate = renderer.update(session.resolve())
    updateCount += 1
  }

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
