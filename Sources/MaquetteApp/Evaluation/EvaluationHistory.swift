import MaquetteInterpreter
import MaquetteUI

/// What an evaluator was told, and the state that it told, so that another one can take its place.
nonisolated struct EvaluationHistory {
  /// Why the last version is not shown, if it ended its evaluator.
  private(set) var fault: Diagnostic?

  /// The files as they were when a form was last shown without a fault.
  private var good: [String: [UInt8]] = [:]
  /// The files as they are.
  private var present: [String: [UInt8]] = [:]
  /// The files with which an evaluator ended.
  private var refused: [String: [UInt8]]?
  /// The files with which an evaluator ended once, as it does when somebody else ends it.
  private var doubtful: [String: [UInt8]]?
  private var isBroken = false
  private var cells: [CellSettings]?
  private var choice: Int?
  private var state: [PreviewSelection.Key: [KeptValue]] = [:]

  /// The requests that bring a new evaluator to where the last one was.
  var replay: [EvaluationRequest] {
    var requests: [EvaluationRequest] = []
    if let cells { requests.append(.arrange(cells)) }
    let values = state.values.flatMap { $0 }
    // Also where there are none: the form that is on show is whole, and stays it.
    requests.append(.restore(values))
    let files = good.sorted { $0.key < $1.key }.map { FileVersion(path: $0, bytes: $1) }
    if !files.isEmpty { requests.append(.read(files)) }
    if let choice { requests.append(.choose(choice)) }
    return requests
  }

  /// The request, unless it is to read again what ended an evaluator.
  func admit(_ request: EvaluationRequest) -> EvaluationRequest? {
    guard case .read(let files) = request, let refused else { return request }
    return Self.adding(files, to: present) == refused ? nil : request
  }

  /// Takes note of a request that goes out.
  mutating func note(_ request: EvaluationRequest) {
    switch request {
    case .read(let files): present = Self.adding(files, to: present)
    case .arrange(let cells): self.cells = cells
    case .choose(let choice): self.choice = choice
    default: break
    }
  }

  /// Takes note of what an evaluator told.
  mutating func note(_ answer: EvaluationAnswer) {
    switch answer {
    case .reading(let reading):
      isBroken = reading.problem != nil
      if reading.isShown { choice = reading.chosen }
    case .form(let form):
      if let values = form.state { state[form.key] = values }
    default: break
    }
  }

  /// Takes note that a request was answered to the end.
  mutating func succeed(_ request: EvaluationRequest) {
    guard case .read = request, !isBroken else { return }
    good = present
    (refused, doubtful, fault) = (nil, nil, nil)
  }

  /// Takes note that an evaluator ended at `request`; returns what the user is told of it, or what
  /// is asked of the next one.
  mutating func lose(
    _ request: EvaluationRequest?, at offset: Int?, in path: String, isTimeUp: Bool
  ) -> (fault: Diagnostic?, retry: EvaluationRequest?) {
    let reason = isTimeUp ? "evaluation takes more than 2 seconds" : "evaluation ended in a fault"
    let diagnostic = Diagnostic(runtime: reason, at: offset, in: present[path] ?? [])
    switch request {
    case .read:
      let failed = present
      guard isTimeUp || failed == doubtful else {
        doubtful = failed
        let files = failed.filter { good[$0.key] != $0.value }
          .sorted { $0.key < $1.key }.map { FileVersion(path: $0.key, bytes: $0.value) }
        return (nil, files.isEmpty ? nil : .read(files))
      }
      (refused, fault) = (failed, diagnostic)
      present = good
      return (diagnostic, nil)
    // Where no code was running, somebody else ended it.
    case .event, .refresh, .arrange, .choose:
      return (isTimeUp || offset != nil ? diagnostic : nil, nil)
    default: return (nil, nil)
    }
  }

  private static func adding(
    _ files: [FileVersion], to contents: [String: [UInt8]]
  ) -> [String: [UInt8]] {
    var contents = contents
    for file in files { contents[file.path] = file.bytes }
    return contents
  }
}

nonisolated extension Diagnostic {
  /// Where an evaluation came to an end, at a UTF-8 offset of the form's file; at its start where
  /// that is not known.
  init(runtime reason: String, at offset: Int?, in content: [UInt8]) {
    let before = content.prefix(offset ?? 0)
    let line = before.count { $0 == 10 } + 1
    let column = before.count - (before.lastIndex(of: 10) ?? -1)
    self.init(
      severity: .error, code: .runtime, name: "", message: reason, line: line, column: column,
      endLine: line, endColumn: column)
  }
}
