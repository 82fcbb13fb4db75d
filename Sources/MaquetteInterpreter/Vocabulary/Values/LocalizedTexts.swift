import Foundation
import MaquetteUI

extension TypeEntry {
  static let localizedStringKey = TypeEntry(
    "LocalizedStringKey", matches: { $0 is LocalizedStringKey },
    initializers: [
      Overload("init(_ value: String)") { (value: LocalizedStringKey) in value },
      Overload("init(stringLiteral value: String)") { (value: String) in LocalizedStringKey(value)
      },
    ])

  /// The value that `String(localized:)` looks up.
  static let localizationValue = TypeEntry(
    "String.LocalizationValue", matches: { $0 is LocalizedStringKey },
    alsoIn: ["LocalizedStringKey"],
    initializers: [
      Overload("init(_ value: String)") { (value: String) in LocalizedStringKey(value) },
      Overload("init(stringLiteral value: String)") { (value: String) in LocalizedStringKey(value)
      },
    ])

  static let localizedStringResource = TypeEntry(
    "LocalizedStringResource", matches: { $0 is LocalizedStringResource },
    initializers: [
      Overload(
        "init(_ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, @inert bundle: Any? = nil, @inert comment: String? = nil)"
      ) { (keyAndValue: LocalizedStringKey, table: String?, locale: Locale?) in
        LocalizedStringResource(
          localizationKey: keyAndValue, fallback: nil, table: table, locale: locale)
      },
      Overload(
        "init(_ key: String, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, @inert bundle: Any? = nil, @inert comment: String? = nil)"
      ) { (key: String, defaultValue: LocalizedStringKey, table: String?, locale: Locale?) in
        LocalizedStringResource(
          localizationKey: LocalizedStringKey(
            key: key, arguments: defaultValue.arguments), fallback: defaultValue,
          table: table, locale: locale)
      },
      Overload("init(stringLiteral value: String)") { (value: String) in
        LocalizedStringResource(stringLiteral: value)
      },
    ],
    properties: ["key": { any, _ in (any as? LocalizedStringResource)?.key }],
    stored: [StoredProperty("locale", "Locale?", \LocalizedStringResource.locale)])
}

extension TypeEntry {
  /// What strings have as a type; how they are made is a function.
  static let string = TypeEntry(
    "String",
    functions: [
      Overload("func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String") {
        (format: String, arguments: [Value], site: CallSite) in
        site.evaluator.numbered(format, arguments) ?? site.evaluator.formatted(format, arguments)
      }
    ])
}

extension FunctionEntry {
  static let localizedString = FunctionEntry("NSLocalizedString") { call in
    let fallback = call["value"].map(call.evaluator.describe) ?? ""
    return .string(
      call.evaluator.localized(
        call.text(0), table: call["tableName"]?.converted(to: String.self),
        fallback: fallback.isEmpty ? nil : fallback))
  }
}

extension Evaluator {
  /// The text of a key in a table, as `NSLocalizedString` finds it.
  func localized(_ name: String, table: String?, fallback: String?) -> String {
    let key = LocalizedStringKey(name)
    let text = key.plainText(
      in: .current, table: table, fallback: fallback.map { LocalizedStringKey($0) })
    if key.isChosenByNumber(in: .current, table: table) {
      storage.numberedFormats[text] = (name, table)
    }
    return text
  }
}

extension Arguments {
  /// What `String(localized:)` makes of its arguments; nil if these are others.
  func localizedText() -> String? {
    guard let first = items.first, first.label == "localized" else { return nil }
    var context = LocalizationContext.current
    if let locale: Locale = self["locale"]?.converted(to: Locale.self) { context.locale = locale }
    if let resource = first.value.native(as: LocalizedStringResource.self) {
      if let locale = resource.locale { context.locale = locale }
      return resource.localizationKey.plainText(
        in: context, table: resource.table, fallback: resource.fallback)
    }
    let table = self["table"]?.converted(to: String.self)
    guard let written = items.first(where: { $0.label == "defaultValue" }) else {
      return evaluator.key(of: first).plainText(in: context, table: table)
    }
    let fallback = evaluator.key(of: written)
    return LocalizedStringKey(
      key: evaluator.describe(first.value), arguments: fallback.arguments
    ).plainText(in: context, table: table, fallback: fallback)
  }
}

extension Evaluator {
  /// The key that an argument is, with its interpolations kept apart.
  func key(of argument: Argument) -> LocalizedStringKey {
    key(from: argument.interpolation.map { .wrap($0) } ?? argument.value)
  }
}

extension Evaluator {
  /// A format that a table has several of, with the one that its numbers choose; nil for others.
  func numbered(_ format: String, _ values: [Value]) -> String? {
    guard let known = storage.numberedFormats[format] else { return nil }
    let arguments = values.map { value -> LocalizedArgument in
      if let whole = value.position { return LocalizedArgument(whole) }
      return value.number.map { .floating($0) } ?? .text(describe(value))
    }
    return LocalizedStringKey(key: known.key, arguments: arguments)
      .plainText(in: .current, table: known.table)
  }
}
