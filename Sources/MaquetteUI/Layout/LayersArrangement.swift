import Foundation

/// How views over each other are laid out: as large as those of the greatest priority together,
/// each where its guides meet those of the others.
package struct LayersArrangement: Arrangement, Equatable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    let deciding = deciding(children)
    var size = CGSize.zero
    if deciding.isEmpty { return size }
    for guide in alignment.guides {
      var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
      for child in deciding {
        let length = child.size(in: proposal)[guide.axis]
        let line = length == .infinity ? 0 : child.guide(guide, in: proposal)
        before = max(before, line)
        after = max(after, length - line)
      }
      size[guide.axis] = max(0, before + after)
    }
    return size
  }

  /// All are offered the size that the deciding ones made together.
  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let offer = ProposedViewSize(size(of: children, in: proposal))
    let deciding = deciding(children)
    let lines = alignment.guides.map { guide in
      deciding.map { $0.guide(guide, in: offer) }.max() ?? 0
    }
    return children.map { child in
      var origin = CGPoint.zero
      for (guide, line) in zip(alignment.guides, lines) {
        origin[guide.axis] = (line - child.guide(guide, in: offer)).orZero
      }
      return LayoutPlace(origin: origin, size: child.size(in: offer), proposal: offer)
    }
  }

  /// The children of the greatest priority.
  private func deciding(_ children: [any LayoutElement]) -> [any LayoutElement] {
    let top = children.map(\.layoutPriority).max() ?? 0
    return children.filter { $0.layoutPriority == top }
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    deciding(children).reduce(Edge.Set()) { $0.union($1.closeEdges) }
  }
}

/// How views behind or over another are laid out, which alone decides the size: the first child.
package struct SecondaryArrangement: Arrangement, Equatable {
  package var alignment: Alignment
  /// The index of the view that decides.
  package var primary: Int

  package init(alignment: Alignment = .center, primary: Int = 0) {
    self.alignment = alignment
    self.primary = primary
  }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    children.indices.contains(primary) ? children[primary].size(in: proposal) : .zero
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    guard children.indices.contains(primary) else {
      return children.map { _ in LayoutPlace(origin: .zero, size: .zero, proposal: .zero) }
    }
    let size = children[primary].size(in: proposal)
    var others = children
    others.remove(at: primary)
    // Several are over each other by their middles, and aligned as one.
    let layers = LayersArrangement()
    let offer = ProposedViewSize(size)
    let group = layers.size(of: others, in: offer)
    var corner = CGPoint.zero
    for guide in alignment.guides {
      let line = children[primary].guide(guide, in: proposal)
      let own =
        others.count == 1 ? others[0].guide(guide, in: offer) : guide.usual(in: group)
      corner[guide.axis] = (line - own).orZero
    }
    var places = layers.places(of: others, in: offer)
    for index in places.indices {
      places[index].origin.x += corner.x
      places[index].origin.y += corner.y
    }
    places.insert(LayoutPlace(origin: .zero, size: size, proposal: proposal), at: primary)
    return places
  }

  package func explicitGuide(
    _ guide: AlignmentGuide, of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGFloat? {
    guard children.indices.contains(primary) else { return nil }
    return children[primary].explicitGuide(guide, in: proposal)
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    children.indices.contains(primary) ? children[primary].closeEdges : []
  }

  package func layoutPriority(of children: [any LayoutElement]) -> Double {
    children.indices.contains(primary) ? children[primary].layoutPriority : 0
  }
}
