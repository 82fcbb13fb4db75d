import Foundation
import MaquetteUI

/// Runs a program on its storage: what running needs, and nothing that outlives a run.
///
/// Extensions of it, a file each, hold names, members, calls, operators and conversions.
final class Evaluator {
  let log = DiagnosticLog()
  let budget: Budget
  let program = LinkedProgram()
  let storage = Storage()
  /// Where the notifications of the program go.
  let notifications = NotificationHub()
  /// What the program does by itself.
  let tasks = PreviewTasks()
  let samples = SampleReading()
  /// Where the function that is called next leaves its `inout` parameters; it takes this away.
  var inoutValues: InoutValues?
  /// What `print` and similar calls wrote.
  private(set) var output: [String] = []
  /// Storage for `@Previewable @State` while a preview's body runs.
  var previewState: ((String, Value, TypeExpression?) -> BindingValue)?
  /// How many initialisers are running, one inside the other.
  var constructions = 0
  /// Whether what is written belongs to the making of an object.
  var isConstructing: Bool { constructions > 0 }
  /// What the members of a list are while its format is looked up.
  var listMember: Value?
  /// How many views of the file are being resolved, one inside the other, and how many were.
  var viewDepth = 0
  var viewCount = 0
  /// The views of a block that belong to other previews than the one that is made.
  var hiddenStatements: Set<ObjectIdentifier> = []
  /// Whether arguments are made up for a view that nobody gives any.
  var isMakingUp = false
  private var synthesisDepth = 0

  init(steps: Int = 2_000_000, memory: Int = 64_000_000) {
    budget = Budget(steps: steps, memory: memory)
    storage.models.onChange = { [unowned storage] in storage.onChange?() }
    tasks.onChange = { [unowned storage] in storage.onChange?() }
  }

  /// The present moment; what asks for it is another thing each time, unless the clock stands.
  var now: Date {
    if let date = program.frozenDate { return date }
    noteVolatile()
    return Date()
  }

  /// Notes that the code now running makes what is another thing each time.
  func noteVolatile() { Computation.current?.noteVolatile() }

  /// Reports what would stop the program, and goes on with a stub.
  func trap(_ message: String, at place: SourceLocation) -> Value {
    log.report(.error, .runtime, name: "", message, at: place)
    return .stub(Stub(name: "…"))
  }

  /// Runs code as one evaluation: its budget is fresh, and nothing it throws gets out.
  func enter<T>(at place: SourceLocation, _ body: () throws -> T) -> T? {
    if budget.depth == 0 { budget.renew() }
    do { return try body() } catch Unwind.thrown(let error) {
      log.report(
        .error, .runtime, name: "", "uncaught error: \(describe(error))", at: place)
    } catch Unwind.budget {
      log.report(
        .error, .runtime, name: "", budget.isSpent ?? "evaluation was stopped",
        at: budget.place ?? place)
      budget.forgiveSpending()
    } catch is PreviewTask.Ended {
      return nil
    } catch {
      log.report(.error, .runtime, name: "", "evaluation failed: \(error)", at: place)
    }
    return nil
  }

  /// Calls a function from outside running code; errors are reported.
  func callQuietly(_ function: FunctionValue, _ values: [Value], at place: SourceLocation) -> Value
  {
    enter(at: place) {
      try call(
        .function(function),
        Arguments(
          items: values.map { Argument(label: nil, value: $0, place: place) }, evaluator: self,
          place: place))
    } ?? .void
  }

  /// Whether a condition holds; a stub does not.
  func isTrue(_ value: Value, at place: SourceLocation) -> Bool {
    switch value {
    case .bool(let value): return value
    case .binding(let binding): return isTrue(binding.get(), at: place)
    // A member whose type is not known says nothing either.
    case .stub, .null, .implicit: return false
    default:
      log.report(
        .error, .typeMismatch, name: value.typeName,
        "cannot convert value of type '\(value.typeName)' to expected condition type 'Bool'",
        at: place)
      return false
    }
  }

  /// Runs a step of making up values, unless they are nested too deep.
  func synthesising<T>(_ body: () throws -> T) rethrows -> T? {
    guard synthesisDepth < 4 else { return nil }
    synthesisDepth += 1
    defer { synthesisDepth -= 1 }
    return try body()
  }
}

extension Evaluator {
  /// Takes what stands beside the text: sample data, assets and time.
  func take(_ options: Interpreter.Options) {
    program.take(options)
    storage.samples = options.sampleData.values
    samples.source = options.sampleData.source
    storage.dependency.noteChange()
  }

  /// Takes a version of the file as the program to run.
  ///
  /// - Parameter changed: the names whose declarations are others than in the version before; nil
  ///   where that is not known.
  func run(_ items: [LoweredItem], changed: Set<String>?) {
    budget.forgive()
    storage.beginVersion()
    program.link(items, changed: changed)
    for remark in items.flatMap(\.remarks) {
      log.report(
        remark.severity, remark.code, name: remark.name, remark.message, at: remark.place)
    }
  }

  /// What was printed since it was taken last.
  func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }

  /// Keeps a line that the file prints, and of many the latest: a window runs for days.
  func keepOutput(_ line: String) {
    if output.count >= 1000 { output.removeFirst(500) }
    output.append(line)
  }
}
