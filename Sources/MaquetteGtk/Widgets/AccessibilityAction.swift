import Gtk
import MaquetteUI

/// Lets assistive technology do something with the node that it is attached to.
final class AccessibilityActionPresenter: AttachmentPresenter {
  override func attached(to host: Presenter) {
    let name = node[.text] ?? ""
    host.offer(Self.actionName(name), on: host.spokenWidget) { [weak self] in
      guard let self, !isGone else { return }
      context.send(.activate, from: self)
    }
  }

  override func close() { host?.withdraw(Self.actionName(node[.text] ?? "")) }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && node[.text] == self.node[.text]
  }

  /// The text as a name that actions can have: letters, digits and hyphens.
  private static func actionName(_ text: String) -> String {
    let name = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return name.isEmpty ? "action" : String(name)
  }
}

extension Presenter {
  /// The prefix of what assistive technology can do with a widget that is no control of GTK's.
  private static let actionPrefix = "control"

  /// The widget that assistive technology knows the node by.
  final var spokenWidget: Widget { accessibleWidget ?? widget }

  /// Lets assistive technology do something with a widget of the node.
  final func offer(_ name: String, on widget: Widget, _ act: @escaping () -> Void) {
    let group = offeredActions ?? SimpleActionGroup()
    group.add(SimpleAction(name, act))
    guard offeredActions == nil else { return }
    offeredActions = group
    widget.insertActionGroup(Self.actionPrefix, group)
  }

  /// Ends what `offer` began.
  final func withdraw(_ name: String) { offeredActions?.remove(name) }
}
