import Foundation
import MaquetteUI

extension TypeEntry {
  static let localizedStringKey = TypeEntry(
    "LocalizedStringKey", matches: { $0 is LocalizedStringKey },
    initializers: [
      UntypedOverload("init(_ value: String)") { call in
        call.argument(0)?.interpolation == nil
          ? LocalizedStringKey(call.string(0)) : call.key(0)
      },
      UntypedOverload("init(stringLiteral value: String)") { LocalizedStringKey($0.string(0)) },
    ])

  /// The value that `String(localized:)` looks up.
  static let localizationValue = TypeEntry(
    "String.LocalizationValue", matches: { $0 is LocalizedStringKey },
    alsoIn: ["LocalizedStringKey"],
    initializers: [
      UntypedOverload("init(_ value: String)") { LocalizedStringKey($0.string(0)) },
      UntypedOverload("init(stringLiteral value: String)") { LocalizedStringKey($0.string(0)) },
    ])

  static let localizedStringResource = TypeEntry(
    "LocalizedStringResource", matches: { $0 is LocalizedStringResource },
    initializers: [
      UntypedOverload(
        "init(_ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Any? = nil, comment: String? = nil)"
      ) {
        LocalizedStringResource(
          localizationKey: $0.key(0), fallback: nil, table: $0.value(1), locale: $0.value(2))
      },
      UntypedOverload(
        "init(_ key: String, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Any? = nil, comment: String? = nil)"
      ) { call in
        LocalizedStringResource(
          localizationKey: LocalizedStringKey(
            key: call.string(0), arguments: call.key(1).arguments), fallback: call.key(1),
          table: call.value(2), locale: call.value(3))
      },
      UntypedOverload("init(stringLiteral value: String)") {
        LocalizedStringResource(stringLiteral: $0.string(0))
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
      UntypedOverload(
        "func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String"
      ) {
        call in
        call.evaluator.formatted(call.string(0), call.arguments.items.dropFirst().map(\.value))
      }
    ])
}

extension FunctionEntry {
  static let localizedString = FunctionEntry("NSLocalizedString") { call in
    let fallback = call["value"].map(call.evaluator.describe) ?? ""
    return .string(
      LocalizedStringKey(call.text(0)).plainText(
        in: .current, table: call["tableName"]?.converted(to: String.self),
        fallback: fallback.isEmpty ? nil : LocalizedStringKey(fallback)))
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
