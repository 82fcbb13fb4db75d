@testable import MaquetteInterpreter

/// Writes programs that call everything the vocabulary knows with values that nobody expects.
@MainActor
final class HostileProgram {
  private var random: Randomness

  init(seed: UInt64) { random = Randomness(seed: seed) }

  /// Numbers at the ends of what types hold, and some that are none.
  nonisolated static let numbers = [
    "0", "1", "-1", "3", "Int.max", "Int.min", "Int.max - 1", "9223372036854775807",
    "99999999999999999999", "0.0", "-0.0", "1e308", "-1e308", "1e-320", "Double.nan",
    "Double.infinity", "-Double.infinity", "0.1 + 0.2", "1e15", "-1e15", "253402300800",
    "UInt8.max",
    "Int8.min", "UInt64.max", "Float.greatestFiniteMagnitude", "0x7fffffffffffffff", "1_000_000",
  ]

  private static let texts = [
    "\"\"", "\"a\"", "\"\\u{0}\"", "\"👩‍👩‍👧‍👦\"", "\"\\u{202e}abc\"", "\"e\\u{301}\"",
    "\"%@ %lld %n %*d %99999999d\"",
    "\"^[%lld](inflect: true)\"", "\"**[a](b)*\"", "\"../../etc\"", "\"yyyy-MM-dd'T\"", "\"-1\"",
    "\"1e999\"",
    "String(repeating: \"ab\", count: 100_000)", "String(repeating: \"👩‍👩‍👧\", count: 20_000)",
    "\"[(?\"", "\"\\n\\n\\n\"", "\"http://[::1\"",
  ]

  private static let others = [
    "nil", "true", "[]", "[:]", "[1, 2, 3]", "[\"a\": 1]", "Array(0..<50_000)", "Set(0..<5_000)",
    "Array(repeating: Array(repeating: 0, count: 300), count: 300)", "0..<0", "0...Int.max",
    "Int.min..<0", "1.0...1.0", "5...", "{ $0 }", "{ _ in }", "{ $0 < $1 }", "{ $0 + $1 }", "{}",
    "\\.self", "\\.count", "()", "(1, 2)", "Date.distantPast", "Date.distantFuture",
    "Date(timeIntervalSince1970: 1e300)", "Date(timeIntervalSince1970: .nan)", "Date()", "some",
    "Calendar.current", "Locale(identifier: \"ar_EG\")", "TimeZone(secondsFromGMT: 0)!",
    "Text(\"a\")",
    "Color.red", "Decimal(1) / 3", "UUID()", "URL(string: \"a\")!", "DateComponents()", "unknown",
    "Measurement(value: 1e300, unit: UnitLength.meters)", "Duration.seconds(1e18)", "self", ".none",
    "AttributedString(\"a\")", "Tree.node(.leaf)", "Box()", "box", "Point(x: 1, y: .nan)",
  ]

  private static let declarations = """
    enum Tree: Equatable { indirect case node(Tree); case leaf }
    struct Point: Hashable { var x: Double; var y: Double }
    class Box: ObservableObject { var value: Any? = nil; @Published var count = 0 }
    let box = Box()
    var number = 1
    var text = "text"
    var list = [3, 1, 2]
    var table = ["a": 1]

    """

  /// A program: statements that print, a function with loops, and a view.
  func text() -> String {
    let statements = (0..<random.number(2...8)).map { _ in "print(\(expression(depth: 3)))" }
    let changes = (0..<random.number(1...4)).map { _ in "  " + change() }
    let views = (0..<random.number(1...5)).map { _ in "      " + view() }
    return Self.declarations + statements.joined(separator: "\n") + "\n" + """
      func work() {
      \(changes.joined(separator: "\n"))
      }
      struct Main: View {
        @State private var value = \(expression(depth: 1))
        @State private var flag = false
        var body: some View {
          Form {
      \(views.joined(separator: "\n"))
            Button("Work") { work(); value = \(expression(depth: 2)); flag.toggle() }
          }
        }
      }
      #Preview { Main() }

      """
  }

  private func expression(depth: Int) -> String {
    guard depth > 0 else { return literal() }
    switch random.number(0...9) {
    case 0: return literal()
    case 1: return "\(expression(depth: depth - 1)) \(operation) \(expression(depth: depth - 1))"
    case 2: return "\"\\(\(expression(depth: depth - 1)))\""
    case 3: return "[\(expression(depth: depth - 1)), \(literal())]"
    case 4: return "(\(expression(depth: depth - 1)))[\(literal())]"
    case 5, 6: return made(depth: depth - 1)
    default: return "(\(expression(depth: depth - 1)))\(member(depth: depth - 1))"
    }
  }

  private var operation: String {
    random.pick([
      "+", "-", "*", "/", "%", "&+", "<<", ">>", "<", "==", "??", "...", "..<", "&", "&&",
    ])
      ?? "+"
  }

  private func literal() -> String {
    switch random.number(0...3) {
    case 0: random.pick(Self.texts) ?? ""
    case 1: random.pick(Self.others) ?? ""
    default: random.pick(Self.numbers) ?? ""
    }
  }

  /// A call of an initialiser, a static function or a static member.
  private func made(depth: Int) -> String {
    guard let type = random.pick(Self.values) else { return "0" }
    let functions = type.functions.values.flatMap(\.self).map {
      ("." + $0.signature.name, $0.signature)
    }
    let calls =
      type.initializers.map { ("", $0.signature) } + functions.sorted { $0.1.text < $1.1.text }
    if let (name, signature) = random.pick(calls), random.chance(80) {
      return type.name + name + arguments(signature, depth: depth)
    }
    return type.name + "." + (random.pick(type.statics.keys.sorted()) ?? "none")
  }

