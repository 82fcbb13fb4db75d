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
      self.ideal = ideal
      self.maximum = maximum
    }

    /// What the view inside is offered.
    func offer(in proposal: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard var length = proposal ?? ideal else { return nil }
      if let minimum { length = max(length, minimum) }
      if let maximum { length = min(length, maximum) }
      return length
    }

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
    alignment.place(child, in: size(around: child, in: proposal), proposal: offer(in: proposal))
  }
}
