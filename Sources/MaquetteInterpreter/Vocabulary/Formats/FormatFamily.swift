import Foundation
import MaquetteUI

/// The formats that a kind of value has: what `format: .name` is looked up in.
struct FormatFamily {
  /// The name of the entry that holds them.
  let name: String
  /// The style of `formatted()`; nil where there is none.
  let standard: Value?

  /// The formats of a value.
  static func of(_ value: Value) -> FormatFamily {
    switch value {
    case .int: integers
    case .double: reals
    case .sized(let number): number.kind == .float ? reals : integers
    case .binding(let binding): of(binding)
    case .array(let elements): list(of: elements.first)
    case .set(let elements): list(of: elements.keys.first)
    case .native(let native): ofNative(native.value)
    default: others
    }
  }

  /// The formats of what a binding holds; an absent value has those of its declared type.
  private static func of(_ binding: BindingValue) -> FormatFamily {
    let value = binding.get()
    guard value.isNone, let name = binding.type?.name else { return of(value) }
    switch binding.type?.unwrapped.basic {
    case .integer: return integers
    case .real: return reals
    default: return declared.first { $0.key == name }?.value ?? others
    }
  }

  private static func ofNative(_ any: Any) -> FormatFamily {
    switch any {
    case is Date: dates
    case is DateRange, is DateInterval: intervals
    case is Duration: durations
    case is Decimal: decimals
    case is URL: urls
    case is PersonNameComponents: names
    default: MeasurementFormats.family(of: any) ?? others
    }
  }

  private static func list(of element: Value?) -> FormatFamily {
    switch element {
    case .int, .double, .sized, .native: lists
    default: texts
    }
  }

  private static let integers = FormatFamily(
    name: "FormatStyle<Int>", standard: .wrap(IntegerFormatStyle<Int>()))
  private static let reals = FormatFamily(
    name: "FormatStyle<Double>", standard: .wrap(FloatingPointFormatStyle<Double>()))
  private static let decimals = FormatFamily(
    name: "FormatStyle<Decimal>", standard: .wrap(Decimal.FormatStyle()))
  private static let dates = FormatFamily(
    name: "FormatStyle<Date>",
    standard: .wrap(Date.FormatStyle(date: .numeric, time: .shortened)))
  private static let intervals = FormatFamily(
    name: "FormatStyle<Range<Date>>",
    standard: .wrap(Date.IntervalFormatStyle(date: .numeric, time: .shortened)))
  private static let durations = FormatFamily(
    name: "FormatStyle<Duration>",
    standard: .wrap(Duration.TimeFormatStyle(pattern: .hourMinuteSecond)))
  private static let urls = FormatFamily(
    name: "FormatStyle<URL>", standard: .wrap(URL.FormatStyle()))
  private static let names = FormatFamily(
    name: "FormatStyle<PersonNameComponents>", standard: .wrap(PersonNameComponents.FormatStyle()))
  private static let texts = FormatFamily(
    name: "FormatStyle<[String]>", standard: .wrap(ListFormats.texts(.and, .standard)))
  private static let lists = FormatFamily(name: "FormatStyle<[Any]>", standard: nil)
  private static let others = FormatFamily(name: "FormatStyle", standard: nil)

  private static let declared: KeyValuePairs = [
    "Date": dates, "Duration": durations, "URL": urls,
    "PersonNameComponents": names, "Decimal": decimals,
  ]

  /// The type whose values a format of this name takes; nil if it is of several or none.
  static func input(of format: String) -> String? {
    declared.first { _, family in
      let entry = Vocabulary.types[family.name]
      return entry?.statics[format] != nil || entry?.functions[format] != nil
    }?.key
  }

  /// `formatted` of every kind of value that has formats.
  static let methods: [Overload] = [
    Method("func formatted() -> String") { (value: Value, site: CallSite) in
      of(value).standard.flatMap {
        site.evaluator.formattedString(value, $0, at: site.place)
      }
    },
    Method("func formatted(_ format: FormatStyle) -> String") {
      (value: Value, format: Value, site: CallSite) -> Any? in
      let style = site.evaluator.styleValue(format, for: value)
      if case .instance = style {
        return site.evaluator.declaredFormat(value, style, at: site.place)
      }
      if let text = site.evaluator.formattedString(value, style, at: site.place) { return text }
      if !style.isStub { site.reportFormat(value) }
      return site.evaluator.describe(value)
    },
    Method(
      "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String"
    ) {
      (
        value: Value, date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?,
        site: CallSite
      ) in
      let style: Value =
        value.native(as: Date.self) == nil
        ? .wrap(Date.IntervalFormatStyle(date: date, time: time))
        : .wrap(Date.FormatStyle(date: date, time: time))
      return site.evaluator.formattedString(value, style, at: site.place)
    },
  ]
}

extension Evaluator {
  /// An implicit member as the kind of value that a format takes.
  func formatInput(_ member: ImplicitMember, of format: Value) -> Value {
    guard case .implicit(let style) = format, let type = FormatFamily.input(of: style.name),
      let value = try? resolve(member, in: type, owner: nil)
    else { return .stub(Stub(name: member.name)) }
    return value
  }
}

extension TypeEntry {
  /// The formats that the file declares for any kind of value.
  static let formatStyle = TypeEntry("FormatStyle", alsoIn: ["ParseableFormatStyle"])

  /// The formats of a kind of value, and with them those that the file declares.
  static func formats(
    of type: String, statics: [String: @MainActor (Evaluator) -> Any?] = [:],
    functions: [Overload] = []
  ) -> TypeEntry {
    TypeEntry(
      "FormatStyle<\(type)>", alsoIn: ["FormatStyle"], statics: statics, functions: functions)
  }
}

extension CallSite {
  /// Reports a format that does not take a value.
  func reportFormat(_ value: Value) {
    evaluator.log.report(
      .error, .typeMismatch, name: "format",
      "the format does not take a value of type '\(value.typeName)'", at: place)
  }
}
