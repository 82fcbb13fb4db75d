import Gtk
import MaquetteUI

/// Shows views over each other: all alike, or others over the first, which decides the size.
final class LayersPresenter: Presenter {
  private let layers: CustomWidget
  private let layout: LayersLayout

  required init(_ seed: PresenterSeed) {
    layout = LayersLayout(isSizedByAll: seed.node.kind == .zstack)
    layers = CustomWidget(layout: layout)
    super.init(seed, widget: layers)
  }

  override func update(_ change: NodeChange) {
    change.write(.alignment, usually: .center) { alignment in
      layout.alignment = alignment
      layers.queueAllocate()
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    let after = peer ?? (child.node.slot == .overlay ? children(in: .content).last : nil)
    child.widget.insert(into: layers, after: after?.widget)
  }

  override func contentDidChange() {
    let deciding = layout.isSizedByAll ? children : children(in: .content)
    layers.takeExpansion(from: deciding.map(\.widget))
  }
}

/// Lays children over each other.
final class LayersLayout: CustomLayout {
  let isSizedByAll: Bool
  var alignment = Alignment.center

  init(isSizedByAll: Bool) { self.isSizedByAll = isSizedByAll }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    var result = SizeRequest(minimum: 0, natural: 0)
    for child in deciding(widget) where child.shouldLayout {
      let measured = child.measure(orientation, for: size)
      result.minimum = max(result.minimum, measured.minimum)
      result.natural = max(result.natural, measured.natural)
    }
    return result
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    for child in widget.children where child.shouldLayout {
      child.place(in: (width, height), at: alignment, direction: widget.direction)
    }
  }

  private func deciding(_ widget: CustomWidget) -> [Widget] {
    isSizedByAll ? widget.children : widget.firstChild.map { [$0] } ?? []
  }
}

extension CustomWidget {
  /// Wants more room along an axis where one of the children does.
  func takeExpansion(from children: [Widget]) {
    set(\.hexpand, children.contains { $0.computeExpand(.horizontal) })
    set(\.vexpand, children.contains { $0.computeExpand(.vertical) })
  }
}

extension Widget {
  /// Places the widget in a room of its parent: all of it where it wants that, else its own size.
  func place(in room: (width: Int, height: Int), at alignment: Alignment, direction: TextDirection)
  {
    let widths = measure(.horizontal)
    let wanted = computeExpand(.horizontal) ? room.width : min(widths.natural, room.width)
    let width = max(wanted, widths.minimum)
    let heights = measure(.vertical, for: width)
    let wantedHeight = computeExpand(.vertical) ? room.height : min(heights.natural, room.height)
    let height = max(wantedHeight, heights.minimum)
    var x = alignment.horizontal.offset(of: width, in: room.width)
    if direction == .rightToLeft { x = room.width - width - x }
    let y = alignment.vertical.offset(of: height, in: room.height)
    sizeAllocate(Gtk.Rectangle(x: x, y: y, width: width, height: height))
  }
}

extension HorizontalAlignment {
  fileprivate func offset(of width: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - width) / 2
    case .trailing: room - width
    }
  }
}

extension VerticalAlignment {
  fileprivate func offset(of height: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (room - height) / 2
    case .bottom, .lastTextBaseline: room - height
    }
  }
}
