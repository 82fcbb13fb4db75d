import Foundation

/// How a line or column is laid out that is to be scrolled along: children have their ideal
/// lengths, and it takes all the room across.
package struct LazyStackArrangement: Arrangement, Equatable {
  private let stack: StackArrangement

  package init(axis: Axis, guide: AlignmentGuide, spacing: CGFloat? = nil) {
    stack = StackArrangement(axis: axis, guide: guide, spacing: spacing)
  }

  private func offer(in proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = nil
    return offer
  }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    var size = stack.size(of: children, in: offer(in: proposal))
    if let across = proposal[stack.axis.across] {
      size[stack.axis.across] = max(size[stack.axis.across], across)
    }
    return size
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    var places = stack.places(of: children, in: offer(in: proposal))
    let own = stack.size(of: children, in: offer(in: proposal))
    let room = size(of: children, in: proposal)
    let shift = stack.guide.usual(in: room) - stack.guide.usual(in: own)
    for index in places.indices { places[index].origin[stack.axis.across] += shift }
    return places
  }
}

/// How the first of several views is shown whose ideal size fits.
package struct FittingArrangement: Arrangement, Equatable {
  /// The axes along which views must fit.
  package var axes: Axis.Set

  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The index of the view that is shown at a proposal: the first that fits, else the last.
  package func chosen(of children: [any LayoutElement], in proposal: ProposedViewSize) -> Int? {
    let fitting = children.firstIndex { child in
      var offer = proposal
      for axis in Axis.allCases where axes.contains(axis.set) { offer[axis] = nil }
      let ideal = child.size(in: offer)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.indices.last
  }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    chosen(of: children, in: proposal).map { children[$0].size(in: proposal) } ?? .zero
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let chosen = chosen(of: children, in: proposal)
    return children.indices.map { index in
      guard index == chosen else { return .nowhere }
      return LayoutPlace(
        origin: .zero, size: children[index].size(in: proposal), proposal: proposal)
    }
  }
}

/// How views are laid out that are told how much room there is: each at the corner of all of it,
/// which alone it is offered, whatever it says of its alignment.
package struct ReaderArrangement: Arrangement, Equatable {
  package init() {}

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let room = ProposedViewSize(size(of: children, in: proposal))
    return children.map {
      LayoutPlace(origin: .zero, size: $0.size(in: room), proposal: room)
    }
  }
}
