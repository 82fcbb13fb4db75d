import Foundation
import Gtk
import MaquetteUI

/// Shows room that grows along the stack around it.
final class SpacerPresenter: Presenter {
  private let layout: SpacerLayout
  private let room: CustomWidget

  required init(_ seed: PresenterSeed) {
    layout = SpacerLayout(axis: seed.place.axis)
    room = CustomWidget(layout: layout)
    super.init(seed, widget: room)
    room.setAccessibleRole(.presentation)
    room.hexpand = layout.axis != .vertical
    room.vexpand = layout.axis != .horizontal
  }

  override func update(_ change: NodeChange) {
    change.write(.minLength) { length in
      layout.leastLength = length.map { CGFloat($0) }
      room.queueResize()
    }
    change.write(.fixedLength) { length in
      layout.fixedLength = length.map { CGFloat($0) }
      room.hexpand = layout.axis != .vertical && length == nil
      room.queueResize()
    }
  }
}

extension LayoutRole {
  /// The axis of the stack around, if there is one.
  fileprivate var axis: Axis? {
    switch self {
    case .inline(.horizontal): .horizontal
    case .inline(.vertical): .vertical
    default: nil
    }
  }
}

/// Takes all the room there is along an axis, or along both, after all others.
final class SpacerLayout: @MainActor ProposalLayout {
  let axis: Axis?
  var leastLength: CGFloat?
  /// The room that is taken whatever there is.
  var fixedLength: CGFloat?

  init(axis: Axis?) { self.axis = axis }

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in axis.map({ [$0] }) ?? Axis.allCases {
      size[axis] =
        fixedLength ?? max(proposal[axis] ?? 0, leastLength ?? StackArrangement.usualSpacing)
    }
    return size
  }

  func layoutPriority(_ widget: CustomWidget) -> Double { -.infinity }

  func closeEdges(_ widget: CustomWidget) -> Edge.Set {
    switch axis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .all
    }
  }
}

/// Shows a thin line across the stack around it.
final class DividerPresenter: Presenter {
  required init(_ seed: PresenterSeed) {
    let isInLine = seed.place == .inline(.horizontal)
    let line = CustomWidget(cssName: "separator", layout: DividerLayout(isUpright: isInLine))
    line.addCSSClass(isInLine ? "vertical" : "horizontal")
    if isInLine { line.vexpand = true } else { line.hexpand = true }
    line.setAccessibleRole(.separator)
    super.init(seed, widget: line)
  }
}

/// Takes a point along the stack, and all the room across.
struct DividerLayout: @MainActor ProposalLayout {
  let isUpright: Bool

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: 1, height: room.height) : CGSize(width: room.width, height: 1)
  }
}
