import Foundation

/// `.number`, `.percent` and `.currency(code:)` with what can follow them.
enum NumberFormats {
  /// The format of a chain for integers or for floating-point numbers.
  static func format(
    _ root: FormatStep, _ steps: [FormatStep], isInteger: Bool, in machine: Machine
  ) -> TextFormat? {
    let code = root.arguments?["code"].map(machine.describe) ?? "USD"
    switch (root.name, isInteger) {
    case ("number", true):
      return TextFormat(apply(steps, to: IntegerFormatStyle<Int>(), in: machine))
    case ("number", false):
      return TextFormat(apply(steps, to: FloatingPointFormatStyle<Double>(), in: machine))
    case ("percent", true):
      return TextFormat(apply(steps, to: IntegerFormatStyle<Int>.Percent(), in: machine))
    case ("percent", false):
      return TextFormat(apply(steps, to: FloatingPointFormatStyle<Double>.Percent(), in: machine))
    case ("currency", true):
      return TextFormat(apply(steps, to: IntegerFormatStyle<Int>.Currency(code: code), in: machine))
    case ("currency", false):
      return TextFormat(
        apply(steps, to: FloatingPointFormatStyle<Double>.Currency(code: code), in: machine))
    default: return nil
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: IntegerFormatStyle<Int>, in machine: Machine
  ) -> IntegerFormatStyle<Int> {
    steps.reduce(style) { style, step in
      switch step.name {
      case "grouping": style.grouping(grouping(step))
      case "precision": precision(step).map { style.precision($0) } ?? style
      case "sign":
        style.sign(strategy: step.option("strategy") == "always" ? .always() : .automatic)
      case "notation": style.notation(notation(step))
      case "locale": locale(step).map { style.locale($0) } ?? style
      default: style
      }
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: FloatingPointFormatStyle<Double>, in machine: Machine
  ) -> FloatingPointFormatStyle<Double> {
    steps.reduce(style) { style, step in
      switch step.name {
      case "grouping": style.grouping(grouping(step))
      case "precision": precision(step).map { style.precision($0) } ?? style
      case "rounded":
        rounded(step).map { style.rounded(rule: .toNearestOrEven, increment: $0) } ?? style
      case "sign":
        style.sign(strategy: step.option("strategy") == "always" ? .always() : .automatic)
      case "notation": style.notation(notation(step))
      case "scale": (step.arguments?[0].number).map { style.scale($0) } ?? style
      case "locale": locale(step).map { style.locale($0) } ?? style
      default: style
      }
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: IntegerFormatStyle<Int>.Percent, in machine: Machine
  ) -> IntegerFormatStyle<Int>.Percent {
    steps.reduce(style) { style, step in
      step.name == "precision" ? precision(step).map { style.precision($0) } ?? style : style
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: FloatingPointFormatStyle<Double>.Percent, in machine: Machine
  ) -> FloatingPointFormatStyle<Double>.Percent {
    steps.reduce(style) { style, step in
      step.name == "precision" ? precision(step).map { style.precision($0) } ?? style : style
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: IntegerFormatStyle<Int>.Currency, in machine: Machine
  ) -> IntegerFormatStyle<Int>.Currency {
    steps.reduce(style) { style, step in
      step.name == "precision" ? precision(step).map { style.precision($0) } ?? style : style
    }
  }

  private static func apply(
    _ steps: [FormatStep], to style: FloatingPointFormatStyle<Double>.Currency,
    in machine: Machine
  ) -> FloatingPointFormatStyle<Double>.Currency {
    steps.reduce(style) { style, step in
      step.name == "precision" ? precision(step).map { style.precision($0) } ?? style : style
    }
  }

  private static func grouping(_ step: FormatStep) -> NumberFormatStyleConfiguration.Grouping {
    step.option() == "never" ? .never : .automatic
  }

  private static func notation(_ step: FormatStep) -> NumberFormatStyleConfiguration.Notation {
    switch step.option() {
    case "compactName": .compactName
    case "scientific": .scientific
    default: .automatic
    }
  }

  private static func rounded(_ step: FormatStep) -> Double? {
    step.arguments?["increment"]?.number
  }

  private static func locale(_ step: FormatStep) -> Locale? {
    step.arguments?[0].native(as: Locale.self)
  }

  private static func precision(_ step: FormatStep)
    -> NumberFormatStyleConfiguration.Precision?
  {
    guard let member = step.member, let value = member.arguments?[0] else { return nil }
    // Beyond what a number has, more digits are only zeros.
    func clamp(_ number: Double) -> Int { Int(min(max(number, 0), 30)) }
    switch (member.name, value) {
    case ("fractionLength", .range(let range)):
      let lower = clamp(range.lower ?? 0)
      return .fractionLength(lower...max(lower, clamp(range.upper ?? 30)))
    case ("significantDigits", .range(let range)):
      let lower = max(1, clamp(range.lower ?? 1))
      return .significantDigits(lower...max(lower, clamp(range.upper ?? 30)))
    case ("fractionLength", let value): return value.number.map { .fractionLength(clamp($0)) }
    case ("significantDigits", let value):
      return value.number.map { .significantDigits(max(1, clamp($0))) }
    case ("integerLength", let value): return value.number.map { .integerLength(clamp($0)) }
    default: return nil
    }
  }
}
