import Foundation
import Gtk
import MaquetteUI

/// Shows a view in a box of a given or limited size.
final class FramePresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(FrameArrangement(of: seed.node)))
  }

  override func update(_ change: NodeChange) {
    change.write(FrameArrangement.init(of:), untouched: FrameArrangement(of: node)) {
      arrange(by: $0)
    }
  }

  override func expands(_ axis: Orientation) -> Bool {
    let frame = FrameArrangement(of: node)
    let limit = axis == .horizontal ? frame.horizontal : frame.vertical
    if limit.fixed != nil { return false }
    return limit.maximum != nil || super.expands(axis)
  }

  override func contentDidChange() {
    // What nobody can show is as large as the file says that it is.
    if let placeholder = children.first as? PlaceholderPresenter {
      let frame = FrameArrangement(of: node)
      placeholder.widget.set(\.hexpand, frame.horizontal.isSet)
      placeholder.widget.set(\.vexpand, frame.vertical.isSet)
    }
    super.contentDidChange()
  }
}

extension FrameArrangement {
  /// The arrangement that the node of a frame asks for.
  init(of node: Node) {
    self.init()
    func length(_ attribute: NodeAttribute<Double>) -> CGFloat? {
      // SwiftUI takes lengths that are none for no length.
      node[attribute].flatMap { $0 >= 0 ? CGFloat($0) : nil }
    }
    horizontal = Limit(
      fixed: length(.width), minimum: length(.minWidth), ideal: length(.idealWidth),
      maximum: node[.fillsWidth] == true ? .infinity : length(.maxWidth))
    vertical = Limit(
      fixed: length(.height), minimum: length(.minHeight), ideal: length(.idealHeight),
      maximum: node[.fillsHeight] == true ? .infinity : length(.maxHeight))
    alignment = node[.alignment] ?? .center
  }
}

extension FrameArrangement.Limit {
  /// Whether the box has a size of its own.
  fileprivate var isSet: Bool { fixed != nil || maximum == .infinity }
}
