import Gtk
import MaquetteUI

/// Shows a view under what narrows it.
final class SearchablePresenter: Presenter {
  private let column = Box(.vertical)
  private let bar = Box(.vertical, spacing: 6)
  private let content = Box(.vertical)

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: column)
    let clamp = Clamp()
    clamp.maximumSize = 600
    clamp.tighteningThreshold = 400
    bar.margins = Margins(top: 6, bottom: 6, start: 12, end: 12)
    clamp.child = bar
    column.append(clamp)
    column.append(content)
    content.vexpand = true
    column.hexpand = true
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: child.node.slot == .header ? bar : content, after: peer)
  }
}

/// Shows a field to search with.
final class SearchFieldPresenter: Presenter {
  private let field = SearchEntry()
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: field)
    field.hexpand = true
    connection = field.connect("changed") { [weak self] in
      guard let self else { return }
      context.send(.setText(field.text), from: self)
    }
  }

  override var accessibleWidget: Widget? { field }
  override var takesFocus: Bool { true }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { show($0) }
    change.write(.prompt) { field.placeholderText = $0 }
  }

  private func show(_ text: String) {
    guard field.text != text else { return }
    connection?.blocked { field.replaceText(text) }
  }

  override func settle() { show(node[.text] ?? "") }
}
