import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// A form laid out and painted once in a window of its own, in a way that depends on the form and
/// its settings alone.
final class FormStage {
  /// The width of a form of which no size was asked for; its height is then its own.
  static let usualWidth = 480
  /// The greatest height that a form takes by itself.
  static let greatestHeight = 8000

  /// How often a form whose views ask for their room is laid out until none changes any more.
  private static let layoutLimit = 4

  let renderer = Renderer()
  /// What is shown: views that read their room have got it.
  private(set) var tree: ResolvedTree
  /// Holds the form, as large as was asked.
  let content: Bin
  private let window = Window()

  /// Shows the form of a session on the display that GTK is connected to.
  ///
  /// - Parameter isExact: whether views larger than the form go beyond its edges, not scrolled.
  init(
    _ session: ViewSession, size: CommonOptions.Size?, width: Int? = nil, accent: String? = nil,
    isExact: Bool = false
  ) throws(CommandFailure) {
    let environment = session.environment
    tree = session.resolveSettled()
    renderer.isCanvasExact = isExact
    Self.steady(window.display, environment: environment)
    renderer.now = environment.now
    // What a display has for all of it, and cannot change: other forms have their own.
    renderer.appearance.hasHighContrast = environment.hasHighContrast
    renderer.appearance.accent = accent
    content = Bin(child: renderer.widget)
    _ = renderer.update(tree)
    content.addCSSClass("background")
    // A focused field would show its text selected and a caret.
    content.canFocus = false
    window.decorated = false
    window.child = content
    let isWhole = size == nil
    let size = size ?? Self.naturalSize(of: renderer.widget, width: width ?? Self.usualWidth)
    content.setSizeRequest(width: size.width, height: size.height)
    window.setDefaultSize(width: size.width, height: size.height)
    window.present()
    do {
      try layOut(session)
      if isWhole { try grow(from: size.height) }
    } catch {
      close()
      throw .unavailable("the form cannot be drawn: \(error)")
    }
  }

  /// Makes the form as high as its pages take with their lines broken.
  private func grow(from height: Int) throws(GtkError) {
    var height = height
    for _ in 0..<Self.layoutLimit {
      let missing = WholeForm.missingHeight(renderer.widget)
      let wanted = min(max(1, height + missing), Self.greatestHeight)
      guard missing > 0, wanted != height else { return }
      height = wanted
      let width = content.sizeRequest.width
      content.setSizeRequest(width: width, height: height)
      window.setDefaultSize(width: width, height: height)
      try Self.awaitPaint(of: window)
    }
  }

  /// Takes the form off the display.
  func close() { window.destroy() }

  /// Sets what would otherwise come from the user's desktop, or move.
  private static func steady(_ display: Display, environment: EnvironmentValues) {
    let settings = display.settings
    settings.enableAnimations = false
    settings.cursorBlink = false
    settings.fontName = "Cantarell 11"
    settings.iconThemeName = "Adwaita"
    for (name, value) in [("antialias", 1), ("hinting", 1)] {
      settings.setProperty("gtk-xft-\(name)", to: value)
    }
    settings.setProperty("gtk-xft-hintstyle", to: "hintslight")
    settings.setProperty("gtk-xft-rgba", to: "none")
    settings.xftDPI = Int((96 * 1024 * environment.dynamicTypeSize.scale).rounded())
    StyleManager.of(display).colorScheme =
      environment.colorScheme == .dark ? .forceDark : .forceLight
    Widget.defaultDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size at which nothing of the form has to be scrolled.
  private static func naturalSize(of form: Widget, width: Int) -> CommonOptions.Size {
    WholeForm.unfold(form)
    let height = form.measure(.vertical, for: width).natural
    return CommonOptions.Size(width: width, height: min(max(1, height), greatestHeight))
  }

  /// Waits until each view that asks for its room knows it.
  private func layOut(_ session: ViewSession) throws(GtkError) {
    var isOutdated = false
    renderer.send = { event in
      // Of what controls tell by themselves, only this is no work of a person.
      guard case .setSize = event.action else { return false }
      let isChanged = session.send(event) == .changed
      isOutdated = isOutdated || isChanged
      return isChanged
    }
    for _ in 0..<Self.layoutLimit {
      try Self.awaitPaint(of: window)
      guard isOutdated else { return }
      isOutdated = false
      tree = session.resolveSettled()
      _ = renderer.update(tree)
    }
  }

  /// Waits until the window has been painted and no frame follows by itself.
  static func awaitPaint(of window: Window) throws(GtkError) {
    guard let clock = window.frameClock else { throw .nothingToDraw }
    for _ in 0..<3 {
      var isPainted = false
      clock.afterNextPaint { isPainted = true }
      guard MainLoop.run(milliseconds: 2000, until: { isPainted }) else { throw .nothingToDraw }
    }
  }
}
