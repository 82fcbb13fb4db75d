import Foundation

/// What the styles of numbers, percentages and money have in common.
nonisolated protocol NumberStyle: ParseableFormatStyle, Sendable
where FormatInput: Equatable, FormatOutput == String {
  associatedtype Increment
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func rounded(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Increment?) -> Self
  func scale(_ multiplicand: Double) -> Self
}

/// A style of numbers or percentages.
nonisolated protocol PlainNumberStyle: NumberStyle {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

/// A style of money.
nonisolated protocol MoneyStyle: NumberStyle {
  init(code: String, locale: Locale)
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

nonisolated extension IntegerFormatStyle: PlainNumberStyle {}
nonisolated extension IntegerFormatStyle.Percent: PlainNumberStyle {}
nonisolated extension IntegerFormatStyle.Currency: MoneyStyle {}
nonisolated extension FloatingPointFormatStyle: PlainNumberStyle {}
nonisolated extension FloatingPointFormatStyle.Percent: PlainNumberStyle {}
nonisolated extension FloatingPointFormatStyle.Currency: MoneyStyle {}
nonisolated extension Decimal.FormatStyle: PlainNumberStyle {}
nonisolated extension Decimal.FormatStyle.Percent: PlainNumberStyle {}
nonisolated extension Decimal.FormatStyle.Currency: MoneyStyle {}

/// `.number`, `.percent` and `.currency(code:)` for each kind of number, with what can follow them.
enum NumberFormats {
  static let entries: [TypeEntry] = [
    entries(
      "IntegerFormatStyle", "Int", IntegerFormatStyle<Int>(), IntegerFormatStyle<Int>.Percent(),
      IntegerFormatStyle<Int>.Currency.self, more: [ByteCountFormats.integers]),
    entries(
      "FloatingPointFormatStyle", "Double", FloatingPointFormatStyle<Double>(),
      FloatingPointFormatStyle<Double>.Percent(), FloatingPointFormatStyle<Double>.Currency.self),
    entries(
      "Decimal.FormatStyle", "Decimal", Decimal.FormatStyle(), Decimal.FormatStyle.Percent(),
      Decimal.FormatStyle.Currency.self),
    NumberOptions.entries,
  ].flatMap { $0 }

  private static func entries<
    Number: PlainNumberStyle, Percent: PlainNumberStyle, Money: MoneyStyle
  >(
    _ name: String, _ type: String, _ number: Number, _ percent: Percent, _ money: Money.Type,
    more: [Overload] = []
  ) -> [TypeEntry] {
    let currency = Overload("func currency(code: String) -> \(name).Currency") { (code: String) in
      Money(code: code, locale: .autoupdatingCurrent)
    }
    let statics: [String: @MainActor (Evaluator) -> Any?] = [
      "number": { _ in number }, "percent": { _ in percent },
    ]
    return [
      TypeEntry.formats(of: type, statics: statics, functions: [currency] + more),
      TypeEntry(
        format: Number.self, named: name,
        initializers: [
          Overload("init(locale: Locale = .autoupdatingCurrent)") { (locale: Locale?) in
            locale.map { number.locale($0) } ?? number
          }
        ], statics: statics, functions: [currency],
        methods: methods(name, Number.self) + plainMethods(name, Number.self)),
      TypeEntry(
        format: Percent.self, named: name + ".Percent",
        initializers: [
          Overload("init(locale: Locale = .autoupdatingCurrent)") { (locale: Locale?) in
            locale.map { percent.locale($0) } ?? percent
          }
        ], statics: ["percent": { _ in percent }],
        methods: methods(name + ".Percent", Percent.self)
          + plainMethods(name + ".Percent", Percent.self)),
      TypeEntry(
        format: Money.self, named: name + ".Currency",
        initializers: [
          Overload("init(code: String, locale: Locale = .autoupdatingCurrent)") {
            (code: String, locale: Locale?) in
            Money(code: code, locale: locale ?? .autoupdatingCurrent)
          }
        ], functions: [currency],
        methods: methods(name + ".Currency", Money.self)
          + moneyMethods(name + ".Currency", Money.self)),
    ]
  }

  private static func methods<S: NumberStyle>(_ name: String, _ type: S.Type) -> [Overload] {
    [
      Method("func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(name)") {
        (style: S, group: NumberFormatStyleConfiguration.Grouping?) in
        style.grouping(group ?? .automatic)
      },
      Method("func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(name)") {
        (style: S, p: NumberFormatStyleConfiguration.Precision?) in
        p.map { style.precision($0) } ?? style
      },
      Method(
        "func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> \(name)"
      ) { (style: S, strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?) in
        style.decimalSeparator(strategy: strategy ?? .automatic)
      },
      Method(
        "func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> \(name)"
      ) { (style: S, rule: FloatingPointRoundingRule?, increment: Value?) in
        style.rounded(
          rule: rule ?? .toNearestOrEven, increment: increment?.converted(to: S.Increment.self))
      },
      Method("func scale(_ multiplicand: Double) -> \(name)") { (style: S, multiplicand: Double?) in
        // An endless factor traps where the style scales a whole or decimal number.
        multiplicand.flatMap { $0.isFinite ? style.scale($0) : nil } ?? style
      },
    ]
  }

  private static func plainMethods<S: PlainNumberStyle>(_ name: String, _ type: S.Type)
    -> [Overload]
  {
    [
      Method("func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> \(name)") {
        (style: S, strategy: NumberFormatStyleConfiguration.SignDisplayStrategy?) in
        style.sign(strategy: strategy ?? .automatic)
      },
      Method("func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(name)") {
        (style: S, notation: NumberFormatStyleConfiguration.Notation?) in
        style.notation(notation ?? .automatic)
      },
    ]
  }

  private static func moneyMethods<S: MoneyStyle>(_ name: String, _ type: S.Type) -> [Overload] {
    [
      Method("func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> \(name)")
      { (style: S, strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy?) in
        style.sign(strategy: strategy ?? .automatic)
      },
      Method("func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(name)") {
        (style: S, notation: NumberFormatStyleConfiguration.Notation?) in
        style.notation(notation ?? .automatic)
      },
      Method("func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> \(name)") {
        (style: S, p: CurrencyFormatStyleConfiguration.Presentation?) in
        style.presentation(p ?? .standard)
      },
    ]
  }
}
