import Foundation
import Gtk
import MaquetteUI

/// Shows a resolved tree in GTK and libadwaita widgets.
///
/// A renderer has one widget, to be put into a window, and is given one tree after the other. It
/// compares each with the one before (`Reconciliation/`) and edits only what differs, through a
/// presenter for each node (`Widgets/`, a file a kind). What people do goes back as `NodeEvent`s.
package final class Renderer {
  /// Holds what is rendered.
  package let widget: Widget
  private let frame = Bin()
  private let layer = PresentationLayer()
  private let context = RenderContext()
  private let reconciler: Reconciler<WidgetHost>

  /// Takes what people do to the widgets; tells whether that changed the state behind the tree.
  package var send: (NodeEvent) -> Bool {
    get { context.send }
    set { context.send = newValue }
  }

  /// Asked for an update after each event, so that what the state rejected is taken back.
  package var requestUpdate: () -> Void {
    get { context.requestUpdate }
    set { context.requestUpdate = newValue }
  }

  /// The present moment for texts that follow the clock; one that stands still freezes them.
  package var now: () -> Date {
    get { context.now }
    set { context.now = newValue }
  }

  /// Whether views keep SwiftUI's places where they are larger than their page, instead of being
  /// scrolled; to be set before the first tree.
  package var isCanvasExact: Bool {
    get { context.isCanvasExact }
    set { context.isCanvasExact = newValue }
  }

  /// How the form looks apart from what is around it.
  package var appearance = CanvasAppearance() {
    didSet { if appearance != oldValue { writeAppearance() } }
  }

  private var scopes: [String] = []
  /// The direction that the form's widgets were given; nil while they have everybody's.
  private var written: TextDirection?

  /// Puts the style sheet and the icons of forms in force for a display: before its first window,
  /// as all that is styled already is styled anew, and the icons' theme read anew.
  package static func prepare(_ display: Display) {
    Icons.install(on: display)
    StyleSheet.install(on: display)
  }

  package init() {
    reconciler = Reconciler(host: WidgetHost(context: context))
    widget = frame
    frame.addCSSClass("maquette")
    frame.child = layer.widget
    context.presentations = layer
    context.inForm = { [weak self] body in
      guard let self else { return body() }
      FormLooks.within(self.frame) { self.inOwnDirection(body) }
    }
    Self.prepare(frame.display)
    // A walk through a form would leave every value marked.
    frame.display.settings.labelSelectOnFocus = false
    followStyle()
  }

  /// What shows the root of the tree.
  var root: Presenter? { reconciler.root?.element }

  /// The title of the root page, for the window around.
  package var title: String? { reconciler.root?.node[.title] }

  /// Edits the widgets until they show the tree.
  @discardableResult
  package func update(_ tree: ResolvedTree) -> UpdateStatistics {
    context.tally.writes = 0
    var statistics = FormLooks.within(frame) {
      inOwnDirection {
        let statistics = reconciler.update(to: tree.root)
        context.settle()
        if let root = reconciler.root?.element?.widget, layer.content !== root {
          layer.content = root
        }
        return statistics
      }
    }
    statistics.writes = context.tally.writes
    return statistics
  }

  /// Gives widgets that a person changed back to the tree where the state did not follow.
  package func settle() { context.settle() }

  /// Follows the display where the form has no looks of its own.
  private func followStyle() {
    let manager = StyleManager.of(frame.display)
    let write = { [weak self] in
      guard let self else { return }
      self.writeAppearance()
    }
    write()
    let settings = frame.display.settings
    let connections =
      ["dark", "high-contrast"].map { manager.onNotify($0, write) }
      + [settings.onNotify("gtk-xft-dpi", write)]
    let key = ObjectIdentifier(frame)
    frame.onFinalize {
      for connection in connections { connection.disconnect() }
      FormLooks.forget(key)
    }
  }

  private func writeAppearance() {
    let (display, manager) = (frame.display, StyleManager.of(frame.display))
    let look = ScopedTheme.Look(
      isDark: appearance.isDark ?? manager.dark,
      hasHighContrast: appearance.hasHighContrast ?? manager.highContrast,
      accent: appearance.accent)
    var wanted: [String] = []
    if look.isDark != manager.dark || look.hasHighContrast != manager.highContrast
      || look.accent != nil
    {
      wanted.append(ScopedTheme.scope(for: look, on: display))
    }
    let scale = appearance.textScale ?? 1
    if scale != 1 { wanted.append(ScopedTheme.scope(forTextScale: scale, on: display)) }
    for name in scopes where !wanted.contains(name) { frame.removeCSSClass(name) }
    for name in wanted where !scopes.contains(name) { frame.addCSSClass(name) }
    scopes = wanted
    frame.setClass("dark", look.isDark)
    frame.setClass("high-contrast", look.hasHighContrast)
    context.textScale = display.settings.textScale * scale
    frame.setClass("large-text", context.textScale > 1.2)
    frame.setClass("larger-text", context.isTextHuge)
    frame.setClass("huge-text", context.textScale > 2)
    FormLooks.set(look, for: frame)
    inOwnDirection { reconciler.root?.element?.spreadStyleChange() }
  }

  /// Runs `body`, and then gives the form's direction to the widgets that it made.
  ///
  /// Where the form reads as everything else does, its widgets have the direction as they are made.
  /// Elsewhere everything else keeps its own meanwhile: GTK would tell each widget of each window.
  private func inOwnDirection<Result>(_ body: () -> Result) -> Result {
    let result = body()
    guard let isRightToLeft = appearance.isRightToLeft else { return result }
    let direction: TextDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let usual = Widget.defaultDirection
    if direction == usual, written ?? usual == usual { return result }
    written = direction
    if frame.inherit(direction, exceptBelow: Self.ownDirection) {
      reconciler.root?.element?.spreadStyleChange()
    }
    return result
  }

  /// The style class of widgets for which the file sets a direction.
  static let ownDirection = "own-direction"
}

extension Settings {
  /// The size of text relative to the usual resolution, which is given in 1024ths of a dot an inch.
  fileprivate var textScale: Double { xftDPI > 0 ? Double(xftDPI) / 1024 / 96 : 1 }
}
