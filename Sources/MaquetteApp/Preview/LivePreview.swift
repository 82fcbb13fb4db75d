import Foundation
import Gtk
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// Follows a file and keeps a surface showing it: reads each save, keeps what the user did, and
/// lets the last good form stay while the file is broken.
final class LivePreview {
  /// How long an error must last before it is shown, so that half-written files show none.
  static let errorGrace = Duration.milliseconds(250)

  /// How the large form is shown; a change shows at once.
  var variant = Variant() { didSet { if variant != oldValue { arrange() } } }

  /// What holds where neither the command line nor a variant says otherwise: the words of options
  /// that follow from the desktop.
  var desktop: [String: String] = [:] { didSet { if desktop != oldValue { arrange() } } }

  /// The forms beside the large one.
  let cells: CellFeed

  /// The settings of the large form.
  private(set) var environment: EnvironmentValues

  /// The files that the form is made of, as far as they are known.
  private(set) var paths: [String] = []

  /// Whether saves are taken only when `reload` asks for them.
  var isPaused = false {
    didSet { if !isPaused, oldValue { takeDeferred() } }
  }

  /// Told of each version of the file on the disk; false keeps the form from showing it.
  var onText: (([UInt8]) -> Bool)?
  /// Told of what the panes asked for.
  var onInspection: ((InspectionAnswer) -> Void)?
  /// Told of each form that is shown, and whether a reload brought it.
  var onForm: ((Node, _ isReload: Bool) -> Void)?
  /// Told of what the user does to the form.
  var onEvent: ((NodeEvent) -> Void)?

  /// Where the preview shows.
  weak var surface: (any PreviewSurface)?

  private let evaluator: any FormEvaluating
  private let loop: any EventLoop
  private let trace: ReloadTrace?
  private let absenceGrace: Duration
  private var watcher: FileWatcher?
  private var folders: FolderWatcher?
  private var previews: [String] = []
  /// The place of the preview that is shown among those of the file.
  private(set) var chosen = 0
  private var hasForm = false
  /// The preview whose form is on the surface.
  private var shownKey: PreviewSelection.Key?
  private var diagnostics: [Diagnostic] = []
  /// Whether the evaluator could not show the last version read.
  private var isHeld = false
  private var problem: PreviewProblem?
  /// All that is wrong with the last version read, where that is not the one shown.
  private var heldDiagnostics: [Diagnostic] = []
  /// When the version that is shown was read.
  private var shownSince: Date?
  /// Whether a form was left standing in place of the one that came.
  private var isBlankKept = false
  private var standing: FormStanding?
  /// The saves that came while nothing was to be taken, by path.
  private var deferred: [String: [UInt8]] = [:]
  private var graceful: (any EventSource)?
  private var updating: (any EventSource)?
  /// What is armed for the next change that the clock brings.
  private var alarm: (any EventSource)?
  private var shown: ResolvedTree?
  /// What was shown when the clock last had the form made anew, until it is.
  private var clockRoot: Node?
  /// What is known of the reload or the change whose form is awaited.
  private var awaited: (record: TraceRecord, start: ContinuousClock.Instant)?
  /// What the evaluator was last told to show.
  private var arranged = [CellSettings()]
  private var save: (start: ContinuousClock.Instant, readTime: Duration)?

  /// Prepares to show what `evaluator` evaluates; nothing happens before `start`.
  ///
  /// A file that vanishes is awaited for `absenceGrace` before that is shown as a problem.
  init(
    _ evaluator: any FormEvaluating, loop: any EventLoop, trace: ReloadTrace? = nil,
    absenceGrace: Duration = .seconds(5)
  ) {
    self.absenceGrace = absenceGrace
    self.evaluator = evaluator
    self.loop = loop
    self.trace = trace
    environment = evaluator.options.environment()
    cells = CellFeed(evaluator, loop: loop)
    cells.onArrange = { [weak self] in self?.arrange() }
    cells.onNextChange = { [weak self] in self?.armAgain() }
  }

  /// The words that all forms have, whatever their variants.
  var commonWords: [String: String] { desktop.merging(evaluator.options.words) { $1 } }

  /// Has the evaluator show the forms as they are wanted now.
  private func arrange() {
    let large = CellSettings(words: desktopWords(under: variant))
    let others = cells.wanted.map {
      CellSettings(words: desktopWords(under: $0.variant), preview: $0.preview)
    }
    if let options = try? variant.options(over: commonWords) {
      environment = options.environment()
    }
    let arrangement = [large] + others
    guard arrangement != arranged else { return }
    if arrangement[0] != arranged[0] { expect(TraceRecord(event: .update), since: .now) }
    arranged = arrangement
    evaluator.perform(.arrange(arrangement))
    cells.refresh()
  }

