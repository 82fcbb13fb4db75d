import Foundation
import Gtk
import MaquetteUI

/// Shows a shape or a colour, as large as there is room.
final class ShapePresenter: Presenter {
  private let area: CustomWidget
  private let layout = ShapeLayout()

  required init(_ seed: PresenterSeed) {
    area = CustomWidget(layout: layout)
    super.init(seed, widget: area)
    area.setAccessibleRole(.presentation)
    area.hexpand = true
    area.vexpand = true
    layout.room.didChange = { [weak self] in self?.tellRoom($0) }
  }

  override func update(_ change: NodeChange) {
    layout.room.isAsked = change.new[.drawnRoom] != nil
    change.write(DrawnOutline.init(of:)) { outline in
      let isOther = layout.outline.outline != outline.outline
      layout.outline = outline
      if isOther { area.queueResize() } else { area.queueDraw() }
    }
  }
}

/// Asks for little, and draws a shape in whatever it gets.
final class ShapeLayout: @MainActor ProposalLayout {
  var outline = DrawnOutline()
  let room = AskedRoom()

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    guard outline.outline.isCircle else { return room }
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    room.note(width: width, height: height)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    outline.draw(in: widget, snapshot, width: Double(widget.width), height: Double(widget.height))
  }
}

/// The room of what the model draws for it, told where it differs from what it was.
final class AskedRoom {
  var isAsked = false
  var didChange: (CGSize) -> Void = { _ in }
  private var size: CGSize?

  func note(width: Int, height: Int) {
    let found = CGSize(width: width, height: height)
    guard isAsked, found != size else { return }
    size = found
    didChange(found)
  }
}

extension Presenter {
  /// Tells the model the room of the node, after the layout that found it, in which nothing may
  /// change.
  func tellRoom(_ size: CGSize) {
    MainLoop.idle { [weak self] in
      guard let self, !isGone else { return false }
      context.send(
        .setSize(width: Double(size.width), height: Double(size.height)), from: self)
      return false
    }
  }
}