  /// A member of any value, whether it has it or not.
  private func member(depth: Int) -> String {
    switch random.number(0...5) {
    case 0, 1:
      let tables: [MemberTable] = [.string, .sequence, .array, .dictionary, .set, .range, .number]
      guard let table = random.pick(tables) else { return "" }
      if random.chance(30) { return "." + (random.pick(table.properties.keys.sorted()) ?? "count") }
      let names = table.methods.keys.sorted()
      let given = (0..<random.number(0...2)).map { _ in expression(depth: depth) }
      return "." + (random.pick(names) ?? "map") + "(" + given.joined(separator: ", ") + ")"
    case 2:
      return ".formatted(" + (random.pick(Self.formats).map(\.self) ?? "") + ")"
    default:
      guard let type = random.pick(Self.values) else { return "" }
      if random.chance(30), let name = random.pick(type.properties.keys.sorted()) {
        return "." + name
      }
      let methods = type.methods.values.flatMap(\.self).map(\.signature)
      guard let signature = random.pick(methods.sorted { $0.text < $1.text }) else {
        return ".description"
      }
      return "." + signature.name + arguments(signature, depth: depth)
    }
  }

  private func arguments(_ signature: Signature, depth: Int) -> String {
    var written: [String] = []
    for parameter in signature.parameters {
      if parameter.hasDefault, random.chance(40) { continue }
      let label = parameter.label.map { $0 + ": " } ?? ""
      written.append(label + argument(parameter.type, depth: depth))
    }
    return "(" + written.joined(separator: ", ") + ")"
  }

  private func argument(_ type: TypeExpression, depth: Int) -> String {
    if random.chance(15) { return expression(depth: depth) }
    if type.isFunction { return random.one(of: "{ $0 }", "{ _ in }", "{}", "{ Text(\"a\") }") }
    guard case .named(let word, _) = type.unwrapped.form else { return literal() }
    switch word {
    case "Int", "Double", "CGFloat", "TimeInterval", "Float", "Value", "Decimal":
      return random.pick(Self.numbers) ?? "0"
    case "String", "Title", "StringProtocol": return random.pick(Self.texts) ?? "\"\""
    case "Bool": return random.one(of: "true", "false", "flag")
    case "Binding": return random.one(of: "$value", "$flag", ".constant(\(literal()))")
    case "Date":
      return random.one(
        of: "Date.distantPast", "Date(timeIntervalSince1970: \(random.pick(Self.numbers) ?? "0"))")
    default:
      let types = Vocabulary.allTypes.filter { $0.name == word || $0.alsoIn.contains(word) }
      let names = types.flatMap { $0.statics.keys }.sorted()
      if let name = random.pick(names), random.chance(70) { return "." + name }
      if let type = types.first, let initializer = random.pick(type.initializers), depth > 0 {
        return type.name + arguments(initializer.signature, depth: depth - 1)
      }
      return expression(depth: depth)
    }
  }

  /// A statement that changes something, or goes on for long.
  private func change() -> String {
    let value = expression(depth: 2)
    switch random.number(0...7) {
    case 0: return "number \(random.one(of: "+=", "-=", "*=", "/=", "=")) \(value)"
    case 1: return "list[\(literal())] = \(value)"
    case 2: return "table[\(literal())] = \(value)"
    case 3: return "for i in \(value) { list.append(i); text += \"\\(i)\" }"
    case 4 where random.chance(20): return "while number != \(literal()) { number += 1 }"
    case 5: return "box.value = [box.value, \(value)]"
    case 6:
      return "text.\(random.pick(MemberTable.string.mutators.keys.sorted()) ?? "append")(\(value))"
    default:
      return "list.\(random.pick(MemberTable.array.mutators.keys.sorted()) ?? "append")(\(value))"
    }
  }

  private func view() -> String {
    guard let type = random.pick(Self.views), let made = random.pick(type.initializers) else {
      return "Text(\"a\")"
    }
    let modifiers = (0..<random.number(0...3)).map { _ -> String in
      guard let entry = random.pick(Self.modifiers), let overload = random.pick(entry.overloads)
      else { return "" }
      return "." + entry.name + arguments(overload.signature, depth: 1)
    }
    return type.name + arguments(made.signature, depth: 1) + modifiers.joined()
  }

  private static let values = Vocabulary.allTypes.filter { $0.standing == nil }
    .sorted { $0.name < $1.name }
  private static let views = Vocabulary.allTypes.filter { $0.standing != nil && $0.matches == nil }
    .sorted { $0.name < $1.name }
  private static let modifiers = Vocabulary.modifiers.values.filter { !$0.overloads.isEmpty }
    .sorted { $0.name < $1.name }
  private static let formats = [
    "", ".number", ".percent", ".number.precision(.fractionLength(Int.max))",
    ".number.precision(.significantDigits(0...999))", ".currency(code: \"\")",
    ".byteCount(style: .file)",
    ".number.rounded(increment: 0)", ".number.notation(.scientific)", ".dateTime.year().month()",
    ".relative(presentation: .named)", ".list(type: .and)", ".time(pattern: .hourMinuteSecond)",
    ".units(allowed: [.hours, .days], width: .wide)", ".measurement(width: .wide)", ".iso8601",
    "date: .complete, time: .complete", ".number.grouping(.never).sign(strategy: .always())",
  ]
}
