import Foundation
import MaquetteUI

extension TypeEntry {
  static let attributedStrings: [TypeEntry] = [
    attributedString,
    TypeEntry(
      "AttributedString.MarkdownParsingOptions",
      matches: { $0 is AttributedString.MarkdownParsingOptions },
      initializers: [
        Overload(
          "init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, @inert failurePolicy: Any? = nil, languageCode: String? = nil)"
        ) {
          (
            allowsExtendedAttributes: Bool?,
            interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax?,
            languageCode: String?
          ) in
          AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: allowsExtendedAttributes ?? false,
            interpretedSyntax: interpretedSyntax ?? .full,
            languageCode: languageCode)
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
        Overload("init(@ignored pattern: Any? = nil, color: Color? = nil)") { (color: Color?) in
          Text.LineStyle(color: color)
        }
      ], statics: ["single": { _ in Text.LineStyle.single }]),
  ]

  private typealias Scope = AttributeScopes.SwiftUIAttributes

  private static let attributedString = TypeEntry(
    "AttributedString", matches: { $0 is AttributedString },
    initializers: [
      Overload("init()") { AttributedString() },
      Overload("init(_ string: String)") { (string: String) in AttributedString(string) },
      Overload("init(stringLiteral: String)") { (stringLiteral: String) in
        AttributedString(stringLiteral)
      },
      Overload(
        "init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil)"
      ) { (markdown: String, options: AttributedString.MarkdownParsingOptions?, baseURL: URL?) in
        try AttributedString(
          markdown: markdown, options: options ?? .init(), baseURL: baseURL)
      },
      Overload(
        "init(localized key: LocalizedStringKey, table: String? = nil, @inert bundle: Any? = nil, locale: Locale? = nil, @inert comment: String? = nil)"
      ) { (key: LocalizedStringKey, table: String?, locale: Locale?) in
        AttributedString(localized: key, table: table, locale: locale)
      },
    ],
    properties: [
      "characters": { any, _ in (any as? AttributedString).map { String($0.characters) } },
      "description": { any, _ in (any as? AttributedString).map { String($0.characters) } },
    ],
    methods: [
      Method("mutating func append(_ other: AttributedString)") {
        (text: AttributedString, other: AttributedString?) in other.map { text + $0 } ?? text
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
