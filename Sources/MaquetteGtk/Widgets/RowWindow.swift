import Gtk

/// Which rows of a long group have widgets: those near the visible part, the first and the last,
/// and the one with the focus with those beside it.
///
/// Blank rows stand for the others, as high as those are taken to be, so that the scroll bar, the
/// order of the keyboard and the looks of the group are as if all rows were there.
final class RowWindow {
  private let list: ListBox
  /// The rows near the visible part, by their places among all.
  private var near: Range<Int>
  /// Whether there are rows to be made near the visible part when there is time.
  private(set) var isBehind = false
  /// The rows that keep their widgets wherever the visible part is.
  private var pinned: Set<Int> = []
  private var count: Int
  private var gaps: [Gap] = []
  /// The rows that have widgets, with their places, in order.
  private var shown: [ShownRow] = []
  /// How high rows were that are about to lose their widgets.
  private var heights: [Int: Double] = [:]

  /// A row with widgets and its place among all.
  typealias ShownRow = (place: Int, row: ListBoxRow)

  /// A stretch of rows without widgets.
  private struct Gap {
    let row: ListBoxRow
    let places: Range<Int>
    let height: Double
    /// The height that each of the rows is taken to have.
    var each: Double { height / Double(places.count) }
  }

  /// A window of the first rows, until it is known what is visible.
  init(list: ListBox, count: Int, first: Int) {
    self.list = list
    self.count = count
    near = 0..<(first < count ? first : max(count, Self.fewRows))
  }

  /// How many rows may well have widgets all at once.
  static let fewRows = 60

  /// Whether the row at a place among all has widgets.
  func contains(_ place: Int) -> Bool {
    near.contains(place) || place == 0 || place == count - 1 || pinned.contains(place)
  }

  /// The places of the rows that have widgets, of so many, in order.
  func places(of count: Int) -> [Int] {
    let near = near.clamped(to: 0..<count)
    let others = pinned.union([0, count - 1]).filter {
      (0..<count).contains($0) && !near.contains($0)
    }.sorted()
    return others.filter { $0 < near.lowerBound } + Array(near)
      + others.filter { $0 >= near.upperBound }
  }

  /// Puts blank rows where rows have no widgets.
  func arrange(_ rows: [ShownRow], of count: Int) {
    let before = gaps
    var blanks = before.map(\.row)
    for blank in blanks { list.remove(blank) }
    let usual = usualHeight(rows)
    (gaps, shown, self.count) = ([], rows, count)
    var next = 0
    var index = 0
    for place in rows.map(\.place) + [count] {
      if place > next {
        let places = next..<place
        let height = height(of: places, before, usually: usual)
        let blank = blanks.popLast() ?? Self.blankRow()
        blank.setSizeRequest(width: -1, height: Int(height.rounded()))
        list.insert(blank, at: index)
        gaps.append(Gap(row: blank, places: places, height: height))
        index += 1
      }
      next = place + 1
      index += 1
    }
    heights = [:]
  }

  /// The blank rows, which are no part of the group to whoever walks it.
  func isBlank(_ row: ListBoxRow) -> Bool { gaps.contains { $0.row === row } }

  private static func blankRow() -> ListBoxRow {
    let row = ListBoxRow()
    row.addCSSClass("blank")
    row.activatable = false
    row.selectable = false
    row.focusable = false
    row.canTarget = false
    row.setAccessible(.hidden, to: true)
    return row
  }

  private func usualHeight(_ rows: [ShownRow]) -> Double {
    if let gap = gaps.first { return gap.each }
    guard let row = rows.first?.row else { return 50 }
    return Double(row.measure(.vertical).natural)
  }

  /// The height of rows without widgets: as they were before, or as others are.
  private func height(of places: Range<Int>, _ before: [Gap], usually usual: Double) -> Double {
    var height = 0.0
    var known = 0
    for gap in before {
      let common = gap.places.clamped(to: places)
      height += Double(common.count) * gap.each
      known += common.count
    }
    for (place, last) in heights where places.contains(place) {
      height += last
      known += 1
    }
    return height + Double(places.count - known) * usual
  }
}

extension RowWindow {
  /// Has all rows make their widgets, as there are few in the whole form.
  func showAll(refresh: () -> Void) {
    guard !gaps.isEmpty else { return }
    near = 0..<max(count, Self.fewRows)
    refresh()
  }

  /// How many rows get or lose their widgets at a time, while none of them is about to be seen: as
  /// many as there is time for between two frames.
  private static let rowsAtATime = 3

