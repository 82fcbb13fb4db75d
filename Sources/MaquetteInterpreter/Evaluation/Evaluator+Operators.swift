import Foundation

/// The binary operators that are known without asking types.
enum BinaryOperation: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case identical = "==="
  case notIdentical = "!=="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case matches = "~="
}

extension Evaluator {
  /// The result for the commonest operands, without overflow; nil where more is to be asked.
  @inline(__always)
  func quickResult(_ operation: BinaryOperation, _ a: Value, _ b: Value) -> Value? {
    guard case .int(let x) = a, case .int(let y) = b else { return nil }
    switch operation {
    case .add:
      let (value, overflow) = x.addingReportingOverflow(y)
      return overflow ? nil : .int(value)
    case .subtract:
      let (value, overflow) = x.subtractingReportingOverflow(y)
      return overflow ? nil : .int(value)
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    case .greaterOrEqual: return .bool(x >= y)
    case .equal: return .bool(x == y)
    case .notEqual: return .bool(x != y)
    default: return nil
    }
  }

  /// `a op b`.
  func apply(
    _ symbol: String, _ operation: BinaryOperation?, _ a: Value, _ b: Value, in frame: Frame?,
    at place: SourceLocation
  ) throws -> Value {
    let a = try resolve(unbound(a), like: b, at: place)
    let b = try resolve(unbound(b), like: a, at: place)
    if let result = try declaredOperator(symbol, a, b, at: place) { return result }
    if isOfProgram(a) != isOfProgram(b) {
      let (first, second) = (try literal(a, like: b), try literal(b, like: a))
      if first != nil || second != nil {
        return try apply(symbol, operation, first ?? a, second ?? b, in: frame, at: place)
      }
    }
    switch operation {
    case .equal: return .bool(try areEqual(a, b, in: frame, at: place))
    case .notEqual: return .bool(!(try areEqual(a, b, in: frame, at: place)))
    case .identical: return .bool(a == b)
    case .notIdentical: return .bool(a != b)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return try compare(operation ?? .less, a, b, at: place)
    case .matches:
      if case .range(let range) = a, let number = b.number { return .bool(range.contains(number)) }
      if let range = a.native(as: OrderedRange.self) {
        return .bool(try isContained(b, in: range, at: place))
      }
      return .bool(a == b)
    default: break
    }
    if a.isStub { return b.isStub || b.number == nil ? a : .stub(Stub(name: a.typeName)) }
    if b.isStub { return b }
    // What type a bare member is of, another file says.
    for case .implicit(let member) in [a, b] { return .stub(Stub(name: member.name)) }
    if let result = try arithmetic(operation, a, b, at: place) { return result }
    if let result = made(try knownOperator(symbol, a, b), of: [a, b], at: place) { return result }
    log.report(
      .error, .typeMismatch, name: symbol,
      "binary operator '\(symbol)' cannot be applied to operands of type '\(a.typeName)' and "
        + "'\(b.typeName)'", at: place)
    return .stub(Stub(name: symbol))
  }

  func unbound(_ value: Value) -> Value {
    if case .binding(let binding) = value { binding.get() } else { value }
  }

  /// Whether a value is of a type of the program, which may have operators of its own.
  func isOfProgram(_ value: Value) -> Bool {
    switch value {
    case .instance, .enumCase, .object: true
    default: false
    }
  }

  /// An operator that the file declares for one of the operands.
  func declaredOperator(_ symbol: String, _ a: Value, _ b: Value, at place: SourceLocation)
    throws
    -> Value?
  {
    func type(of value: Value) -> RuntimeType? {
      switch value {
      case .instance(let value): value.type
      case .enumCase(let value): value.type
      case .object(let value): value.type
      default: nil
      }
    }
    var candidates: [(FunctionNode, RuntimeType?)] = []
    for type in [type(of: a), type(of: b)].compactMap({ $0 }) {
      candidates += type.statics(symbol).map { ($0.node, $0.owner) }
    }
    candidates += program.functions[symbol]?.map { ($0, nil) } ?? []
    if program.operatorExtensions.contains(symbol) {
      for value in [a, b] where isBuiltinKind(value) {
        for type in extensions(of: value) {
          candidates += type.statics(symbol).map { ($0.node, $0.owner) }
        }
      }
    }
    guard !candidates.isEmpty else {
      if symbol == "!=", type(of: a) != nil, let equal = try declaredOperator("==", a, b, at: place)
      {
        return .bool(!isTrue(equal, at: place))
      }
      if [">", "<=", ">="].contains(symbol), type(of: a) != nil {
        let flipped = symbol != ">="
        guard
          let less = try flipped
            ? declaredOperator("<", b, a, at: place) : declaredOperator("<", a, b, at: place)
        else { return nil }
        return symbol == ">" ? less : .bool(!isTrue(less, at: place))
      }
      return nil
    }
    let items = [a, b].map { Argument(label: nil, value: $0, place: place) }
    let arguments = Arguments(items: items, evaluator: self, place: place)
    guard let index = bestOverload(candidates.map(\.0), arguments) else { return nil }
    return try invoke([candidates[index]], receiver: nil, arguments)
  }

