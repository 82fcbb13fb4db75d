import Gtk
import MaquetteUI

extension Presenter {
  /// Scrolls to the view that code asks for, once that is laid out.
  func updateScroll(_ change: NodeChange) {
    change.write(.scrollNumber) { number in
      guard number != nil, let target = change.new[.scrollTarget] else { return }
      scroll(to: target, anchor: change.new[.scrollAnchor], attempts: 20)
    }
  }

  /// Views that come into being by the same change are laid out later than it is written.
  private func scroll(to target: String, anchor: [Double]?, attempts: Int) {
    _ = MainLoop.timeout(milliseconds: 25) { [weak self] in
      guard let self, !isGone else { return false }
      guard let found = presenter(of: .element(target), below: node.id.depth) else {
        approach(.element(target), below: node.id.depth)
        if attempts > 0 { scroll(to: target, anchor: anchor, attempts: attempts - 1) }
        return false
      }
      if !found.widget.reveal(at: anchor), attempts > 0 {
        scroll(to: target, anchor: anchor, attempts: attempts - 1)
      }
      return false
    }
  }

  /// The outermost presenter inside whose node has an id, not counting what is around this one.
  private func presenter(of id: NodeIdentity.Component, below depth: Int) -> Presenter? {
    for child in children {
      if child.node.id.components.dropFirst(depth).contains(id) { return child }
      if let found = child.presenter(of: id, below: depth) { return found }
    }
    return nil
  }

  /// Scrolls to about where a row without widgets stands, which then gets some.
  private func approach(_ id: NodeIdentity.Component, below depth: Int) {
    for section in ((self as? SectionPresenter).map { [$0] } ?? sections) {
      let rows = section.node.children.filter { $0.slot == nil }
      let place = rows.firstIndex { $0.id.components.dropFirst(depth).contains(id) }
      guard let place, let scroller = section.widget.scroller,
        let room = section.widget.bounds(in: scroller)
      else { continue }
      let view = scroller.vadjustment
      view.value +=
        room.y + room.height * Double(place) / Double(rows.count) - view.pageSize / 2
      return
    }
  }

  /// The sections inside, some of whose rows may have no widgets yet.
  private var sections: [SectionPresenter] {
    children.flatMap { ($0 as? SectionPresenter).map { [$0] } ?? $0.sections }
  }
}

extension Widget {
  /// What scrolls the widget, where anything does.
  fileprivate var scroller: ScrolledWindow? {
    var outer = parent
    while let widget = outer, !(widget is ScrolledWindow) { outer = widget.parent }
    return outer as? ScrolledWindow
  }

  /// Scrolls what is around the widget so that it is seen; false where that is not laid out yet.
  fileprivate func reveal(at anchor: [Double]?) -> Bool {
    guard let scroller else { return true }
    guard let place = bounds(in: scroller), scroller.vadjustment.pageSize > 0 else { return false }
    scroller.vadjustment.reveal(
      place.y, length: place.height, anchor: anchor.flatMap { $0.count == 2 ? $0[1] : nil })
    scroller.hadjustment.reveal(
      place.x, length: place.width, anchor: anchor.flatMap { $0.first })
    return true
  }
}

extension Adjustment {
  /// Moves what is seen so that a stretch of it is, which begins at a distance from its start now.
  fileprivate func reveal(_ start: Double, length: Double, anchor: Double?) {
    if let anchor {
      value += start + length * anchor - pageSize * anchor
    } else if start < 0 {
      value += start
    } else if start + length > pageSize {
      value += min(start, start + length - pageSize)
    }
  }
}
