import Foundation
import MaquetteUI

/// Runs the lowered program: its types, globals and sample data, and the budgets of running.
///
/// Extensions of it, a file each, hold names, members, calls, operators and conversions.
final class Evaluator {
  let log = DiagnosticLog()
  let budget: Budget
  let platform: Platform
  var types: [String: RuntimeType] = [:]
  var functions: [String: [FunctionNode]] = [:]
  var globals: [String: PropertyNode] = [:]
  var globalValues: [String: Value] = [:]
  var aliases: [String: TypeExpression] = [:]
  var samples: [String: Value] = [:]
  /// What was written to names that nothing declares.
  var standIns: [String: Value] = [:]
  var inoutStack: [InoutValues] = []
  /// Which set of names there is; what a name was found to mean holds as long as it is the same.
  var scopeVersion = 0
  /// What `print` and similar calls wrote.
  private(set) var output: [String] = []
  /// The pictures and colours of the project.
  var assets = AssetLibrary.empty
  /// The time that `Date()` and `.now` yield; nil is the clock's.
  var frozenDate: Date?
  /// The number of the version of the program that runs, and what each changed.
  var revision = 0
  var changes = ProgramChanges()
  /// Stands for all variables outside views and objects, which are followed together.
  let globalsDependency = Dependency()
  /// Called when an object changed, so that views that read it are made again.
  var onObjectChange: (() -> Void)?
  /// What `@AppStorage` and `@SceneStorage` keep, for the session.
  var stored: [String: StateCell] = [:]
  /// Objects made for properties that the environment should have supplied.
  var sharedObjects: [String: Value] = [:]
  /// Storage for `@Previewable @State` while a preview's body runs.
  var previewState: ((String, Value, TypeExpression?) -> BindingValue)?
  /// How many initialisers are running, one inside the other.
  var constructions = 0
  /// Whether what is written belongs to the making of an object.
  var isConstructing: Bool { constructions > 0 }
  /// What the members of a list are while its format is looked up.
  var listMember: Value?
  /// How many identifiers were made.
  var identifiers = 0
  /// How many views of the file are being resolved, one inside the other, and how many were.
  var viewDepth = 0
  var viewCount = 0
  /// The views of a block that belong to other previews than the one that is made.
  var hiddenStatements: Set<ObjectIdentifier> = []
  /// Whether arguments are made up for a view that nobody gives any.
  var isMakingUp = false
  private var synthesisDepth = 0

  init(platform: Platform, steps: Int = 2_000_000, memory: Int = 64_000_000) {
    self.platform = platform
    budget = Budget(steps: steps, memory: memory)
  }

  /// The present moment; what asks for it is another thing each time, unless the clock stands.
  var now: Date {
    if let frozenDate { return frozenDate }
    noteVolatile()
    return Date()
  }

  /// Notes that the code now running makes what is another thing each time.
  func noteVolatile() { Computation.current?.noteVolatile() }

  /// Tells of a change of a variable outside views and objects.
  func globalsDidChange() {
    globalsDependency.noteChange()
    onObjectChange?()
  }

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
      budget.settle()
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
    case .stub: return false
    case .null: return false
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
  /// Keeps a line that the file prints, and of many the latest: a window runs for days.
  func keepOutput(_ line: String) {
    if output.count >= 1000 { output.removeFirst(500) }
    output.append(line)
  }
}
