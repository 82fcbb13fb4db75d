/// A number, Boolean, `nil` or plain value.
final class LiteralExpression: Expression {
  private let value: Value
  private let kind: LiteralKind

  init(_ value: Value, kind: LiteralKind, place: SourceLocation) {
    self.value = value
    self.kind = kind
    super.init(place: place)
  }

  override var literal: LiteralKind { kind }
  override var realValue: Double? {
    if case .int(let number) = value { Double(number) } else { nil }
  }
  override func evaluate(in frame: Frame) -> Value { value }
}

/// A string literal, with its interpolations.
final class StringExpression: Expression {
  enum Segment {
    case text(String)
    case interpolation([ArgumentNode])
  }

  let segments: [Segment]
  private let constant: Value?

  init(segments: [Segment], place: SourceLocation) {
    self.segments = segments
    switch segments.count {
    case 0: constant = .string("")
    case 1:
      if case .text(let text) = segments[0] { constant = .string(text) } else { constant = nil }
    default: constant = nil
    }
    super.init(place: place)
  }

  override var literal: LiteralKind { .string }

  /// The text, if nothing is interpolated.
  var literalText: String? {
    if case .string(let text)? = constant { text } else { nil }
  }

  override func evaluate(in frame: Frame) throws -> Value {
    if let constant { return constant }
    let text = try interpolated(in: frame)
    return text.isRich ? .wrap(text) : .string(text.plain)
  }

  /// The literal with its interpolations evaluated; nil if it has none.
  func pieces(in frame: Frame) throws -> InterpolatedText? {
    constant == nil ? try interpolated(in: frame) : nil
  }

  private func interpolated(in frame: Frame) throws -> InterpolatedText {
    var result = ""
    var pieces: [InterpolatedText.Piece] = []
    var isRich = false
    for segment in segments {
      switch segment {
      case .text(let text):
        result += text
        pieces.append(.text(text))
      case .interpolation(let nodes):
        let arguments = try nodes.evaluate(in: frame, place: place)
        result += frame.evaluator.interpolate(arguments)
        pieces.append(.arguments(arguments))
        isRich = isRich || InterpolatedText.isRich(arguments)
      }
    }
    frame.evaluator.budget.allocate(result.utf8.count)
    return InterpolatedText(pieces: pieces, plain: result, isRich: isRich)
  }
}

/// An interpolated literal that is more than a string: a localised key with formats or views
/// inside.
nonisolated struct InterpolatedText {
  enum Piece {
    case text(String)
    case arguments(Arguments)
  }

  let pieces: [Piece]
  let plain: String
  /// Whether it means something only to a localised key.
  let isRich: Bool

  /// Whether an interpolation means something only to a localised key.
  static func isRich(_ arguments: Arguments) -> Bool {
    if case .view = arguments[0] { return true }
    return arguments.items.contains { ["style", "format", "timerInterval"].contains($0.label) }
  }
}

/// `[a, b]`.
final class ArrayExpression: Expression {
  private let elements: [Expression]

  init(_ elements: [Expression], place: SourceLocation) {
    self.elements = elements
    super.init(place: place)
  }

  override var literal: LiteralKind { .other }
  override func evaluate(in frame: Frame) throws -> Value {
    let values = try elements.map { try $0.evaluate(in: frame) }.withNumbersAlike
    return .array(try frame.evaluator.shallow(alike(values, in: frame), at: place))
  }

  /// The values with bare members as what the first of a named type makes of them.
  private func alike(_ values: [Value], in frame: Frame) throws -> [Value] {
    guard values.contains(where: \.isImplicit),
      let first = values.first(where: { !$0.isImplicit && !$0.isStub })
    else { return values }
    switch first {
    case .native, .enumCase, .instance, .object: break
    default: return values
    }
    return try values.map { value in
      // What the first one's type does not have may be of a type around both.
      if case .implicit(let member) = value, case .native(let native) = first,
        !frame.evaluator.hasStatic(member.name, in: frame.evaluator.knownName(of: native))
      {
        return value
      }
      return try frame.evaluator.resolve(value, like: first, at: place)
    }
  }
}

extension [Value] {
  /// The values with whole numbers as real ones, where one of them is real.
  fileprivate var withNumbersAlike: [Value] {
    guard contains(where: { if case .double = $0 { true } else { false } }),
      contains(where: { if case .int = $0 { true } else { false } }),
      allSatisfy({ $0.number != nil })
    else { return self }
    return map { $0.number.map { .double($0) } ?? $0 }
  }
}

