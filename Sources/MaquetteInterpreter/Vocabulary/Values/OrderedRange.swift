import MaquetteUI

/// A range of values that are neither numbers nor dates: sizes of text, or what the file orders.
///
/// Ends that are bare members are what the values looked for are.
final class OrderedRange {
  let lower: Value?
  let upper: Value?
  let isClosed: Bool

  init(lower: Value?, upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

extension Evaluator {
  /// Whether a value lies in the range by the order of its type.
  func isContained(_ value: Value, in range: OrderedRange, at place: SourceLocation) throws -> Bool
  {
    if let end = range.lower {
      let lower = try resolve(end, like: value, at: place)
      guard let order = try order(lower, value, at: place), order <= 0 else { return false }
    }
    guard let end = range.upper else { return true }
    let upper = try resolve(end, like: value, at: place)
    guard let order = try order(value, upper, at: place) else { return false }
    return range.isClosed ? order <= 0 : order < 0
  }
}

extension OrderedRange: VocabularyArgument {
  static var spellings: [String] { ["ClosedRange<DynamicTypeSize>"] }
}

extension TypeEntry {
  static let orderedRange = TypeEntry(
    "ClosedRange<Comparable>", matches: { $0 is OrderedRange },
    properties: [
      "lowerBound": { any, _ in (any as? OrderedRange)?.lower },
      "upperBound": { any, _ in (any as? OrderedRange)?.upper },
    ],
    methods: [
      Method("func contains(_ element: Any) -> Bool") {
        (range: OrderedRange, element: Value, site: CallSite) in
        try site.evaluator.isContained(element, in: range, at: site.place)
      }
    ])
}
