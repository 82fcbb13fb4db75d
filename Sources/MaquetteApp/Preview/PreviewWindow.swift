import Foundation
import Gtk
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// The window that shows a form live: a header bar, the form, and panes around it.
final class PreviewWindow {
  /// The window itself.
  let window: AdwApplicationWindow
  /// The form, with the panes around it.
  let panes: PaneHost
  /// The middle of the window.
  let canvas: FormCanvas

  /// Opens another file that was chosen beside the form; in a window of its own where this one is
  /// pinned.
  var openFile: (String) -> Void = { _ in }
  /// Whether the window goes on to show its file when another one is chosen.
  private(set) var isPinned = false
  /// Opens a place in an editor.
  var openSource: (SourcePlace) -> Void = { _ in }

  private let application: Application
  private let path: String
  private let preview: LivePreview
  private let title: PreviewTitle
  private let problems = ErrorBar()
  private let problemsButton = ProblemsButton()
  private let problemsPane: ProblemsPane
  private let looks: PreviewPanes
  private let scheme = ToggleButton()
  private let toasts = ToastOverlay()
  private let variants = VariantsPane()
  private let gallery = ToggleButton()
  private var canvasActions: CanvasActions?
  private var standing: FormStanding?
  private var ageing: LoopSource?

  /// Makes the window for `preview` of the file at `path`; nothing is read before `open`.
  init(_ application: Application, path: String, preview: LivePreview, options: CommonOptions) {
    window = AdwApplicationWindow(application)
    WindowStyle.install(on: window.display)
    Renderer.prepare(window.display)
    self.application = application
    self.path = path
    self.preview = preview
    canvas = FormCanvas(preview, display: window.display)
    looks = PreviewPanes(preview, canvas: canvas)
    panes = PaneHost(looks.inspection.layer.widget, window: window, application: application)
    problemsPane = ProblemsPane(path: path)
    let file = URL(fileURLWithPath: path)
    title = PreviewTitle(
      file: file.lastPathComponent, folder: Self.abbreviated(file.deletingLastPathComponent().path),
      window: window
    ) { [weak preview] in preview?.choose($0) }
    window.title = file.lastPathComponent
    window.setDefaultSize(width: options.size?.width ?? 480, height: options.size?.height ?? 640)
    window.setSizeRequest(width: 320, height: 240)
    window.setIconName("io.github.maquette.Maquette")
    addPanes()
    window.content = content()
    addActions()
    window.addController(
      DropTarget(files: { [weak window] in
        window?.activateAction("app.open-path", target: $0) ?? false
      }))
    preview.surface = self
    canvasActions = canvas.addActions(to: window, of: application)
    canvas.onChange = { [weak self] in self?.showCanvas() }
    canvas.notify = { [weak self] in self?.showNotice($0) }
    showCanvas()
    if let list = options.gallery { showGallery(of: list) }
  }

  /// Reads the file and shows the window, whose first frame has the form if that is there in time.
  func open() {
    window.realize()
    preview.start()
    window.present()
  }

  /// Lets go of the form and its file; the window itself is closed by its own.
  func close() {
    ageing?.cancel()
    ageing = nil
    preview.stop()
  }

  private func addPanes() {
    looks.join(panes)
    looks.notify = { [weak self] in self?.showNotice($0) }
    looks.inspection.openLine = { [weak self] line in
      if let self { self.openSource(SourcePlace(file: self.path, line: line)) }
    }
    looks.files.open = { [weak self] in self?.openFile($0) }
    problemsPane.showView = { [weak self] in self?.looks.show(line: $0.line) }
    problemsPane.openSource = { [weak self] in self?.openSource($0) }
    panes.add(problemsPane.pane)
    variants.onFlip = { [weak self] in self?.canvas.flip($0) }
    variants.onFlipSize = { [weak self] in self?.canvas.flipSize() }
    panes.add(variants.pane)
  }

  private func content() -> Widget {
    let header = HeaderBar()
    header.titleWidget = title.widget
    header.packStart(problemsButton.widget)
    scheme.iconName = "weather-clear-night-symbolic"
    scheme.nameByTooltip(localized("Dark"))
    // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
    scheme.setAccessibleRole(.checkbox)
    scheme.onClicked { [weak self] in
      guard let self, self.scheme.active != self.isDark else { return }
      self.canvas.flipScheme()
    }
    header.packEnd(PreviewMenu.button(panes: panes.panes))
    header.packEnd(scheme)
    gallery.iconName = "view-grid-symbolic"
    gallery.nameByTooltip(localized("Variants Side by Side"))
    gallery.setAccessibleRole(.checkbox)
    gallery.actionName = "win.gallery"
    header.packEnd(gallery)
    toasts.child = panes.widget
    toasts.vexpand = true
    let column = Box(.vertical)
    for part in [header, toasts, problems.widget] as [Widget] { column.append(part) }
    return column
  }

