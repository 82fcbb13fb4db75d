import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// The middle of the window: the form, or why there is none yet.
final class FormCanvas {
  /// The whole, which fills the room between the panes.
  let widget = Stack()
  /// What shows the form; nil until there is one.
  var renderer: Renderer? { form?.renderer }

  private let preview: LivePreview
  private let placeholder = StatusPage()
  private var form: (key: PreviewSelection.Key, renderer: Renderer)?

  /// A canvas that is empty until `preview` has something to show.
  init(_ preview: LivePreview) {
    self.preview = preview
    placeholder.iconName = "document-open-recent-symbolic"
    widget.add(Bin(), name: "nothing yet")
    widget.add(placeholder, name: "placeholder")
    widget.vexpand = true
    widget.hexpand = true
  }

  /// Shows a form; a form with another `key` is a different one, not a new version.
  func show(_ tree: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics {
    if let current = form, current.key == key {
      let statistics = current.renderer.update(tree)
      widget.visibleChild = current.renderer.widget
      return statistics
    }
    let renderer = Renderer()
    renderer.appearance = CanvasAppearance(preview.environment)
    renderer.send = { [weak preview] in preview?.send($0) ?? false }
    renderer.requestUpdate = { [weak preview] in preview?.update() }
    renderer.now = { [weak preview] in preview?.environment.now() ?? Date() }
    let statistics = renderer.update(tree)
    widget.add(renderer.widget)
    widget.visibleChild = renderer.widget
    if let old = form?.renderer.widget { widget.remove(old) }
    form = (key, renderer)
    return statistics
  }

  /// Gives widgets back to the form's state where that did not follow them.
  func settle() { form?.renderer.settle() }

  /// Shows, instead of a form, that there is none yet.
  func showPlaceholder(title: String, explanation: String) {
    placeholder.title = Gtk.Label.escape(title)
    placeholder.descriptionMarkup = Gtk.Label.escape(explanation)
    widget.visibleChildName = "placeholder"
  }

  /// Shows the form in the looks that the preview's settings now ask for.
  func showAppearance() {
    form?.renderer.appearance = CanvasAppearance(preview.environment)
  }
}
