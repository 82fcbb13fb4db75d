import Foundation
import MaquetteUI

extension TypeEntry {
  static let attributedStrings: [TypeEntry] = [
    attributedString,
    TypeEntry(
      "AttributedString.MarkdownParsingOptions",
      matches: { $0 is AttributedString.MarkdownParsingOptions },
      initializers: [
        UntypedOverload(
          "init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: Any? = nil, languageCode: String? = nil)"
        ) {
          AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: $0.bool(0), interpretedSyntax: $0.value(1) ?? .full,
            languageCode: $0.value(3))
        }
      ]),
    TypeEntry(
      choices: [
        "full": AttributedString.MarkdownParsingOptions.InterpretedSyntax.full,
        "inlineOnly": .inlineOnly,
        "inlineOnlyPreservingWhitespace": .inlineOnlyPreservingWhitespace,
      ], named: "InterpretedSyntax"),
    TypeEntry(
      "Text.LineStyle", matches: { $0 is Text.LineStyle },
      initializers: [
        UntypedOverload("init(pattern: Any? = nil, color: Color? = nil)") {
          Text.LineStyle(color: $0.value(1))
        }
      ], statics: ["single": { _ in Text.LineStyle.single }]),
  ]

  private typealias Scope = AttributeScopes.SwiftUIAttributes

  private static let attributedString = TypeEntry(
    "AttributedString", matches: { $0 is AttributedString },
    initializers: [
      UntypedOverload("init()") { _ in AttributedString() },
      UntypedOverload("init(_ string: String)") { AttributedString($0.string(0)) },
      UntypedOverload("init(stringLiteral: String)") { AttributedString($0.string(0)) },
      UntypedOverload(
        "init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil)"
      ) {
        try AttributedString(
          markdown: $0.string(0), options: $0.value(1) ?? .init(), baseURL: $0.value(2))
      },
      UntypedOverload(
        "init(localized key: LocalizedStringKey, table: String? = nil, bundle: Any? = nil, locale: Locale? = nil, comment: String? = nil)"
      ) { AttributedString(localized: $0.key(0), table: $0.value(1), locale: $0.value(3)) },
    ],
    properties: [
      "characters": { any, _ in (any as? AttributedString).map { String($0.characters) } },
      "description": { any, _ in (any as? AttributedString).map { String($0.characters) } },
    ],
    methods: [
      UntypedOverload("mutating func append(_ other: AttributedString)", on: AttributedString.self)
      {
        text, call in call.value(0).map { text + $0 } ?? text
      }
    ],
    stored: [
      attribute("font", "Font?", Scope.FontAttribute.self),
      attribute("foregroundColor", "Color?", Scope.ForegroundColorAttribute.self),
      attribute("backgroundColor", "Color?", Scope.BackgroundColorAttribute.self),
      attribute("underlineStyle", "Text.LineStyle?", Scope.UnderlineStyleAttribute.self),
      attribute("strikethroughStyle", "Text.LineStyle?", Scope.StrikethroughStyleAttribute.self),
      attribute("link", "URL?", AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ])

  private static func attribute<K: AttributedStringKey>(
    _ name: String, _ type: String, _ key: K.Type
  ) -> StoredProperty where K.Value: Sendable {
    StoredProperty(
      name, type, get: { (text: AttributedString) in text[K.self] },
      set: { (text: inout AttributedString, value: K.Value?) in text[K.self] = value })
  }
}
