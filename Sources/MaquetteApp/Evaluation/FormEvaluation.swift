import Foundation
import MaquetteInterpreter
import MaquetteUI

/// One form inside the evaluator: its file, the sessions of the forms that stand side by side, and
/// whether what was told of the large one last is out of date.
final class FormEvaluation {
  /// Called when the large form's session becomes out of date, also by what `handle` does.
  var onInvalidate: (() -> Void)?
  /// Whether `form()` would tell something new.
  private(set) var isOutdated = false

  /// Whether a form that is told for the first time may have only the first of very many rows, which
  /// are told with it by the next `form()`.
  var tellsFirstRows = false
  /// Whether the form that was told last lacks rows.
  private(set) var isPartial = false

  /// How many rows that is.
  private static let firstRows = 100

  /// Whether it has not been told yet which folders to watch.
  private var isAwaitingFolders = true

  private let main: FormDocument
  private var editions: [FormEdition.Key: FormEdition] = [:]
  private var cells: [Cell] = []
  private var selection = PreviewSelection()
  private var hasChosen = false
  private var diagnostics: [Diagnostic] = []
  private var folders: [String] = []
  /// The state that was told last, by preview.
  private var kept: [PreviewSelection.Key: [KeptValue]] = [:]
  /// The state that the first session of a preview begins with.
  private var given: [KeptValue] = []
  /// The tree of the large form that was told last.
  private var root: Node?
  /// The files as they were told last, and as they were when the form was last without a fault.
  private var latest: [String: [UInt8]] = [:]
  private var good: [String: [UInt8]] = [:]

  /// One of the forms side by side.
  private struct Cell {
    var settings: CellSettings
    var options: CommonOptions
    var edition: FormEdition.Key
    /// Why it cannot be shown.
    var problem: String?
  }

  /// A form of which nothing has been read yet.
  init(_ document: FormDocument) {
    main = document
    let cell = Cell(
      settings: CellSettings(), options: document.options, edition: Self.key(document.options))
    cells = [cell]
    editions[cell.edition] = FormEdition(document)
    listen(to: cell.edition)
  }

  /// The edition that the large form is of.
  private var live: FormEdition {
    guard let edition = editions[cells[0].edition] else {
      preconditionFailure("the large form has no edition")
    }
    return edition
  }

  private var document: FormDocument { live.document }

  /// Does what is asked; what the form becomes by it is told by `form()`.
  func handle(_ request: EvaluationRequest) -> [EvaluationAnswer] {
    defer { RunningPlace.clear() }
    switch request {
    case .open, .close: break
    case .read(let files): return read(files)
    case .choose(let place): if selection.choose(place) { isOutdated = true }
    case .arrange(let settings): arrange(settings)
    case .cell(let number): return [cell(number)]
    case .event(let event, let cell): return [send(event, from: cell)]
    case .refresh: for edition in editions.values { edition.invalidate() }
    case .rescan: return rescan()
    case .reset: reset()
    case .restore(let values): (given, tellsFirstRows) = (values, false)
    case .inspect(let request): return inspect(request).map { [.inspection($0)] } ?? []
    }
    return []
  }

  /// Answers what the panes ask, of the large form.
  private func inspect(_ request: InspectionRequest) -> InspectionAnswer? {
    let session = selection.key.flatMap { live.session(at: FormEdition.Seat(preview: $0, cell: 0)) }
    let state = { (session?.stateValues ?? []).map(StateEntry.init) }
    switch request {
    case .places: return .places(root.map(Self.places) ?? [])
    case .view(let target):
      return .view(
        root.flatMap {
          Self.description(
            of: target, in: $0, text: document.shownText, state: state())
        })
    case .state: return .state(state())
    case .setState(let target, let name, let value):
      _ = session?.setState(target, name, to: value)
    case .resetState(let target, let name): session?.resetState(target, name)
    }
    return nil
  }

  /// What the file printed since it was told last.
  func newOutput() -> EvaluationAnswer? {
    let lines = document.takeOutput()
    return lines.isEmpty ? nil : .inspection(.output(lines))
  }

  /// The large form as it now is.
  func form() -> EvaluationAnswer? {
    guard selection.key != nil, let form = form(of: 0) else {
      isOutdated = false
      return nil
    }
    return form
  }

  /// Calls back, on any thread, when `newFolders()` knows what the project holds.
  func whenProjectIsReady(_ body: @escaping @Sendable () -> Void) {
    main.whenProjectIsReady(body)
  }

