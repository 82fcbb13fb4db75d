import Gtk
import MaquetteUI

/// The widgets, as what reconciliation edits.
final class WidgetHost: RenderHost {
  let context: RenderContext

  init(context: RenderContext) { self.context = context }

  func makeElement(for node: Node, in parent: Presenter?) -> Presenter {
    let place = parent?.place(for: node) ?? .inline(.vertical)
    let seed = PresenterSeed(node: node, place: place, context: context, parent: parent)
    let presenter = PresenterRegistry.presenter(for: node, in: place).init(seed)
    presenter.apply(from: nil, to: node)
    return presenter
  }

  func canKeep(_ presenter: Presenter, for node: Node) -> Bool { presenter.canShow(node) }

  func update(_ presenter: Presenter, from old: Node, to new: Node) {
    presenter.apply(from: old, to: new)
  }

  func insert(_ child: Presenter, after sibling: Presenter?, in parent: Presenter) {
    parent.insert(child, after: sibling)
  }

  func move(_ child: Presenter, after sibling: Presenter?, in parent: Presenter) {
    parent.move(child, after: sibling)
  }

  func remove(_ child: Presenter, from parent: Presenter) { parent.remove(child) }

  func shows(_ node: Node, at place: Int, in parent: Presenter) -> Bool {
    parent.shows(node) && parent.isNear(node, at: place)
  }

  func nearPlaces(in parent: Presenter) -> [Int]? { parent.nearPlaces }

  func keep(_ refresh: @escaping () -> Void, for presenter: Presenter) {
    // What is made later has the looks and the direction of the form all the same.
    presenter.refresh = { [weak context] in
      if let context { context.inForm(refresh) } else { refresh() }
    }
  }

  func contentDidChange(in presenter: Presenter, to node: Node) {
    presenter.adopt(node)
    presenter.contentDidChange()
    if let direction = presenter.node[.layoutDirection] {
      presenter.widget.addCSSClass(Renderer.ownDirection)
      presenter.widget.spread(direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }
}

extension Widget {
  /// Sets the reading direction here and in all that is inside, since widgets do not inherit it.
  func spread(direction: TextDirection) {
    for widget in descendants where widget.direction != direction { widget.direction = direction }
  }
}
