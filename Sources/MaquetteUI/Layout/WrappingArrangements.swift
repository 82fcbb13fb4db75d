import Foundation

/// How room around a view is laid out.
package struct PaddingArrangement: WrappingArrangement, Equatable {
  package var insets: EdgeInsets

  package init(insets: EdgeInsets = EdgeInsets()) { self.insets = insets }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(in: proposal.inset(by: insets))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    let offer = proposal.inset(by: insets)
    return LayoutPlace(
      origin: CGPoint(x: insets.leading, y: insets.top), size: child.size(in: offer),
      proposal: offer)
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set {
    var edges = children.first?.closeEdges ?? []
    if insets.top != 0 { edges.remove(.top) }
    if insets.leading != 0 { edges.remove(.leading) }
    if insets.bottom != 0 { edges.remove(.bottom) }
    if insets.trailing != 0 { edges.remove(.trailing) }
    return edges
  }
}

/// How a view is kept at its ideal size along some axes.
package struct FixedSizeArrangement: WrappingArrangement, Equatable {
  package var axes: Axis.Set

  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  private func offer(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    child.size(in: offer(in: proposal))
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    let offer = offer(in: proposal)
    return LayoutPlace(origin: .zero, size: child.size(in: offer), proposal: offer)
  }
}

/// How a view is drawn away from its place, which it keeps.
package struct OffsetArrangement: WrappingArrangement, Equatable {
  package var offset: CGSize

  package init(offset: CGSize = .zero) { self.offset = offset }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    child.size(in: proposal)
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    LayoutPlace(
      origin: CGPoint(x: offset.width, y: offset.height), size: child.size(in: proposal),
      proposal: proposal)
  }

  package func explicitGuide(
    _ guide: AlignmentGuide, of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> CGFloat? { children.first?.explicitGuide(guide, in: proposal) }
}

/// How a view is put with its centre at a point of all the room there is.
package struct PositionArrangement: WrappingArrangement, Equatable {
  package var center: CGPoint

  package init(center: CGPoint = .zero) { self.center = center }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    if proposal.width != nil, proposal.height != nil {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(in: proposal))
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    let offer = ProposedViewSize(size(around: child, in: proposal))
    let size = child.size(in: offer)
    return LayoutPlace(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size,
      proposal: offer)
  }

  package func closeEdges(of children: [any LayoutElement]) -> Edge.Set { [] }
}

/// How a view is kept to a ratio of its width to its height.
package struct AspectRatioArrangement: WrappingArrangement, Equatable {
  /// The width in heights; `nil` for that of the ideal size.
  package var ratio: CGFloat?
  /// Whether the view fills all the room, beyond it on one side.
  package var fills: Bool

  package init(ratio: CGFloat? = nil, fills: Bool = false) {
    self.ratio = ratio
    self.fills = fills
  }

  private func offer(to child: any LayoutElement, in proposal: ProposedViewSize)
    -> ProposedViewSize
  {
    guard proposal != .unspecified else { return proposal }
    let unit = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(in: .unspecified)
    guard unit.width > 0, unit.height > 0 else { return proposal }
    let scales = [
      proposal.width.map { $0 / unit.width }, proposal.height.map { $0 / unit.height },
    ].compactMap { $0 }
    let scale = (fills ? scales.max() : scales.min()) ?? 1
    return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
  }

  package func size(around child: any LayoutElement, in proposal: ProposedViewSize) -> CGSize {
    child.size(in: offer(to: child, in: proposal))
  }

  package func place(of child: any LayoutElement, in proposal: ProposedViewSize) -> LayoutPlace {
    let offer = offer(to: child, in: proposal)
    return LayoutPlace(origin: .zero, size: child.size(in: offer), proposal: offer)
  }
}
