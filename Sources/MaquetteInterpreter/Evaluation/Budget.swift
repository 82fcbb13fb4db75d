/// Limits on what one evaluation may use, so that no file can hang or exhaust the program.
final class Budget {
  private let stepLimit: Int
  private let memoryLimit: Int
  private var steps = 0
  private var memory = 0
  private(set) var depth = 0
  private static let depthLimit = 400
  private static let memoryIsSpent = "evaluation takes more memory than a preview may use"
  /// Where it ran out, if that is known.
  var place: SourceLocation?
  /// What ran out.
  private(set) var isSpent: String?

  init(steps: Int, memory: Int) {
    stepLimit = steps
    memoryLimit = memory
  }

  /// Starts again for another evaluation.
  func renew() {
    steps = 0
    memory = 0
    isSpent = nil
    place = nil
  }

  /// Counts a statement, call or turn of a loop.
  func step() throws {
    steps += 1
    if steps > stepLimit { try spend("evaluation takes more than \(stepLimit) steps") }
    if memory > memoryLimit { try spend(Self.memoryIsSpent) }
  }

  /// Counts bytes, or elements, that were made; the next step stops at the limit.
  func allocate(_ count: Int) { memory &+= count }

  /// Counts bytes, or elements, before they are made, where one call can ask for any number.
  func reserve(_ count: Int) throws {
    allocate(count)
    if memory > memoryLimit { try spend(Self.memoryIsSpent) }
  }

  /// Runs a call one level deeper.
  func deeper<T>(at place: SourceLocation, _ body: () throws -> T) throws -> T {
    guard depth < Self.depthLimit, StackGuard.hasRoom else {
      self.place = place
      try spend("function calls are nested without end")
      return try body()
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func spend(_ reason: String) throws {
    isSpent = reason
    throw Unwind.budget
  }
}
