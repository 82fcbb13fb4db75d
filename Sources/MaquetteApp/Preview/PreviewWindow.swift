import Foundation
import Gtk
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// The window that shows a form live.
final class PreviewWindow {
  /// The window itself.
  let window: AdwApplicationWindow

  private let preview: LivePreview
  private let title: PreviewTitle
  private let textSize = TextSizeButton()
  private let remarks = RemarksButton()
  private let problems = ErrorBar()
  private let scheme = ToggleButton()
  private let stack = Stack()
  private let placeholder = StatusPage()
  private let toasts = ToastOverlay()
  private let appearance: PreviewAppearance
  private var form: (key: PreviewSelection.Key, renderer: Renderer)?

  /// Makes the window for `preview` of the file at `path`; nothing is read before `open`.
  init(_ application: Application, path: String, preview: LivePreview, options: CommonOptions) {
    window = AdwApplicationWindow(application)
    self.preview = preview
    let file = URL(fileURLWithPath: path)
    title = PreviewTitle(
      file: file.lastPathComponent, folder: Self.abbreviated(file.deletingLastPathComponent().path),
      window: window
    ) { [weak preview] in preview?.choose($0) }
    appearance = PreviewAppearance(display: window.display)
    if let scheme = options.colorScheme { appearance.isDark = scheme == .dark }
    appearance.onSchemeChange = { [weak self] in self?.showAppearance() }
    WindowStyle.install(on: window.display)
    window.title = file.lastPathComponent
    window.setDefaultSize(width: options.size?.width ?? 480, height: options.size?.height ?? 640)
    window.setSizeRequest(width: 320, height: 240)
    window.setIconName("io.github.maquette.Maquette")
    window.content = content()
    addActions(to: application)
    preview.surface = self
    showAppearance()
  }

  /// Shows the window, then reads the file.
  func open() {
    window.present()
    preview.start()
  }

  private func content() -> Widget {
    let header = HeaderBar()
    header.titleWidget = title.widget
    header.packStart(button("view-refresh-symbolic", "Reload", action: "win.reload"))
    scheme.iconName = "weather-clear-night-symbolic"
    scheme.nameByTooltip("Dark")
    // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
    scheme.setAccessibleRole(.checkbox)
    scheme.onClicked { [weak self] in self?.toggleScheme() }
    header.packEnd(menuButton())
    header.packEnd(scheme)
    header.packEnd(textSize.widget)
    header.packEnd(remarks.widget)
    placeholder.iconName = "document-open-recent-symbolic"
    stack.add(Bin(), name: "nothing yet")
    stack.add(placeholder, name: "placeholder")
    stack.vexpand = true
    toasts.child = stack
    let column = Box(.vertical)
    for part in [header, toasts, problems.widget] as [Widget] { column.append(part) }
    return column
  }

  private func button(_ icon: String, _ name: String, action: String) -> Widget {
    let button = Button(iconName: icon)
    button.actionName = action
    button.nameByTooltip(name)
    return button
  }

  private func menuButton() -> Widget {
    let menu = Menu()
    menu.append("Reload", action: "win.reload")
    menu.append("Reset State", action: "win.reset-state")
    menu.append("Close", action: "win.close")
    let button = MenuButton()
    button.iconName = "open-menu-symbolic"
    button.nameByTooltip("Menu")
    button.setMenu(menu)
    return button
  }

  private func addActions(to application: Application) {
    let actions: [(String, [String], () -> Void)] = [
      ("reload", ["<Control>r", "F5"], { [weak self] in self?.preview.reload() }),
      ("reset-state", ["<Control><Shift>r"], { [weak self] in self?.preview.resetState() }),
      ("dark", ["<Control>d"], { [weak self] in self?.toggleScheme() }),
      ("text-larger", ["<Control>plus", "<Control>equal", "<Control>KP_Add"], textSizeStep(1)),
      ("text-smaller", ["<Control>minus", "<Control>KP_Subtract"], textSizeStep(-1)),
      ("text-usual", ["<Control>0", "<Control>KP_0"], textSizeStep(nil)),
      ("close", ["<Control>w", "<Control>q"], { [weak self] in self?.window.close() }),
    ]
    for (name, keys, run) in actions {
      window.addAction(SimpleAction(name, run))
      application.setAccelerators(keys, forAction: "win.\(name)")
    }
    let escape = ShortcutController()
    escape.add("Escape") { [weak self] in
      guard let self, self.problems.isShown else { return false }
      self.problems.dismiss()
      return true
    }
    window.addController(escape)
  }

  // MARK: Appearance

  private func textSizeStep(_ step: Int?) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      let size = self.preview.environment.dynamicTypeSize
      self.preview.environment.dynamicTypeSize =
        step.map { DynamicTypeSize(rawValue: size.rawValue + $0) ?? size } ?? .large
      self.showAppearance()
    }
  }

  private func toggleScheme() { appearance.isDark.toggle() }

  private func showAppearance() {
    let isDark = appearance.isDark
    scheme.active = isDark
    scheme.setAccessible(.checked, to: isDark ? 1 : 0)
    if (preview.environment.colorScheme == .dark) != isDark {
      preview.environment.colorScheme = isDark ? .dark : .light
    }
    textSize.show(preview.environment.dynamicTypeSize)
    form?.renderer.appearance = CanvasAppearance(preview.environment)
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
    if let current = self.form, current.key == key {
      let statistics = current.renderer.update(form)
      stack.visibleChild = current.renderer.widget
      return statistics
    }
    let renderer = Renderer()
    renderer.appearance = CanvasAppearance(preview.environment)
    renderer.send = { [weak preview] in preview?.send($0) ?? false }
    renderer.requestUpdate = { [weak preview] in preview?.update() }
    renderer.now = { [weak preview] in preview?.environment.now() ?? Date() }
    let statistics = renderer.update(form)
    stack.add(renderer.widget)
    stack.visibleChild = renderer.widget
    if let old = self.form?.renderer.widget { stack.remove(old) }
    self.form = (key, renderer)
    return statistics
  }

  func settle() { form?.renderer.settle() }

  func showPlaceholder(title: String, explanation: String) {
    placeholder.title = Gtk.Label.escape(title)
    placeholder.descriptionMarkup = Gtk.Label.escape(explanation)
    stack.visibleChildName = "placeholder"
  }

  func showProblem(_ problem: PreviewProblem?) { problems.show(problem) }

  func showPreviews(_ names: [String], chosen: Int) { title.show(names, chosen: chosen) }

  func showRemarks(_ remarks: [Diagnostic]) { self.remarks.show(remarks) }

  func showNotice(_ notice: String) {
    toasts.add(Toast(title: Gtk.Label.escape(notice)))
  }

  func afterNextPaint(_ action: @escaping () -> Void) {
    guard let clock = window.frameClock else { return action() }
    clock.afterNextPaint(action)
  }
}