  /// What a variant sets, and the desktop where neither it nor the command line does.
  private func desktopWords(under variant: Variant) -> [String: String] {
    var words = desktop.filter { evaluator.options.words[$0.key] == nil }
    // What holds where nothing is said is not said: the form that is made while the window starts
    // would be made anew for it.
    if words["color-scheme"] == "light" { words["color-scheme"] = nil }
    return words.merging(variant.words) { $1 }
  }

  /// Reads the file, or awaits it, and follows it from now on.
  func start() {
    let watcher = FileWatcher(loop: loop, absenceGrace: absenceGrace) { [weak self] in
      self?.take($0)
    }
    self.watcher = watcher
    folders = FolderWatcher(
      loop: loop, onChange: { [weak self] in self?.rescan() },
      onLimit: { [weak self] in self?.surface?.showNotice($0) })
    evaluator.onAnswer = { [weak self] in self?.take($0) }
    evaluator.onFault = { [weak self] in self?.showEnd($0) }
    watcher.start(
      paths: [evaluator.path, FormDocument.dataPath(for: evaluator.path, evaluator.options)])
  }

  /// Follows the file no longer.
  func stop() {
    for source in [graceful, updating, alarm] { source?.cancel() }
    (watcher, folders, evaluator.onAnswer, evaluator.onFault) = (nil, nil, nil, nil)
  }

  /// Asks for what the panes show, or changes the form's state.
  func inspect(_ request: InspectionRequest) {
    switch request {
    case .setState, .resetState: expect(TraceRecord(event: .update), since: .now)
    default: break
    }
    evaluator.perform(.inspect(request))
  }

  /// Has the form read other sample values than those of its file.
  func use(values json: [UInt8]) {
    let path = FormDocument.dataPath(for: evaluator.path, evaluator.options)
    save = (.now, .zero)
    evaluator.perform(.read([FileVersion(path: path, bytes: json)]))
  }

  /// Has the form read a text that is not saved.
  func use(text: [UInt8]) {
    save = (.now, .zero)
    evaluator.perform(.read([FileVersion(path: evaluator.path, bytes: text)]))
  }

  /// The file's absolute path.
  var path: String { evaluator.path }

  /// Where the sample values of the form lie.
  var dataPath: String { FormDocument.dataPath(for: evaluator.path, evaluator.options) }

  /// How many previews the file has.
  var previewCount: Int { previews.count }

  /// Watches and reads everything anew.
  func reload() {
    takeDeferred()
    // Files that appeared since count too.
    rescan()
    watcher?.reload()
  }

  private func rescan() {
    save = (.now, .zero)
    evaluator.perform(.rescan)
  }

  /// Forgets what was done to the form that is shown.
  func resetState() {
    expect(TraceRecord(event: .update), since: .now)
    evaluator.perform(.reset)
  }

  /// Shows another preview of the file, with the state that it had when it was last shown.
  func choose(_ index: Int) {
    guard previews.indices.contains(index), index != chosen else { return }
    chosen = index
    surface?.showPreviews(previews, chosen: chosen)
    expect(TraceRecord(event: .update), since: .now)
    evaluator.perform(.choose(index))
  }

  /// Passes on what the user did to a widget; tells whether the form's state changed by it.
  func send(_ event: NodeEvent) -> Bool {
    let start = ContinuousClock.now
    onEvent?(event)
    guard evaluator.send(event) else { return false }
    expect(TraceRecord(event: .update), since: start)
    return true
  }

  /// Sets widgets that show something else than the form's state back to it, in the next turn of the
  /// loop; where a form is awaited, showing that does it instead.
  func revertWidgets() {
    guard updating == nil else { return }
    updating = loop.after(.zero) { [weak self] in
      guard let self else { return }
      self.updating = nil
      guard self.awaited == nil else { return }
      self.surface?.settle()
      self.showFault(self.diagnostics)
    }
  }

  private func expect(_ record: TraceRecord, since start: ContinuousClock.Instant) {
    if awaited == nil { awaited = (record, start) }
  }

  // MARK: Reports of the watcher

  private func take(_ report: FileWatcher.Report) {
    switch report {
    case .notice(let notice): surface?.showNotice(notice)
    case .waiting(let path, let absence):
      if path == evaluator.path { awaitFile(absence) } else { lose(path) }
    case .changed(var change):
      if let bytes = change.contents[evaluator.path], onText?(bytes) == false {
        change.contents[evaluator.path] = nil
        guard !change.contents.isEmpty else { return }
      }
      guard isPaused, hasForm else { return read(change) }
      deferred.merge(change.contents) { $1 }
      tellStanding()
    }
  }

