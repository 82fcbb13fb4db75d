import Foundation
import Gtk
import MaquetteUI

extension Renderer {
  /// Where the nodes are that have widgets of their own, from the corner of the renderer's widget.
  ///
  /// Views that SwiftUI's rules place are told finer than GTK places them, which is at whole pixels.
  package var frames: NodeFrames {
    var frames = NodeFrames()
    if let root { collect(root, into: &frames) }
    return frames
  }

  private func collect(_ presenter: Presenter, into frames: inout NodeFrames) {
    if presenter.widget.mapped {
      frames.set(presenter.widget.exactFrame(in: widget), for: presenter.node.id)
    }
    for child in presenter.children { collect(child, into: &frames) }
    if let plain = presenter as? PlainPresenter {
      for child in plain.inner.children { collect(child, into: &frames) }
    }
  }
}

extension Widget {
  /// The widget's area in the coordinates of an ancestor, as exact as the layouts between know it.
  fileprivate func exactFrame(in ancestor: Widget) -> CGRect {
    if self === ancestor { return CGRect(x: 0, y: 0, width: width, height: height) }
    guard let parent else { return .zero }
    let outer = parent.exactFrame(in: ancestor)
    if let custom = parent as? CustomWidget, let layout = custom.layout as? ArrangedLayout,
      let own = layout.frames[ObjectIdentifier(self)]
    {
      return own.offsetBy(dx: outer.minX, dy: outer.minY)
    }
    guard let own = bounds(in: parent) else { return .zero }
    return CGRect(
      x: outer.minX + own.x, y: outer.minY + own.y, width: own.width, height: own.height)
  }
}