  /// Moves the window where rows without widgets come near, or too many are far.
  ///
  /// - Parameters:
  ///   - visible: the visible part, from the top of the list.
  ///   - refresh: makes and drops widgets, and calls `arrange`.
  /// - Returns: by how much what is visible moves, as rows above it are not as high as was thought.
  func follow(_ visible: ClosedRange<Double>, refresh: () -> Void) -> Double {
    let page = visible.upperBound - visible.lowerBound
    let stretches = stretches()
    let next = next(for: visible, page: page, of: stretches)
    guard next != near else {
      isBehind = false
      return 0
    }
    near = next
    pin()
    for stretch in stretches where !stretch.isGap && !contains(stretch.places.lowerBound) {
      heights[stretch.places.lowerBound] = stretch.height
    }
    let above = gaps.filter { gap in
      stretches.contains { $0.places == gap.places && $0.top < visible.lowerBound }
    }
    let old = Dictionary(uniqueKeysWithValues: shown.map { ($0.place, true) })
    let first = place(at: visible.lowerBound, of: stretches)
    refresh()
    // What was made above the visible part may be of another height than the blank row for it.
    return shown.reduce(0) { moved, made in
      guard old[made.place] == nil, made.place < first,
        let gap = above.first(where: { $0.places.contains(made.place) })
      else { return moved }
      return moved + Double(made.row.measure(.vertical, for: list.width).natural) - gap.each
    }
  }

  /// The window that is to be: at once where rows are about to be seen, else a step nearer.
  private func next(
    for visible: ClosedRange<Double>, page: Double, of stretches: [Stretch]
  ) -> Range<Int> {
    let wanted = places(in: visible, margin: page, of: stretches)
    let kept = places(in: visible, margin: page * 3, of: stretches)
    isBehind = false
    if stretches.contains(where: { $0.isGap && $0.overlaps(visible, margin: page / 8) }) {
      let close = places(in: visible, margin: page / 4, of: stretches)
      isBehind = close != wanted
      guard close.overlaps(near) else { return close }
      let lower = min(close.lowerBound, max(near.lowerBound, kept.lowerBound))
      return lower..<max(close.upperBound, min(near.upperBound, kept.upperBound))
    }
    guard near.overlaps(wanted) else {
      let isBelow = stretches.first.map { $0.top > visible.lowerBound } ?? true
      isBehind = !wanted.isEmpty
      // Rows of another section that is coming near, or that went far.
      if isBehind {
        return isBelow ? wanted.prefix(Self.rowsAtATime) : wanted.suffix(Self.rowsAtATime)
      }
      guard kept.isEmpty else { return near }
      return isBelow ? near.dropLast(Self.rowsAtATime) : near.dropFirst(Self.rowsAtATime)
    }
    let lower = Self.step(near.lowerBound, wanted.lowerBound, kept.lowerBound, isWhole: 0)
    let upper = -Self.step(-near.upperBound, -wanted.upperBound, -kept.upperBound, isWhole: -count)
    isBehind =
      lower - wanted.lowerBound >= Self.rowsAtATime || wanted.upperBound - upper >= Self.rowsAtATime
    return lower..<upper
  }

  /// The next lower end of the window, between what is wanted and what is kept.
  private static func step(_ end: Int, _ wanted: Int, _ kept: Int, isWhole: Int) -> Int {
    if end - wanted >= rowsAtATime || end > wanted && wanted == isWhole {
      return max(wanted, end - rowsAtATime)
    }
    return kept - end >= rowsAtATime ? end + rowsAtATime : end
  }

  /// A row with widgets, or a blank one, where it is in the list.
  private struct Stretch {
    let places: Range<Int>
    let top: Double
    let height: Double
    let isGap: Bool

    func overlaps(_ visible: ClosedRange<Double>, margin: Double) -> Bool {
      top + height > visible.lowerBound - margin && top < visible.upperBound + margin
    }

    /// The place of the row that a height from the top of the list is in.
    func place(at height: Double) -> Int {
      guard self.height > 0 else { return places.lowerBound }
      let part = (height - top) / self.height
      return places.lowerBound + Int(min(max(part, 0), 1) * Double(places.count))
    }
  }

  private func stretches() -> [Stretch] {
    let rows = shown.map { (places: $0.place..<$0.place + 1, row: $0.row, gap: nil as Gap?) }
    let all = (rows + gaps.map { (places: $0.places, row: $0.row, gap: $0) }).sorted {
      $0.places.lowerBound < $1.places.lowerBound
    }
    var top = 0.0
    return all.map { entry in
      let height =
        entry.gap?.height
        ?? Double(entry.row.height > 0 ? entry.row.height : entry.row.measure(.vertical).natural)
      defer { top += height }
      return Stretch(places: entry.places, top: top, height: height, isGap: entry.gap != nil)
    }
  }

  private func place(at height: Double, of stretches: [Stretch]) -> Int {
    stretches.last { $0.top <= height }?.place(at: height) ?? 0
  }

  private func places(
    in visible: ClosedRange<Double>, margin: Double, of stretches: [Stretch]
  ) -> Range<Int> {
    let first = place(at: visible.lowerBound - margin, of: stretches)
    let last = place(at: visible.upperBound + margin, of: stretches)
    guard visible.upperBound + margin > 0, first < count else { return 0..<0 }
    return first..<min(last + 1, count)
  }

  /// Keeps the row with the focus and those that the keyboard leads to from it.
  private func pin() {
    pinned = []
    guard let focus = list.root?.focus, list.isAncestor(of: focus),
      let place = shown.first(where: { $0.row === focus || $0.row.isAncestor(of: focus) })?.place
    else { return }
    pinned = [place - 1, place, place + 1]
  }
}
