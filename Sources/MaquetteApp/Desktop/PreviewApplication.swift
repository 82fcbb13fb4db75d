import Foundation
import Gtk

/// The one process of the desktop that shows forms, a window a file.
final class PreviewApplication {
  /// What is asked of it: a file with its options, and a place to go to.
  struct Request {
    /// The absolute path of a file or a folder; nil for the last session or the welcome page.
    var path: String?
    var options: CommonOptions
    /// A line of the file whose view is to be shown.
    var line: Int?
  }

  /// Where the first window writes what its reloads cost.
  var trace: ReloadTrace?

  private let application: Application
  private let evaluators: EvaluatorSource
  private let loop: any EventLoop
  private let preferences: Preferences
  private let statePath: String?
  private var session: SavedSession
  private var windows: [(path: String, window: PreviewWindow)] = []
  private var welcome: WelcomeWindow?
  private var dialog: Window?
  private var signals: [LoopSource] = []

  /// Serves `application`; what was open is kept in the file at `statePath`.
  init(
    _ application: Application, evaluators: EvaluatorSource, loop: any EventLoop,
    preferences: Preferences, statePath: String?
  ) {
    self.application = application
    self.evaluators = evaluators
    self.loop = loop
    self.preferences = preferences
    self.statePath = statePath
    session = statePath.map { SavedSession(path: $0) } ?? SavedSession()
  }

  /// Offers the actions of the program; once it is up.
  func prepare() {
    let actions: [(String, [String], () -> Void)] = [
      ("quit", ["<Control>q"], { [weak self] in self?.quit() }),
      ("welcome", [], { [weak self] in self?.showWelcome() }),
      ("open", ["<Control>o"], { [weak self] in self?.chooseFile() }),
      ("new-form", ["<Control>n"], { [weak self] in self?.chooseNewFile() }),
      ("preferences", ["<Control>comma"], { [weak self] in self?.showPreferences() }),
      ("shortcuts", ["<Control>question"], { [weak self] in self?.showShortcuts() }),
      ("about", [], { [weak self] in self?.showAbout() }),
    ]
    for (name, keys, run) in actions {
      application.addAction(SimpleAction(name, run))
      application.setAccelerators(keys, forAction: "app.\(name)")
    }
    // For other programs: `gapplication action io.github.maquette.Maquette show-place
    // "'/a/Form.swift:12'"`.
    application.addAction(
      SimpleAction("show-place", taking: { [weak self] in self?.show(place: $0) }))
    application.addAction(
      SimpleAction(
        "open-path",
        taking: { [weak self] in
          self?.perform(Request(path: $0, options: CommonOptions.usual))
        }))
    signals = [SIGTERM, SIGINT, SIGHUP].map { signal in
      MainLoop.watch(signal: signal) { [weak self] in
        self?.quit()
        return false
      }
    }
  }

  /// Does what is asked.
  func perform(_ request: Request) {
    guard let path = request.path else { return showLast() }
    if FolderListing.isFolder(path) { return openFolder(path, request.options) }
    let window = open(path, request.options)
    if let line = request.line { window.showView(at: SourcePlace(file: path, line: line)) }
  }

  /// The window of a file, which is made unless there is one.
  @discardableResult
  private func open(_ path: String, _ options: CommonOptions) -> PreviewWindow {
    note { $0.open(path) }
    if let known = windows.first(where: { $0.path == path })?.window {
      known.window.present()
      if let list = options.gallery { known.showGallery(of: list) }
      return known
    }
    let preview = LivePreview(
      evaluators.evaluator(for: path, options), loop: loop, trace: trace)
    trace = nil
    preview.isPaused = preferences.isPaused
    let window = PreviewWindow(application, path: path, preview: preview, options: options)
    windows.append((path, window))
    window.openSource = { [weak self, weak window] place in
      if let window { self?.edit(place, from: window) }
    }
    window.openFile = { [weak self, weak window] path in
      guard let self, let window else { return }
      self.open(path, beside: window)
    }
    window.window.onCloseRequest { [weak self, weak window] in
      if let self, let window { self.close(window) }
      return false
    }
    if let size = session.size, options.size == nil {
      window.window.setDefaultSize(width: size.width, height: size.height)
      for name in preferences.openPanes { window.panes.open(name) }
    }
    window.open()
    welcome?.window.destroy()
    welcome = nil
    return window
  }

