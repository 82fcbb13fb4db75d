import Foundation
import Gtk
import MaquetteUI

/// Shows views along an axis that is scrolled.
final class LazyStackPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(LazyStackArrangement(of: seed.node)))
  }

  override func place(for child: Node) -> LayoutRole {
    .inline(node[.axis] == .horizontal ? .horizontal : .vertical)
  }

  override func update(_ change: NodeChange) {
    change.write(LazyStackArrangement.init(of:), untouched: LazyStackArrangement(of: node)) {
      arrange(by: $0)
    }
  }

  override func expands(_ axis: Orientation) -> Bool {
    (node[.axis] == .horizontal) != (axis == .horizontal)
  }
}

extension LazyStackArrangement {
  /// The arrangement that the node of a lazy stack asks for.
  fileprivate init(of node: Node) {
    let spacing = node[.spacing].map { CGFloat($0) }
    if node[.axis] == .horizontal {
      self.init(
        axis: .horizontal, guide: .vertical(node[.verticalAlignment] ?? .center), spacing: spacing)
    } else {
      self.init(
        axis: .vertical, guide: .horizontal(node[.horizontalAlignment] ?? .center),
        spacing: spacing)
    }
  }
}

/// Shows views that fill line after line.
final class LazyGridPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(FlowArrangement(of: seed.node)))
  }

  override func update(_ change: NodeChange) {
    change.write(FlowArrangement.init(of:), untouched: FlowArrangement(of: node)) {
      arrange(by: $0)
    }
  }

  override func place(for child: Node) -> LayoutRole { .layer }

  override func expands(_ axis: Orientation) -> Bool {
    (node[.axis] == .horizontal) != (axis == .horizontal)
  }
}

extension FlowArrangement {
  /// The arrangement that the node of a lazy grid asks for.
  fileprivate init(of node: Node) {
    let isSideways = node[.axis] == .horizontal
    self.init(
      axis: isSideways ? .horizontal : .vertical, tracks: node[.tracks] ?? [],
      spacing: node[.spacing].map { CGFloat($0) },
      alignment: isSideways
        ? Alignment(horizontal: .center, vertical: node[.verticalAlignment] ?? .center)
        : Alignment(horizontal: node[.horizontalAlignment] ?? .center, vertical: .center))
  }
}

/// Shows the first of several views that fits.
final class FittingPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: FittingLayout())
  }

  override func update(_ change: NodeChange) {
    change.write(arrangement, untouched: FittingArrangement()) { arrange(by: $0) }
  }

  private func arrangement(_ node: Node) -> FittingArrangement {
    var axes: Axis.Set = [.horizontal, .vertical]
    if node[.ignoresWidth] == true { axes.remove(.horizontal) }
    if node[.ignoresHeight] == true { axes.remove(.vertical) }
    return FittingArrangement(axes: axes)
  }
}

/// Shows only the view that has room.
final class FittingLayout: ArrangedLayout {
  init() { super.init(FittingArrangement()) }

  override func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    super.allocate(widget, width: width, height: height, baseline: baseline)
    // What is not shown is nowhere, and takes neither pointer nor keyboard.
    for child in widget.children {
      let isShown = frames[ObjectIdentifier(child)]?.isEmpty == false
      if child.isChildVisible != isShown { child.isChildVisible = isShown }
    }
  }
}
