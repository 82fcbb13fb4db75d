/// Limits on what running the file's code may use, so that no file can hang or exhaust the program.
///
/// An evaluation is one entry into the file's code; a pass is all that one resolution of a tree
/// enters. Each evaluation has limits of its own, and those of a pass share a further one, so that
/// many small ones without end do not add up to minutes.
final class Budget {
  private let stepLimit: Int
  private let memoryLimit: Int
  private var steps = 0
  private var memory = 0
  private var passSteps = 0
  private var passDepth = 0
  private var isPassSpent = false
  /// How many passes in a row ran out: each gives the next one less.
  private var exhaustions = 0
  /// The functions that were found to call themselves without end in this evaluation.
  private var endless: Set<ObjectIdentifier> = []
  /// How many calls run inside each other.
  var depth = 0
  private static let depthLimit = 400
  private static let evaluationsOfPass = 2
  private static let memoryIsSpent = "evaluation takes more memory than a preview may use"
  /// Where it ran out, if that is known.
  var place: SourceLocation?
  /// What ran out in the evaluation that runs.
  private(set) var isSpent: String?

  init(steps: Int, memory: Int) {
    stepLimit = steps
    memoryLimit = memory
  }

  private var evaluationLimit: Int { stepLimit >> exhaustions }

  /// Starts again for another evaluation; what the pass around it has used still counts.
  func renew() {
    steps = 0
    memory = 0
    isSpent = nil
    place = nil
    endless.removeAll(keepingCapacity: true)
  }

  /// Runs what belongs to one pass.
  func pass<T>(_ body: () throws -> T) rethrows -> T {
    beginPass()
    defer { endPass() }
    return try body()
  }

  /// Begins a pass, or a part of the one that runs.
  func beginPass() {
    if passDepth == 0 {
      passSteps = 0
      isPassSpent = false
    }
    passDepth += 1
  }

  /// Ends what `beginPass` began.
  func endPass() {
    passDepth -= 1
    if passDepth == 0 { exhaustions = isPassSpent ? min(exhaustions + 1, 4) : 0 }
  }

  /// Forgets that passes ran out, as another program is run.
  func forgive() { exhaustions = 0 }

  /// Counts a statement, call or turn of a loop.
  func step() throws { try work(1) }

  /// Counts steps that are made at once, as a member of the standard library does.
  func work(_ count: Int) throws {
    steps &+= count
    if passDepth > 0 { passSteps &+= count }
    if isSpent != nil { throw Unwind.budget }
    if steps > evaluationLimit || isPassSpent { try spendSteps() }
    if passSteps > evaluationLimit * Self.evaluationsOfPass { try spendSteps() }
    if memory > memoryLimit { try spend(Self.memoryIsSpent) }
  }

  /// Counts bytes, or elements, that were made; the next step stops at the limit.
  func allocate(_ count: Int) { memory &+= count }

  /// Counts bytes, or elements, before they are made, where one call can ask for any number.
  func reserve(_ count: Int) throws {
    allocate(count)
    if memory > memoryLimit { try spend(Self.memoryIsSpent) }
  }

  /// Runs a call one level deeper; nil where calls are nested without end.
  ///
  /// What was found to be so is not entered again: each of its calls would end the same way.
  func deeper<T>(_ code: AnyObject, _ body: () throws -> T) rethrows -> T? {
    if !endless.isEmpty, endless.contains(ObjectIdentifier(code)) { return nil }
    guard depth < Self.depthLimit, StackGuard.hasRoom else {
      endless.insert(ObjectIdentifier(code))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func spendSteps() throws {
    if passSteps > evaluationLimit * Self.evaluationsOfPass { isPassSpent = true }
    try spend("evaluation takes more than \(stepLimit) steps")
  }

  private func spend(_ reason: String) throws {
    isSpent = reason
    throw Unwind.budget
  }

  /// Ends an evaluation that ran out, so that what comes after it is not stopped by it.
  func forgiveSpending() { isSpent = nil }
}
