import Foundation
import MaquetteInterpreter
import MaquetteUI

/// The evaluation of a form in a process of its own, which may fault or never end.
///
/// `EvaluatorNursery` forks that process, where `EvaluatorServer` hands the requests to a
/// `FormEvaluation`.
///
/// Requests go out one at a time, so that the process is always one that listens; saves that come
/// meanwhile are sent as one. An evaluation that takes too long is ended. After an end, whatever
/// its reason, another process is given the last good text and the state that was told last, and
/// the text that was being read is not tried again.
final class EvaluatorProcess: FormEvaluating {
  /// How long an evaluation may take.
  static let limit = Duration.seconds(2)

  let file: String
  let path: String
  let options: CommonOptions
  var onAnswer: ((EvaluationAnswer) -> Void)? { didSet { deliverHeld() } }
  var onFault: ((Diagnostic) -> Void)?
  /// The process that evaluates now; for tests.
  var process: pid_t? { child?.process }

  private let nursery: EvaluatorNursery
  private let board: RunningPlaceBoard
  private let loop: any EventLoop
  private var child: EvaluatorChild?
  private var readable: (any EventSource)?
  private var deadline: (any EventSource)?

  private var queue: [EvaluationRequest] = []
  private var sent: Sent?
  private var number = 0
  private var history = EvaluationHistory()
  private var told: ToldTrees = [:]
  /// What was read before anybody asked, by path; nil for what is not there.
  private var early: [String: [UInt8]?]?
  private var held: [EvaluationAnswer] = []
  /// Forms that were made before an event that is still to be sent, by their cells: shown now, they
  /// would take back what the person did.
  private var overtaken: [Int: EvaluationAnswer] = [:]
  private var failures = 0

  private struct Sent {
    var number: Int
    var request: EvaluationRequest
    /// Whether it gives a new process what the one before had.
    var isReplay: Bool
    var processorTime: Double
    var since = ContinuousClock.now
  }

  /// Begins the evaluation of a file; nil where no process is to be had.
  init?(
    _ file: String, _ options: CommonOptions, nursery: EvaluatorNursery, board: RunningPlaceBoard,
    loop: any EventLoop
  ) {
    self.file = file
    self.options = options
    self.nursery = nursery
    self.board = board
    self.loop = loop
    path = FormDocument.absolute(file)
    guard start() else { return nil }
  }

  isolated deinit {
    readable?.cancel()
    deadline?.cancel()
    child?.end()
  }

  /// Has the file read before anybody asks for it; the answers are kept until then.
  func beginEarly() {
    var found: [String: [UInt8]?] = [:]
    for path in [path, FormDocument.dataPath(for: path, options)] {
      if case .text(let bytes, _) = FileContent(path: path) {
        found[path] = .some(bytes)
      } else {
        found[path] = .some(nil)
      }
    }
    let files = found.compactMap { path, bytes in bytes.map { FileVersion(path: path, bytes: $0) } }
    guard files.contains(where: { $0.path == path }) else { return }
    early = found
    enqueue(.read(files.sorted { $0.path < $1.path }))
  }

  func perform(_ request: EvaluationRequest) {
    if case .read(let files) = request, let early {
      let isKnown = files.allSatisfy { early[$0.path] == .some($0.bytes) }
      if isKnown, !files.contains(where: { $0.path == path }) { return }
      self.early = nil
      if isKnown { return deliverEarly() }
      held = []
    }
    if child == nil { startAgain() }
    guard let request = history.admit(request) else {
      if let fault = history.fault { onFault?(fault) }
      return
    }
    enqueue(request)
  }

  func send(_ event: NodeEvent, cell: Int) -> Bool {
    let asked = EvaluationRequest.event(event, cell: cell)
    perform(asked)
    // A frame at most; what comes later is told as it comes.
    let end = ContinuousClock.now + .milliseconds(16)
    var rest: Int32 { max(0, Int32(clamping: Int((end - .now) / .milliseconds(1)))) }
    while let request = sent?.request, request == asked {
      guard rest > 0, let answer = receive(waiting: rest) else { break }
      take(answer)
      if case .event(let isTaken, _) = answer {
        // The form that follows is read before the loop paints the control alone, after which it
        // would have to wait for another frame.
        if isTaken, cell == 0 { child?.channel.waitForMore(milliseconds: rest) }
        readSoon()
        return isTaken
      }
    }
    readSoon()
    // Whether it changes anything is not known yet: the form that follows says so.
    return true
  }

  // MARK: Requests

  private func enqueue(_ request: EvaluationRequest) {
    if case .read(let files) = request, case .read(let waiting)? = queue.last {
      let newer = Set(files.map(\.path))
      queue[queue.count - 1] = .read(waiting.filter { !newer.contains($0.path) } + files)
    } else {
      queue.append(request)
    }
    pump()
  }

  private func pump() {
    guard child != nil, !queue.isEmpty else { return }
    // A process that has just begun is listening, though nobody has read its answer yet.
    if let sent {
      guard case .open = sent.request else { return }
    }
    let request = queue.removeFirst()
    history.note(request)
    transmit(request, isReplay: false)
  }

  private func transmit(_ request: EvaluationRequest, isReplay: Bool) {
    guard let child else { return }
    number += 1
    var writer = WireWriter()
    writer.write(count: 1)
    writer.write(count: number)
    request.write(to: &writer)
    let isWaiting = sent != nil
    sent = Sent(
      number: number, request: request, isReplay: isReplay, processorTime: child.processorTime)
    if !isWaiting { watchTime(Self.limit) }
    if !child.channel.send(writer.bytes) { fail(isTimeUp: false) }
  }

