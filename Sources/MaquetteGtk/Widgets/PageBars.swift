import Gtk
import MaquetteUI

/// The bars around a page that its toolbar fills, each of which comes into being with what stands
/// in it.
final class PageBars {
  private(set) var header: PageHeader?
  /// Whether nothing stands over the page, whatever its toolbar puts there.
  var isHidden = false {
    didSet { header?.isHidden = isHidden }
  }
  private let context: RenderContext
  private let column: Box
  /// What the bars are above and below of.
  private let middle: Widget
  /// Bars of their own, by what stands in them.
  private var others: [NodeSlot: BarItems] = [:]
  private var strips: [NodeSlot: Box] = [:]
  private var focus: SignalConnection?

  init(_ context: RenderContext, around middle: Widget, in column: Box, hasHeader: Bool) {
    self.context = context
    self.middle = middle
    self.column = column
    if hasHeader { _ = makeHeader() }
  }

  private func makeHeader() -> PageHeader {
    let header = header ?? PageHeader(context)
    if self.header == nil {
      self.header = header
      header.isHidden = isHidden
      column.insert(header.bar, after: nil)
    }
    return header
  }

  /// Takes a view into the bar that it is for.
  func attach(_ child: Presenter) {
    guard let slot = child.node.slot, let items = items(for: slot) else { return }
    if child.widget.parent !== items.widget {
      child.widget.insert(into: items.widget, after: items.widget.lastChild)
    }
  }

  /// The part of a bar for views of a slot.
  private func items(for slot: NodeSlot) -> BarItems? {
    switch slot {
    case .leadingBar: return header(false).leading
    case .trailingBar: return header(false).trailing
    case .titleBar: return header(false).principal
    case .secondaryBar, .titleMenu: return nil
    case .statusBar: return self.items(for: .bottomBar)
    default: break
    }
    if let items = others[slot] { return items }
    let items = BarItems(context)
    others[slot] = items
    let strip = strip(for: slot)
    items.widget.hexpand = true
    strip.append(items.widget)
    if slot == .keyboardBar { showWhileTyping(strip) }
    return items
  }

  private func header(_ isBackShown: Bool) -> PageHeader {
    if let header { return header }
    let header = makeHeader()
    header.isBackShown = isBackShown
    return header
  }

  /// The strip that a bar's views stand in.
  private func strip(for slot: NodeSlot) -> Box {
    if let strip = strips[slot] { return strip }
    let strip = Box(.horizontal)
    strip.addCSSClass("page-bar")
    strip.addCSSClass(slot.rawValue)
    strips[slot] = strip
    switch slot {
    case .accessoryBar: column.insert(strip, after: header?.bar)
    case .keyboardBar: column.insert(strip, after: middle)
    default: column.insert(strip, after: column.lastChild)
    }
    return strip
  }

  /// Shows a strip only while the focus is where something is typed.
  private func showWhileTyping(_ strip: Box) {
    let show = { [weak self, weak strip] in
      guard let self, let strip, let root = column.root else { return }
      let focus = root.focus
      // Its own buttons are pressed without what is typed being left.
      let isTyping =
        focus.map { column.isAncestor(of: $0) && ($0 is Gtk.Text || $0 is TextView) } ?? false
        || focus.map(strip.isAncestor) ?? false
      if strip.visible != isTyping { strip.visible = isTyping }
    }
    strip.visible = false
    column.connect("map") { [weak self] in
      guard let self, let root = column.root else { return }
      focus = root.onNotify("focus-widget", show)
      show()
    }
  }

  /// Brings the bars up to date with the page's children.
  func update(_ children: [Presenter], of page: Node) {
    func part(_ slot: NodeSlot) -> [Presenter] { children.filter { $0.node.slot == slot } }
    let secondary = page.children(in: .secondaryBar)
    let titleMenu = page.children(in: .titleMenu)
    if !secondary.isEmpty || !titleMenu.isEmpty { _ = header(false) }
    if let header {
      header.leading.show(part(.leadingBar))
      header.trailing.show(part(.trailingBar), inMenu: secondary)
      header.principal.show(part(.titleBar))
      header.setTitleMenu(titleMenu)
      header.showIfNeeded()
    }
    for (slot, items) in others {
      var shown = part(slot)
      if slot == .bottomBar {
        // A remark stands between what the bar's room separates, in the middle where it is alone.
        let remarks = part(.statusBar)
        let middle = shown.firstIndex { $0.node.kind == .spacer } ?? shown.endIndex
        shown.insert(contentsOf: remarks, at: middle)
        for remark in remarks {
          remark.widget.hexpand = true
          remark.widget.halign = .center
        }
      }
      items.show(shown)
      if slot != .keyboardBar { strip(for: slot).set(\.visible, !shown.isEmpty) }
    }
  }
}
