import Foundation
import Gtk
import MaquetteUI

/// The layout of a custom widget that chooses its size for a proposal, as SwiftUI's views do.
///
/// GTK asks for least and natural sizes instead; these are what the widget takes at a proposal of
/// nothing and at none.
protocol ProposalLayout: CustomLayout {
  /// The size that the widget takes when it is offered another.
  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize

  /// Where the widget's own line for a guide is.
  func explicitGuide(
    _ widget: CustomWidget, _ guide: AlignmentGuide, in proposal: ProposedViewSize
  ) -> CGFloat?

  /// The priority that the widget has because of what is in it.
  func layoutPriority(_ widget: CustomWidget) -> Double

  /// The sides at which the widget wants no room of the usual kind.
  func closeEdges(_ widget: CustomWidget) -> Edge.Set

  /// Told of its place by an arranged parent, before it is allocated.
  func willBePlaced(_ widget: CustomWidget, _ placement: Placement)
}

extension ProposalLayout {
  func explicitGuide(
    _ widget: CustomWidget, _ guide: AlignmentGuide, in proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func layoutPriority(_ widget: CustomWidget) -> Double { 0 }

  func closeEdges(_ widget: CustomWidget) -> Edge.Set { [] }

  func willBePlaced(_ widget: CustomWidget, _ placement: Placement) {}

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest { request(widget, orientation, for: size) }

  /// What GTK is told of the sizes that the widget chooses.
  func request(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    LayoutPass.run {
      let axis: Axis = orientation == .horizontal ? .horizontal : .vertical
      var least = ProposedViewSize.unspecified
      least[axis.across] = size < 0 ? nil : CGFloat(size)
      let natural = self.size(widget, in: least)[axis]
      let baseline = axis == .vertical ? baseline(widget, in: least) : nil
      least[axis] = 0
      var minimum = min(self.size(widget, in: least)[axis], natural)
      // D7: what needs more width than its row has stands out of it, and makes no form wider than
      // its window.
      if axis == .horizontal, minimum > Self.leastInRow, widget.isInRow {
        minimum = Self.leastInRow
      }
      let request = SizeRequest(minimum: minimum.pixels, natural: natural.pixels)
      guard let baseline, baseline.pixels <= request.minimum else { return request }
      return SizeRequest(
        minimum: request.minimum, natural: request.natural, minimumBaseline: baseline.pixels,
        naturalBaseline: baseline.pixels)
    }
  }

  /// The width in pixels that a widget in a row asks for at most as its least.
  private static var leastInRow: CGFloat { 120 }

  private func baseline(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGFloat? {
    explicitGuide(widget, .vertical(.firstTextBaseline), in: proposal)
  }
}

extension Widget {
  /// Whether the widget stands in a row of a list, however deep.
  fileprivate var isInRow: Bool {
    var ancestor = parent
    while let widget = ancestor {
      if widget is ListBoxRow { return true }
      ancestor = widget.parent
    }
    return false
  }
}

/// Where an arranged widget is, finer than whole pixels.
struct Placement: Equatable {
  var size: CGSize
  var proposal: ProposedViewSize
  /// How far the exact corner is from the whole pixel at which GTK has it.
  var residue: CGPoint
}

extension CGFloat {
  /// The whole pixels that hold the length; none for what is no number.
  var pixels: Int {
    isFinite ? Int(Swift.min(Swift.max((self - 0.01).rounded(.up), 0), 32_000)) : 0
  }
}