  private func takeDeferred() {
    guard !deferred.isEmpty else { return }
    defer { deferred = [:] }
    read(FileWatcher.Change(contents: deferred, noticed: .now, readTime: .zero))
  }

  private func awaitFile(_ absence: FileAbsence) {
    let name = URL(fileURLWithPath: evaluator.path).lastPathComponent
    let folder = URL(fileURLWithPath: evaluator.path).deletingLastPathComponent().path
    heldDiagnostics = []
    if hasForm { return show(.absence(absence)) }
    let explanation =
      switch absence {
      case .missing:
        localized(
          "There is no such file in %1 yet. It shows here as soon as it is saved.", folder)
      case .empty: localized("The file is empty. It shows here as soon as something is saved.")
      case .folder:
        localized("It is a folder. A file of that name shows here as soon as there is one.")
      case .tooLarge:
        localized("The file is larger than 4 MB. It shows here as soon as it is shorter.")
      case .forbidden:
        localized("You may not read it. It shows here as soon as you may, and it is saved.")
      }
    surface?.showPlaceholder(
      title: localized("Waiting for “%1”", name), explanation: explanation)
  }

  /// Goes on without one of the files that belong to the form.
  private func lose(_ path: String) {
    evaluator.perform(.read([FileVersion(path: path, bytes: nil)]))
    if let file = evaluator.options.dataFile, FormDocument.absolute(file) == path {
      surface?.showNotice(localized("'%1' is missing", file))
    }
  }

  private func read(_ change: FileWatcher.Change) {
    save = (change.noticed, change.readTime)
    evaluator.perform(
      .read(
        change.contents.sorted { $0.key < $1.key }.map { FileVersion(path: $0, bytes: $1) }))
  }

  // MARK: Answers of the evaluator

  private func take(_ answer: EvaluationAnswer) {
    switch answer {
    case .reading(let reading): take(reading)
    case .event(let isTaken, let diagnostics):
      if let diagnostics { self.diagnostics = diagnostics }
      // Where that was not known yet, a form was awaited that does not come.
      if !isTaken, awaited?.record.event == .update {
        awaited = nil
        revertWidgets()
      }
    case .form(let form):
      if form.cell == 0 { present(form) } else { cells.take(form) }
    case .cellProblem(let cell, let problem): cells.take(problem, of: cell)
    case .folders(let folders): self.folders?.follow(folders)
    case .inspection(let answer): onInspection?(answer)
    case .done: break
    }
  }

  private func take(_ reading: FormReading) {
    isHeld = reading.problem != nil
    heldDiagnostics = reading.diagnostics
    paths = reading.paths
    if let problem = reading.problem {
      hold(problem)
    } else {
      graceful?.cancel()
      graceful = nil
      // A fault stays until it is known whether the new version has it too.
      if problem?.isFault != true { show(nil) }
      shownSince = Date()
    }
    for notice in reading.notices { surface?.showNotice(notice) }
    guard reading.isShown else { return }
    var record = TraceRecord(event: .reload)
    record.bytes = reading.bytes
    record.readMs = (save?.readTime ?? .zero) / .milliseconds(1)
    record.parseMs = reading.parseMs
    record.lowerMs = reading.lowerMs
    awaited = (record, save?.start ?? .now)
    (previews, chosen) = (reading.previews, reading.chosen)
    surface?.showPreviews(previews, chosen: chosen)
    surface?.showOffer(reading.offer)
    cells.takeVersion()
    watcher?.follow(reading.paths)
    folders?.ignore(reading.paths)
  }

  // MARK: Problems

  /// Shows a problem if it is still there after the grace time.
  private func hold(_ problem: PreviewProblem) {
    graceful?.cancel()
    graceful = nil
    guard problem != self.problem else { return tellStanding() }
    graceful = loop.after(Self.errorGrace) { [weak self] in
      guard let self else { return }
      self.graceful = nil
      if self.hasForm { return self.show(problem) }
      let name = URL(fileURLWithPath: self.evaluator.path).lastPathComponent
      self.surface?.showPlaceholder(
        title: localized("“%1” cannot be shown yet", name), explanation: problem.text)
      self.tellStanding()
    }
  }

