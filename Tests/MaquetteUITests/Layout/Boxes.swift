import Foundation

@testable import MaquetteUI

/// A view without a widget, to lay out without a display.
@MainActor
struct Box: LayoutElement {
  let answer: @MainActor (ProposedViewSize) -> CGSize
  var layoutPriority = 0.0
  var closeEdges: Edge.Set = []
  var guides: [AlignmentGuide: CGFloat] = [:]

  /// A view of one size.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> Box {
    Box { _ in CGSize(width: width, height: height) }
  }

  /// A view that takes what it is offered, as a colour does.
  static let color = Box { $0.replacingUnspecifiedDimensions() }

  /// A view as wide as offered within limits.
  static func between(_ least: CGFloat, _ greatest: CGFloat) -> Box {
    Box { CGSize(width: min(max($0.width ?? least, least), greatest), height: 10) }
  }

  /// Room that grows along an axis.
  static func spacer(_ axis: Axis, least: CGFloat = 8) -> Box {
    Box(
      answer: { proposal in
        var size = CGSize.zero
        size[axis] = max(proposal[axis] ?? 0, least)
        return size
      }, layoutPriority: -.infinity, closeEdges: axis == .horizontal ? .horizontal : .vertical)
  }

  func size(in proposal: ProposedViewSize) -> CGSize { answer(proposal) }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    guides[guide]
  }
}

/// A container with what is in it.
@MainActor
struct Arranged: LayoutElement {
  let arrangement: any Arrangement
  let children: [any LayoutElement]

  init(_ arrangement: any Arrangement, _ children: any LayoutElement...) {
    self.arrangement = arrangement
    self.children = children
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: children, in: proposal)
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    arrangement.explicitGuide(guide, of: children, in: proposal)
  }

  var layoutPriority: Double { arrangement.layoutPriority(of: children) }
  var closeEdges: Edge.Set { arrangement.closeEdges(of: children) }

  /// The children's frames in some room, each as left, top, width and height.
  func frames(_ width: CGFloat?, _ height: CGFloat?) -> [[CGFloat]] {
    arrangement.places(of: children, in: ProposedViewSize(width: width, height: height)).map {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
    }
  }
}

extension StackArrangement {
  static func line(_ guide: VerticalAlignment = .center, spacing: CGFloat? = nil) -> Self {
    StackArrangement(axis: .horizontal, guide: .vertical(guide), spacing: spacing)
  }

  static func column(_ guide: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> Self {
    StackArrangement(axis: .vertical, guide: .horizontal(guide), spacing: spacing)
  }
}

extension FrameArrangement {
  init(_ horizontal: Limit, _ vertical: Limit = Limit(), _ alignment: Alignment = .center) {
    self.init()
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }
}
