/// Lets go of what values hold one after the other, so that a long chain of them does not run out
/// of stack.
nonisolated enum Release {
  private static let nestingLimit = 100
  nonisolated(unsafe) private static var nesting = 0
  nonisolated(unsafe) private static var waiting: [[Value]] = []

  /// Lets go of the values that something held; called where it ends.
  static func drop(_ held: inout [Value]) {
    guard !held.isEmpty else { return }
    if nesting >= nestingLimit {
      waiting.append(held)
      held = []
      return
    }
    nesting += 1
    held = []
    nesting -= 1
    while nesting == 0, let next = waiting.popLast() {
      var next = next
      drop(&next)
    }
  }
}
