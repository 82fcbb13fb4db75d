/// Values nested in each other beyond any use are refused where they are made, because they could
/// not be compared, shown or let go without running out of stack.
extension Evaluator {
  private static let nestingLimit = 200

  /// Whether a value holds values in values beyond the limit.
  func isTooDeep(_ value: Value) -> Bool {
    guard value.isContainer else { return false }
    return value.nesting(upTo: Self.nestingLimit) >= Self.nestingLimit
  }

  /// Reports values that are nested too deep, and stands in for them.
  func tooDeep(at place: SourceLocation) -> Value {
    log.report(
      .error, .runtime, name: "", "values are nested more than \(Self.nestingLimit) deep",
      at: place)
    return .stub(Stub(name: "…"))
  }

  private static let viewNestingLimit = 1000

  /// A view that was made of others; one that holds too many in each other is refused.
  func made(_ value: Value?, of parts: [Value], at place: SourceLocation) -> Value? {
    guard case .view(let view)? = value else { return value }
    for case .view(let part) in parts { view.depth = max(view.depth, part.depth + 1) }
    guard view.depth > Self.viewNestingLimit else { return value }
    log.report(
      .error, .runtime, name: "",
      "views are nested more than \(Self.viewNestingLimit) deep", at: place)
    return .stub(Stub(name: "…"))
  }

  /// Elements with those replaced that are nested too deep.
  func shallow(_ elements: [Value], at place: SourceLocation) throws -> [Value] {
    guard elements.contains(where: isTooDeep) else { return elements }
    return elements.map { isTooDeep($0) ? tooDeep(at: place) : $0 }
  }
}

extension Value {
  /// Whether it is one of the values that hold others directly.
  fileprivate var isContainer: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .dictionary(let entries), .set(let entries): !entries.isEmpty
    case .tuple: true
    case .instance, .enumCase: true
    default: false
    }
  }

  /// How deep values are nested in it along the elements that are looked at, at most `limit`.
  ///
  /// Of each collection the first and the last elements are looked at: what is put into another
  /// step by step stands there.
  fileprivate func nesting(upTo limit: Int) -> Int {
    var deepest = 0
    var level: [Value] = [self]
    while deepest < limit, !level.isEmpty {
      var next: [Value] = []
      for value in level {
        for part in value.someParts where part.isContainer && next.count < 8 { next.append(part) }
      }
      level = next
      deepest += 1
    }
    return deepest
  }

  private var someParts: [Value] {
    switch self {
    case .array(let elements):
      elements.count < 4 ? elements : [elements[0], elements[elements.count - 1]]
    case .dictionary(let entries), .set(let entries):
      [entries.firstKey, entries.firstValue].compactMap { $0 }
    case .tuple(let tuple): tuple.elements
    case .instance(let instance): instance.fields
    case .enumCase(let value): value.payload
    default: []
    }
  }
}