  /// Shows a file that was chosen beside another one, in its place unless that is pinned.
  private func open(_ path: String, beside window: PreviewWindow) {
    let size = window.window.defaultSize
    let (folder, open) = (window.folder, window.panes.openNames)
    let next = self.open(path, CommonOptions.usual)
    next.window.setDefaultSize(width: size.width, height: size.height)
    for name in open { next.panes.open(name) }
    if let folder { next.showFolder(folder) }
    if !window.isPinned, next !== window {
      close(window)
      window.window.destroy()
    }
  }

  private func openFolder(_ path: String, _ options: CommonOptions) {
    let files = FolderListing.files(in: path)
    guard let first = files.first else {
      showWelcome(notice: localized("There is no Swift file in %1.", path))
      return
    }
    let window = open(session.recent.first { files.contains($0) } ?? first, options)
    window.showFolder(path)
  }

  private func close(_ window: PreviewWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    let path = windows.remove(at: index).path
    let isLast = windows.isEmpty
    let size = window.window.defaultSize
    note {
      $0.close(path)
      $0.size = SavedSession.Size(width: size.width, height: size.height)
      if isLast { $0.isRunning = false }
    }
    preferences.openPanes = window.panes.openNames
    window.close()
  }

  private func quit() {
    if let window = windows.last?.window { preferences.openPanes = window.panes.openNames }
    note { $0.isRunning = false }
    application.quit()
  }

  private func note(_ change: (inout SavedSession) -> Void) {
    let before = session
    if !session.isRunning { session.files = [] }
    session.isRunning = true
    change(&session)
    if session != before, let statePath { session.write(to: statePath) }
  }

  // MARK: Without a file

  private func showLast() {
    if let window = windows.last?.window { return window.window.present() }
    let files = preferences.restoresSession ? session.restorable : []
    guard !files.isEmpty else { return showWelcome(doubtful: session.doubtful) }
    for file in files { open(file, CommonOptions.usual) }
  }

  private func showWelcome(doubtful: [String] = [], notice: String? = nil) {
    if let welcome { return welcome.window.present() }
    let made = WelcomeWindow(
      application, recent: session.recent, doubtful: doubtful, notice: notice
    ) { [weak self] in self?.perform(Request(path: $0, options: CommonOptions.usual)) }
    made.window.onCloseRequest { [weak self] in
      self?.welcome = nil
      return false
    }
    welcome = made
    made.window.present()
  }

  // MARK: Places

  private func show(place text: String) {
    guard let place = SourcePlace(argument: text) else { return }
    perform(Request(path: place.file, options: CommonOptions.usual, line: place.line))
  }

  private func edit(_ place: SourcePlace, from window: PreviewWindow) {
    let editors = InstalledEditors.here
    let chosen = editors.chosen(preferences.editor, command: preferences.editorCommand)
    do throws(GtkError) {
      if let chosen, let command = editors.command(chosen, for: place) {
        try DesktopProgram.start(command)
        window.showNotice(
          localized("Opened line %1 in %2", String(place.line), chosen.title))
      } else {
        try DesktopProgram.open(file: place.file)
      }
    } catch {
      window.showNotice(localized("The editor does not start: %1", error.description))
    }
  }

  // MARK: Dialogs

  private func chooseFile() {
    let chooser = FileChooser(title: localized("Open"), parent: application.activeWindow)
    chooser.addFilter(name: localized("Swift Files"), pattern: "*.swift")
    chooser.run { [weak self] path in
      guard let path else { return }
      self?.perform(Request(path: path, options: CommonOptions.usual))
    }
  }

  private func chooseNewFile() {
    let chooser = FileChooser(
      title: localized("New Form"), parent: application.activeWindow, action: .save)
    chooser.setCurrentName("Form.swift")
    chooser.run { [weak self] path in
      guard let self, let path else { return }
      let name = NewForm.typeName(forFile: path)
      do {
        try NewForm.text(named: name).write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        return self.showWelcome(notice: error.localizedDescription)
      }
      self.perform(Request(path: path, options: CommonOptions.usual))
      self.windows.last?.window.openSource(SourcePlace(file: path, line: 1))
    }
  }

  private func showPreferences() {
    present(PreferencesDialog.window(preferences, editors: .here))
  }

  private func showShortcuts() {
    if let window = KeyboardShortcuts.window(panes: windows.last?.window.panes.panes ?? []) {
      present(window)
    }
  }

  private func showAbout() {
    let about = AboutWindow(
      applicationName: "Maquette", version: Maquette.version,
      iconName: "io.github.maquette.Maquette", developers: localized("The Maquette authors"))
    about.comments = localized("Shows SwiftUI forms as native widgets while you edit them.")
    about.modal = true
    present(about)
  }

  private func present(_ window: Window) {
    window.transientFor = application.activeWindow
    dialog = window
    window.present()
  }
}