  /// The folders to watch, if they are others than those told last; nil too while the project is
  /// still looked through.
  func newFolders() -> EvaluationAnswer? {
    guard isAwaitingFolders, let folders = main.folders() else { return nil }
    isAwaitingFolders = false
    guard folders != self.folders else { return nil }
    self.folders = folders
    return .folders(folders)
  }
}

// MARK: Versions

extension FormEvaluation {
  private func rescan() -> [EvaluationAnswer] {
    isAwaitingFolders = true
    var found: FormDocument.Reading?
    for edition in editions.values {
      guard let reading = edition.document.findProject() else { continue }
      if edition === live { found = reading } else { edition.adopt(keys(of: edition)) }
    }
    guard let found else { return [] }
    var answer = FormReading(problem: document.problem, bytes: found.bytes)
    answer.parseMs = found.parseTime / .milliseconds(1)
    answer.lowerMs = found.loweringTime / .milliseconds(1)
    adopt(&answer)
    describe(&answer)
    return [.reading(answer)]
  }

  /// Forgets what was done to the form, in all of its previews, which may share values.
  private func reset() {
    for edition in editions.values { edition.reset() }
    given = []
    isOutdated = selection.key != nil
  }

  private func describe(_ answer: inout FormReading) {
    answer.previews = selection.names
    answer.chosen = selection.index
    answer.paths = document.paths
    if document.problem != nil { answer.diagnostics = document.diagnostics() }
    answer.offer = document.offer
  }

  private func read(_ files: [FileVersion]) -> [EvaluationAnswer] {
    var contents: [String: [UInt8]] = [:]
    for file in files {
      latest[file.path] = file.bytes
      if let bytes = file.bytes {
        contents[file.path] = bytes
      } else {
        for edition in editions.values { edition.document.lose(file.path) }
      }
    }
    guard !contents.isEmpty else {
      for edition in editions.values { edition.invalidate() }
      return []
    }
    let reading = document.read(contents)
    for edition in editions.values where edition !== live {
      _ = edition.document.read(contents)
      edition.adopt(keys(of: edition))
    }
    if document.problem == nil { good = latest }
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
    selection.replace(with: document.previews.map { ($0.name, $0.line) })
    if !hasChosen, !selection.names.isEmpty {
      hasChosen = true
      do throws(CommandFailure) {
        _ = selection.choose(try document.chosenPreview())
      } catch {
        answer.notices.append(error.message)
      }
    }
    live.adopt(selection.keys)
    isOutdated = true
  }

  private func keys(of edition: FormEdition) -> [PreviewSelection.Key] {
    var selection = PreviewSelection()
    selection.replace(with: edition.document.previews.map { ($0.name, $0.line) })
    return selection.keys
  }
}

// MARK: Forms side by side

extension FormEvaluation {
  private static func key(_ options: CommonOptions) -> FormEdition.Key {
    FormEdition.Key(platform: options.platform, date: options.date)
  }

  private func listen(to key: FormEdition.Key) {
    editions[key]?.onInvalidate = { [weak self] seat in
      guard let self, seat.cell == 0, seat.preview == self.selection.key else { return }
      self.isOutdated = true
      self.onInvalidate?()
    }
  }

  /// Takes what the forms are to show; those that go on keep what they have.
  private func arrange(_ settings: [CellSettings]) {
    let known = cells
    let before = live
    cells = settings.enumerated().map { number, settings in
      if known.indices.contains(number), known[number].settings == settings { return known[number] }
      return cell(settings)
    }
    if cells.isEmpty { cells = [known[0]] }
    // The large form always shows something.
    if cells[0].problem != nil { cells[0] = known[0] }
    for key in Set(cells.map(\.edition)) where editions[key] == nil { open(key) }
    if live !== before, selection.key != nil {
      selection.replace(with: document.previews.map { ($0.name, $0.line) })
    }
    keepState(from: before)
    for (key, edition) in editions {
      let numbers = Set(cells.indices.filter { cells[$0].edition == key })
      edition.endSessions { $0.cell == 0 ? edition === live : numbers.contains($0.cell) }
      if numbers.isEmpty, edition.document !== main { editions[key] = nil }
    }
    if cells[0].settings != known[0].settings { isOutdated = selection.key != nil }
  }

