import Foundation

/// How content is laid out of which only a part is seen: at its ideal length along the axes that are
/// scrolled, and as offered along the others.
package struct ScrollArrangement: Arrangement, Equatable {
  package var axes: Axis.Set
  /// How several views in it are laid out.
  private let stack: StackArrangement

  package init(axes: Axis.Set = .vertical) {
    self.axes = axes
    stack =
      axes == .horizontal
      ? StackArrangement(axis: .horizontal, guide: .vertical(.center))
      : StackArrangement(axis: .vertical, guide: .horizontal(.center))
  }

  /// What the content is offered.
  package func offer(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The size of the content.
  package func contentSize(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGSize { stack.size(of: children, in: offer(in: proposal)) }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    var size = contentSize(of: children, in: proposal)
    for axis in Axis.allCases where axes.contains(axis.set) {
      if let length = proposal[axis] { size[axis] = length }
    }
    return size
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] { stack.places(of: children, in: offer(in: proposal)) }

  package func explicitGuide(
    _ guide: AlignmentGuide, of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}
