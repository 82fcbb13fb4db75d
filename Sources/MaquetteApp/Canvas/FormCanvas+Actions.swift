import Foundation
import Gtk

extension FormCanvas {
  /// The actions by which menus, buttons and keys work the canvas, put into a window.
  func addActions(to window: ApplicationWindow, of application: Application) -> CanvasActions {
    CanvasActions(self, window: window, application: application)
  }

  /// What the gallery can show, as a menu.
  func galleryMenu() -> Menu {
    let menu = Menu()
    let presets = Menu()
    for (place, preset) in GallerySet.presets(offer).enumerated() {
      presets.append(preset.title, action: "win.gallery-set::preset \(place)")
    }
    menu.appendSection(nil, presets)
    if !own.isEmpty {
      let named = Menu()
      for name in own.keys.sorted() {
        named.append(name, action: "win.gallery-set::own \(name)")
      }
      menu.appendSection(localized("Of the Project"), named)
    }
    let others = Menu()
    if previews.names.count > 1 {
      others.append(localized("All Previews"), action: "win.gallery-set::previews")
    }
    let rows = Menu()
    for row in axes where row.choices.count > 1 {
      let columns = Menu()
      for column in axes where column.axis != row.axis && column.choices.count > 1 {
        columns.append(
          column.title,
          action: "win.gallery-set::grid \(row.axis.rawValue) \(column.axis.rawValue)")
      }
      rows.appendSubmenu(localized("%1 by …", row.title), columns)
    }
    others.appendSubmenu(localized("Two Axes"), rows)
    menu.appendSection(nil, others)
    return menu
  }

  /// The set that a word of `win.gallery-set` stands for.
  func gallerySet(_ word: String) -> GallerySet? {
    let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("preset", let place?):
      let presets = GallerySet.presets(offer)
      return Int(place).flatMap { presets.indices.contains($0) ? presets[$0] : nil }
    case ("own", let name?): return own[name].map { .list(title: name, list: $0) }
    case ("previews", nil): return .previews
    case ("grid", let axes?):
      let axes = axes.split(separator: " ").compactMap { Variant.Axis(rawValue: String($0)) }
      return axes.count == 2 ? .grid(rows: axes[0], columns: axes[1]) : nil
    default: return nil
    }
  }
}

/// The actions of a canvas, which show where it stands.
final class CanvasActions {
  private let canvas: FormCanvas
  private let window: ApplicationWindow
  private let application: Application
  private var axes: [Variant.Axis: SimpleAction] = [:]
  private var size, set: SimpleAction?
  private var fit, device, gallery: SimpleAction?

  fileprivate init(_ canvas: FormCanvas, window: ApplicationWindow, application: Application) {
    self.canvas = canvas
    self.window = window
    self.application = application
    addZoom()
    addVariants()
    addGallery()
    addPictures()
    show()
  }

  /// Shows in the actions how the form is shown.
  func show() {
    for (axis, action) in axes {
      let value = canvas.variant[axis] ?? "usual"
      if action.choice != value { action.choice = value }
    }
    size?.choice = canvas.view.size.word
    fit?.isOn = canvas.view.isFitting
    device?.isOn = canvas.view.showsDevice
    gallery?.isOn = canvas.isGalleryShown
  }

  private func add(_ name: String, _ keys: [String], _ run: @escaping () -> Void) {
    add(SimpleAction(name, run), keys)
  }

  private func add(_ action: SimpleAction, _ keys: [String] = []) {
    window.addAction(action)
    application.setAccelerators(keys, forAction: "win.\(action.name)")
  }

  private func addZoom() {
    let canvas = canvas
    add("zoom-in", ["<Control>plus", "<Control>equal", "<Control>KP_Add"]) { [weak canvas] in
      canvas?.zoom(1)
    }
    add("zoom-out", ["<Control>minus", "<Control>KP_Subtract"]) { [weak canvas] in
      canvas?.zoom(-1)
    }
    add("zoom-usual", ["<Control>0", "<Control>KP_0"]) { [weak canvas] in canvas?.zoom(nil) }
    let fit = SimpleAction("zoom-fit", isOn: false) { [weak canvas] in
      canvas?.view.isFitting = $0
    }
    let device = SimpleAction("device-frame", isOn: false) { [weak canvas] in
      canvas?.view.showsDevice = $0
    }
    let size = SimpleAction("canvas-size", choice: "window") { [weak canvas] word in
      guard let canvas else { return }
      let free = canvas.view.points ?? (width: 400, height: 600)
      if let size = CanvasSize(word: word, free: free) { canvas.view.size = size }
    }
    add(fit, ["<Control>9"])
    add(device)
    add(size)
    (self.fit, self.device, self.size) = (fit, device, size)
  }