  /// Lets an operator that the program declares, such as `+=` or a postfix one, change a value, and
  /// yields its result; nil where it declares none for it.
  func applyDeclared(
    _ symbol: String, to target: inout Value, _ operand: Value? = nil, at place: SourceLocation
  ) throws -> Value? {
    var candidates: [(FunctionNode, RuntimeType?)] =
      program.functions[symbol]?.map { ($0, nil) } ?? []
    let own: [RuntimeType] =
      switch target {
      case .instance(let value): [value.type]
      case .enumCase(let value): [value.type]
      case .object(let value): [value.type]
      // What changes a number or a text in place is looked for only where it is written so.
      default: operand == nil ? extensions(of: target) : []
      }
    for type in own { candidates += type.statics(symbol).map { ($0.node, $0.owner) } }
    guard !candidates.isEmpty else { return nil }
    let items = [target, operand].compactMap { $0 }.map {
      Argument(label: nil, value: $0, place: place)
    }
    let arguments = Arguments(items: items, evaluator: self, place: place)
    guard let index = bestOverload(candidates.map(\.0), arguments) else { return nil }
    let written = InoutValues()
    inoutValues = written
    defer { inoutValues = nil }
    let result = try invoke([candidates[index]], receiver: nil, arguments)
    if let value = written.values[0] { target = value }
    return result
  }

  /// Whether two values are equal, by the file's `==` where it has one.
  func areEqual(_ a: Value, _ b: Value, in frame: Frame?, at place: SourceLocation) throws -> Bool {
    if let result = try declaredOperator("==", a, b, at: place) { return isTrue(result, at: place) }
    if case .enumCase(let value) = a, value.type.caseNames.isEmpty { return false }
    if a.size > 1 { try budget.work(min(a.size, b.size) / Self.itemsOfStep) }
    return a == b || knownOrder(a, b) == 0
  }

  private func compare(
    _ operation: BinaryOperation, _ a: Value, _ b: Value, at place: SourceLocation
  ) throws -> Value {
    guard let order = try order(a, b, at: place) else {
      if !a.isStub, !b.isStub {
        log.report(
          .error, .typeMismatch, name: operation.rawValue,
          "binary operator '\(operation.rawValue)' cannot be applied to operands of type "
            + "'\(a.typeName)' and '\(b.typeName)'", at: place)
      }
      return .bool(false)
    }
    switch operation {
    case .less: return .bool(order < 0)
    case .lessOrEqual: return .bool(order <= 0)
    case .greater: return .bool(order > 0)
    default: return .bool(order >= 0)
    }
  }

