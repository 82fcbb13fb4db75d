import Foundation
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// Shows what the cells beside the large form show.
protocol CellSurface: AnyObject {
  /// Shows the form of a cell; one with another key is a different one, not a new version.
  func show(_ form: ResolvedTree, key: PreviewSelection.Key, in cell: Int)
  /// Tells why a cell cannot be shown.
  func showProblem(_ problem: String, in cell: Int)
  /// Told once all cells have been brought up to date.
  func didShowAll()
}

/// Keeps the cells beside the large form up to date: asks for their forms one at a time, and shows
/// none before the large form has been painted, so that this is as fast as it is alone.
final class CellFeed {
  /// What a cell is to show.
  nonisolated struct Cell: Equatable {
    var variant: Variant
    /// The place of its preview; nil for the one that is chosen.
    var preview: Int?
  }

  /// The cells, in order; the first has the number 1.
  var wanted: [Cell] = [] {
    didSet {
      guard wanted != oldValue else { return }
      (nextChanges, ended) = ([:], [])
      onArrange?()
      refresh()
    }
  }

  /// Where the cells are shown.
  weak var surface: (any CellSurface)?
  /// Told of other cells.
  var onArrange: (() -> Void)?
  /// Told when the clock makes a cell another one at another time.
  var onNextChange: (() -> Void)?

  /// Whether forms are still to be asked for, or to be shown.
  var isBusy: Bool { asked != nil || !waiting.isEmpty || !answered.isEmpty }

  /// When the clock makes one of the cells another one.
  var nextChange: Date? { nextChanges.values.min() }

  private let evaluator: any FormEvaluating
  private let loop: any EventLoop
  private var nextChanges: [Int: Date] = [:]
  /// The cells that are still to be asked for, in order.
  private var waiting: [Int] = []
  private var asked: Int?
  /// The cells whose evaluation had to be ended, which are not asked for again in this version.
  private var ended: Set<Int> = []
  /// What was answered and is not shown yet.
  private var answered: [Answer] = []
  private var showing: (any EventSource)?
  /// Whether there is a form to show variants of.
  private var isReady = false
  /// Whether the large form is still to be painted.
  private var isHeld = false
  private var holding: (any EventSource)?
  /// The cell that a person works in, which is brought up to date first.
  private var active: Int?
  private var onShown: (() -> Void)?

  private enum Answer {
    case form(FormUpdate)
    case problem(Int, String)
  }

  /// How long cells wait for a frame of the large form, which none follows where it is not seen.
  private static let patience = Duration.milliseconds(100)

  /// Asks `evaluator` for the cells.
  init(_ evaluator: any FormEvaluating, loop: any EventLoop) {
    self.evaluator = evaluator
    self.loop = loop
  }

  /// Passes on what was done to a widget of a cell; tells whether the form's state changed by it.
  func send(_ event: NodeEvent, from cell: Int) -> Bool {
    guard evaluator.send(event, cell: cell) else { return false }
    if !event.action.isLayout { active = cell }
    refresh(event.action.isLayout ? [cell] : Array(1...max(1, wanted.count)))
    return true
  }

  /// Takes note of another version of the file, in which all cells may be shown.
  func takeVersion() { ended = [] }

  /// Has all cells brought up to date.
  func refresh() { refresh(Array(wanted.indices.map { $0 + 1 })) }

  /// Has the cells brought up to date once the form that is shown now has been painted.
  func followLarge(
    since start: ContinuousClock.Instant, on surface: any PreviewSurface, _ trace: ReloadTrace?
  ) {
    isReady = true
    guard !wanted.isEmpty else { return }
    hold(until: surface)
    if let trace {
      onShown = { [weak surface, count = wanted.count] in
        surface?.afterNextPaint {
          var record = TraceRecord(event: .cells)
          record.nodes = count
          record.totalMs = (.now - start) / .milliseconds(1)
          trace.append(record)
        }
      }
    }
    refresh()
  }

  /// Takes the form of a cell.
  func take(_ form: FormUpdate) { take(.form(form), of: form.cell) }

  /// Takes why a cell cannot be shown.
  func take(_ problem: String, of cell: Int) {
    if EvaluatorProcess.endsOfCells.contains(problem) { ended.insert(cell) }
    take(.problem(cell, problem), of: cell)
  }

  private func take(_ answer: Answer, of cell: Int) {
    if asked == cell { asked = nil }
    answered.append(answer)
    ask()
    showSoon()
  }

  private func refresh(_ cells: [Int]) {
    let all = Set(waiting).union(cells).subtracting(ended)
      .filter { wanted.indices.contains($0 - 1) }
    waiting = all.sorted { ($0 == active ? 0 : $0) < ($1 == active ? 0 : $1) }
    ask()
  }

  private func ask() {
    guard isReady, asked == nil, !waiting.isEmpty else { return }
    let cell = waiting.removeFirst()
    asked = cell
    evaluator.perform(.cell(cell))
  }

  private func hold(until surface: any PreviewSurface) {
    isHeld = true
    holding?.cancel()
    holding = loop.after(Self.patience) { [weak self] in self?.release() }
    surface.afterNextPaint { [weak self] in self?.release() }
  }

  private func release() {
    holding?.cancel()
    (holding, isHeld) = (nil, false)
    showSoon()
  }

  private func showSoon() {
    guard !isHeld, showing == nil, !answered.isEmpty else { return }
    showing = loop.after(.zero) { [weak self] in
      guard let self else { return }
      self.showing = nil
      if !self.isHeld { self.showNext() }
    }
  }

  /// Shows one answer, so that what people do is not kept waiting for long.
  private func showNext() {
    guard !answered.isEmpty else { return }
    switch answered.removeFirst() {
    case .form(let form):
      guard wanted.indices.contains(form.cell - 1) else { break }
      nextChanges[form.cell] = form.nextChange
      surface?.show(
        ResolvedTree(root: form.tree, issues: [], nextChange: form.nextChange), key: form.key,
        in: form.cell)
      if form.nextChange != nil { onNextChange?() }
    case .problem(let cell, let problem):
      nextChanges[cell] = nil
      if wanted.indices.contains(cell - 1) { surface?.showProblem(problem, in: cell) }
    }
    showSoon()
    if answered.isEmpty, asked == nil, waiting.isEmpty { didShowAll() }
  }

  private func didShowAll() {
    active = nil
    surface?.didShowAll()
    onShown?()
    onShown = nil
  }
}
