import Foundation

/// How a line or column of views is laid out.
///
/// Children are served by priority, then from the least flexible to the most flexible; each is
/// offered an equal share of what is left.
package struct StackArrangement: Arrangement, Equatable {
  package var axis: Axis
  /// The line across which children are aligned.
  package var guide: AlignmentGuide
  /// The points between children; `nil` for what they prefer.
  package var spacing: CGFloat?

  /// The room between views that prefer none.
  package static let usualSpacing: CGFloat = 8

  package init(axis: Axis, guide: AlignmentGuide, spacing: CGFloat? = nil) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
  }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    let offers = offers(to: children, in: proposal)
    var size = CGSize.zero
    size[axis] = zip(children, offers).reduce(gaps(between: children).reduce(0, +)) {
      $0 + $1.0.size(in: $1.1)[axis]
    }
    size[axis.across] = extent(of: children, offers).length
    return size
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    var proposal = proposal
    // What is asked for its ideal length across is then offered that of the stack, so that a line or
    // a colour fills it.
    let across = axis.across
    proposal[across] = proposal[across] ?? size(of: children, in: proposal)[across]
    let offers = offers(to: children, in: proposal)
    let gaps = gaps(between: children)
    let start = extent(of: children, offers).start
    var next: CGFloat = 0
    return children.indices.map { index in
      let size = children[index].size(in: offers[index])
      var origin = CGPoint.zero
      origin[axis] = next
      origin[axis.across] = (-children[index].guide(guide, in: offers[index]) - start).orZero
      next += size[axis] + (index < gaps.count ? gaps[index] : 0)
      return LayoutPlace(origin: origin, size: size, proposal: offers[index])
    }
  }

  /// The room that the children take across the stack once they are aligned.
  private func extent(
    of children: [any LayoutElement], _ offers: [ProposedViewSize]
  ) -> (start: CGFloat, length: CGFloat) {
    // The line that all are aligned by is in the stack too.
    var (start, end): (CGFloat, CGFloat) = (0, 0)
    for (child, offer) in zip(children, offers) {
      let length = child.size(in: offer)[axis.across]
      if length == .infinity { return (0, .infinity) }
      let line = child.guide(guide, in: offer)
      start = min(start, -line)
      end = max(end, length - line)
    }
    return (start, end - start)
  }

  /// The room after each child but the last.
  package func gaps(between children: [any LayoutElement]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { child, next in
      if let spacing { return spacing }
      let isClose =
        child.closeEdges.contains(axis.endEdge) || next.closeEdges.contains(axis.startEdge)
      return isClose ? 0 : Self.usualSpacing
    }
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    guard let first = children.first, let last = children.last else { return .all }
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    return children.reduce(Edge.Set()) { $0.union($1.closeEdges) }.intersection(across)
      .union(first.closeEdges.intersection(axis.startEdge))
      .union(last.closeEdges.intersection(axis.endEdge))
  }
}

extension StackArrangement {
  /// What each child is offered.
  package func offers(
    to children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    var offers = children.map { _ in proposal }
    guard let whole = proposal[axis], whole != .infinity else { return offers }
    var rest = whole - gaps(between: children).reduce(0, +)
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    var later = children.indices.map { least(children[$0], in: proposal) }
    for (_, group) in groups.sorted(by: { $0.key > $1.key }) {
      for index in group { later[index] = 0 }
      let reserved = later.reduce(0, +)
      var (room, waiting) = (rest - reserved, group.count)
      for index in byFlexibility(group, of: children, in: proposal) {
        offers[index][axis] = max(0, room / CGFloat(waiting))
        let length = children[index].size(in: offers[index])[axis]
        room -= length
        rest -= length
        waiting -= 1
      }
    }
    return offers
  }

  private func least(_ child: any LayoutElement, in proposal: ProposedViewSize) -> CGFloat {
    var offer = proposal
    offer[axis] = 0
    return child.size(in: offer)[axis]
  }

  /// The children from the least flexible to the most, as they stand where that is the same; of those
  /// without end the one that needs most comes first.
  private func byFlexibility(
    _ group: [Int], of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [Int] {
    if group.count == 1 { return group }
    var offer = proposal
    offer[axis] = .infinity
    let order = group.map { index in
      let least = least(children[index], in: proposal)
      let flexibility = (children[index].size(in: offer)[axis] - least).orZero
      return (flexibility, flexibility == .infinity ? -least : 0, index)
    }
    return order.sorted { $0 < $1 }.map(\.2)
  }
}

extension CGFloat {
  /// The number, or zero for a difference of two infinities.
  var orZero: CGFloat { isNaN || isInfinite && self < 0 ? 0 : self }
}

extension Axis {
  /// The other axis.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The side at which the axis begins.
  package var startEdge: Edge.Set { self == .horizontal ? .leading : .top }
  /// The side at which the axis ends.
  package var endEdge: Edge.Set { self == .horizontal ? .trailing : .bottom }
}
