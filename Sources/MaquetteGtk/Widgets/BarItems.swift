import Foundation
import Gtk
import MaquetteUI

/// The views of a part of a bar side by side; what there is no room for is in a menu at the end.
final class BarItems {
  let widget: CustomWidget
  private let layout: BarLayout
  private let more = MenuButton()
  private let context: RenderContext
  private var items: [Presenter] = []
  /// What is in the menu whatever room there is.
  private var always: [Node] = []
  private var entries: MenuEntries?
  private var offered: [Node]?

  /// - Parameter keptWidth: the width in pixels that the views keep before other parts of the bar.
  init(_ context: RenderContext, keptWidth: Int = 0) {
    self.context = context
    layout = BarLayout(more: more, keptWidth: keptWidth)
    widget = CustomWidget(layout: layout)
    widget.visible = false
    more.iconName = "view-more-symbolic"
    more.nameByTooltip("More")
    more.append(to: widget)
    layout.didHide = { [weak self] in
      // A menu cannot be changed while its button is given its place.
      MainLoop.idle {
        self?.fillMenu()
        return false
      }
    }
  }

  var isEmpty: Bool { items.isEmpty && always.isEmpty }

  /// Shows the views in their order, and offers others in the menu.
  func show(_ presenters: [Presenter], inMenu nodes: [Node] = []) {
    items = presenters
    always = nodes
    layout.items = presenters.map { item in
      BarLayout.Item(widget: item.widget, canHide: item.node.isOffered)
    }
    layout.needsMenu = !nodes.isEmpty
    widget.set(\.visible, !isEmpty)
    widget.queueResize()
    fillMenu()
  }

  private func fillMenu() {
    let hidden = zip(items, layout.items).filter { !$1.widget.isChildVisible }.map(\.0.node)
    let offers = hidden + always
    guard offers != offered else { return }
    offered = offers
    let entries = MenuEntries(of: offers, context: context)
    self.entries = entries
    more.insertActionGroup("menu", entries.actions)
    more.setMenu(entries.menu)
  }
}

extension Widget {
  fileprivate func append(to parent: CustomWidget) { insert(into: parent, after: parent.lastChild) }
}

extension Node {
  /// Whether a menu can offer all that the node does.
  fileprivate var isOffered: Bool {
    switch kind {
    case .button, .menu, .toggle, .picker, .navigationLink, .controlGroup: true
    case .textField, .slider, .stepper, .datePicker, .colorPicker, .searchField, .text, .label,
      .image, .progress, .gauge, .spacer:
      false
    default: !contents.isEmpty && contents.allSatisfy(\.isOffered)
    }
  }
}

/// Places the views of a bar in a row as far as they fit, and a button for the others after them.
final class BarLayout: @MainActor CustomLayout {
  struct Item {
    let widget: Widget
    /// Whether the menu can stand for it.
    let canHide: Bool
  }

  var items: [Item] = []
  /// Whether the button is there even where all fit.
  var needsMenu = false
  /// The width that is asked for at least, where the views take it.
  private let keptWidth: Int
  /// Told when other views are left out than before.
  var didHide: () -> Void = {}
  private let more: Widget
  /// So many actions stand in a bar before the last of them go into the menu.
  private static let limit = 4
  private static let spacing = 6

  init(more: Widget, keptWidth: Int) {
    self.more = more
    self.keptWidth = keptWidth
  }

  var requestMode: SizeRequestMode { .constantSize }

  private var shown: [Item] { items.filter(\.widget.visible) }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let all = (shown.map(\.widget) + [more]).map { $0.measure(orientation) }
    guard orientation == .horizontal else {
      return SizeRequest(
        minimum: all.map(\.minimum).max() ?? 0, natural: all.map(\.natural).max() ?? 0)
    }
    let few = Self.fitting(
      shown, in: keptWidth, needsMenu: needsMenu, menu: all.last?.natural ?? 0)
    let many = Self.fitting(
      shown, in: .max, needsMenu: needsMenu, menu: all.last?.natural ?? 0)
    return SizeRequest(minimum: few.minimum, natural: max(many.natural, few.minimum))
  }

  /// Which of the views fit into a width, and what they ask for together.
  private static func fitting(
    _ items: [Item], in width: Int, needsMenu: Bool, menu: Int
  ) -> (shown: [Bool], hasMenu: Bool, minimum: Int, natural: Int) {
    var isShown = items.map { _ in true }
    let sizes = items.map { $0.widget.measure(.horizontal) }
    let places = items.indices.filter { items[$0].canHide }
    // A lone action is worth no menu that is as wide.
    var surplus = Array((places.count > limit ? places.dropFirst(limit - 1) : []).reversed())
    for place in surplus { isShown[place] = false }
    var rest = Array(places.reversed().filter { isShown[$0] })
    func total(_ length: (SizeRequest) -> Int) -> Int {
      var all = needsMenu || isShown.contains(false) ? [menu] : []
      for (size, isShown) in zip(sizes, isShown) where isShown { all.append(length(size)) }
      return all.reduce(0, +) + max(all.count - 1, 0) * spacing
    }
    let natural = total(\.natural)
    while total(\.minimum) > width, !rest.isEmpty {
      isShown[rest.removeFirst()] = false
      surplus.append(0)
    }
    let hidden = isShown.indices.filter { !isShown[$0] }
    if !needsMenu, let only = hidden.first, hidden.count == 1, sizes[only].minimum <= menu {
      isShown[only] = true
    }
    return (isShown, needsMenu || isShown.contains(false), total(\.minimum), natural)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let menu = more.measure(.horizontal).natural
    let fit = Self.fitting(shown, in: width, needsMenu: needsMenu, menu: menu)
    let before = items.map(\.widget.isChildVisible)
    for (item, isShown) in zip(shown, fit.shown) where item.widget.isChildVisible != isShown {
      item.widget.isChildVisible = isShown
    }
    if more.isChildVisible != fit.hasMenu { more.isChildVisible = fit.hasMenu }
    if before != items.map(\.widget.isChildVisible) { didHide() }
    place(widget, in: CGSize(width: width, height: height))
  }

  private func place(_ widget: CustomWidget, in room: CGSize) {
    let row = (shown.map(\.widget) + [more]).filter(\.isChildVisible)
    let sizes = row.map { $0.measure(.horizontal) }
    let gaps = max(row.count - 1, 0) * Self.spacing
    var lengths = sizes.map(\.minimum)
    var rest = Int(room.width) - gaps - lengths.reduce(0, +)
    for (index, size) in sizes.enumerated() where rest > 0 {
      let more = min(size.natural - size.minimum, rest)
      lengths[index] += more
      rest -= more
    }
    let growing = row.indices.filter { row[$0].computeExpand(.horizontal) }
    for (order, index) in growing.enumerated() where rest > 0 {
      let share = rest / (growing.count - order)
      lengths[index] += share
      rest -= share
    }
    var next = 0
    for (child, length) in zip(row, lengths) {
      let x = widget.direction == .rightToLeft ? Int(room.width) - next - length : next
      child.sizeAllocate(Rectangle(x: x, y: 0, width: length, height: Int(room.height)))
      next += length + Self.spacing
    }
  }
}
