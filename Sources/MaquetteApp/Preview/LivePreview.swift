import Foundation
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// Follows a file and keeps a surface showing it: reads each save, keeps what the user did, and
/// lets the last good form stay while the file is broken.
final class LivePreview {
  /// How long an error must last before it is shown, so that half-written files show none.
  static let errorGrace = Duration.milliseconds(250)

  /// The settings of the whole; a change shows at once.
  var environment: EnvironmentValues {
    didSet {
      for shown in sessions.values { shown.session.environment = environment }
    }
  }

  /// Where the preview shows.
  weak var surface: (any PreviewSurface)?

  private struct Shown {
    let session: ViewSession
    var version: Int
  }

  private let document: FormDocument
  private let loop: any EventLoop
  private let trace: ReloadTrace?
  private let absenceGrace: Duration
  private var watcher: FileWatcher?
  private var sessions: [PreviewSelection.Key: Shown] = [:]
  private var selection = PreviewSelection()
  private var version = 0
  private var hasForm = false
  /// The preview whose form is on the surface.
  private var shownKey: PreviewSelection.Key?
  private var isInvalid = false
  private var problem: PreviewProblem?
  private var graceful: (any EventSource)?
  private var updating: (any EventSource)?
  /// What is armed for the next change that the clock brings.
  private var alarm: (any EventSource)?
  /// What was shown when the clock last had the form made anew, until it is.
  private var clockRoot: Node?

  /// Prepares to show `document`; nothing happens before `start`.
  ///
  /// A file that vanishes is awaited for `absenceGrace` before that is shown as a problem.
  init(
    _ document: FormDocument, loop: any EventLoop, trace: ReloadTrace? = nil,
    absenceGrace: Duration = .seconds(5)
  ) {
    self.absenceGrace = absenceGrace
    self.document = document
    self.loop = loop
    self.trace = trace
    environment = document.environment
    document.onInvalidate = { [weak self] in self?.current?.invalidate() }
  }

  /// Reads the file, or awaits it, and follows it from now on.
  func start() {
    let watcher = FileWatcher(loop: loop, absenceGrace: absenceGrace) { [weak self] in
      self?.take($0)
    }
    self.watcher = watcher
    watcher.start(paths: document.paths)
  }

  /// Watches and reads everything anew.
  func reload() {
    // Files that appeared since count too.
    document.findProject()
    watcher?.reload()
  }

  /// Shows another preview of the file, with the state that it had when it was last shown.
  func choose(_ index: Int) {
    guard selection.choose(index) else { return }
    surface?.showPreviews(selection.names, chosen: selection.index)
    present(TraceRecord(event: .update), since: .now)
  }

  /// Passes on what the user did to a widget; tells whether the form's state changed by it.
  func send(_ event: NodeEvent) -> Bool {
    current?.send(event) == .changed
  }

  /// Brings the surface up to date with the next turn of the loop, once for all that comes by then.
  func update() {
    guard updating == nil else { return }
    let start = ContinuousClock.now
    updating = loop.after(.zero) { [weak self] in
      guard let self else { return }
      self.updating = nil
      if self.isInvalid {
        self.present(TraceRecord(event: .update), since: start)
      } else {
        self.surface?.settle()
        // What a button did may have failed without a change of state.
        self.showFault(self.document.diagnostics())
      }
    }
  }

  // MARK: Reports of the watcher

  private func take(_ report: FileWatcher.Report) {
    switch report {
    case .notice(let notice): surface?.showNotice(notice)
    case .waiting(let path, let absence):
      if path == document.path { awaitFile(absence) } else { lose(path) }
    case .changed(let change): read(change)
    }
  }

  private func awaitFile(_ absence: FileAbsence) {
    let name = URL(fileURLWithPath: document.path).lastPathComponent
    let folder = URL(fileURLWithPath: document.path).deletingLastPathComponent().path
    if hasForm { return show(.absence(absence)) }
    let explanation =
      switch absence {
      case .missing:
        "There is no such file in \(folder) yet. It shows here as soon as it is saved."
      case .empty: "The file is empty. It shows here as soon as something is saved."
      case .folder: "It is a folder. A file of that name shows here as soon as there is one."
      case .tooLarge: "The file is larger than 4 MB. It shows here as soon as it is shorter."
      case .forbidden: "You may not read it. It shows here as soon as you may, and it is saved."
      }
    surface?.showPlaceholder(title: "Waiting for “\(name)”", explanation: explanation)
  }

  /// Goes on without one of the files that belong to the form.
  private func lose(_ path: String) {
    document.lose(path)
    current?.invalidate()
    if let file = document.options.dataFile, FormDocument.absolute(file) == path {
      surface?.showNotice("'\(file)' is missing")
    }
  }

  private func read(_ change: FileWatcher.Change) {
    let reading = document.read(change.contents)
    if let problem = document.problem {
      hold(problem)
      if change.contents.keys.elementsEqual([document.path]) { return }
    } else {
      graceful?.cancel()
      graceful = nil
      // A fault stays until it is known whether the new version has it too.
      if problem?.isFault != true { show(nil) }
    }
    if let error = reading.dataError { surface?.showNotice(error) }
    if environment.strings !== document.environment.strings {
      environment.strings = document.environment.strings
    }
    selection.replace(with: document.previews.map { ($0.name, $0.line) })
    if version == 0 { chooseFirst() }
    version += 1
    var record = TraceRecord(event: .reload)
    record.bytes = reading.bytes
    record.readMs = change.readTime / .milliseconds(1)
    record.parseMs = reading.parseTime / .milliseconds(1)
    record.lowerMs = reading.loweringTime / .milliseconds(1)
    surface?.showPreviews(selection.names, chosen: selection.index)
    watcher?.follow(document.paths)
    present(record, since: change.noticed)
  }

