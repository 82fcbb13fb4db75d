import MaquetteInterpreter
import MaquetteUI

/// The window's side of the evaluation of one form.
///
/// `EvaluatorProcess` evaluates in a process of its own; `LocalEvaluator` does it in the window's
/// process, where no other is to be had and in tests.
protocol FormEvaluating: AnyObject {
  /// The file as it was named.
  var file: String { get }
  /// The file's absolute path.
  var path: String { get }
  /// What the command line asks for.
  var options: CommonOptions { get }
  /// Takes what the evaluator tells, in its own time.
  var onAnswer: ((EvaluationAnswer) -> Void)? { get set }
  /// Takes a diagnostic that says where an evaluation took too long or ended in a fault, or that
  /// none can be done any more.
  var onFault: ((Diagnostic) -> Void)? { get set }

  /// Asks for something; the answers come through `onAnswer`.
  func perform(_ request: EvaluationRequest)
  /// Passes on what was done to a widget of one of the forms side by side, and tells whether their
  /// state changed by it; waits a frame at most.
  func send(_ event: NodeEvent, cell: Int) -> Bool
}

extension FormEvaluating {
  /// Passes on what was done to a widget of the large form.
  func send(_ event: NodeEvent) -> Bool { send(event, cell: 0) }
}
