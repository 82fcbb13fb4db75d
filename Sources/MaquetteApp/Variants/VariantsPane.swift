import Gtk

/// The pane with all axes on which the form can be another one: each with its present value, one
/// click from the next.
final class VariantsPane {
  /// The pane.
  let pane: Pane
  /// Called with an axis that is to go on to its next value.
  var onFlip: ((Variant.Axis) -> Void)?
  /// Called when the form is to go on to its next size.
  var onFlipSize: (() -> Void)?

  private let list = ListBox()
  private let reset = Button(label: localized("All as Usual"))
  private var rows: [Row] = []
  private var axes: [VariantAxis] = []
  /// What is offered and where the form stands, of which rows are made while the pane is open.
  private var offered: () -> [VariantAxis] = { [] }
  private var standing = (variant: Variant(), size: CanvasSize.window)
  private var isOpen = false

  private struct Row {
    /// The axis; nil for the form's size.
    let axis: Variant.Axis?
    let name: String
    let row: ListBoxRow
    let title: Gtk.Label

    func show(_ text: String, isUsual: Bool) {
      title.text = text
      row.setClass("unusual", !isUsual)
      row.setAccessible(.label, to: "\(name): \(text)")
    }
  }

  /// A pane whose menus run actions of the window.
  init() {
    list.selectionMode = .none
    list.addCSSClass("boxed-list")
    list.addCSSClass("variants")
    reset.actionName = "win.variant-usual"
    reset.addCSSClass("pill")
    reset.halign = .center
    let column = Box(.vertical, spacing: 12)
    column.margins = Margins(top: 6, bottom: 12, start: 12, end: 12)
    column.append(list)
    column.append(reset)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = column
    scroller.vexpand = true
    pane = Pane(
      name: "variants", title: localized("Variants"), iconName: "preferences-other-symbolic",
      place: .inspector, widget: scroller)
    pane.keys = ["<Control><Shift>v"]
    pane.onShow = { [weak self] isShown in
      self?.isOpen = isShown
      self?.show()
    }
    list.onRowActivated { [weak self] activated in
      guard let row = self?.rows.first(where: { $0.row === activated }) else { return }
      if let axis = row.axis { self?.onFlip?(axis) } else { self?.onFlipSize?() }
    }
  }

  /// Offers axes, which are asked for while the pane is open.
  func offer(_ axes: @escaping () -> [VariantAxis]) {
    offered = axes
    show()
  }

  /// Shows where the form stands.
  func show(_ variant: Variant, size: CanvasSize) {
    standing = (variant, size)
    show()
  }

  private func show() {
    guard isOpen else { return }
    makeRows()
    showStanding()
  }

  private func makeRows() {
    let offered = offered().filter { $0.choices.count > 1 }
    guard offered != axes || rows.isEmpty else { return }
    axes = offered
    for row in rows { list.remove(row.row) }
    let own = axes.map { axis in
      let menu = Menu()
      for choice in axis.choices {
        let value = choice.value ?? "usual"
        menu.append(choice.title, action: "win.variant-\(axis.axis.rawValue)::\(value)")
      }
      return row(axis.axis, axis.title, menu)
    }
    rows = own + [row(nil, localized("Size"), CanvasBar.sizes)]
    for row in rows { list.append(row.row) }
  }

  private func showStanding() {
    let (variant, size) = standing
    for row in rows {
      guard let axis = axes.first(where: { $0.axis == row.axis }) else {
        row.show(size.title, isUsual: size == .window)
        continue
      }
      let value = variant[axis.axis]
      row.show(axis.title(of: value), isUsual: value == nil)
    }
    reset.sensitive = !variant.settings.isEmpty
  }

  private func row(_ axis: Variant.Axis?, _ name: String, _ menu: Menu) -> Row {
    let label = Gtk.Label(name)
    label.xalign = 0
    label.hexpand = true
    label.ellipsize = .end
    let title = Gtk.Label("")
    title.ellipsize = .end
    title.maxWidthChars = 18
    title.xalign = 1
    let value = MenuButton()
    value.child = title
    value.alwaysShowArrow = true
    value.addCSSClass("flat")
    value.setMenu(menu)
    value.setAccessible(.label, to: localized("Choose: %1", name))
    let content = Box(.horizontal, spacing: 6)
    content.append(label)
    content.append(value)
    let row = ListBoxRow(child: content)
    row.activatable = true
    row.tooltipText = localized("Go On to the Next")
    return Row(axis: axis, name: name, row: row, title: title)
  }
}
