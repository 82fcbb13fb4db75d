import Foundation
import Gtk
import MaquetteUI

/// A widget as the container around it sees it in SwiftUI's layout.
struct WidgetElement: LayoutElement {
  let widget: Widget
  /// The priority that the node itself sets.
  var ownPriority: Double?
  /// What the node itself says of its alignment.
  var guides = AlignmentGuides()

  init(widget: Widget, ownPriority: Double? = nil, guides: AlignmentGuides = AlignmentGuides()) {
    self.widget = widget
    self.ownPriority = ownPriority
    self.guides = guides
  }

  /// The widget of a child with what its node says about layout.
  init(_ child: Presenter) {
    self.init(
      widget: child.widget, ownPriority: child.node[.layoutPriority],
      guides: child.node[.alignmentGuides] ?? AlignmentGuides())
  }

  private var arranged: (CustomWidget, any ProposalLayout)? {
    guard let custom = widget as? CustomWidget, let layout = custom.layout as? any ProposalLayout
    else { return nil }
    return (custom, layout)
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    LayoutPass.size(of: widget, in: proposal) {
      if let (custom, layout) = arranged { return layout.size(custom, in: proposal) }
      return widget.nativeSize(in: proposal)
    }
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    LayoutPass.guide(guide, of: widget, in: proposal) { ownGuide(guide, in: proposal) }
  }

  private func ownGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    if guides.isEmpty { return inherentGuide(guide, in: proposal) }
    let size = size(in: proposal)
    return guides.value(of: guide, size: size) { other in
      inherentGuide(other, in: proposal) ?? other.usual(in: size)
    } ?? inherentGuide(guide, in: proposal)
  }

  /// The line that the content has by itself: the baselines of text, guides of views within.
  private func inherentGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    if let (custom, layout) = arranged {
      return layout.explicitGuide(custom, guide, in: proposal)
    }
    return widget.nativeBaseline(guide, in: size(in: proposal))
  }

  var layoutPriority: Double {
    ownPriority ?? arranged.map { $1.layoutPriority($0) } ?? 0
  }

  var isSpacer: Bool { arranged?.1 is SpacerLayout }

  var closeEdges: Edge.Set { arranged.map { $1.closeEdges($0) } ?? [] }
}

extension Widget {
  /// The size that a widget of GTK's takes when it is offered another: as much as it is offered
  /// where it wants more room, else its natural size, less down to its least.
  func nativeSize(in proposal: ProposedViewSize) -> CGSize {
    if let text = self as? Gtk.Label, let lines = text.brokenSize(in: proposal.width) {
      return lines
    }
    let width = length(.horizontal, in: proposal.width, for: -1)
    let height = length(.vertical, in: proposal.height, for: width.isFinite ? width.pixels : -1)
    return CGSize(width: width, height: height)
  }

  private func length(_ axis: Orientation, in proposal: CGFloat?, for size: Int) -> CGFloat {
    let request = measure(axis, for: size)
    guard let proposal else { return CGFloat(request.natural) }
    let wanted =
      computeExpand(axis) ? proposal : min(proposal.rounded(.down), CGFloat(request.natural))
    return max(CGFloat(request.minimum), wanted)
  }

  /// Where the first or last line of text stands in the widget, if it shows text.
  func nativeBaseline(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    guard case .vertical(let line) = guide, line == .firstTextBaseline || line == .lastTextBaseline
    else { return nil }
    let request = measure(.vertical, for: size.width.isFinite ? size.width.pixels : -1)
    guard request.naturalBaseline >= 0 else { return nil }
    let first = CGFloat(request.naturalBaseline)
    guard line == .lastTextBaseline, self is Gtk.Label else { return first }
    let single = measure(.vertical)
    return first + max(0, CGFloat(request.natural - single.natural))
  }
}

extension Gtk.Label {
  /// The size of a text that has to be broken at a width: as wide as its longest line.
  fileprivate func brokenSize(in width: CGFloat?) -> CGSize? {
    guard let width, width.isFinite, wrap else { return nil }
    let request = measure(.horizontal)
    guard CGFloat(request.natural) > width else { return nil }
    let room = max(Int(width), request.minimum)
    let longest = min(room, max(request.minimum, longestLine(brokenAt: room)))
    return CGSize(
      width: CGFloat(longest), height: CGFloat(measure(.vertical, for: longest).natural))
  }
}
