import Gtk

/// Places what titles a row beside its values, or above them where both have no room in one line.
///
/// The box of a row in the theme is laid out the same as long as everything fits.
final class LineLayout: @MainActor CustomLayout {
  /// What titles the row, and what it holds.
  let titles: Widget
  let values: Widget
  /// Whether the values are under the titles whatever room there is.
  var isStacked = false
  /// Whether the values are for want of room.
  private(set) var isCramped = false
  /// The least room that the values have beside the titles, where not that of their words.
  var keptValues: (() -> Int)?
  /// Told when the values move.
  var didMove: () -> Void = {}
  private static let spacing = 6

  init(titles: Widget, values: Widget) {
    self.titles = titles
    self.values = values
  }

  private var beside: [Widget] { [titles, values].filter(\.shouldLayout) }

  /// What stands before and after titles and values, such as a sign of what the row does.
  private func ends(of widget: CustomWidget) -> (start: [Widget], end: [Widget]) {
    let all = widget.children.filter { $0.shouldLayout || $0 === titles }
    let middle = all.firstIndex { $0 === titles } ?? 0
    return (
      Array(all[..<middle]), all[middle...].filter { $0 !== titles && $0 !== values }
    )
  }

  private func room(of ends: [Widget]) -> Int {
    ends.reduce(0) { $0 + $1.measure(.horizontal).natural + Self.spacing }
  }

  private func endsRoom(_ widget: CustomWidget) -> Int {
    let ends = ends(of: widget)
    return room(of: ends.start) + room(of: ends.end)
  }

