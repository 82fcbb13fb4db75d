import Foundation
import Synchronization
import _FoundationICU

/// With `PluralRules` beside it, the one place that calls into the toolchain's ICU, an underscored
/// module whose behaviour the tests pin.
///
/// Its C functions carry the prefix `swift_`, but for Apple's own additions (`uameasfmt_…`).
/// Formatters cost fifty times what formatting costs, so they are kept by what made them.
enum ICU {
  /// A status above zero is an error; −128 and −127 say that a parent locale's data was used.
  private static func failed(_ status: UErrorCode) -> Bool {
    status.rawValue > U_ZERO_ERROR.rawValue
  }

  /// Calls `body` with a buffer, and again with one that is large enough where the first was not.
  private static func string(
    _ body: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity: Int32 = 128
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let text = withUnsafeTemporaryAllocation(of: UChar.self, capacity: Int(capacity)) { buffer in
        guard let start = buffer.baseAddress else { return String?.none }
        length = body(start, capacity, &status)
        guard !failed(status), length <= capacity else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
      }
      if let text { return text }
      guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
      capacity = length + 1
    }
    return nil
  }
}

// MARK: - Numbers with units

extension ICU {
  private struct Skeleton: Hashable {
    let stems: String
    let locale: String
  }

  private struct NumberFormatter: @unchecked Sendable {
    let formatter: OpaquePointer
    let result: OpaquePointer
  }

  private static let numberFormatters = Mutex<[Skeleton: NumberFormatter?]>([:])

  /// A style can be made anew with each value of a slider, so formatters are not kept for ever.
  private static let limit = 256

  private static func forget(_ known: inout [Skeleton: NumberFormatter?]) {
    for case let entry? in known.values {
      swift_unumf_close(entry.formatter)
      swift_unumf_closeResult(entry.result)
    }
    known.removeAll(keepingCapacity: true)
  }

  /// Formats a number by a skeleton (`unit/meter unit-width-short`); nil if ICU refuses it.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    let key = Skeleton(stems: skeleton, locale: locale.icuIdentifier)
    return numberFormatters.withLock { known in
      let found: NumberFormatter?
      if let entry = known[key] {
        found = entry
      } else {
        if known.count >= limit { forget(&known) }
        found = open(key)
        known[key] = .some(found)
      }
      guard let found else { return nil }
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(found.formatter, value, found.result, &status)
      guard !failed(status) else { return nil }
      return string { swift_unumf_resultToString(found.result, $0, $1, &$2) }
    }
  }

  private static func open(_ skeleton: Skeleton) -> NumberFormatter? {
    let stems = Array(skeleton.stems.utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      stems, Int32(stems.count), skeleton.locale, &status)
    let result = swift_unumf_openResult(&status)
    guard !failed(status), let formatter, let result else { return nil }
    return NumberFormatter(formatter: formatter, result: result)
  }
}

// MARK: - Amounts of time

extension ICU {
  /// A calendar unit as ICU numbers it for measures.
  enum TimeUnit: UInt32, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var measure: UAMeasureUnit {
      switch self {
      case .year: UAMEASUNIT_DURATION_YEAR
      case .month: UAMEASUNIT_DURATION_MONTH
      case .week: UAMEASUNIT_DURATION_WEEK
      case .day: UAMEASUNIT_DURATION_DAY
      case .hour: UAMEASUNIT_DURATION_HOUR
      case .minute: UAMEASUNIT_DURATION_MINUTE
      case .second: UAMEASUNIT_DURATION_SECOND
      }
    }

    fileprivate var relative: URelativeDateTimeUnit {
      switch self {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    }
  }

  /// How long the names of units are.
  enum UnitWidth: Hashable {
    case wide, short, shorter, narrow

    fileprivate var measure: UAMeasureFormatWidth {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .short: UAMEASFMT_WIDTH_SHORT
      case .shorter: UAMEASFMT_WIDTH_SHORTER
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }

  private struct AmountKey: Hashable {
    let locale: String
    let width: UnitWidth
    let spellsOut: Bool
  }

  private struct Opened: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let amountFormatters = Mutex<[AmountKey: Opened]>([:])

