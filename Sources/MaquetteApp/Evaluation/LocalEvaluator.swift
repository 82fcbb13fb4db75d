import MaquetteInterpreter
import MaquetteUI

/// The evaluation of a form in the window's own process, through the same messages.
final class LocalEvaluator: FormEvaluating {
  let file: String
  let path: String
  let options: CommonOptions
  var onAnswer: ((EvaluationAnswer) -> Void)?
  var onFault: ((Diagnostic) -> Void)?

  private let form: FormEvaluation
  private let loop: any EventLoop
  private var flushing: (any EventSource)?
  private var sent, received: ToldTrees
  private let bell = Bell()
  private var listening: (any EventSource)?

  /// Evaluates `document`; what comes late comes with a turn of `loop`.
  init(_ document: FormDocument, loop: any EventLoop) {
    (file, path, options) = (document.file, document.path, document.options)
    form = FormEvaluation(document)
    self.loop = loop
    (sent, received) = ([:], [:])
    form.onInvalidate = { [weak self] in self?.flushSoon() }
    listening = loop.whenReadable(bell.descriptor) { [weak self, bell] in
      bell.silence()
      self?.tellFolders()
    }
    form.whenProjectIsReady { [bell] in bell.ring() }
  }

  isolated deinit { listening?.cancel() }

  func perform(_ request: EvaluationRequest) {
    for answer in form.handle(Self.carried(request)) { deliver(answer) }
    switch request {
    case .event, .refresh, .cell: break
    default:
      if form.isOutdated { flush() }
      tellFolders()
    }
  }

  private func tellFolders() {
    if let answer = form.newOutput() { deliver(answer) }
    if let answer = form.newFolders() { deliver(answer) }
  }

  func send(_ event: NodeEvent, cell: Int) -> Bool {
    var isTaken = false
    for answer in form.handle(Self.carried(.event(event, cell: cell))) {
      if case .event(true, _) = answer { isTaken = true }
      deliver(answer)
    }
    return isTaken
  }

  private func flushSoon() {
    guard flushing == nil else { return }
    flushing = loop.after(.zero) { [weak self] in
      guard let self else { return }
      self.flushing = nil
      if self.form.isOutdated { self.flush() }
    }
  }

  private func flush() {
    flushing?.cancel()
    flushing = nil
    if let answer = form.form() { deliver(answer) }
  }

  private func deliver(_ answer: EvaluationAnswer) {
    var writer = WireWriter()
    answer.write(to: &writer, after: &sent)
    var reader = WireReader(writer.bytes)
    guard let carried = try? EvaluationAnswer(from: &reader, after: &received) else {
      preconditionFailure("an answer does not survive being told")
    }
    onAnswer?(carried)
  }

  private static func carried(_ request: EvaluationRequest) -> EvaluationRequest {
    var writer = WireWriter()
    request.write(to: &writer)
    var reader = WireReader(writer.bytes)
    guard let carried = try? EvaluationRequest(from: &reader) else {
      preconditionFailure("a request does not survive being told")
    }
    return carried
  }
}