  /// Chooses the preview that the command line asks for.
  private func chooseFirst() {
    guard !selection.names.isEmpty else { return }
    do throws(CommandFailure) {
      _ = selection.choose(try document.chosenPreview())
    } catch {
      surface?.showNotice(error.message)
    }
  }

  // MARK: Problems

  /// Shows a problem if it is still there after the grace time.
  private func hold(_ problem: PreviewProblem) {
    graceful?.cancel()
    graceful = nil
    guard problem != self.problem else { return }
    graceful = loop.after(Self.errorGrace) { [weak self] in
      guard let self else { return }
      self.graceful = nil
      if self.hasForm { return self.show(problem) }
      let name = URL(fileURLWithPath: self.document.path).lastPathComponent
      self.surface?.showPlaceholder(
        title: "“\(name)” cannot be shown yet", explanation: problem.text)
    }
  }

  /// Shows where the form of a source without errors of syntax stopped running, if it did.
  private func showFault(_ diagnostics: [Diagnostic]) {
    guard document.problem == nil, graceful == nil else { return }
    show(Self.fault(in: diagnostics).map(PreviewProblem.source))
  }

  private static func fault(in diagnostics: [Diagnostic]) -> Diagnostic? {
    diagnostics.first { $0.severity == .error && $0.code == .runtime }
  }

  private func show(_ problem: PreviewProblem?) {
    guard problem != self.problem else { return }
    self.problem = problem
    surface?.showProblem(problem)
  }

  // MARK: Forms

  /// Shows the chosen preview's present tree, and traces what that cost.
  private func present(_ record: TraceRecord, since start: ContinuousClock.Instant) {
    guard let surface, let key = selection.key else { return }
    var record = record
    let clock = ContinuousClock()
    let session = session(for: key)
    // From here on: what appears may change the state at once.
    isInvalid = false
    updating?.cancel()
    updating = nil
    let beforeResolve = clock.now
    let tree = session.resolve()
    let beforeReconcile = clock.now
    let diagnostics = document.diagnostics(with: tree.issues)
    var statistics = UpdateStatistics()
    // Nothing at all, because the form stopped running, is no reason to lose the last good one.
    if shownKey != key || !tree.root.isBlank || Self.fault(in: diagnostics) == nil {
      statistics = surface.show(tree, key: key)
      shownKey = key
    }
    let beforePaint = clock.now
    hasForm = true
    showFault(diagnostics)
    // While the text is broken, the remarks stay those of the form that is shown.
    if document.problem == nil { surface.showRemarks(diagnostics) }
    arm(for: tree, of: session)
    guard let trace else { return }
    record.nodes = tree.root.count
    record.resolveMs = (beforeReconcile - beforeResolve) / .milliseconds(1)
    record.reconcileMs = (beforePaint - beforeReconcile) / .milliseconds(1)
    (record.writes, record.created) = (statistics.writes, statistics.created)
    (record.moved, record.removed) = (statistics.moved, statistics.removed)
    (record.kept, record.run) = session.work
    surface.afterNextPaint {
      var record = record
      record.presentMs = (clock.now - beforePaint) / .milliseconds(1)
      record.totalMs = (clock.now - start) / .milliseconds(1)
      trace.append(record)
    }
  }

  /// Brings the form up to date when the clock makes it another one; never under one that stands.
  private func arm(for tree: ResolvedTree, of session: ViewSession) {
    alarm?.cancel()
    alarm = nil
    // What counts from the present moment, such as `Date() + 60`, reads the same each time that the
    // clock has it made anew; then a second must do, or the window would do nothing else.
    let hasChanged = clockRoot != tree.root
    clockRoot = nil
    guard let change = tree.nextChange, document.options.date == nil else { return }
    let delay = max(change.timeIntervalSinceNow, hasChanged ? 1.0 / 30 : 1)
    alarm = loop.after(.seconds(delay)) { [weak self, weak session] in
      self?.clockRoot = tree.root
      session?.invalidate()
    }
  }

  private var current: ViewSession? { selection.key.flatMap { sessions[$0]?.session } }

  private func invalidate(_ key: PreviewSelection.Key) {
    guard key == selection.key else { return }
    isInvalid = true
    update()
  }

  private func session(for key: PreviewSelection.Key) -> ViewSession {
    let body = document.previews[selection.index].makeView
    if let shown = sessions[key] {
      if shown.version != version { shown.session.reload(root: body) }
      sessions[key]?.version = version
      return shown.session
    }
    let session = ViewSession(environment: environment, root: body)
    session.onInvalidate = { [weak self] in self?.invalidate(key) }
    sessions[key] = Shown(session: session, version: version)
    return session
  }
}

extension Node {
  /// Whether there is nothing from here down but frames of pages and forms, and names of views.
  fileprivate var isBlank: Bool {
    let frames: [NodeKind] = [.page, .navigationStack, .form, .section, .placeholder]
    return frames.contains(kind) && children.allSatisfy(\.isBlank)
  }
}
