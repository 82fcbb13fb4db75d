import Gtk
import MaquetteUI

/// Shows a dashed box with the name of what nobody here can show.
final class PlaceholderPresenter: Presenter {
  private let box = Box(.horizontal)
  private let label = Gtk.Label()

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: box)
    box.addCSSClass("placeholder")
    label.ellipsize = .end
    box.append(label)
  }

  private func name(_ node: Node) -> String { node[.title] ?? node.kind.rawValue }

  override func update(_ change: NodeChange) {
    change.write(name) { label.text = $0 }
  }
}
