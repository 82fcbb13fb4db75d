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
    let currency = UntypedOverload("func currency(code: String) -> \(name).Currency") {
      Money(code: $0.string(0), locale: .autoupdatingCurrent)
    }
    let statics: [String: @MainActor (Evaluator) -> Any?] = [
      "number": { _ in number }, "percent": { _ in percent },
    ]
    return [
      TypeEntry.formats(of: type, statics: statics, functions: [currency] + more),
      TypeEntry(
        format: Number.self, named: name,
        initializers: [
          UntypedOverload("init(locale: Locale = .autoupdatingCurrent)") { call in
            call.value(0).map { number.locale($0) } ?? number
          }
        ], statics: statics, functions: [currency],
        methods: methods(name, Number.self) + plainMethods(name, Number.self)),
      TypeEntry(
        format: Percent.self, named: name + ".Percent",
        initializers: [
          UntypedOverload("init(locale: Locale = .autoupdatingCurrent)") { call in
            call.value(0).map { percent.locale($0) } ?? percent
          }
        ], statics: ["percent": { _ in percent }],
        methods: methods(name + ".Percent", Percent.self)
          + plainMethods(name + ".Percent", Percent.self)),
      TypeEntry(
        format: Money.self, named: name + ".Currency",
        initializers: [
          UntypedOverload("init(code: String, locale: Locale = .autoupdatingCurrent)") {
            Money(code: $0.string(0), locale: $0.value(1) ?? .autoupdatingCurrent)
          }
        ], functions: [currency],
        methods: methods(name + ".Currency", Money.self)
          + moneyMethods(name + ".Currency", Money.self)),
    ]
  }

  private static func methods<S: NumberStyle>(_ name: String, _ type: S.Type) -> [Overload] {
    [
      UntypedOverload(
        "func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(name)", on: S.self
      ) { style, call in style.grouping(call.value(0) ?? .automatic) },
      UntypedOverload(
        "func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(name)", on: S.self
      ) { style, call in call.value(0).map { style.precision($0) } ?? style },
      UntypedOverload(
        "func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> \(name)",
        on: S.self
      ) { style, call in style.decimalSeparator(strategy: call.value(0) ?? .automatic) },
      UntypedOverload(
        "func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> \(name)",
        on: S.self
      ) { style, call in
        style.rounded(
          rule: call.value(0) ?? .toNearestOrEven, increment: call.value(1, as: S.Increment.self))
      },
      UntypedOverload("func scale(_ multiplicand: Double) -> \(name)", on: S.self) { style, call in
        style.scale(call.double(0) ?? 1)
      },
    ]
  }

  private static func plainMethods<S: PlainNumberStyle>(_ name: String, _ type: S.Type)
    -> [Overload]
  {
    [
      UntypedOverload(
        "func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> \(name)",
        on: S.self
      ) { style, call in style.sign(strategy: call.value(0) ?? .automatic) },
      UntypedOverload(
        "func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(name)", on: S.self
      ) { style, call in style.notation(call.value(0) ?? .automatic) },
    ]
  }

  private static func moneyMethods<S: MoneyStyle>(_ name: String, _ type: S.Type) -> [Overload] {
    [
      UntypedOverload(
        "func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> \(name)",
        on: S.self
      ) { style, call in style.sign(strategy: call.value(0) ?? .automatic) },
      UntypedOverload(
        "func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(name)", on: S.self
      ) { style, call in style.notation(call.value(0) ?? .automatic) },
      UntypedOverload(
        "func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> \(name)",
        on: S.self
      ) { style, call in style.presentation(call.value(0) ?? .standard) },
    ]
  }
}
