import Foundation

/// How views over each other are laid out: as large as those of the greatest priority together.
package struct LayersArrangement: Arrangement, Equatable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    union(of: children, in: proposal).size
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let (starts, size) = union(of: children, in: proposal)
    let top = children.map(\.layoutPriority).max() ?? 0
    return children.map { child in
      // Views of less priority get the room that the others made.
      if child.layoutPriority < top {
        return alignment.place(child, in: size, proposal: ProposedViewSize(size))
      }
      var origin = CGPoint.zero
      for (guide, start) in zip(alignment.guides, starts) {
        origin[guide.axis] = (-child.guide(guide, in: proposal) - start).orZero
      }
      return LayoutPlace(origin: origin, size: child.size(in: proposal), proposal: proposal)
    }
  }

  /// The room that the deciding children take, from where it begins beside the aligned lines.
  private func union(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> (starts: [CGFloat], size: CGSize) {
    let top = children.map(\.layoutPriority).max() ?? 0
    let deciding = children.filter { $0.layoutPriority == top }
    var size = CGSize.zero
    var starts: [CGFloat] = []
    for guide in alignment.guides {
      var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
      for child in deciding {
        let length = child.size(in: proposal)[guide.axis]
        let line = child.guide(guide, in: proposal)
        start = min(start, length == .infinity ? 0 : -line)
        end = max(end, length == .infinity ? .infinity : length - line)
      }
      starts.append(deciding.isEmpty ? 0 : start)
      size[guide.axis] = deciding.isEmpty ? 0 : end - start
    }
    return (starts, size)
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    children.isEmpty ? [] : children.reduce(Edge.Set.all) { $0.intersection($1.closeEdges) }
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
    // Several are over each other, aligned as one.
    let layers = LayersArrangement(alignment: alignment)
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