  /// Ends the evaluation when it has had its time; on a busy machine, when it has used it.
  private func watchTime(_ delay: Duration) {
    deadline?.cancel()
    deadline = loop.after(delay) { [weak self] in
      guard let self, let sent = self.sent, let child = self.child else { return }
      self.deadline = nil
      let used = child.processorTime - sent.processorTime
      let isIdle = used < 1.5 && ContinuousClock.now - sent.since < Self.limit * 2
      if isIdle { self.watchTime(.milliseconds(500)) } else { self.fail(isTimeUp: true) }
    }
  }

  // MARK: Answers

  /// Reads what has arrived together with what was awaited, of which the loop is not told again.
  private func readSoon() {
    guard child?.channel.hasMore == true else { return }
    _ = loop.after(.zero) { [weak self] in self?.readAnswers() }
  }

  private func readAnswers() {
    while let answer = receive(waiting: 0) { take(answer) }
  }

  /// The next answer; nil when there is none yet, or the process is gone.
  private func receive(waiting milliseconds: Int32) -> EvaluationAnswer? {
    guard let child else { return nil }
    switch child.channel.receive(waiting: milliseconds) {
    case .nothing: return nil
    case .end: fail(isTimeUp: false)
    case .message(let message):
      var reader = WireReader(message)
      if (try? reader.readCount()) != nil, let request = try? reader.readCount(),
        let answer = try? EvaluationAnswer(from: &reader, after: &told)
      {
        if answer == .done, request == sent?.number { finish() }
        return answer
      }
      fail(isTimeUp: false)
    }
    return nil
  }

  private func finish() {
    guard let sent else { return }
    history.succeed(sent.request)
    if !sent.isReplay { failures = 0 }
    self.sent = nil
    deadline?.cancel()
    deadline = nil
    pump()
    guard self.sent == nil else { return }
    for (_, form) in overtaken.sorted(by: { $0.key < $1.key }) { deliver(form) }
  }

  private func take(_ answer: EvaluationAnswer) {
    if case .done = answer { return }
    history.note(answer)
    // What is told again by another process is known, but for the form, which may have lost state.
    if let sent, sent.isReplay {
      guard case .form = answer else { return }
    }
    if case .form(let form) = answer, hasEventsWaiting {
      overtaken[form.cell] = answer
    } else {
      deliver(answer)
    }
  }

  private func deliver(_ answer: EvaluationAnswer) {
    if case .form(let form) = answer { overtaken[form.cell] = nil }
    if early != nil || onAnswer == nil { held.append(answer) } else { onAnswer?(answer) }
  }

  private var hasEventsWaiting: Bool {
    queue.contains { if case .event = $0 { true } else { false } }
  }

  /// Delivers what was read early, and awaits the rest for a frame at most: what is there before the
  /// window is shown need not be painted over a frame without it.
  private func deliverEarly() {
    deliverHeld()
    let end = ContinuousClock.now + .milliseconds(16)
    while sent != nil {
      let rest = Int32(clamping: Int((end - .now) / .milliseconds(1)))
      guard rest > 0, let answer = receive(waiting: rest) else { break }
      take(answer)
      if case .form = answer { break }
    }
    readSoon()
  }

  private func deliverHeld() {
    guard early == nil, onAnswer != nil else { return }
    let answers = held
    held = []
    for answer in answers { onAnswer?(answer) }
  }

  // MARK: Processes

  private func start() -> Bool {
    board.clear()
    told = [:]
    guard let child = nursery.child(board.number) else { return false }
    self.child = child
    readable = loop.whenReadable(child.channel.descriptor) { [weak self] in self?.readAnswers() }
    transmit(.open(file: file, options: options.words), isReplay: true)
    return true
  }

  /// Tries once more, after it was given up, with what the next request brings.
  private func startAgain() {
    failures = 4
    guard start() else { return }
    for request in history.replay { transmit(request, isReplay: true) }
  }

  /// Replaces a process that is gone, or ends one that takes too long and replaces it.
  private func fail(isTimeUp: Bool) {
    guard let child else { return }
    let lost = sent
    let offset = board.offset
    readable?.cancel()
    deadline?.cancel()
    (readable, deadline, sent) = (nil, nil, nil)
    self.child = nil
    child.end()
    failures += 1
    let (fault, retry) = history.lose(
      lost?.isReplay == true ? nil : lost?.request, at: offset, in: path,
      isTimeUp: isTimeUp)
    guard failures < 5, start() else {
      onFault?(Self.noEvaluator)
      return
    }
    for request in history.replay { transmit(request, isReplay: true) }
    if let retry { queue.insert(retry, at: 0) }
    if let fault { onFault?(fault) }
    if case .cell(let cell)? = lost?.request {
      deliver(.cellProblem(cell, isTimeUp ? Self.slowCell : Self.faultyCell))
    }
  }

  /// Why cells are not shown whose evaluation had to be ended, or ended the evaluator.
  static let endsOfCells = [slowCell, faultyCell]
  private static let slowCell = "This variant takes more than 2 seconds to evaluate"
  private static let faultyCell = "The evaluation of this variant ended in a fault"

  private static let noEvaluator = Diagnostic(
    severity: .error, code: .runtime, name: "",
    message: "no form can be evaluated; reload to try again", line: 1, column: 1, endLine: 1,
    endColumn: 1)
}
