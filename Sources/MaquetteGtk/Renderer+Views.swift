import Foundation
import Gtk
import MaquetteUI

/// A node that has a widget of its own, and where that is.
package struct ViewArea: Equatable {
  package var node: Node
  /// In the coordinates of the widget that was asked for.
  package var frame: CGRect
  /// The line on which its first text stands, from the top of the frame; nil where there is none.
  package var baseline: Double?
  /// How deep it lies.
  package var depth: Int

  package static func == (left: ViewArea, right: ViewArea) -> Bool {
    left.node.id == right.node.id && left.frame == right.frame && left.baseline == right.baseline
  }
}

extension Renderer {
  /// The nodes that are seen, outer ones first, with their frames in `ancestor`.
  package func views(in ancestor: Widget) -> [ViewArea] {
    var views: [ViewArea] = []
    if let root { collect(root, in: ancestor, depth: 0, into: &views) }
    return views
  }

  /// The places of what the keyboard stops at, in its order, in `ancestor`.
  package func focusStops(in ancestor: Widget) -> [CGRect] {
    widget.descendants.compactMap { widget in
      guard widget.mapped, widget.focusable, widget.isSensitive else { return nil }
      return widget.frame(in: ancestor)
    }
  }

  /// Scrolls until a node is seen; tells whether it has a widget.
  @discardableResult
  package func reveal(_ identity: NodeIdentity) -> Bool {
    guard let root, let found = presenter(of: identity, in: root) else { return false }
    found.widget.scrollIntoView()
    return true
  }

  private func presenter(of identity: NodeIdentity, in presenter: Presenter) -> Presenter? {
    if presenter.node.id == identity { return presenter }
    for child in inner(of: presenter) {
      if let found = self.presenter(of: identity, in: child) { return found }
    }
    return nil
  }

  private func collect(
    _ presenter: Presenter, in ancestor: Widget, depth: Int, into views: inout [ViewArea]
  ) {
    if presenter.widget.mapped, let frame = presenter.widget.frame(in: ancestor) {
      let baseline = presenter.widget.allocatedBaseline
      views.append(
        ViewArea(
          node: presenter.node, frame: frame, baseline: baseline >= 0 ? Double(baseline) : nil,
          depth: depth))
    }
    for child in inner(of: presenter) {
      collect(child, in: ancestor, depth: depth + 1, into: &views)
    }
  }

  private func inner(of presenter: Presenter) -> [Presenter] {
    presenter.children + ((presenter as? PlainPresenter)?.inner.children ?? [])
  }
}

extension Widget {
  fileprivate func frame(in ancestor: Widget) -> CGRect? {
    bounds(in: ancestor).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// Moves each scrolled window around until the widget is seen.
  fileprivate func scrollIntoView() {
    var next = parent
    while let outer = next {
      next = outer.parent
      guard let scroller = outer as? ScrolledWindow, let area = bounds(in: scroller) else {
        continue
      }
      let adjustment = scroller.vadjustment
      let room = Double(scroller.height)
      let margin = min(24, max(0, (room - area.height) / 2))
      if area.y < margin {
        adjustment.value += area.y - margin
      } else if area.y + area.height > room - margin {
        adjustment.value += min(area.y - margin, area.y + area.height - room + margin)
      }
    }
  }
}