  /// Joins amounts of time in the locale's way: "1 yr, 1 mth"; nil if ICU fails.
  static func amounts(
    _ amounts: [(value: Double, unit: TimeUnit)], width: UnitWidth, spellsOut: Bool = false,
    locale: Locale
  ) -> String? {
    let measures = amounts.map { UAMeasure(value: $0.value, unit: $0.unit.measure) }
    let key = AmountKey(locale: locale.icuIdentifier, width: width, spellsOut: spellsOut)
    return amountFormatters.withLock { known in
      guard let formatter = known[key] ?? open(key) else { return nil }
      known[key] = formatter
      return string {
        uameasfmt_formatMultiple(
          formatter.pointer, measures, Int32(measures.count), $0, $1, &$2)
      }
    }
  }

  private static func open(_ key: AmountKey) -> Opened? {
    var status = U_ZERO_ERROR
    let style = key.spellsOut ? UNUM_SPELLOUT : UNUM_DECIMAL
    // The measure formatter adopts the number formatter and closes it.
    guard let numbers = swift_unum_open(style, nil, 0, key.locale, nil, &status), !failed(status)
    else { return nil }
    let formatter = uameasfmt_open(
      key.locale, key.width.measure, UnsafeMutablePointer(numbers), &status)
    guard !failed(status), let formatter else { return nil }
    return Opened(pointer: formatter)
  }
}

// MARK: - Lists

extension ICU {
  private static let listFormatters = Mutex<[RelativeKey: Opened]>([:])

  /// Joins texts of amounts as the locale joins units: "two hours, ten minutes"; nil if ICU fails.
  static func list(_ texts: [String], width: UnitWidth, locale: Locale) -> String? {
    let key = RelativeKey(locale: locale.icuIdentifier, width: width)
    let strings = texts.map { Array($0.utf16) }
    // Pointers to all strings at once: one buffer, and where each begins.
    let joined = strings.flatMap { $0 }
    return listFormatters.withLock { known in
      guard let formatter = known[key] ?? openList(key) else { return nil }
      known[key] = formatter
      return joined.withUnsafeBufferPointer { buffer in
        guard var start = buffer.baseAddress else { return "" }
        var starts: [UnsafePointer<UChar>?] = []
        for string in strings {
          starts.append(start)
          start += string.count
        }
        let lengths = strings.map { Int32($0.count) }
        return string {
          swift_ulistfmt_format(
            formatter.pointer, starts, lengths, Int32(strings.count), $0, $1, &$2)
        }
      }
    }
  }

  private static func openList(_ key: RelativeKey) -> Opened? {
    let width =
      switch key.width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short, .shorter: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(key.locale, ULISTFMT_TYPE_UNITS, width, &status)
    guard !failed(status), let formatter else { return nil }
    return Opened(pointer: formatter)
  }
}

// MARK: - Relative words

extension ICU {
  private struct RelativeKey: Hashable {
    let locale: String
    let width: UnitWidth
  }

  private static let relativeFormatters = Mutex<[RelativeKey: Opened]>([:])

  /// "in 2 hours", "3 days ago", or with `named` also "yesterday" and "now"; nil if ICU fails.
  static func relative(
    _ value: Double, _ unit: TimeUnit, width: UnitWidth, named: Bool, locale: Locale
  ) -> String? {
    let key = RelativeKey(locale: locale.icuIdentifier, width: width)
    return relativeFormatters.withLock { known in
      guard let formatter = known[key] ?? open(key) else { return nil }
      known[key] = formatter
      return string {
        named
          ? swift_ureldatefmt_format(formatter.pointer, value, unit.relative, $0, $1, &$2)
          : swift_ureldatefmt_formatNumeric(formatter.pointer, value, unit.relative, $0, $1, &$2)
      }
    }
  }

  private static func open(_ key: RelativeKey) -> Opened? {
    let style =
      switch key.width {
      case .wide: UDAT_STYLE_LONG
      case .short, .shorter: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    var status = U_ZERO_ERROR
    let formatter = swift_ureldatefmt_open(
      key.locale, nil, style, UDISPCTX_CAPITALIZATION_NONE, &status)
    guard !failed(status), let formatter else { return nil }
    return Opened(pointer: formatter)
  }
}

extension Locale {
  /// The identifier as ICU's C functions read it: keywords after `@`, not BCP 47 extensions.
  fileprivate var icuIdentifier: String {
    let identifier = identifier
    return identifier.utf8.contains(UInt8(ascii: "-")) ? self.identifier(.icu) : identifier
  }
}
