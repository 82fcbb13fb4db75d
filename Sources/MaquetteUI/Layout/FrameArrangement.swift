import Foundation

/// How a box of a given or limited size is laid out around a view.
package struct FrameArrangement: WrappingArrangement, Equatable {
  package var horizontal = Limit()
  package var vertical = Limit()
  package var alignment = Alignment.center

  package init() {}

  /// The limits of the box along one axis, in points.
  package struct Limit: Equatable, Sendable {
    package var fixed: CGFloat?
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(
      fixed: CGFloat? = nil, minimum: CGFloat? = nil, ideal: CGFloat? = nil,
      maximum: CGFloat? = nil
    ) {
      self.fixed = fixed
      self.minimum = minimum
      self.ideal = ideal.map { max($0, minimum ?? 0) }
      self.maximum = maximum.map { max($0, self.ideal ?? 0) }
    }

    /// What the view inside is offered.
    func offer(in proposal: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard var length = proposal ?? ideal else { return nil }
      if let minimum { length = max(length, minimum) }
      if let maximum { length = min(length, maximum) }
      return length
    }

    /// What the view inside is offered for good, once the box has its length: all of it.
    func offer(within length: CGFloat, in proposal: CGFloat?) -> CGFloat? {
      // A view that was asked for its ideal length, and got it, keeps it.
      let isFree = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
      return ideal == nil && proposal == nil && isFree ? nil : length
    }

    /// Whether the box has a say in the length.
    var isGiven: Bool { fixed != nil || minimum != nil || ideal != nil || maximum != nil }

    /// The length of the box around a view that chose one.
    func length(around child: CGFloat, in proposal: CGFloat?) -> CGFloat {
      if let fixed { return fixed }
      guard let proposal else {
        let length = ideal ?? child
        return min(max(length, minimum ?? length), maximum ?? .infinity)
      }
      var length = child
      if let minimum { length = max(minimum, min(length, proposal)) }
      if let maximum { length = min(maximum, max(length, proposal)) }
      return max(length, minimum ?? length)
    }
  }

  private func offer(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(in: proposal.width), height: vertical.offer(in: proposal.height))
  }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    if let width = horizontal.fixed, let height = vertical.fixed {
      return CGSize(width: width, height: height)
    }
    let inner = child.size(in: offer(in: proposal))
    return CGSize(
      width: horizontal.length(around: inner.width, in: proposal.width),
      height: vertical.length(around: inner.height, in: proposal.height))
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    let size = size(around: child, in: proposal)
    if horizontal.fixed != nil || vertical.fixed != nil {
      return alignment.place(child, in: size, proposal: offer(in: proposal))
    }
    let offer = ProposedViewSize(
      width: horizontal.offer(within: size.width, in: proposal.width),
      height: vertical.offer(within: size.height, in: proposal.height))
    return alignment.place(child, in: size, proposal: offer)
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    guard let child = children.first else { return [] }
    // A spacer stays one in a box, of which the sides are otherwise like those of any view.
    if child.isSpacer { return child.closeEdges }
    var edges = child.closeEdges
    if horizontal.isGiven { edges.subtract(.horizontal) }
    if vertical.isGiven { edges.subtract(.vertical) }
    return edges
  }
}
