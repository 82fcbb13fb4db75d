import Foundation
import Gtk
import MaquetteUI

/// Shows a view in a box whose size follows from what it is scrolled in, or from the page.
final class ContainerFramePresenter: ArrangedPresenter {
  private let frame = ContainerFrameLayout()

  required init(_ seed: PresenterSeed) { super.init(seed, layout: frame) }

  override func update(_ change: NodeChange) {
    change.write(Shares.init(of:)) { shares in
      frame.shares = shares
      box.queueResize()
    }
  }

  override func expands(_ axis: Orientation) -> Bool {
    node[axis == .horizontal ? .containerWidth : .containerHeight] == nil && super.expands(axis)
  }
}

/// How large a box is in lengths of its container.
private struct Shares: Equatable {
  var width: [Double]?
  var height: [Double]?
  var alignment = Alignment.center

  init() {}

  init(of node: Node) {
    width = node[.containerWidth]
    height = node[.containerHeight]
    alignment = node[.alignment] ?? .center
  }

  func frame(in container: CGSize) -> FrameArrangement {
    func limit(_ shares: [Double]?, _ length: CGFloat) -> FrameArrangement.Limit {
      guard let shares, shares.count == 2 else { return FrameArrangement.Limit() }
      return FrameArrangement.Limit(fixed: max(0, CGFloat(shares[0]) * length + CGFloat(shares[1])))
    }
    var frame = FrameArrangement()
    frame.horizontal = limit(width, container.width)
    frame.vertical = limit(height, container.height)
    frame.alignment = alignment
    return frame
  }
}

/// Lays out by the size that the nearest scroller around the widget has.
private final class ContainerFrameLayout: ArrangedLayout {
  var shares = Shares()

  init() { super.init(FrameArrangement()) }

  /// Takes over the container's size as it is now.
  private func follow(_ widget: CustomWidget) {
    arrangement = shares.frame(in: widget.containerSize)
  }

  override func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    follow(widget)
    return super.size(widget, in: proposal)
  }

  override func explicitGuide(
    _ widget: CustomWidget, _ guide: AlignmentGuide, in proposal: ProposedViewSize
  ) -> CGFloat? {
    follow(widget)
    return super.explicitGuide(widget, guide, in: proposal)
  }

  override func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    follow(widget)
    super.allocate(widget, width: width, height: height, baseline: baseline)
  }
}

extension Widget {
  /// The size of what is seen of the nearest scroller, or of the page, and a usual one until that is
  /// known.
  fileprivate var containerSize: CGSize {
    var known = ProposedViewSize.unspecified
    var ancestor = parent
    while let widget = ancestor, known.width == nil || known.height == nil {
      if let layout = (widget as? CustomWidget)?.layout as? ScrolledContentLayout {
        known.width = known.width ?? layout.container.width?.finite
        known.height = known.height ?? layout.container.height?.finite
      } else if let scroller = widget as? ScrolledWindow, scroller.width > 0,
        !(scroller.parent is CustomWidget)
      {
        known.width = known.width ?? CGFloat(scroller.width)
        known.height = known.height ?? CGFloat(scroller.height)
      }
      ancestor = widget.parent
    }
    return known.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 600))
  }
}

extension CGFloat {
  /// The length, unless it is none.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
