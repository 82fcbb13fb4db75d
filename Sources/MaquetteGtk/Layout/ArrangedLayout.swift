import Foundation
import Gtk
import MaquetteUI

/// Lays out the children of a custom widget by one of SwiftUI's arrangements.
class ArrangedLayout: @MainActor ProposalLayout {
  var arrangement: any Arrangement
  /// The children, in the order of the views.
  var elements: [WidgetElement] = []
  /// Where the content stands in more room than it takes, which only GTK's own parents give.
  var slack = Alignment.leading
  /// The children's exact places, from this widget's exact corner.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  private var placement: Placement?
  private var lastProposal: ProposedViewSize?

  init(_ arrangement: any Arrangement) { self.arrangement = arrangement }

  var requestMode: SizeRequestMode { .heightForWidth }

  private var shown: [WidgetElement] { elements.filter { $0.widget.shouldLayout } }

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: shown, in: proposal)
  }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest { request(widget, orientation, for: size) }

  func explicitGuide(
    _ widget: CustomWidget, _ guide: AlignmentGuide, in proposal: ProposedViewSize
  ) -> CGFloat? { arrangement.explicitGuide(guide, of: shown, in: proposal) }

  func layoutPriority(_ widget: CustomWidget) -> Double {
    arrangement.layoutPriority(of: shown)
  }

  func closeEdges(_ widget: CustomWidget) -> Edge.Set { arrangement.closeEdges(of: shown) }

  func willBePlaced(_ widget: CustomWidget, _ placement: Placement) {
    // The same size does not make GTK lay out again, though another proposal may.
    if self.placement != placement { widget.queueAllocate() }
    self.placement = placement
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    LayoutPass.run {
      let given = CGSize(width: width, height: height)
      let isExact =
        placement.map {
          abs($0.size.width - given.width) <= 1 && abs($0.size.height - given.height) <= 1
        } ?? false
      let placement =
        isExact ? placement : nil
      let proposal = placement?.proposal ?? ProposedViewSize(given)
      let room = placement?.size ?? given
      let residue = placement?.residue ?? .zero
      let own = arrangement.size(of: shown, in: proposal)
      var corner = CGPoint.zero
      if placement == nil {
        for guide in slack.guides {
          corner[guide.axis] = guide.usual(in: room) - guide.usual(in: own)
        }
      }
      frames = [:]
      let places = arrangement.places(of: shown, in: proposal)
      for (element, place) in zip(shown, places) {
        var frame = CGRect(
          x: place.origin.x + corner.x, y: place.origin.y + corner.y, width: place.size.width,
          height: place.size.height)
        if widget.direction == .rightToLeft { frame.origin.x = room.width - frame.maxX }
        frames[ObjectIdentifier(element.widget)] = frame
        put(element.widget, at: frame, proposal: place.proposal, residue: residue)
      }
    }
  }

  /// Gives a child the whole pixels that are nearest to its exact place.
  private func put(
    _ child: Widget, at frame: CGRect, proposal: ProposedViewSize, residue: CGPoint
  ) {
    let exact = frame.offsetBy(dx: residue.x, dy: residue.y).bounded
    let (x, y) = (exact.minX.rounded(), exact.minY.rounded())
    if let custom = child as? CustomWidget, let layout = custom.layout as? any ProposalLayout {
      layout.willBePlaced(
        custom,
        Placement(
          size: frame.size, proposal: proposal,
          residue: CGPoint(x: exact.minX - x, y: exact.minY - y)))
    }
    let rectangle = Gtk.Rectangle(
      x: Int(x), y: Int(y), width: Int(exact.maxX.rounded() - x),
      height: Int(exact.maxY.rounded() - y))
    child.sizeAllocate(rectangle)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    widget.snapshotChildren(snapshot)
  }
}

extension CGRect {
  /// The rectangle within what GTK can hold.
  fileprivate var bounded: CGRect {
    func bound(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -16_000), 16_000) : 0
    }
    return CGRect(
      x: bound(minX), y: bound(minY), width: max(0, bound(width)), height: max(0, bound(height)))
  }
}