/// `[key: value]`.
final class DictionaryExpression: Expression {
  private let entries: [(key: Expression, value: Expression)]

  init(_ entries: [(key: Expression, value: Expression)], place: SourceLocation) {
    self.entries = entries
    super.init(place: place)
  }

  override var literal: LiteralKind { .other }
  override func evaluate(in frame: Frame) throws -> Value {
    var keys: [Value] = []
    var values: [Value] = []
    for entry in entries {
      keys.append(try entry.key.evaluate(in: frame))
      values.append(try entry.value.evaluate(in: frame))
    }
    let evaluator = frame.evaluator
    var result = DictionaryValue()
    for (key, value) in zip(keys, values.withNumbersAlike) {
      result[key] = evaluator.isTooDeep(value) ? evaluator.tooDeep(at: place) : value
    }
    return .dictionary(result)
  }
}

/// `(a, label: b)`.
final class TupleExpression: Expression {
  private let elements: [ArgumentNode]
  private let labels: [String?]

  init(_ elements: [ArgumentNode], place: SourceLocation) {
    self.elements = elements
    labels = elements.map(\.label)
    super.init(place: place)
  }

  /// The expressions inside, for destructuring assignment.
  var expressions: [Expression] { elements.map(\.expression) }

  override func evaluate(in frame: Frame) throws -> Value {
    if elements.isEmpty { return .void }
    let values = try elements.map { try $0.expression.evaluate(in: frame) }
    return .tuple(
      TupleValue(labels: labels, elements: try frame.evaluator.shallow(values, at: place)))
  }
}

/// `{ … }`.
final class ClosureExpression: Expression {
  let function: FunctionNode

  init(_ function: FunctionNode, place: SourceLocation) {
    self.function = function
    super.init(place: place)
  }

  override var literal: LiteralKind { .other }
  override func evaluate(in frame: Frame) throws -> Value {
    .function(
      FunctionValue(
        .lowered(
          function, captured: try captured(in: frame), receiver: frame.receiver,
          owner: frame.owner)))
  }

  /// The frame around it: with the values of its capture list as they are now, if it has one.
  private func captured(in frame: Frame) throws -> Frame {
    if function.captures.isEmpty { return frame }
    let captured = Frame(
      evaluator: frame.evaluator, size: function.captureSize, parent: frame,
      receiver: frame.receiver, owner: frame.owner)
    for capture in function.captures {
      captured.slots[capture.slot] = try capture.value.evaluate(in: frame)
    }
    return captured
  }
}

/// `\Type.name`, `\.self`.
final class KeyPathExpression: Expression {
  enum Component {
    case member(String)
    case optional
    case index(Expression)
  }

  private let root: String?
  private let components: [Component]
  private let text: String

  init(root: String?, components: [Component], text: String, place: SourceLocation) {
    self.root = root
    self.components = components
    self.text = text
    super.init(place: place)
  }

  override var literal: LiteralKind { .other }
  override func evaluate(in frame: Frame) throws -> Value {
    .keyPath(
      KeyPathValue(
        root: root,
        components: try components.map {
          switch $0 {
          case .member(let name): .member(name)
          case .optional: .optional
          case .index(let index): .index(try index.evaluate(in: frame))
          }
        }, text: text))
  }
}

/// A type used as a value, or the type itself before `.self`.
final class TypeValueExpression: Expression {
  let type: TypeExpression

  init(_ type: TypeExpression, place: SourceLocation) {
    self.type = type
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) -> Value {
    if case .named("Self", _) = type.form {
      // In an extension of a protocol it is the type that conforms.
      switch frame.receiver?.value {
      case .type(let reference): return .type(reference)
      case let receiver?: if let reference = receiver.typeReference { return .type(reference) }
      case nil: break
      }
    }
    return frame.evaluator.typeValue(type, owner: frame.owner)
  }
}

/// Something that parses but is not run.
final class UnsupportedExpression: Expression {
  private let construct: String

  init(_ construct: String, place: SourceLocation) {
    self.construct = construct
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) -> Value {
    frame.evaluator.log.report(
      .warning, .unsupportedConstruct, name: construct, "\(construct) is not supported in previews",
      at: place)
    return .stub(Stub(name: construct))
  }
}
