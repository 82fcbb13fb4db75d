import Gtk

/// Places its children in a row, or under each other where the row has no room for all.
struct WrappingLayout: @MainActor CustomLayout {
  /// Whether children under each other stand at the end of the room.
  var isAtEnd: () -> Bool = { false }
  private static let spacing = 6

  private func shown(_ widget: CustomWidget) -> [Widget] {
    widget.children.filter(\.shouldLayout)
  }

  private func isRow(_ children: [Widget], in width: Int) -> Bool {
    let gaps = max(children.count - 1, 0) * Self.spacing
    return children.reduce(gaps) { $0 + $1.measure(.horizontal).natural } <= width
  }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let children = shown(widget)
    let gaps = max(children.count - 1, 0) * Self.spacing
    guard orientation == .vertical, size >= 0 else {
      let sizes = children.map { $0.measure(orientation) }
      let natural = sizes.map(\.natural)
      return SizeRequest(
        minimum: sizes.map(\.minimum).max() ?? 0,
        natural: orientation == .horizontal
          ? natural.reduce(gaps, +) : natural.max() ?? 0)
    }
    if isRow(children, in: size) {
      let heights = children.map { $0.height(in: $0.measure(.horizontal).natural) }
      return SizeRequest(
        minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
    }
    let heights = children.map { $0.height(in: length(of: $0, in: size)) }
    return SizeRequest(
      minimum: heights.reduce(gaps) { $0 + $1.minimum },
      natural: heights.reduce(gaps) { $0 + $1.natural })
  }

  private func length(of child: Widget, in width: Int) -> Int {
    let size = child.measure(.horizontal)
    return max(min(size.natural, width), size.minimum)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let children = shown(widget)
    let isRow = isRow(children, in: width)
    var (x, y) = (0, 0)
    for child in children {
      let own = length(of: child, in: width)
      let tall = isRow ? height : child.height(in: own).natural
      if !isRow { x = isAtEnd() ? width - own : 0 }
      let left = widget.direction == .rightToLeft ? width - x - own : x
      child.sizeAllocate(Rectangle(x: left, y: y, width: own, height: tall))
      if isRow { x += own + Self.spacing } else { y += tall + Self.spacing }
    }
  }
}

/// Lets a widget that GTK gives one height whatever its width be as high as what is in it.
struct FollowingLayout: @MainActor CustomLayout {
  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    guard let child = widget.firstChild else { return SizeRequest(minimum: 0, natural: 0) }
    return orientation == .vertical && size >= 0
      ? child.height(in: size) : child.measure(orientation)
  }
}

extension Widget {
  /// The height at a width; that of what is in the widget where GTK gives it one height whatever its
  /// width, as it does with buttons that open something.
  fileprivate func height(in width: Int) -> SizeRequest {
    let own = measure(.vertical, for: width)
    guard requestMode == .constantSize, let inner = firstChild else { return own }
    let followed = inner.measure(.vertical, for: width)
    return SizeRequest(
      minimum: max(own.minimum, followed.minimum), natural: max(own.natural, followed.natural))
  }
}
