import Foundation

/// The options of number formats: precision, grouping, notation, sign, separator, rounding.
enum NumberOptions {
  typealias Number = NumberFormatStyleConfiguration
  typealias Money = CurrencyFormatStyleConfiguration

  static let entries: [TypeEntry] = [
    TypeEntry(
      choices: ["automatic": Number.Grouping.automatic, "never": .never],
      named: "NumberFormatStyleConfiguration.Grouping"),
    TypeEntry(
      choices: [
        "automatic": Number.Notation.automatic, "compactName": .compactName,
        "scientific": .scientific,
      ], named: "NumberFormatStyleConfiguration.Notation"),
    TypeEntry(
      choices: ["automatic": Number.DecimalSeparatorDisplayStrategy.automatic, "always": .always],
      named: "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy"),
    TypeEntry(
      choices: [
        "up": FloatingPointRoundingRule.up, "down": .down, "towardZero": .towardZero,
        "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
        "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ], named: "FloatingPointRoundingRule"),
    TypeEntry(
      choices: ["automatic": Number.SignDisplayStrategy.automatic, "never": .never],
      named: "NumberFormatStyleConfiguration.SignDisplayStrategy",
      functions: [
        UntypedOverload("func always(includingZero: Bool = false) -> SignDisplayStrategy") {
          Number.SignDisplayStrategy.always(includingZero: $0.bool(0))
        }
      ]),
    TypeEntry(
      choices: [
        "automatic": Money.SignDisplayStrategy.automatic, "never": .never,
        "accounting": .accounting,
      ], named: "CurrencyFormatStyleConfiguration.SignDisplayStrategy",
      functions: [
        UntypedOverload("func always(showZero: Bool = false) -> SignDisplayStrategy") {
          Money.SignDisplayStrategy.always(showZero: $0.bool(0))
        },
        UntypedOverload("func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy") {
          Money.SignDisplayStrategy.accountingAlways(showZero: $0.bool(0))
        },
      ]),
    TypeEntry(
      choices: [
        "standard": Money.Presentation.standard, "isoCode": .isoCode, "fullName": .fullName,
        "narrow": .narrow,
      ], named: "CurrencyFormatStyleConfiguration.Presentation"),
    precision,
  ]

  private static let precision = TypeEntry(
    "NumberFormatStyleConfiguration.Precision", matches: { $0 is Number.Precision },
    functions: [
      UntypedOverload("func fractionLength(_ length: Int) -> Precision") {
        Number.Precision.fractionLength(digits($0.integer(0)))
      },
      UntypedOverload("func fractionLength(_ limits: ClosedRange<Int>) -> Precision") { call in
        Number.Precision.fractionLength(digits(call[0], from: 0))
      },
      UntypedOverload("func significantDigits(_ digits: Int) -> Precision") {
        Number.Precision.significantDigits(max(1, digits($0.integer(0))))
      },
      UntypedOverload("func significantDigits(_ limits: ClosedRange<Int>) -> Precision") { call in
        Number.Precision.significantDigits(digits(call[0], from: 1))
      },
      UntypedOverload("func integerLength(_ length: Int) -> Precision") {
        Number.Precision.integerLength(digits($0.integer(0)))
      },
      UntypedOverload("func integerLength(_ limits: ClosedRange<Int>) -> Precision") { call in
        Number.Precision.integerLength(digits(call[0], from: 0))
      },
      UntypedOverload("func integerAndFractionLength(integer: Int, fraction: Int) -> Precision") {
        Number.Precision.integerAndFractionLength(
          integer: digits($0.integer(0)), fraction: digits($0.integer(1)))
      },
      UntypedOverload(
        "func integerAndFractionLength(integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>) -> Precision"
      ) { call in
        Number.Precision.integerAndFractionLength(
          integerLimits: digits(call[0], from: 0), fractionLimits: digits(call[1], from: 0))
      },
    ])

  /// Beyond what a number has, more digits are only zeros, and thousands of them cost memory.
  private static func digits(_ count: Int?) -> Int { min(max(count ?? 0, 0), 30) }

  private static func digits(_ value: Value?, from least: Int) -> ClosedRange<Int> {
    guard case .range(let range)? = value else { return least...30 }
    func whole(_ number: Double?, else fallback: Int) -> Int {
      // In this order what is no number is the least.
      number.map { Int(min(max(Double(least), $0), 30)) } ?? fallback
    }
    let lower = whole(range.lower, else: least)
    let upper = whole(range.upper.map { range.isClosed ? $0 : $0 - 1 }, else: 30)
    return lower...max(lower, upper)
  }
}
