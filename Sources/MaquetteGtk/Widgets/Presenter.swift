import Gtk
import MaquetteUI

/// What a presenter is made from.
struct PresenterSeed {
  let node: Node
  let place: LayoutRole
  let context: RenderContext
  /// The presenter of the node around, where the host makes this one.
  var parent: Presenter?
}

/// Shows one node in widgets: makes them, writes what changes, and tells what people do to them.
///
/// A subclass for each kind of node is entered in `PresenterRegistry`. A new presenter's `update` is
/// called with a change whose `old` is nil, then its children are attached in order.
class Presenter {
  let context: RenderContext
  let place: LayoutRole
  /// The part of a section that the node is in, however deep, whose look its texts have.
  final let caption: SectionCaption?
  /// Whether the node stands in a bar of its page, or a tab for it does.
  final let isInBar: Bool
  /// The widget that stands for the whole node in its parent's.
  private(set) final var widget: Widget
  private(set) final var node: Node
  private(set) final var children: [Presenter] = []
  /// What belongs to the node without being among its contents.
  private(set) final var attachments: [Presenter] = []
  /// Whether the node is gone, and its widgets with it.
  final var isGone = false
  /// Has the host make and drop the widgets of children as `isNear` tells; set where some have none.
  final var refresh: (() -> Void)?
  /// What assistive technology can do with the node beside what GTK's own controls do.
  final var offeredActions: SimpleActionGroup?
  /// Whether the state changed by the event sent last.
  final var wasTaken = false

  required init(_ seed: PresenterSeed) {
    fatalError("\(Self.self) makes no widget for \(seed.node.kind.rawValue)")
  }

  init(_ seed: PresenterSeed, widget: Widget) {
    node = seed.node
    place = seed.place
    context = seed.context
    isInBar = seed.node.slot.map(NodeSlot.bars.contains) ?? false || seed.parent?.isInBar ?? false
    caption =
      switch place {
      // D6
      case .header: .header
      case .footer: .footer
      case .row, .line, .page, .rowGroup, .lineGroup: nil
      default: seed.parent?.caption
      }
    self.widget = widget
  }

  // MARK: For kinds to say

  /// The class that shows this very node of the kind there, where there are several.
  class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type { self }

  /// Whether these widgets can show another version of the node: one that would get presenters of
  /// the same class, unless a kind asks for more.
  func canShow(_ node: Node) -> Bool {
    PresenterRegistry.presenter(for: node, in: place) == Self.self
      && node.spokenRole == self.node.spokenRole
  }

  /// Whether a child of this node has widgets of its own, and so a presenter.
  func shows(_ child: Node) -> Bool { true }

  /// Writes what differs about the node itself.
  func update(_ change: NodeChange) {}

  /// The place that a child of this node is shown in.
  func place(for child: Node) -> LayoutRole { .inline(.vertical) }

  /// Puts a child's widget after that of `peer`, the child before it in the same part, or first.
  func attach(_ child: Presenter, after peer: Presenter?) {}

  /// Moves a child's widget after that of `peer`, or to the front of its part.
  func reattach(_ child: Presenter, after peer: Presenter?) { attach(child, after: peer) }

  /// Whether the child at a place is so near to what is seen that it has widgets.
  func isNear(_ child: Node, at place: Int) -> Bool { true }

  /// The places of all children that `isNear` is true of, in order, where that is known at once.
  var nearPlaces: [Int]? { nil }

  /// Takes a child's widget out.
  func detach(_ child: Presenter) { child.widget.removeFromParent() }

  /// Told when something in the node has changed, inner parts first; `node` is the new version.
  func contentDidChange() {}

  /// Does what pressing the node's row does.
  func activate() { if node[.isSelected] != nil { context.send(.activate, from: self) } }

  /// Writes the model's value where a person set the widget to another and the model kept its own.
  func settle() {}

  /// Told when colours and sizes that style classes do not give are to be looked up again.
  func styleDidChange() {}

  /// Told when the node is gone.
  func close() {}

  /// The widget that a screen reader stops at for this node.
  var accessibleWidget: Widget? { nil }

  /// Whether the keyboard stops at something in the node, so that a row around is no stop itself.
  var takesFocus: Bool { false }

  /// Whether another presenter shows the same node inside, and does what all nodes have in common.
  var leavesSharedToInner: Bool { false }

  /// What that widget is called without being told.
  func ownName(of node: Node) -> String? { nil }

  /// The row or line that shows the node, where there is one.
  var rowLine: LabeledLine? { nil }

  /// The widget with the label of a line in columns, as wide as those of the other lines.
  var labelColumn: Widget? { nil }

  // MARK: For the host

  /// Lets another widget stand for the node, before the node is put into its parent.
  final func stand(in widget: Widget) { self.widget = widget }

  final func apply(from old: Node?, to new: Node) {
    node = new
    let change = NodeChange(old: old, new: new, tally: context.tally)
    update(change)
    updateRow(change)
    if !leavesSharedToInner { updateShared(change) }
  }

  /// Takes over a version of the node in which something further in differs.
  func adopt(_ node: Node) { self.node = node }

  final func insert(_ child: Presenter, after sibling: Presenter?) {
    if child.node.slot == .attachment {
      attachments.append(child)
      (child as? AttachmentPresenter)?.attach(to: self)
      return
    }
    let index = place(in: children, after: sibling)
    children.insert(child, at: index)
    attach(child, after: peer(before: index))
    if node.silencesChildren { silence(child) }
  }

  final func move(_ child: Presenter, after sibling: Presenter?) {
    guard child.node.slot != .attachment else { return }
    children.removeAll { $0 === child }
    let index = place(in: children, after: sibling)
    children.insert(child, at: index)
    reattach(child, after: peer(before: index))
  }

  final func remove(_ child: Presenter) {
    if child.node.slot == .attachment {
      attachments.removeAll { $0 === child }
      return child.end()
    }
    children.removeAll { $0 === child }
    detach(child)
    child.end()
  }

  /// Passes on that the surroundings turned light or dark, or contrast or text size changed.
  final func spreadStyleChange() {
    styleDidChange()
    for child in children + attachments { child.spreadStyleChange() }
  }

  final func end() {
    guard !isGone else { return }
    isGone = true
    close()
    for child in children + attachments { child.end() }
  }

  private func place(in children: [Presenter], after sibling: Presenter?) -> Int {
    guard let sibling, let index = children.lastIndex(where: { $0 === sibling }) else { return 0 }
    return index + 1
  }

  private func peer(before index: Int) -> Presenter? {
    let slot = children[index].node.slot
    return children[..<index].last { $0.node.slot == slot }
  }

  /// The children that play a part.
  final func children(in slot: NodeSlot?) -> [Presenter] {
    children.filter { $0.node.slot == slot }
  }
}