  /// Shows where the form of a source without errors of syntax stopped running, if it did.
  private func showFault(_ diagnostics: [Diagnostic]) {
    guard !isHeld, graceful == nil else { return }
    show(Self.fault(in: diagnostics).map(PreviewProblem.source))
  }

  /// Shows where an evaluation was ended, or ended the evaluator.
  private func showEnd(_ end: Diagnostic) {
    awaited = nil
    isHeld = true
    heldDiagnostics = [end]
    graceful?.cancel()
    graceful = nil
    guard !hasForm else { return show(.source(end)) }
    defer { tellStanding() }
    let name = URL(fileURLWithPath: evaluator.path).lastPathComponent
    surface?.showPlaceholder(
      title: localized("“%1” cannot be shown", name), explanation: PreviewProblem.source(end).text)
  }

  private static func fault(in diagnostics: [Diagnostic]) -> Diagnostic? {
    diagnostics.first { $0.severity == .error && $0.code == .runtime }
  }

  private func show(_ problem: PreviewProblem?) {
    guard problem != self.problem else { return }
    self.problem = problem
    surface?.showProblem(problem)
    tellStanding()
  }

  /// Tells how the form stands to its file, where that is otherwise than told last.
  private func tellStanding() {
    guard graceful == nil else { return }
    let isBroken = isHeld || problem.map { !$0.isFault } ?? false
    let now = FormStanding(
      problem: problem, diagnostics: isBroken ? heldDiagnostics : diagnostics,
      shownSince: hasForm ? shownSince : nil,
      isStale: hasForm && (isBroken || isBlankKept || !deferred.isEmpty))
    guard now != standing else { return }
    standing = now
    surface?.showStanding(now)
  }

  // MARK: Forms

  /// Shows a form, and traces what that cost.
  private func present(_ form: FormUpdate) {
    guard let surface else { return }
    let clock = ContinuousClock()
    var (record, start) = awaited ?? (TraceRecord(event: .update), clock.now)
    awaited = nil
    updating?.cancel()
    updating = nil
    diagnostics = form.diagnostics
    let tree = ResolvedTree(root: form.tree, issues: [], nextChange: form.nextChange)
    let beforeReconcile = clock.now
    var statistics = UpdateStatistics()
    // Nothing at all, because the form stopped running, is no reason to lose the last good one.
    if shownKey != form.key || !form.tree.isBlank || Self.fault(in: diagnostics) == nil {
      statistics = surface.show(tree, key: form.key)
      shownKey = form.key
      isBlankKept = false
    } else {
      isBlankKept = true
    }
    let beforePaint = clock.now
    hasForm = true
    showFault(diagnostics)
    tellStanding()
    arm(for: tree)
    onForm?(form.tree, record.event == .reload)
    cells.followLarge(since: start, on: surface, trace)
    guard let trace else { return }
    record.nodes = form.tree.count
    record.resolveMs = form.resolveMs
    record.reconcileMs = (beforePaint - beforeReconcile) / .milliseconds(1)
    (record.writes, record.created) = (statistics.writes, statistics.created)
    (record.moved, record.removed) = (statistics.moved, statistics.removed)
    (record.kept, record.run) = (form.kept, form.run)
    surface.afterNextPaint { [record] in
      var record = record
      record.presentMs = (clock.now - beforePaint) / .milliseconds(1)
      record.totalMs = (clock.now - start) / .milliseconds(1)
      trace.append(record)
    }
  }

  /// Brings the form up to date when the clock makes it another one; never under one that stands.
  private func arm(for tree: ResolvedTree) {
    shown = tree
    alarm?.cancel()
    alarm = nil
    // What counts from the present moment, such as `Date() + 60`, reads the same each time that the
    // clock has it made anew; then a second must do, or the window would do nothing else.
    let hasChanged = clockRoot != tree.root
    clockRoot = nil
    let changes = [tree.nextChange, cells.nextChange].compactMap { $0 }
    guard let change = changes.min(), evaluator.options.date == nil, variant[.date] == nil else {
      return
    }
    let delay = max(change.timeIntervalSinceNow, hasChanged ? 1.0 / 30 : 1)
    alarm = loop.after(.seconds(delay)) { [weak self] in
      self?.clockRoot = tree.root
      self?.evaluator.perform(.refresh)
    }
  }

  private func armAgain() {
    if let shown { arm(for: shown) }
  }
}

extension Node {
  /// Whether there is nothing from here down but frames of pages and forms, and names of views.
  fileprivate var isBlank: Bool {
    let frames: [NodeKind] = [.page, .navigationStack, .form, .section, .placeholder]
    return frames.contains(kind) && children.allSatisfy(\.isBlank)
  }
}
