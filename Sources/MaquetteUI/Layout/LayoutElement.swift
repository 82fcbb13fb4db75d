import Foundation

/// A view as the container around sees it: something that chooses its size for a proposal.
@MainActor
package protocol LayoutElement {
  /// The size that the element takes when it is offered another.
  func size(in proposal: ProposedViewSize) -> CGSize

  /// Where the element's own line for a guide is at a proposal; `nil` for the usual place.
  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat?

  /// How early a stack serves the element: the greatest first.
  var layoutPriority: Double { get }

  /// The sides at which the element wants no room to its neighbour of the usual kind.
  var closeEdges: Edge.Set { get }

  /// Whether the element is nothing but room.
  var isSpacer: Bool { get }
}

extension LayoutElement {
  package var isSpacer: Bool { false }

  /// Where a guide's line is at a proposal.
  package func guide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(guide, in: proposal) ?? guide.usual(in: size(in: proposal))
  }
}

/// Where a container puts a child, from its top leading corner.
package struct LayoutPlace: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  /// What the child was offered, which decides how it lays out its own children.
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }
}

/// How a container sizes and places its children.
@MainActor
package protocol Arrangement {
  /// The size of the container when it is offered another.
  func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize

  /// The places of the children in the container's own size at a proposal.
  func places(of children: [any LayoutElement], in proposal: ProposedViewSize) -> [LayoutPlace]

  /// The sides at which the container wants no room of the usual kind.
  func closeEdges(of children: [any LayoutElement]) -> Edge.Set

  /// The priority that the container has because of its children.
  func layoutPriority(of children: [any LayoutElement]) -> Double

  /// Where the container's line for a guide is because of its children.
  func explicitGuide(
    _ guide: AlignmentGuide, of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGFloat?
}

extension Arrangement {
  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set { [] }

  package func layoutPriority(of children: [any LayoutElement]) -> Double { 0 }

  package func explicitGuide(
    _ guide: AlignmentGuide, of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGFloat? {
    let places = places(of: children, in: proposal)
    let values = zip(children, places).compactMap { child, place in
      child.explicitGuide(guide, in: place.proposal).map { $0 + place.origin[guide.axis] }
    }
    return guide.combined(values)
  }
}

/// A container of one view that changes its size or place: a frame, padding and the like.
package protocol WrappingArrangement: Arrangement {
  /// The size of the container around a child.
  func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize

  /// The child's place in the container.
  func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace
}

extension WrappingArrangement {
  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    children.first.map { size(around: $0, in: proposal) } ?? .zero
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] { children.map { place(of: $0, in: proposal) } }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    children.first?.closeEdges ?? []
  }

  package func layoutPriority(of children: [any LayoutElement]) -> Double {
    children.first?.layoutPriority ?? 0
  }
}

extension Alignment {
  /// The place at which the guides of a child meet those of the room around it.
  @MainActor
  package func place(
    _ child: any LayoutElement, in room: CGSize, proposal: ProposedViewSize
  ) -> LayoutPlace {
    var origin = CGPoint.zero
    for guide in guides {
      origin[guide.axis] = guide.usual(in: room) - child.guide(guide, in: proposal)
    }
    return LayoutPlace(
      origin: origin, size: child.size(in: proposal), proposal: proposal)
  }
}
