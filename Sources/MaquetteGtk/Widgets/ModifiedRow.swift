import Gtk
import MaquetteUI

/// Shows a row control in room of another size: what stands in a row stays a row through any chain
/// of modifiers that change its room.
///
/// The row of the control stands for this node too.
final class ModifiedRowPresenter: Presenter {
  /// The kinds of nodes around a control that leave it a row.
  static let kinds: Set<NodeKind> = [.padding, .frame, .fixedSize, .offset, .aspectRatio, .effect]

  required init(_ seed: PresenterSeed) { super.init(seed, widget: ListBoxRow(child: Box())) }

  override func place(for child: Node) -> LayoutRole { place }

  override func canShow(_ node: Node) -> Bool {
    guard let inner = children.first, let content = node.children.first else { return false }
    return super.canShow(node) && inner.node.kind == content.kind && inner.canShow(content)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) { stand(in: child.widget) }

  // The row leaves the list with this node.
  override func detach(_ child: Presenter) {}

  override func contentDidChange() {
    let content = (widget as? ListBoxRow)?.child ?? widget
    if let insets = node[.insets] {
      content.set(
        \.margins,
        Margins(
          top: Double(insets.top).pixels, bottom: Double(insets.bottom).pixels,
          start: Double(insets.leading).pixels, end: Double(insets.trailing).pixels))
    }
    let height = node[.height] ?? node[.minHeight]
    if let height { content.setSizeRequest(width: -1, height: height.pixels) }
  }

  override func activate() { children.first?.activate() }
  override var takesFocus: Bool { children.first?.takesFocus ?? false }
  override var rowLine: LabeledLine? { children.first?.rowLine }
  override var labelColumn: Widget? { children.first?.labelColumn }
}