  /// Keeps what was done to forms of an edition for the one that takes its place.
  private func keepState(from before: FormEdition) {
    guard live !== before else { return }
    for key in selection.keys {
      guard let session = before.session(of: key) else { continue }
      given.removeAll { $0.preview == key }
      given += state(of: session, key)
    }
  }

  private func cell(_ settings: CellSettings) -> Cell {
    let words = main.options.words.merging(settings.words) { $1 }
    do throws(CommandFailure) {
      let options = try CommonOptions(CommandArguments(options: words))
      return Cell(settings: settings, options: options, edition: Self.key(options))
    } catch {
      return Cell(
        settings: settings, options: main.options, edition: Self.key(main.options),
        problem: error.message)
    }
  }

  /// Reads the file for another platform or moment.
  private func open(_ key: FormEdition.Key) {
    guard let cell = cells.first(where: { $0.edition == key }) else { return }
    let document = FormDocument(main.file, cell.options)
    editions[key] = FormEdition(document)
    listen(to: key)
    for contents in good == latest ? [latest] : [good, latest] where !contents.isEmpty {
      _ = document.read(contents)
    }
    editions[key]?.adopt(editions[key].map { keys(of: $0) } ?? [])
  }

  /// The form of a cell, or why there is none.
  private func cell(_ number: Int) -> EvaluationAnswer {
    guard cells.indices.contains(number) else {
      return .cellProblem(number, "There is no such cell")
    }
    if let problem = cells[number].problem { return .cellProblem(number, problem) }
    if let problem = editions[cells[number].edition]?.document.styleProblem(cells[number].options) {
      return .cellProblem(number, problem)
    }
    if let form = form(of: number) { return form }
    let problem = editions[cells[number].edition]?.document.problem?.text
    return .cellProblem(number, problem ?? "The file has no such preview for this variant")
  }

  private func form(of number: Int) -> EvaluationAnswer? {
    let cell = cells[number]
    guard let edition = editions[cell.edition], let key = previewKey(of: cell),
      let index = keys(of: edition).firstIndex(of: key)
    else { return nil }
    let start = ContinuousClock.now
    defer { RunningPlace.clear() }
    let isFirst = number == 0 && tellsFirstRows && kept[key] == nil
    let session = edition.session(
      at: FormEdition.Seat(preview: key, cell: number), index: index, words: cell.settings.words,
      options: cell.options
    ) { given.filter { $0.preview == key } }
    // What taking another version has made out of date is made now.
    if number == 0 { isOutdated = false }
    let tree = session.resolve(firstRows: isFirst ? Self.firstRows : nil)
    if number == 0 { (root, isPartial) = (tree.root, session.isPartial) }
    let found = edition.document.diagnostics(with: tree.issues)
    if number == 0 { diagnostics = found }
    let state = state(of: session, key)
    defer { kept[key] = state }
    return .form(
      FormUpdate(
        cell: number, key: key, tree: tree.root, nextChange: tree.nextChange, diagnostics: found,
        resolveMs: (.now - start) / .milliseconds(1), kept: session.work.kept,
        run: session.work.run, state: state == kept[key] ?? [] ? nil : state))
  }

  private func state(of session: ViewSession, _ key: PreviewSelection.Key) -> [KeptValue] {
    session.simpleState.map {
      KeptValue(preview: key, identity: $0.identity, name: $0.name, value: $0.value)
    }
  }

  private func previewKey(of cell: Cell) -> PreviewSelection.Key? {
    guard let place = cell.settings.preview else { return selection.key }
    return selection.keys.indices.contains(place) ? selection.keys[place] : nil
  }

  private func send(_ event: NodeEvent, from number: Int) -> EvaluationAnswer {
    guard cells.indices.contains(number), let key = previewKey(of: cells[number]) else {
      return .event(isTaken: false, diagnostics: nil)
    }
    let own = editions[cells[number].edition]
    let session = own?.session(at: FormEdition.Seat(preview: key, cell: number))
    let isTaken = session?.send(event) == .changed
    // How a form is laid out is nothing that was done to it.
    if !event.action.isLayout {
      for edition in editions.values where edition !== own {
        edition.session(of: key)?.send(event)
      }
    }
    // What a button did may have failed without a change of state.
    let now = isTaken ? diagnostics : document.diagnostics()
    return .event(isTaken: isTaken, diagnostics: now == diagnostics ? nil : now)
  }
}

nonisolated extension NodeEvent.Action {
  /// Whether it tells of the room that a view has been given.
  var isLayout: Bool { if case .setSize = self { true } else { false } }
}
