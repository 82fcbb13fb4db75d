/// A lowered expression; its subclasses say what it means.
class Expression {
  let place: SourceLocation

  init(place: SourceLocation) { self.place = place }

  /// What kind of literal it is, for the choice between overloads.
  var literal: LiteralKind { .computed }

  /// What arithmetic of integer literals alone yields where a real number is wanted: 2.5 of `5 / 2`.
  var realValue: Double? { nil }

  /// Its value; throws only to leave the running code (a Swift error, or a spent budget).
  func evaluate(in frame: Frame) throws -> Value { .void }

  /// Changes the place it names; for what is no place, a temporary is changed and dropped.
  func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    var value = try evaluate(in: frame)
    try body(&value)
  }
}

extension Expression {
  /// Its value where a type is wanted: a literal keeps its interpolations apart for a localised
  /// key.
  func evaluate(for type: TypeExpression?, in frame: Frame) throws -> Value {
    if let type, type.isLocalized, let text = try (self as? StringExpression)?.pieces(in: frame) {
      return .wrap(text)
    }
    if let type, type.unwrapped.basic == .real, let realValue { return .double(realValue) }
    return try evaluate(in: frame)
  }
}

/// An argument of a call as the source writes it.
final class ArgumentNode {
  let label: String?
  let expression: Expression
  let isTrailing: Bool

  init(label: String?, expression: Expression, isTrailing: Bool = false) {
    self.label = label
    self.expression = expression
    self.isTrailing = isTrailing
  }
}

extension [ArgumentNode] {
  /// Evaluates all in order.
  func evaluate(in frame: Frame, place: SourceLocation) throws -> Arguments {
    var items: [Argument] = []
    items.reserveCapacity(count)
    for node in self {
      let text = try (node.expression as? StringExpression)?.pieces(in: frame)
      let value =
        try text.map { $0.isRich ? .wrap($0) : .string($0.plain) }
        ?? node.expression.evaluate(in: frame)
      items.append(
        Argument(
          label: node.label, value: value, literal: node.expression.literal,
          isTrailing: node.isTrailing, place: node.expression.place, expression: node.expression,
          interpolation: text))
    }
    return Arguments(items: items, evaluator: frame.evaluator, place: place)
  }
}

/// Why evaluation is left: an error that the file throws, or a budget that is spent.
nonisolated enum Unwind: Error, @unchecked Sendable {
  case thrown(Value)
  case budget
}

/// An expression whose place is another than its syntax says.
final class PlacedExpression: Expression {
  private let wrapped: Expression

  init(_ wrapped: Expression, _ place: SourceLocation) {
    self.wrapped = wrapped
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value { try wrapped.evaluate(in: frame) }
}
