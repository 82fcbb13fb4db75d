import Foundation
import MaquetteUI

/// A regular expression.
struct RegularExpression {
  let regex: Regex<AnyRegexOutput>
  let pattern: String

  /// The expression of a pattern; nil where that is none.
  init?(_ pattern: String, isExtended: Bool = false) {
    guard let regex = try? Regex(isExtended ? "(?x)" + pattern : pattern) else { return nil }
    self.regex = regex
    self.pattern = pattern
  }

  /// The most characters that are looked through.
  static let limit = 20_000

  /// What a match captured, the whole first.
  func output(_ match: Regex<AnyRegexOutput>.Match) -> TupleValue {
    TupleValue(
      labels: match.output.map(\.name),
      elements: match.output.map { part in
        part.substring.map { .string(String($0)) } ?? .null
      })
  }
}

/// What a regular expression found.
struct RegularMatch {
  let output: TupleValue

  /// What an expression without captures finds is a text, that of others a tuple.
  var value: Value { output.elements.count == 1 ? output.elements[0] : .tuple(output) }
}

extension TypeEntry {
  static let regularExpressions: [TypeEntry] = [
    TypeEntry(
      "Regex", matches: { $0 is RegularExpression },
      initializers: [
        Overload("init(_ pattern: String)") { (pattern: String, site: CallSite) in
          guard let expression = RegularExpression(pattern) else {
            throw Unwind.thrown(.string("cannot parse regular expression '\(pattern)'"))
          }
          return expression
        }
      ],
      methods: [
        Method("func ignoresCase(_ ignoresCase: Bool = true) -> Regex") {
          (expression: RegularExpression, ignores: Bool?) in
          ignores ?? true ? RegularExpression("(?i)" + expression.pattern) : expression
        },
        Method("func firstMatch(in string: String) -> Any?") {
          (expression: RegularExpression, text: String) in text.firstMatch(expression)
        },
        Method("func wholeMatch(in string: String) -> Any?") {
          (expression: RegularExpression, text: String) in text.wholeMatch(expression)
        },
        Method("func prefixMatch(in string: String) -> Any?") {
          (expression: RegularExpression, text: String) in text.prefixMatch(expression)
        },
      ]),
    TypeEntry(
      "Regex.Match", matches: { $0 is RegularMatch },
      properties: (0..<10).reduce(
        into: ["output": { any, _ in (any as? RegularMatch)?.value }]
      ) { properties, index in
        properties[String(index)] = { any, _ in
          (any as? RegularMatch).flatMap { match in
            match.output.elements.indices.contains(index) ? match.output.elements[index] : nil
          }
        }
      }),
    predicate,
  ]

  /// `NSPredicate(format: "SELF MATCHES %@", pattern)`, as texts are checked by it.
  private static let predicate = TypeEntry(
    "NSPredicate", matches: { $0 is TextPredicate },
    initializers: [
      Overload("init(format predicateFormat: String, _ args: Any...)") {
        (format: String, arguments: [Value], site: CallSite) -> Value? in
        let words = format.split(separator: " ").map { $0.uppercased() }
        guard words.count == 3, words[0] == "SELF", words[2] == "%@",
          case .string(let operand)? = arguments.first,
          let predicate = TextPredicate(words[1], operand)
        else { return .stub(Stub(name: "NSPredicate")) }
        return .wrap(predicate)
      }
    ],
    methods: [
      Method("func evaluate(with object: Any?) -> Bool") {
        (predicate: TextPredicate, object: Value?) -> Bool? in
        guard case .string(let text)? = object else { return false }
        return predicate.holds(text)
      }
    ])
}

/// What a text is asked.
private struct TextPredicate {
  let holds: (String) -> Bool

  init?(_ operation: String, _ operand: String) {
    switch operation {
    case "MATCHES":
      guard let expression = RegularExpression(operand) else { return nil }
      holds = { !$0.wholeMatch(expression).isNone }
    case "CONTAINS": holds = { $0.contains(operand) }
    case "CONTAINS[C]", "CONTAINS[CD]": holds = { $0.lowercased().contains(operand.lowercased()) }
    case "BEGINSWITH": holds = { $0.hasPrefix(operand) }
    case "ENDSWITH": holds = { $0.hasSuffix(operand) }
    case "==": holds = { $0 == operand }
    default: return nil
    }
  }
}

extension String {
  fileprivate func firstMatch(_ expression: RegularExpression) -> Value {
    found(expression, prefix(RegularExpression.limit).firstMatch(of: expression.regex))
  }

  fileprivate func wholeMatch(_ expression: RegularExpression) -> Value {
    found(expression, prefix(RegularExpression.limit).wholeMatch(of: expression.regex))
  }

  fileprivate func prefixMatch(_ expression: RegularExpression) -> Value {
    found(expression, prefix(RegularExpression.limit).prefixMatch(of: expression.regex))
  }

  private func found(
    _ expression: RegularExpression, _ match: Regex<AnyRegexOutput>.Match?
  ) -> Value {
    guard let match else { return .null }
    return .wrap(RegularMatch(output: expression.output(match)))
  }
}

extension MemberTable {
  /// What strings do with regular expressions; nil for other arguments.
  static func search(_ name: String, _ text: String, _ call: Arguments) throws -> Value? {
    let given = call["of"] ?? call["separator"] ?? call[0]
    guard let expression = given.native(as: RegularExpression.self) else { return nil }
    try call.evaluator.budget.work(text.utf8.count)
    let part = text.prefix(RegularExpression.limit)
    switch name {
    case "contains": return .bool(part.contains(expression.regex))
    case "starts", "hasPrefix": return .bool(!text.prefixMatch(expression).isNone)
    case "firstMatch": return text.firstMatch(expression)
    case "wholeMatch": return text.wholeMatch(expression)
    case "prefixMatch": return text.prefixMatch(expression)
    case "matches":
      return .array(
        part.matches(of: expression.regex).map {
          .wrap(RegularMatch(output: expression.output($0)))
        })
    case "split":
      return .array(part.split(separator: expression.regex).map { .string(String($0)) })
    case "replacing":
      guard let new = call["with"] ?? call.items.last?.value else { return nil }
      if case .function = new {
        let result = try part.replacing(expression.regex) { match in
          let found = Value.wrap(RegularMatch(output: expression.output(match)))
          return call.evaluator.describe(
            try call.evaluator.call(new, with: [found], at: call.place))
        }
        return .string(String(result))
      }
      let words = call.evaluator.describe(new)
      return .string(String(part.replacing(expression.regex, with: words)))
    case "trimmingPrefix": return .string(String(part.trimmingPrefix(expression.regex)))
    default: return nil
    }
  }
}

/// `/pattern/`.
final class RegexExpression: Expression {
  private let expression: RegularExpression?

  init(_ pattern: String, isExtended: Bool, place: SourceLocation) {
    expression = RegularExpression(pattern, isExtended: isExtended)
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) -> Value {
    if let expression { return .wrap(expression) }
    frame.evaluator.log.report(
      .error, .typeMismatch, name: "Regex", "cannot parse regular expression", at: place)
    return .stub(Stub(name: "Regex"))
  }
}
