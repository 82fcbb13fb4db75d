import Gtk
import MaquetteUI

/// Lets the node that it is attached to be dragged.
final class DragSourcePresenter: AttachmentPresenter {
  private let source = DragSource(text: "")

  override func attached(to host: Presenter) {
    source.connect("drag-begin") { [weak self] in
      guard let self, !isGone else { return }
      context.send(.activate, from: self)
    }
    host.widget.addController(source)
    contentDidChange()
  }

  override func contentDidChange() { source.setText(host?.node.spokenText ?? "") }
}

/// Lets something be dropped on the node that it is attached to.
final class DropTargetPresenter: AttachmentPresenter {
  override func attached(to host: Presenter) {
    let target = DropTarget(texts: { [weak self] text, x, y in
      guard let self, !isGone else { return false }
      context.send(.drop(text, x: x, y: y), from: self)
      return true
    })
    target.onTargeted { [weak self] isOver in
      guard let self, !isGone else { return }
      context.send(.setOn(isOver), from: self)
    }
    host.widget.addController(target)
  }
}