  private func addVariants() {
    let canvas = canvas
    for axis in Variant.Axis.allCases where axis != .width && axis != .calendar {
      let action = SimpleAction("variant-\(axis.rawValue)", choice: "usual") { [weak canvas] in
        canvas?.set($0 == "usual" ? nil : $0, on: axis)
      }
      axes[axis] = action
      add(action)
      add("flip-\(axis.rawValue)", Self.keys[axis].map { [$0] } ?? []) { [weak canvas] in
        canvas?.flip(axis)
      }
    }
    add("dark", ["<Control>d"]) { [weak canvas] in canvas?.flipScheme() }
    add("variant-usual", ["<Control><Alt>BackSpace"]) { [weak canvas] in
      canvas?.variant = Variant()
    }
    add("text-larger", ["<Control><Alt>plus", "<Control><Alt>equal", "<Control><Alt>KP_Add"]) {
      [weak canvas] in canvas?.stepTextSize(1)
    }
    add("text-smaller", ["<Control><Alt>minus", "<Control><Alt>KP_Subtract"]) { [weak canvas] in
      canvas?.stepTextSize(-1)
    }
    add("text-usual", ["<Control><Alt>0", "<Control><Alt>KP_0"]) { [weak canvas] in
      canvas?.stepTextSize(nil)
    }
  }

  /// The keys that flip the form along an axis.
  static let keys: [Variant.Axis: String] = [
    .contrast: "<Control><Alt>k", .textSize: "<Control><Alt>t", .locale: "<Control><Alt>l",
    .layoutDirection: "<Control><Alt>r", .platform: "<Control><Alt>p",
    .labelStyle: "<Control><Alt>b", .labeledContentStyle: "<Control><Alt>v",
    .formStyle: "<Control><Alt>f", .controlSize: "<Control><Alt>s", .accent: "<Control><Alt>a",
    .timeZone: "<Control><Alt>z", .date: "<Control><Alt>d",
  ]

  private func addGallery() {
    let canvas = canvas
    let gallery = SimpleAction("gallery", isOn: false) { [weak canvas] in
      canvas?.show(gallery: $0)
    }
    let set = SimpleAction("gallery-set", choice: "preset 0") { [weak canvas] word in
      guard let canvas, let set = canvas.gallerySet(word) else { return }
      canvas.shownSet = set
      canvas.show(gallery: true)
    }
    add(gallery, ["<Control><Shift>g"])
    add(set)
    (self.gallery, self.set) = (gallery, set)
    for (name, key, step) in [
      ("next-preview", "<Control>Page_Down", 1), ("previous-preview", "<Control>Page_Up", -1),
    ] {
      add(name, [key]) { [weak canvas] in
        guard let canvas, !canvas.previews.names.isEmpty else { return }
        let count = canvas.previews.names.count
        canvas.preview.choose((canvas.previews.chosen + step + count) % count)
      }
    }
  }

  private func addPictures() {
    let canvas = canvas
    add("copy-picture", ["<Control><Alt>c"]) { [weak canvas] in canvas?.copyPicture() }
    add("save-picture", ["<Control><Shift>s"]) { [weak canvas, weak window] in
      canvas?.savePicture(over: window)
    }
    add("save-pdf", []) { [weak canvas, weak window] in canvas?.savePDF(over: window) }
    add("print", ["<Control>p"]) { [weak canvas, weak window] in
      canvas?.pictured.print(over: window)
    }
  }
}

extension FormCanvas {
  /// Zooms by a step, in the gallery or of the large form; nil for the usual size.
  func zoom(_ step: Int?) {
    guard isGalleryShown else {
      if let step { view.step(step) } else { view.zoom = 1 }
      return
    }
    let scales = [0.25, 0.33, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 2]
    let now = gallery.scale
    switch step {
    case nil: gallery.scale = 0.6
    case let step? where step > 0: gallery.scale = scales.first { $0 > now + 0.005 } ?? now
    default: gallery.scale = scales.last { $0 < now - 0.005 } ?? now
    }
    bar.show(zoom: gallery.scale)
  }

  /// The picture of what is shown, as sharp as the screen.
  var picture: Texture? { try? pictured.render(scale: Double(pictured.scaleFactor)) }

  /// Puts a picture of what is shown into the clipboard.
  func copyPicture() {
    guard let picture else { return notify?(localized("There is nothing to copy yet")) ?? () }
    widget.display.clipboard.setTexture(picture)
    notify?(localized("Picture copied"))
  }

  /// Asks for a file, and writes a picture of what is shown to it.
  func savePicture(over window: Window?) {
    guard let picture else { return }
    choose(localized("Save Picture"), ending: "png", over: window) { path in
      picture.savePNG(path: path)
    }
  }

  /// Asks for a file, and prints what is shown to it.
  func savePDF(over window: Window?) {
    choose(localized("Print to PDF"), ending: "pdf", over: window) { [weak self] path in
      (try? self?.pictured.writePDF(to: path)) != nil
    }
  }

  private func choose(
    _ title: String, ending: String, over window: Window?, _ write: @escaping (String) -> Bool
  ) {
    let chooser = FileChooser(title: title, parent: window, action: .save)
    let name = URL(fileURLWithPath: preview.path).deletingPathExtension().lastPathComponent
    chooser.setCurrentName("\(name).\(ending)")
    chooser.run { [weak self] path in
      guard let path else { return }
      self?.notify?(
        write(path)
          ? localized("Saved as %1", URL(fileURLWithPath: path).lastPathComponent)
          : localized("%1 cannot be written", path))
    }
  }
}
