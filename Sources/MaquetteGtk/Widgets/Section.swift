import Gtk
import MaquetteUI

/// Shows a group of rows with its header and footer.
final class SectionPresenter: Presenter {
  private let column = Box(.vertical)
  private let header = Box(.horizontal)
  private let headerLabels = Box(.vertical)
  private let footer = Box(.vertical)
  private let list: ListBox?
  private let lines = Box(.vertical)
  /// Which rows have widgets, where there may be many.
  private let window: RowWindow?
  /// How many of the children come before the rows.
  private var headerCount: Int
  /// How many of the children are rows, with widgets or without.
  private(set) var rowCount: Int
  /// The version of the node whose children were counted.
  private var counted: Node

  required init(_ seed: PresenterSeed) {
    list = seed.place == .lineGroup ? nil : ListBox()
    headerCount = seed.node.headerCount
    rowCount = seed.node.rowCount
    counted = seed.node
    if let list, let form = seed.parent as? FormPresenter {
      window = RowWindow(list: list, count: rowCount, first: form.admit(rowCount))
    } else {
      window = nil
    }
    // Named and nested as a group of preferences, whose style it has.
    let group = CustomWidget(cssName: "preferencesgroup", layout: PlainLayout())
    super.init(seed, widget: group)
    headerLabels.addCSSClass("labels")
    headerLabels.hexpand = true
    headerLabels.valign = .center
    header.addCSSClass("header")
    header.addCSSClass("single-line")
    header.append(headerLabels)
    footer.addCSSClass("section-footer")
    column.append(header)
    if let list {
      list.addCSSClass("boxed-list")
      list.selectionMode = .none
      list.onRowActivated { [weak self] row in
        self?.children.first { $0.widget === row }?.activate()
      }
      let keys = ShortcutController()
      for (key, step) in [("Down", 1), ("Up", -1)] {
        keys.add(key) { [weak self] in self?.moveFocus(by: step) ?? false }
      }
      list.addController(keys)
      column.append(list)
    } else {
      lines.spacing = 8
      column.append(lines)
    }
    column.append(footer)
    group.append(column)
  }

  override func place(for child: Node) -> LayoutRole {
    switch child.slot {
    case NodeSlot.header?: .header
    case NodeSlot.footer?: .footer
    default: list == nil ? .line : .row
    }
  }

  override func adopt(_ node: Node) {
    super.adopt(node)
    guard !node.isCopy(of: counted) else { return }
    counted = node
    headerCount = node.headerCount
    rowCount = node.rowCount
  }

  override func isNear(_ child: Node, at place: Int) -> Bool {
    guard let window, child.slot == nil else { return true }
    return window.contains(place - headerCount)
  }

  override var nearPlaces: [Int]? {
    let end = headerCount + rowCount
    // Where what follows as many children as there are rows is no row, the rows are together.
    guard let window, end <= node.children.count,
      (end..<node.children.count).allSatisfy({ node.children[$0].slot != nil })
    else { return nil }
    let rows = window.places(of: rowCount).map { $0 + headerCount }
    return Array(0..<headerCount) + rows + Array(end..<node.children.count)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if let box = box(for: child) {
      attach(child, to: box, after: peer)
    } else if let list {
      let index = (peer?.widget as? ListBoxRow).map { $0.index + 1 } ?? 0
      list.insert(child.widget, at: index)
    }
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    if let box = box(for: child) {
      attach(child, to: box, after: peer)
    } else if let list, let row = child.widget as? ListBoxRow {
      // Once the row is out, those after it are one place further up.
      let after = (peer?.widget as? ListBoxRow)?.index ?? -1
      list.reorder(row, to: after < row.index ? after + 1 : after)
    }
  }

  private func box(for child: Presenter) -> Box? {
    switch child.node.slot {
    case NodeSlot.header?: headerLabels
    case NodeSlot.footer?: footer
    default: list == nil ? lines : nil
    }
  }

