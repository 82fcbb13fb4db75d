import Gtk
import MaquetteUI

/// Shows a bar as long as what is done, or a sign that something is going on.
final class ProgressPresenter: Presenter {
  private let column = Box(.vertical, spacing: 6)
  private let titles = Box(.vertical)
  private let values = Box(.vertical)
  private let bar: ProgressBar?

  required init(_ seed: PresenterSeed) {
    bar = seed.node[.fraction].map { _ in ProgressBar() }
    super.init(seed, widget: column)
    if let bar {
      column.hexpand = true
      for part in [titles, bar, values] { column.append(part) }
    } else {
      let spinner = Spinner()
      spinner.spinning = true
      for part in [spinner, titles, values] { column.append(part) }
    }
  }

  override var accessibleWidget: Widget? { bar }
  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.fraction] == nil) == (bar == nil)
  }
  override func place(for child: Node) -> LayoutRole { .inline(.vertical) }

  override func update(_ change: NodeChange) {
    change.write(.fraction, usually: 0) { bar?.fraction = $0 }
    writeTint(change, on: bar)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: child.node.slot == .label ? titles : values, after: peer)
  }

  override func contentDidChange() {
    for child in children {
      child.widget.align(.vertical, horizontally: bar == nil ? .center : .start)
    }
    for part in [titles, values] { part.set(\.visible, part.firstChild != nil) }
  }
}
