import Foundation
import Gtk
import MaquetteUI

/// Shows content of which only a part may be seen.
final class ScrollViewPresenter: Presenter {
  private let scroller = ScrolledWindow()
  private let content: CustomWidget
  private let layout = ScrolledContentLayout()
  private let frame: CustomWidget

  required init(_ seed: PresenterSeed) {
    content = CustomWidget(layout: layout)
    frame = CustomWidget(layout: ScrollFrameLayout(content: layout))
    super.init(seed, widget: frame)
    scroller.child = content
    frame.append(scroller)
  }

  private func axes(_ node: Node) -> Axis.Set {
    var axes: Axis.Set = node[.scrollsDown] == false ? [] : .vertical
    if node[.scrollsSideways] == true { axes.insert(.horizontal) }
    return axes
  }

  private var axes: Axis.Set { axes(node) }

  override func update(_ change: NodeChange) {
    change.write(axes) { layout.arrangement = ScrollArrangement(axes: $0) }
    change.write(policies) { policies in
      scroller.setPolicy(horizontal: policies.horizontal, vertical: policies.vertical)
    }
  }

  private struct Policies: Equatable {
    let horizontal: PolicyType
    let vertical: PolicyType
  }

  /// Whether bars show; one that does not scroll along an axis still goes without its least size.
  private func policies(_ node: Node) -> Policies {
    let shown: PolicyType = node[.showsIndicators] == false ? .external : .automatic
    let axes = axes(node)
    return Policies(
      horizontal: axes.contains(.horizontal) ? shown : .external,
      vertical: axes.contains(.vertical) ? shown : .external)
  }

  override func place(for child: Node) -> LayoutRole {
    .inline(axes == .horizontal ? .horizontal : .vertical)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    child.widget.insert(into: content, after: peer?.widget)
  }

  override func contentDidChange() {
    layout.elements = children.map(WidgetElement.init)
    content.queueResize()
    frame.queueResize()
    frame.set(\.hexpand, axes.contains(.horizontal) || expandsInside(.horizontal))
    frame.set(\.vexpand, axes.contains(.vertical) || expandsInside(.vertical))
  }

  private func expandsInside(_ axis: Orientation) -> Bool {
    children.contains { $0.widget.computeExpand(axis) }
  }
}

/// Sizes a view on content, and tells the content what it is offered.
private final class ScrollFrameLayout: @MainActor ProposalLayout {
  private let content: ScrolledContentLayout
  private var placement: Placement?

  init(content: ScrolledContentLayout) { self.content = content }

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    content.measuring(in: proposal) {
      content.arrangement.size(of: content.elements, in: proposal)
    }
  }

  func willBePlaced(_ widget: CustomWidget, _ placement: Placement) {
    if self.placement != placement { widget.queueAllocate() }
    self.placement = placement
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let given = ProposedViewSize(CGSize(width: width, height: height))
    content.proposal = placement?.proposal ?? given
    widget.firstChild?.sizeAllocate(Rectangle(x: 0, y: 0, width: width, height: height))
  }
}

/// Lays out content by what the view on it was offered, however large that view is.
final class ScrolledContentLayout: ArrangedLayout {
  fileprivate var proposal = ProposedViewSize.unspecified
  /// What the view on it is offered in the measurement that runs.
  private var measured: ProposedViewSize?

  init() { super.init(ScrollArrangement()) }

  /// The size that views in it take for that of their container, as far as it is known.
  var container: ProposedViewSize {
    ProposedViewSize(
      width: measured?.width ?? proposal.width, height: measured?.height ?? proposal.height)
  }

  fileprivate func measuring<Result>(
    in proposal: ProposedViewSize, _ measure: () -> Result
  ) -> Result {
    let before = measured
    measured = proposal
    defer { measured = before }
    return measure()
  }

  private var scroll: ScrollArrangement { arrangement as? ScrollArrangement ?? ScrollArrangement() }

  override var requestMode: SizeRequestMode {
    scroll.axes == .horizontal ? .widthForHeight : .heightForWidth
  }

  /// The content is as long as it wants along the axes that are scrolled, and takes what there is
  /// along the others.
  override func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let axis: Axis = orientation == .horizontal ? .horizontal : .vertical
    guard scroll.axes.contains(axis.set) else { return SizeRequest(minimum: 0, natural: 0) }
    return LayoutPass.run {
      var room = ProposedViewSize.unspecified
      room[axis.across] = size < 0 ? nil : CGFloat(size)
      let length = scroll.contentSize(of: elements, in: room)[axis].pixels
      return SizeRequest(minimum: length, natural: length)
    }
  }

  override func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    willBePlaced(
      widget,
      Placement(
        size: CGSize(width: width, height: height), proposal: proposal, residue: .zero))
    super.allocate(widget, width: width, height: height, baseline: baseline)
  }
}