  override func contentDidChange() {
    arrangeRows()
    show(header, headerLabels.firstChild != nil)
    show(footer, footer.firstChild != nil)
    let hasRows = children.contains { $0.node.slot == nil }
    show(list ?? lines, hasRows)
    if list == nil {
      for child in children(in: nil) { child.widget.align(.vertical, horizontally: .start) }
    }
    // A section that lost its title must lose its name too.
    list?.setAccessible(.label, to: node.accessibleName ?? "")
    let remarks = children(in: .footer).compactMap(\.node.spokenText)
    list?.setAccessible(.description, to: remarks.joined(separator: ", "))
  }

  /// Puts blank rows among those that have widgets.
  private func arrangeRows() {
    guard let window, let list else { return }
    let made = children(in: nil)
    let shown = placesAsExpected(of: made, in: window) ?? places(of: made)
    let rows = zip(shown, made).compactMap { place, presenter in
      (presenter.widget as? ListBoxRow).map { (place: place, row: $0) }
    }
    for (_, row) in rows where row.direction != list.direction {
      row.spread(direction: list.direction)
    }
    window.arrange(rows, of: rowCount)
  }

  /// The places among all rows of those that have widgets, if these are the ones of the window:
  /// found without looking at the others.
  private func placesAsExpected(of made: [Presenter], in window: RowWindow) -> [Int]? {
    let places = window.places(of: rowCount)
    guard places.count == made.count else { return nil }
    let areThere = zip(places, made).allSatisfy { place, presenter in
      let child = headerCount + place
      return node.children.indices.contains(child)
        && node.children[child].slot == nil && node.children[child].id == presenter.node.id
    }
    return areThere ? places : nil
  }

  private func places(of made: [Presenter]) -> [Int] {
    var places: [Int] = []
    var place = 0
    for row in node.children where row.slot == nil && places.count < made.count {
      let presenter = made[places.count]
      if presenter.node.isCopy(of: row) || presenter.node.id == row.id { places.append(place) }
      place += 1
    }
    return places
  }

  /// Makes the rows that come near the visible part of the form, and drops those far from it.
  ///
  /// - Returns: by how much what is visible moves.
  func showRows(_ visible: ClosedRange<Double>, in form: Widget) -> Double {
    guard let window, let list, let refresh, let top = list.bounds(in: form)?.y else { return 0 }
    return window.follow(visible.lowerBound - top...visible.upperBound - top, refresh: refresh)
  }

  /// Whether rows near the visible part still have no widgets.
  var isBehind: Bool { window?.isBehind ?? false }

  /// Makes all rows.
  func showAllRows() {
    if let refresh { window?.showAll(refresh: refresh) }
  }

  /// Takes the focus to or from a row that leaves it to its control, over which GTK's arrows
  /// stumble.
  private func moveFocus(by step: Int) -> Bool {
    guard let list, let focus = list.root?.focus, !list.hasOpenMenu(around: focus) else {
      return false
    }
    let rows = list.children.compactMap { $0 as? ListBoxRow }.filter {
      $0.visible && $0.sensitive && $0.canTarget
    }
    guard let place = rows.firstIndex(where: { $0 === focus || $0.isAncestor(of: focus) }),
      rows.indices.contains(place + step)
    else { return false }
    let next = rows[place + step]
    if next.focusable { return !rows[place].focusable && next.grabFocus() }
    return next.childFocus(step > 0 ? .tabForward : .tabBackward)
  }

  private func show(_ part: Widget, _ isShown: Bool) {
    if part.visible != isShown { part.visible = isShown }
  }
}

extension Node {
  /// How many of the children are rows.
  var rowCount: Int { children.indices.count { children[$0].slot == nil } }
  /// How many of the children come before the rows.
  fileprivate var headerCount: Int { children.indices.first { children[$0].slot == nil } ?? 0 }
}

extension ListBox {
  /// Whether a widget in the list is part of something that popped up over it.
  fileprivate func hasOpenMenu(around widget: Widget) -> Bool {
    var next: Widget? = widget
    while let current = next, current !== self {
      if current is Popover { return true }
      next = current.parent
    }
    return false
  }
}
