import Gtk

/// The bar below the canvas: the form's size, what is not as usual about it, and the zoom.
final class CanvasBar {
  /// The bar.
  let widget = Box(.horizontal, spacing: 6)
  /// Makes the picture that is dragged out of the window.
  var picture: (() -> Texture?)?
  /// Called with an axis that is to be as usual again.
  var onReset: ((Variant.Axis) -> Void)?

  private let size = MenuButton()
  private let sizeTitle = Gtk.Label("")
  private let set = MenuButton()
  private let chips = Box(.horizontal, spacing: 6)
  private let scroller = ScrolledWindow()
  private let zoom = Button(label: "")
  private let fit = ToggleButton()
  private var shown: [Chip] = []

  private struct Chip: Equatable {
    var axis: Variant.Axis
    var title: String
  }

  /// A bar whose parts run actions of the window.
  init() {
    widget.addCSSClass("canvas-bar")
    sizeTitle.ellipsize = .end
    size.child = sizeTitle
    size.alwaysShowArrow = true
    size.addCSSClass("flat")
    size.setMenu(Self.sizes)
    set.addCSSClass("flat")
    set.alwaysShowArrow = true
    scroller.setPolicy(horizontal: .external, vertical: .never)
    scroller.child = chips
    scroller.hexpand = true
    scroller.visible = false
    let zooms = Box(.horizontal)
    zooms.hexpand = true
    zooms.halign = .end
    for part in [
      button("zoom-out-symbolic", localized("Zoom Out"), "win.zoom-out"), zoom,
      button("zoom-in-symbolic", localized("Zoom In"), "win.zoom-in"), fit,
    ] as [Widget] {
      zooms.append(part)
    }
    zoom.addCSSClass("flat")
    zoom.addCSSClass("numeric")
    zoom.actionName = "win.zoom-usual"
    fit.iconName = "zoom-fit-best-symbolic"
    fit.nameByTooltip(localized("Fit to Window"))
    fit.addCSSClass("flat")
    fit.actionName = "win.zoom-fit"
    // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
    fit.setAccessibleRole(.checkbox)
    for part in [size, set, scroller, zooms, pictures] as [Widget] { widget.append(part) }
    set.visible = false
  }

  /// The button with what can be done with a picture of the form, which can also be dragged.
  private var pictures: Widget {
    let menu = Menu()
    for (title, action) in [
      (localized("Copy Picture"), "copy-picture"), (localized("Save Picture"), "save-picture"),
      (localized("Print to PDF"), "save-pdf"), (localized("Print"), "print"),
    ] {
      menu.append(title, action: "win.\(action)")
    }
    let button = MenuButton()
    button.iconName = "image-x-generic-symbolic"
    button.nameByTooltip(localized("Picture"))
    button.addCSSClass("flat")
    button.setMenu(menu)
    let drag = DragSource()
    drag.propagationPhase = .capture
    drag.onPrepare { [weak self] in self?.picture?() }
    button.addController(drag)
    return button
  }

  private func button(_ icon: String, _ name: String, _ action: String) -> Button {
    let button = Button(iconName: icon)
    button.addCSSClass("flat")
    button.actionName = action
    button.nameByTooltip(name)
    return button
  }

  /// The sizes that a form can have.
  static var sizes: Menu {
    let menu = Menu()
    let presets = Menu()
    for preset in CanvasSize.presets {
      let points = preset.points(.none).map { " · \($0.width) × \($0.height)" } ?? ""
      presets.append(preset.title + points, action: "win.canvas-size::\(preset.word)")
    }
    presets.append(localized("Free, with Handles"), action: "win.canvas-size::free")
    menu.appendSection(nil, presets)
    let device = Menu()
    device.append(localized("Device Frame"), action: "win.device-frame")
    menu.appendSection(nil, device)
    return menu
  }

  /// Shows how large the form is and how it is zoomed; of a gallery what it shows.
  func show(size: CanvasSize, points: (width: Int, height: Int)?, zoom: Double, isFitting: Bool) {
    fit.setAccessible(.checked, to: isFitting ? 1 : 0)
    sizeTitle.text = points.map { "\(size.title) · \($0.width) × \($0.height)" } ?? size.title
    self.size.tooltipText = localized("Size of the Form")
    self.size.setAccessible(.label, to: localized("Size of the form: %1", sizeTitle.text))
    show(zoom: zoom)
  }

  /// Shows how large things are drawn.
  func show(zoom: Double) {
    let percent = Int((zoom * 100).rounded())
    self.zoom.label = "\(percent) %"
    self.zoom.tooltipText = localized("Usual Size")
  }

  /// Goes over to a gallery's controls, or back.
  func show(gallery menu: Menu?, title: String) {
    set.visible = menu != nil
    size.visible = menu == nil
    fit.visible = menu == nil
    guard let menu else { return }
    set.setMenu(menu)
    set.label = title
    set.setAccessible(.label, to: localized("Gallery: %1", title))
  }

  /// Shows what is not as usual, each with a way back.
  func show(_ variant: Variant, _ axes: @autoclosure () -> [VariantAxis]) {
    guard !variant.settings.isEmpty || !shown.isEmpty else { return }
    let axes = axes()
    let wanted = variant.settings.compactMap { setting -> Chip? in
      guard let axis = axes.first(where: { $0.axis == setting.axis }) else { return nil }
      return Chip(axis: setting.axis, title: axis.label(of: setting.value))
    }
    guard wanted != shown else { return }
    shown = wanted
    scroller.visible = !wanted.isEmpty
    for chip in chips.children { chips.remove(chip) }
    for chip in wanted { chips.append(button(for: chip)) }
  }

  private func button(for chip: Chip) -> Widget {
    let content = Box(.horizontal, spacing: 4)
    content.append(Gtk.Label(chip.title))
    content.append(Image(iconName: "window-close-symbolic"))
    let button = Button()
    button.child = content
    button.addCSSClass("chip")
    button.tooltipText = localized("Back to Usual")
    button.setAccessible(.label, to: localized("%1, back to usual", chip.title))
    button.onClicked { [weak self] in self?.onReset?(chip.axis) }
    return button
  }
}
