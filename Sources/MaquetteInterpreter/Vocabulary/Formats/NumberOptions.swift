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
        Overload("func always(includingZero: Bool = false) -> SignDisplayStrategy") {
          (includingZero: Bool?) in
          Number.SignDisplayStrategy.always(includingZero: includingZero ?? false)
        }
      ]),
    TypeEntry(
      choices: [
        "automatic": Money.SignDisplayStrategy.automatic, "never": .never,
        "accounting": .accounting,
      ], named: "CurrencyFormatStyleConfiguration.SignDisplayStrategy",
      functions: [
        Overload("func always(showZero: Bool = false) -> SignDisplayStrategy") {
          (showZero: Bool?) in Money.SignDisplayStrategy.always(showZero: showZero ?? false)
        },
        Overload("func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy") {
          (showZero: Bool?) in
          Money.SignDisplayStrategy.accountingAlways(showZero: showZero ?? false)
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
      Overload("func fractionLength(_ length: Int) -> Precision") { (length: Int?) in
        Number.Precision.fractionLength(digits(length))
      },
      Overload("func fractionLength(_ limits: ClosedRange<Int>) -> Precision") {
        (limits: RangeValue?) in
        Number.Precision.fractionLength(digits(limits, from: 0))
      },
      Overload("func significantDigits(_ digits: Int) -> Precision") { (count: Int?) in
        Number.Precision.significantDigits(max(1, digits(count)))
      },
      Overload("func significantDigits(_ limits: ClosedRange<Int>) -> Precision") {
        (limits: RangeValue?) in Number.Precision.significantDigits(digits(limits, from: 1))
      },
      Overload("func integerLength(_ length: Int) -> Precision") { (length: Int?) in
        Number.Precision.integerLength(digits(length))
      },
      Overload("func integerLength(_ limits: ClosedRange<Int>) -> Precision") {
        (limits: RangeValue?) in
        Number.Precision.integerLength(digits(limits, from: 0))
      },
      Overload("func integerAndFractionLength(integer: Int, fraction: Int) -> Precision") {
        (integer: Int?, fraction: Int?) in
        Number.Precision.integerAndFractionLength(
          integer: digits(integer), fraction: digits(fraction))
      },
      Overload(
        "func integerAndFractionLength(integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>) -> Precision"
      ) { (integerLimits: RangeValue?, fractionLimits: RangeValue?) in
        Number.Precision.integerAndFractionLength(
          integerLimits: digits(integerLimits, from: 0),
          fractionLimits: digits(fractionLimits, from: 0))
      },
    ])

  /// Beyond what a number has, more digits are only zeros, and thousands of them cost memory.
  private static func digits(_ count: Int?) -> Int { min(max(count ?? 0, 0), 30) }

  private static func digits(_ range: RangeValue?, from least: Int) -> ClosedRange<Int> {
    guard let range else { return least...30 }
    func whole(_ number: Double?, else fallback: Int) -> Int {
      // In this order what is no number is the least.
      number.map { Int(min(max(Double(least), $0), 30)) } ?? fallback
    }
    let lower = whole(range.lower, else: least)
    let upper = whole(range.upper.map { range.isClosed ? $0 : $0 - 1 }, else: 30)
    return lower...max(lower, upper)
  }
}
