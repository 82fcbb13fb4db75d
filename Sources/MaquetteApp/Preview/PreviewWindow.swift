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

  /// Opens a place in an editor.
  var openSource: (SourcePlace) -> Void = { _ in }

  private let application: Application
  private let path: String
  private let preview: LivePreview
  private let title: PreviewTitle
  private let textSize = TextSizeButton()
  private let problems = ErrorBar()
  private let problemsButton = ProblemsButton()
  private let problemsPane: ProblemsPane
  private let scheme = ToggleButton()
  private let toasts = ToastOverlay()
  private let appearance: PreviewAppearance
  private var standing: FormStanding?
  private var ageing: LoopSource?

  /// Makes the window for `preview` of the file at `path`; nothing is read before `open`.
  init(_ application: Application, path: String, preview: LivePreview, options: CommonOptions) {
    window = AdwApplicationWindow(application)
    self.application = application
    self.path = path
    self.preview = preview
    canvas = FormCanvas(preview)
    panes = PaneHost(canvas.widget, window: window, application: application)
    problemsPane = ProblemsPane(path: path)
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
    addPanes()
    window.content = content()
    addActions()
    preview.surface = self
    showAppearance()
  }

  /// Shows the window, then reads the file.
  func open() {
    window.present()
    preview.start()
  }

  private func addPanes() {
    problemsPane.openSource = { [weak self] in self?.openSource($0) }
    panes.add(problemsPane.pane)
  }

  private func content() -> Widget {
    let header = HeaderBar()
    header.titleWidget = title.widget
    header.packStart(button("view-refresh-symbolic", localized("Reload"), action: "win.reload"))
    header.packStart(problemsButton.widget)
    scheme.iconName = "weather-clear-night-symbolic"
    scheme.nameByTooltip(localized("Dark"))
    // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
    scheme.setAccessibleRole(.checkbox)
    scheme.onClicked { [weak self] in self?.toggleScheme() }
    header.packEnd(PreviewMenu.button(panes: panes.panes))
    header.packEnd(scheme)
    header.packEnd(textSize.widget)
    toasts.child = panes.widget
    toasts.vexpand = true
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

  private func addActions() {
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
      guard let self else { return false }
      if self.panes.closeOverlay() { return true }
      guard self.problems.isShown else { return false }
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
      let wanted = step.map { DynamicTypeSize(rawValue: size.rawValue + $0) ?? size } ?? .large
      self.preview.variant[.textSize] = "\(wanted)"
      self.showAppearance()
    }
  }

  private func toggleScheme() { appearance.isDark.toggle() }

  private func showAppearance() {
    let isDark = appearance.isDark
    scheme.active = isDark
    scheme.setAccessible(.checked, to: isDark ? 1 : 0)
    if (preview.environment.colorScheme == .dark) != isDark {
      preview.variant[.colorScheme] = isDark ? "dark" : "light"
    }
    textSize.show(preview.environment.dynamicTypeSize)
    canvas.showAppearance()
  }

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

  func showPreviews(_ names: [String], chosen: Int) { title.show(names, chosen: chosen) }

  func showStanding(_ standing: FormStanding) {
    self.standing = standing
    problems.show(count: standing.count)
    problemsPane.show(standing, paths: preview.paths)
    showAge()
  }

  func showNotice(_ notice: String) {
    toasts.add(Toast(title: Gtk.Label.escape(notice)))
  }

  func afterNextPaint(_ action: @escaping () -> Void) {
    guard let clock = window.frameClock else { return action() }
    clock.afterNextPaint(action)
  }
}
