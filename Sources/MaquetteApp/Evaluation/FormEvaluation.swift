import Foundation
import MaquetteInterpreter
import MaquetteUI

/// One form inside the evaluator: its document, the sessions of its previews, and whether what was
/// told of it last is out of date.
final class FormEvaluation {
  /// Called when the form becomes out of date by something else than a request.
  var onInvalidate: (() -> Void)?
  /// Whether `form()` would tell something new.
  private(set) var isOutdated = false

  /// Whether it has not been told yet which folders to watch.
  private var isAwaitingFolders = true

  private struct Shown {
    let session: ViewSession
    var version: Int
  }

  private let document: FormDocument
  private var environment: EnvironmentValues
  private var sessions: [PreviewSelection.Key: Shown] = [:]
  private var selection = PreviewSelection()
  private var version = 0
  private var diagnostics: [Diagnostic] = []
  private var folders: [String] = []
  private var kept: [KeptValue] = []
  private var given: [KeptValue] = []

  /// A form of which nothing has been read yet.
  init(_ document: FormDocument) {
    self.document = document
    environment = document.environment
    document.onInvalidate = { [weak self] in self?.current?.invalidate() }
  }

  /// Does what is asked; what the form becomes by it is told by `form()`.
  func handle(_ request: EvaluationRequest) -> [EvaluationAnswer] {
    defer { RunningPlace.clear() }
    switch request {
    case .open, .close: break
    case .read(let files): return read(files)
    case .choose(let place): if selection.choose(place) { isOutdated = true }
    case .set(let settings): set(settings)
    case .event(let event): return [send(event)]
    case .refresh: current?.invalidate()
    case .rescan: return rescan()
    case .reset: reset()
    case .restore(let values): given = values
    }
    return []
  }

  /// The chosen preview as it now is.
  func form() -> EvaluationAnswer? {
    guard let key = selection.key else { return nil }
    let session = session(for: key)
    let start = ContinuousClock.now
    isOutdated = false
    defer { RunningPlace.clear() }
    let tree = session.resolve()
    diagnostics = document.diagnostics(with: tree.issues)
    let state = session.simpleState.map {
      KeptValue(preview: key, identity: $0.identity, name: $0.name, value: $0.value)
    }
    defer { kept = state }
    return .form(
      FormUpdate(
        key: key, tree: tree.root, nextChange: tree.nextChange, diagnostics: diagnostics,
        resolveMs: (.now - start) / .milliseconds(1), kept: session.work.kept,
        run: session.work.run, state: state == kept ? nil : state))
  }

  /// Calls back, on any thread, when `newFolders()` knows what the project holds.
  func whenProjectIsReady(_ body: @escaping @Sendable () -> Void) {
    document.whenProjectIsReady(body)
  }

  /// The folders to watch, if they are others than those told last; nil too while the project is
  /// still looked through.
  func newFolders() -> EvaluationAnswer? {
    guard isAwaitingFolders, let folders = document.folders() else { return nil }
    isAwaitingFolders = false
    guard folders != self.folders else { return nil }
    self.folders = folders
    return .folders(folders)
  }

  private func rescan() -> [EvaluationAnswer] {
    isAwaitingFolders = true
    guard let reading = document.findProject() else { return [] }
    var answer = FormReading(problem: document.problem, bytes: reading.bytes)
    answer.parseMs = reading.parseTime / .milliseconds(1)
    answer.lowerMs = reading.loweringTime / .milliseconds(1)
    adopt(&answer)
    describe(&answer)
    return [.reading(answer)]
  }

  /// Forgets what was done to the form, in all of its previews, which may share values.
  private func reset() {
    sessions = [:]
    given = []
    document.forgetChanges()
    isOutdated = selection.key != nil
  }

  private func describe(_ answer: inout FormReading) {
    answer.previews = selection.names
    answer.chosen = selection.index
    answer.paths = document.paths
    if document.problem != nil { answer.diagnostics = document.diagnostics() }
  }

  private func read(_ files: [FileVersion]) -> [EvaluationAnswer] {
    var contents: [String: [UInt8]] = [:]
    for file in files {
      if let bytes = file.bytes { contents[file.path] = bytes } else { document.lose(file.path) }
    }
    guard !contents.isEmpty else {
      current?.invalidate()
      return []
    }
    let reading = document.read(contents)
    var answer = FormReading(problem: document.problem, bytes: reading.bytes)
    answer.notices = reading.dataError.map { [$0] } ?? []
    answer.parseMs = reading.parseTime / .milliseconds(1)
    answer.lowerMs = reading.loweringTime / .milliseconds(1)
    answer.isShown =
      reading.isNew
      && (document.problem == nil || !contents.keys.elementsEqual([document.path]))
    if answer.isShown { adopt(&answer) }
    describe(&answer)
    return [.reading(answer)]
  }

  /// Takes the previews of another version.
  private func adopt(_ answer: inout FormReading) {
    if environment.strings !== document.environment.strings
      || environment.assets !== document.environment.assets
    {
      environment.strings = document.environment.strings
      environment.assets = document.environment.assets
      for shown in sessions.values { shown.session.environment = environment }
    }
    selection.replace(with: document.previews.map { ($0.name, $0.line) })
    if version == 0, !selection.names.isEmpty {
      do throws(CommandFailure) {
        _ = selection.choose(try document.chosenPreview())
      } catch {
        answer.notices.append(error.message)
      }
    }
    version += 1
    // B10: what no version of the file names any more is let go.
    if document.problem == nil { sessions = sessions.filter { selection.keys.contains($0.key) } }
    isOutdated = true
  }

  private func set(_ settings: FormSettings) {
    environment.colorScheme = settings.colorScheme
    environment.dynamicTypeSize = settings.textSize
    for shown in sessions.values { shown.session.environment = environment }
  }

  private func send(_ event: NodeEvent) -> EvaluationAnswer {
    let isTaken = current?.send(event) == .changed
    // What a button did may have failed without a change of state.
    let now = isTaken ? diagnostics : document.diagnostics()
    return .event(isTaken: isTaken, diagnostics: now == diagnostics ? nil : now)
  }

  private var current: ViewSession? { selection.key.flatMap { sessions[$0]?.session } }

  private func session(for key: PreviewSelection.Key) -> ViewSession {
    let body = document.previews[selection.index].makeView
    if let shown = sessions[key] {
      if shown.version != version { shown.session.reload(root: body) }
      sessions[key]?.version = version
      return shown.session
    }
    let session = ViewSession(environment: environment, root: body)
    session.giveBack(
      given.filter { $0.preview == key }.map { ($0.identity, $0.name, $0.value) })
    session.onInvalidate = { [weak self] in
      guard let self, key == self.selection.key else { return }
      self.isOutdated = true
      self.onInvalidate?()
    }
    sessions[key] = Shown(session: session, version: version)
    return session
  }
}