  private func addActions() {
    let actions: [(String, [String], () -> Void)] = [
      ("reload", ["<Control>r", "F5"], { [weak self] in self?.preview.reload() }),
      ("reset-state", ["<Control><Shift>r"], { [weak self] in self?.preview.resetState() }),
      ("pick", ["<Control><Shift>c"], { [weak self] in self?.looks.inspection.togglePicking() }),
      ("save", ["<Control>s"], { [weak self] in self?.looks.source.saveFile() }),
      ("format", ["<Control><Shift>f"], { [weak self] in self?.looks.source.format() }),
      ("edit", ["<Control>e"], { [weak self] in self?.editSource() }),
      ("close", ["<Control>w"], { [weak self] in self?.window.close() }),
    ]
    for (name, keys, run) in actions {
      window.addAction(SimpleAction(name, run))
      application.setAccelerators(keys, forAction: "win.\(name)")
    }
    window.addAction(
      SimpleAction("follow", isOn: !preview.isPaused) { [weak preview] in
        preview?.isPaused = !$0
      })
    window.addAction(SimpleAction("pin", isOn: false) { [weak self] in self?.isPinned = $0 })
    for overlay in InspectionOverlay.allCases {
      window.addAction(
        SimpleAction("overlay-\(overlay)", isOn: false) { [weak self] isOn in
          guard let layer = self?.looks.inspection.layer else { return }
          if isOn { layer.overlays.insert(overlay) } else { layer.overlays.remove(overlay) }
        })
    }
    let escape = ShortcutController()
    escape.add("Escape") { [weak self] in
      guard let self else { return false }
      if self.looks.inspection.layer.isPicking {
        self.looks.inspection.togglePicking()
        return true
      }
      if self.panes.closeOverlay() { return true }
      if self.problems.isShown {
        self.problems.dismiss()
      } else if self.canvas.isGalleryShown {
        self.canvas.show(gallery: false)
      } else {
        return false
      }
      return true
    }
    window.addController(escape)
  }

  private func editSource() {
    openSource(SourcePlace(file: path, line: 1))
  }

  // MARK: Appearance

  private var isDark: Bool { preview.environment.colorScheme == .dark }

  /// Shows how the form is shown.
  private func showCanvas() {
    scheme.active = isDark
    scheme.setAccessible(.checked, to: isDark ? 1 : 0)
    gallery.active = canvas.isGalleryShown
    gallery.setAccessible(.checked, to: canvas.isGalleryShown ? 1 : 0)
    variants.offer { [weak canvas] in canvas?.axes ?? [] }
    variants.show(canvas.variant, size: canvas.view.size)
    canvasActions?.show()
  }

  /// Shows the variants of a list side by side.
  func showGallery(of list: String) {
    canvas.shownSet = .list(title: list, list: list)
    canvas.show(gallery: true)
  }

  // MARK: Places

  /// Scrolls to the view that a place of the file describes, and flashes it.
  func showView(at place: SourcePlace) { looks.show(line: place.line) }

  /// Lists the files of a folder beside the form.
  func showFolder(_ folder: String) {
    looks.files.show(folder: folder, current: path)
    panes.open("files")
  }

  /// What looks into the form.
  var inspection: FormInspection { looks.inspection }

  /// The folder that is listed beside the form; nil for none.
  var folder: String? { looks.files.folder.isEmpty ? nil : looks.files.folder }

  // MARK: Standing

  /// Says how old the form is for as long as it is out of date, and wakes only then.
  private func showAge() {
    ageing?.cancel()
    ageing = nil
    guard let standing else { return }
    let since = standing.isStale ? standing.shownSince : nil
    let age = since.map { FormAge.text(since: $0) }
    title.show(age: age)
    problemsButton.show(standing, age: age)
    guard let since else { return }
    let delay = Int(FormAge.delay(since: since) / .milliseconds(1))
    ageing = MainLoop.timeout(milliseconds: delay) { [weak self] in
      self?.showAge()
      return false
    }
  }

  /// The folder as the user writes it, with a tilde for the own one.
  private static func abbreviated(_ folder: String) -> String {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    if folder == home { return "~" }
    return folder.hasPrefix(home + "/") ? "~" + folder.dropFirst(home.count) : folder
  }
}

extension PreviewWindow: PreviewSurface {
  func show(_ form: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics {
    canvas.show(form, key: key)
  }

  func settle() { canvas.settle() }

  func showPlaceholder(title: String, explanation: String) {
    canvas.showPlaceholder(title: title, explanation: explanation)
  }

  func showProblem(_ problem: PreviewProblem?) { problems.show(problem) }

  func showPreviews(_ names: [String], chosen: Int) {
    title.show(names, chosen: chosen)
    canvas.showPreviews(names, chosen: chosen)
  }

  func showOffer(_ offer: FormOffer) { canvas.show(offer) }

  func showStanding(_ standing: FormStanding) {
    self.standing = standing
    problems.show(count: standing.count)
    problemsPane.show(standing)
    looks.show(standing)
    showAge()
  }

  func showNotice(_ notice: String) {
    toasts.add(Toast(title: Gtk.Label.escape(notice)))
  }

  func afterNextPaint(_ action: @escaping () -> Void) {
    guard let clock = window.frameClock else { return action() }
    clock.afterNextPaint { [weak self] in
      // The clock also ticks before a window that is being shown has its size.
      if let self, self.panes.widget.width == 0 { return self.afterNextPaint(action) }
      action()
    }
  }
}