  /// Whether titles and values share no line that wide.
  ///
  /// - Parameter width: the room without that of the ends.
  private func isStacked(in width: Int) -> Bool {
    guard beside.count == 2 else { return false }
    if isStacked { return true }
    let room = width - Self.spacing
    let sizes = beside.map { $0.measure(.horizontal) }
    // Most rows have room for everything.
    if sizes[0].natural + sizes[1].natural <= room { return false }
    let need = keptValues?() ?? values.longestWord
    return max(titles.longestWord, sizes[0].minimum) + max(need, sizes[1].minimum) > room
  }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    if orientation == .horizontal {
      let sizes = beside.map { $0.measure(.horizontal) }
      let gaps = max(sizes.count - 1, 0) * Self.spacing
      let widest = sizes.map(\.natural).max() ?? 0
      // Under each other they need no more than the wider of them.
      return SizeRequest(
        minimum: (sizes.map(\.minimum).max() ?? 0) + endsRoom(widget),
        natural: (isStacked ? widest : sizes.reduce(gaps) { $0 + $1.natural }) + endsRoom(widget))
    }
    let ends = ends(of: widget)
    let sign = (ends.start + ends.end).map { $0.measure(.vertical).natural }.max() ?? 0
    guard size >= 0 else {
      let heights = beside.map { $0.measure(.vertical) }
      return SizeRequest(
        minimum: max(sign, heights.map(\.minimum).max() ?? 0),
        natural: max(sign, heights.map(\.natural).max() ?? 0))
    }
    let size = size - endsRoom(widget)
    let heights = lengths(in: size).map { $0.0.measure(.vertical, for: $0.1) }
    guard isStacked(in: size) else {
      return SizeRequest(
        minimum: max(sign, heights.map(\.minimum).max() ?? 0),
        natural: max(sign, heights.map(\.natural).max() ?? 0))
    }
    let room = Self.spacing * (heights.count - 1) + 2 * Self.spacing
    return SizeRequest(
      minimum: max(sign, heights.reduce(room) { $0 + $1.minimum }),
      natural: max(sign, heights.reduce(room) { $0 + $1.natural }))
  }

  /// How wide titles and values are in a width.
  private func lengths(in room: Int) -> [(Widget, Int)] {
    let parts = beside
    if isStacked(in: room) {
      return parts.map { part in
        let size = part.measure(.horizontal)
        let wants = part === values && !values.computeExpand(.horizontal) ? size.natural : room
        return (part, max(min(wants, room), size.minimum))
      }
    }
    let sizes = parts.map { $0.measure(.horizontal) }
    var lengths = sizes.map(\.minimum)
    let gaps = max(parts.count - 1, 0) * Self.spacing
    if sizes.reduce(gaps, { $0 + $1.natural }) <= room {
      lengths = sizes.map(\.natural)
    } else if parts.count == 2, lengths.reduce(gaps, +) <= room {
      let share = max(min(titles.longestWord, room - Self.spacing - lengths[1]), lengths[0])
      lengths[0] = min(share, sizes[0].natural)
      if let keptValues {
        lengths[1] = max(min(keptValues(), room - Self.spacing - lengths[0]), lengths[1])
      }
    }
    var rest = room - lengths.reduce(gaps, +)
    // Those that lack least are filled first.
    let order = parts.indices.sorted {
      sizes[$0].natural - lengths[$0] < sizes[$1].natural - lengths[$1]
    }
    for (index, part) in order.enumerated() where rest > 0 {
      let extra = min(sizes[part].natural - lengths[part], rest / (order.count - index))
      guard extra > 0 else { continue }
      lengths[part] += extra
      rest -= extra
    }
    let growing = parts.indices.filter { parts[$0].computeExpand(.horizontal) }
    for (index, part) in growing.enumerated() where rest > 0 {
      let extra = rest / (growing.count - index)
      lengths[part] += extra
      rest -= extra
    }
    return Array(zip(parts, lengths))
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let isMirrored = widget.direction == .rightToLeft
    func place(_ part: Widget, x: Int, y: Int, width breadth: Int, height: Int) {
      let x = isMirrored ? width - x - breadth : x
      part.sizeAllocate(Rectangle(x: x, y: y, width: breadth, height: height))
    }
    let ends = ends(of: widget)
    let start = room(of: ends.start)
    let middle = max(width - start - room(of: ends.end), 0)
    let isCramped = isStacked(in: middle)
    if isCramped != self.isCramped {
      self.isCramped = isCramped
      didMove()
    }
    let parts = lengths(in: middle)
    if isCramped {
      let heights = parts.map { $0.0.measure(.vertical, for: $0.1).natural }
      let needed = heights.reduce(0, +) + Self.spacing * (parts.count - 1)
      var y = max((height - needed) / 2, 0)
      for ((part, length), own) in zip(parts, heights) {
        place(part, x: start, y: y, width: length, height: own)
        y += own + Self.spacing
      }
    } else {
      // As GTK has it, whose parts fill the height and stand in the middle of it by themselves.
      var x = start
      for (part, length) in parts {
        place(part, x: x, y: 0, width: length, height: height)
        x += length + Self.spacing
      }
    }
    var x = 0
    for sign in ends.start {
      let own = sign.measure(.horizontal).natural
      place(sign, x: x, y: 0, width: own, height: height)
      x += own + Self.spacing
    }
    x = width
    for sign in ends.end.reversed() {
      let own = sign.measure(.horizontal).natural
      x -= own
      place(sign, x: x, y: 0, width: own, height: height)
      x -= Self.spacing
    }
  }
}

extension Widget {
  /// About how wide the longest word of the texts in the widget is: less makes a text break where it
  /// should not.
  fileprivate var longestWord: Int {
    let labels = self is Gtk.Label ? [self] : descendants
    return labels.reduce(0) { longest, widget in
      guard let label = widget as? Gtk.Label, label.visible else { return longest }
      let text = label.text
      let count = text.count
      guard count > 0 else { return longest }
      let natural = label.measure(.horizontal).natural
      let word = text.split(whereSeparator: \.isWhitespace).lazy.map(\.count).max() ?? 0
      // A margin for what letters differ by; what is longer than any line breaks anyway.
      let width = min(natural, natural * word / count + 6)
      return max(longest, width)
    } + beside
  }

  /// The room that is taken by what stands beside the widest text.
  private var beside: Int {
    let texts = descendants.compactMap { ($0 as? Gtk.Label)?.measure(.horizontal).natural }
    guard let widest = texts.max() else { return 0 }
    return max(measure(.horizontal).natural - widest, 0)
  }
}