  /// The order of two values: negative, zero or positive; nil if they have none.
  func order(_ a: Value, _ b: Value, at place: SourceLocation) throws -> Int? {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.string(let a), .string(let b)): return a < b ? -1 : a == b ? 0 : 1
    case (.bool(let a), .bool(let b)): return a == b ? 0 : a ? 1 : -1
    case (.tuple(let a), .tuple(let b)):
      for (left, right) in zip(a.elements, b.elements) {
        guard let order = try order(left, right, at: place) else { return nil }
        if order != 0 { return order }
      }
      return 0
    default: break
    }
    if let x = a.number, let y = b.number { return x < y ? -1 : x == y ? 0 : 1 }
    if let result = try declaredOperator("<", a, b, at: place) {
      if isTrue(result, at: place) { return -1 }
      return try areEqual(a, b, in: nil, at: place) ? 0 : 1
    }
    if case .enumCase(let left) = a, case .enumCase(let right) = b,
      let x = try rawValue(of: left), let y = try rawValue(of: right)
    {
      return try order(x, y, at: place)
    }
    return knownOrder(a, b)
  }

  private func arithmetic(
    _ operation: BinaryOperation?, _ a: Value, _ b: Value, at place: SourceLocation
  ) throws -> Value? {
    switch (a, b) {
    case (.int(let x), .int(let y)): return integer(operation, x, y, at: place)
    case (.string(let x), .string(let y)) where operation == .add:
      try budget.reserve(x.utf8.count + y.utf8.count)
      return .string(x + y)
    case (.array(let x), .array(let y)) where operation == .add:
      try budget.reserve((x.count + y.count) * 16)
      return .array(x + y)
    case (.bool(let x), .bool(let y)):
      return operation == .bitXor ? .bool(x != y) : nil
    default: break
    }
    if let result = sizedArithmetic(operation, a, b, at: place) { return result }
    guard let x = a.number, let y = b.number else { return nil }
    switch operation {
    case .add: return .double(x + y)
    case .subtract: return .double(x - y)
    case .multiply: return .double(x * y)
    case .divide: return .double(x / y)
    case .remainder: return .double(x.truncatingRemainder(dividingBy: y))
    default: return nil
    }
  }

  private func integer(_ operation: BinaryOperation?, _ x: Int, _ y: Int, at place: SourceLocation)
    -> Value?
  {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = x.addingReportingOverflow(y)
    case .subtract: result = x.subtractingReportingOverflow(y)
    case .multiply: result = x.multipliedReportingOverflow(by: y)
    case .divide:
      if y == 0 { return trap("division by zero", at: place) }
      result = x.dividedReportingOverflow(by: y)
    case .remainder:
      if y == 0 { return trap("division by zero in remainder operation", at: place) }
      result = x.remainderReportingOverflow(dividingBy: y)
    case .bitAnd: return .int(x & y)
    case .bitOr: return .int(x | y)
    case .bitXor: return .int(x ^ y)
    case .shiftLeft: return .int(x << y)
    case .shiftRight: return .int(x >> y)
    case .wrappingAdd: return .int(x &+ y)
    case .wrappingSubtract: return .int(x &- y)
    case .wrappingMultiply: return .int(x &* y)
    default: return nil
    }
    let symbol = operation?.rawValue ?? ""
    return result.overflow
      ? trap("arithmetic operation '\(x) \(symbol) \(y)' results in an overflow", at: place)
      : .int(result.partialValue)
  }

  /// A prefix operator.
  func applyPrefix(_ symbol: String, _ value: Value, in frame: Frame, at place: SourceLocation)
    throws
    -> Value
  {
    switch (symbol, unbound(value)) {
    case ("!", let value): return .bool(!isTrue(value, at: place))
    case ("-", .int(let number)):
      return number == Int.min
        ? trap("arithmetic operation '-\(number)' results in an overflow", at: place)
        : .int(-number)
    case ("-", .double(let number)): return .double(-number)
    case (_, .sized(let number)):
      if let result = sizedPrefix(symbol, number, at: place) { return result }
      return value
    case ("+", let value) where value.number != nil || value.isStub: return value
    case ("~", .int(let number)): return .int(~number)
    case (_, .stub): return value
    case (_, .implicit(let member)) where hasStatic(member.name, in: "Double"):
      return try applyPrefix(
        symbol, resolve(member, in: "Double", owner: nil), in: frame, at: place)
    case (_, let operand):
      var candidates = program.functions[symbol]?.map { ($0, nil as RuntimeType?) } ?? []
      if case .instance(let instance) = operand {
        candidates += instance.type.statics(symbol).map { ($0.node, $0.owner) }
      }
      if let first = candidates.first {
        return try invoke(
          first.0, owner: first.1, receiver: nil, captured: nil, [operand], at: place)
      }
      log.report(
        .error, .typeMismatch, name: symbol,
        "unary operator '\(symbol)' cannot be applied to an operand of type '\(operand.typeName)'",
        at: place)
      return .stub(Stub(name: symbol))
    }
  }
}
