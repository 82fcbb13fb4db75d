/// Where the evaluators of a process's windows come from.
final class EvaluatorSource {
  private let board = RunningPlaceBoard()
  private let nursery: EvaluatorNursery?
  private let loop: any EventLoop
  private var early: EvaluatorProcess?
  private var count = 0

  /// To be made first of all: what is forked later could not be.
  ///
  /// - Parameter isLocal: whether all is evaluated in this process, for tests.
  init(loop: any EventLoop, isLocal: Bool = false) {
    self.loop = loop
    nursery = isLocal ? nil : board.flatMap { EvaluatorNursery(board: $0) }
  }

  /// Has a file read while GTK starts.
  func begin(_ file: String, _ options: CommonOptions) {
    early = process(file, options)
    early?.beginEarly()
  }

  /// The evaluator of a file; one in this process where no other is to be had.
  func evaluator(for file: String, _ options: CommonOptions) -> any FormEvaluating {
    if let early, early.path == FormDocument.absolute(file) {
      self.early = nil
      return early
    }
    return process(file, options) ?? LocalEvaluator(FormDocument(file, options), loop: loop)
  }

  private func process(_ file: String, _ options: CommonOptions) -> EvaluatorProcess? {
    guard let board, let nursery else { return nil }
    defer { count += 1 }
    return EvaluatorProcess(
      file, options, nursery: nursery, board: board.part(count), loop: loop)
  }
}
