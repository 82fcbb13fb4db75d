import Gtk
import MaquetteUI

/// Shows any node as a row or line of a form, in the widgets that it has elsewhere.
class PlainPresenter: Presenter {
  let inner: Presenter

  init(_ seed: PresenterSeed, innerPlace: LayoutRole, frame: (Widget) -> Widget) {
    let type = PresenterRegistry.presenter(for: seed.node, in: innerPlace)
    inner = type.init(
      PresenterSeed(
        node: seed.node, place: innerPlace, context: seed.context, parent: seed.parent))
    super.init(seed, widget: frame(inner.widget))
  }

  required init(_ seed: PresenterSeed) { fatalError("a plain presenter needs a frame") }

  override var leavesSharedToInner: Bool { true }
  override func canShow(_ node: Node) -> Bool { super.canShow(node) && inner.canShow(node) }
  override func shows(_ child: Node) -> Bool { inner.shows(child) }
  override var takesFocus: Bool { inner.takesFocus }

  override var accessibleWidget: Widget? {
    inner.accessibleWidget ?? (node.isSpokenElement ? inner.widget : nil)
  }

  override func adopt(_ node: Node) {
    super.adopt(node)
    inner.adopt(node)
  }

  override func update(_ change: NodeChange) {
    inner.apply(from: change.old, to: change.new)
    // A row with nothing in it that can be used is no stop of the keyboard either.
    let isDisabled = change.new[.disabled] ?? false
    if widget.sensitive == isDisabled { widget.sensitive = !isDisabled }
  }

  override func place(for child: Node) -> LayoutRole { inner.place(for: child) }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    inner.insert(child, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    inner.move(child, after: peer)
  }

  override func detach(_ child: Presenter) { inner.remove(child) }
  override func styleDidChange() { inner.spreadStyleChange() }
  override func activate() { inner.activate() }
  override func close() { inner.end() }

  override func contentDidChange() {
    inner.contentDidChange()
    let align: Align = inner.widget.computeExpand(.horizontal) ? .fill : .start
    if inner.widget.halign != align { inner.widget.halign = align }
  }
}

/// Shows any node as a row of a boxed group.
final class PlainRowPresenter: PlainPresenter {
  private let line: LabeledLine

  required init(_ seed: PresenterSeed) {
    let isTitle = seed.node.kind == .text || seed.node.kind == .label
    let line = LabeledLine(in: .row)
    self.line = line
    super.init(seed, innerPlace: isTitle ? .title : .inline(.vertical)) { content in
      line.titles.append(content)
      return line.widget
    }
    if takesFocus { (widget as? ListBoxRow)?.focusable = false }
  }

  override var rowLine: LabeledLine? { line }

  override func contentDidChange() {
    super.contentDidChange()
    guard !takesFocus else { return }
    // What is passed over is no stop for a screen reader either.
    let isHidden = node[.isAccessibilityHidden] == true
    widget.setAccessible(.hidden, to: isHidden)
    if let name = node.spokenText { widget.setAccessible(.label, to: name) }
  }
}

/// Shows any node as a line of a form in columns, under the values.
final class PlainLinePresenter: PlainPresenter {
  private let line: LabeledLine

  required init(_ seed: PresenterSeed) {
    let line = LabeledLine(in: .line)
    self.line = line
    super.init(seed, innerPlace: .inline(.vertical)) { content in
      line.append(content)
      return line.widget
    }
  }

  override var rowLine: LabeledLine? { line }
  override var labelColumn: Widget? { line.start }
}
