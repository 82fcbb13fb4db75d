import Foundation

extension TypeEntry {
  static let decimal = TypeEntry(
    "Decimal", matches: { $0 is Decimal },
    statics: [
      "zero": { _ in Decimal.zero }, "pi": { _ in Decimal.pi },
      "greatestFiniteMagnitude": { _ in Decimal.greatestFiniteMagnitude },
    ],
    properties: [
      "doubleValue": { any, _ in (any as? Decimal).map { NSDecimalNumber(decimal: $0).doubleValue }
      },
      "intValue": { any, _ in (any as? Decimal).map { NSDecimalNumber(decimal: $0).intValue } },
      "stringValue": { any, _ in (any as? Decimal)?.description },
      "magnitude": { any, _ in (any as? Decimal)?.magnitude },
      "isZero": { any, _ in (any as? Decimal)?.isZero },
      "isNaN": { any, _ in (any as? Decimal)?.isNaN },
    ])
}
