import Foundation
import MaquetteUI

/// `.name(style:)` and `.url…`.
enum NameFormats {
  typealias Name = PersonNameComponents.FormatStyle
  typealias Part = URL.FormatStyle.ComponentDisplayOption
  typealias Host = URL.FormatStyle.HostDisplayOption

  static let entries: [TypeEntry] = [
    TypeEntry.formats(of: "PersonNameComponents", functions: [name]),
    TypeEntry(
      format: Name.self, named: "PersonNameComponents.FormatStyle",
      initializers: [
        UntypedOverload(
          "init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)"
        ) { Name(style: $0.value(0) ?? .medium, locale: $0.value(1) ?? .autoupdatingCurrent) }
      ], functions: [name],
      stored: [
        StoredProperty("style", "PersonNameComponents.FormatStyle.Style", \Name.style),
        StoredProperty("locale", "Locale", \Name.locale),
      ]),
    TypeEntry(
      choices: [
        "short": Name.Style.short, "medium": .medium, "long": .long, "abbreviated": .abbreviated,
      ], named: "PersonNameComponents.FormatStyle.Style"),
    TypeEntry.formats(of: "URL", statics: ["url": { _ in URL.FormatStyle() }]),
    url,
    TypeEntry(
      choices: [
        "scheme": URL.FormatStyle.Component.scheme, "user": .user, "password": .password,
        "host": .host, "port": .port, "path": .path, "query": .query, "fragment": .fragment,
      ], named: "URL.FormatStyle.Component"),
    TypeEntry(
      choices: ["always": Part.always, "never": .never, "omitIfHTTPFamily": .omitIfHTTPFamily],
      named: "URL.FormatStyle.ComponentDisplayOption",
      functions: [
        rule("displayWhen") { Part.displayWhen($0, matches: $1) },
        rule("omitWhen") { Part.omitWhen($0, matches: $1) },
      ]),
    TypeEntry(
      choices: ["always": Host.always, "never": .never, "omitIfHTTPFamily": .omitIfHTTPFamily],
      named: "URL.FormatStyle.HostDisplayOption",
      functions: [
        rule("displayWhen") { Host.displayWhen($0, matches: $1) },
        rule("omitWhen") { Host.omitWhen($0, matches: $1) },
        UntypedOverload(
          "func omitSpecificSubdomains(_ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false) -> HostDisplayOption"
        ) {
          Host.omitSpecificSubdomains(
            $0.value(0) ?? [], includeMultiLevelSubdomains: $0.bool(1))
        },
      ]),
  ]

  private static let name = UntypedOverload(
    "func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle"
  ) { Name(style: $0.value(0) ?? .medium) }

  private static let url = TypeEntry(
    format: URL.FormatStyle.self, named: "URL.FormatStyle",
    initializers: [
      UntypedOverload(
        "init(scheme: URL.FormatStyle.ComponentDisplayOption = .always, user: URL.FormatStyle.ComponentDisplayOption = .never, password: URL.FormatStyle.ComponentDisplayOption = .never, host: URL.FormatStyle.HostDisplayOption = .always, port: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily, path: URL.FormatStyle.ComponentDisplayOption = .always, query: URL.FormatStyle.ComponentDisplayOption = .never, fragment: URL.FormatStyle.ComponentDisplayOption = .never)"
      ) {
        URL.FormatStyle(
          scheme: $0.value(0) ?? .always, user: $0.value(1) ?? .never,
          password: $0.value(2) ?? .never, host: $0.value(3) ?? .always,
          port: $0.value(4) ?? .omitIfHTTPFamily, path: $0.value(5) ?? .always,
          query: $0.value(6) ?? .never, fragment: $0.value(7) ?? .never)
      }
    ],
    statics: ["url": { _ in URL.FormatStyle() }],
    methods: [
      part("scheme", .always) { $0.scheme($1) }, part("user", .never) { $0.user($1) },
      part("password", .never) { $0.password($1) },
      part("port", .omitIfHTTPFamily) { $0.port($1) }, part("path", .always) { $0.path($1) },
      part("query", .never) { $0.query($1) }, part("fragment", .never) { $0.fragment($1) },
      UntypedOverload(
        "func host(_ strategy: URL.FormatStyle.HostDisplayOption = .always) -> URL.FormatStyle",
        on: URL.FormatStyle.self
      ) { $0.host($1.value(0) ?? .always) },
    ])

  private static func part(
    _ name: String, _ fallback: Part,
    _ set: @escaping @MainActor (URL.FormatStyle, Part) -> URL.FormatStyle
  ) -> Overload {
    UntypedOverload(
      "func \(name)(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle",
      on: URL.FormatStyle.self
    ) { set($0, $1.value(0) ?? fallback) }
  }

  private static func rule(
    _ name: String,
    _ make: @escaping @MainActor (URL.FormatStyle.Component, Set<String>) -> Any
  ) -> Overload {
    UntypedOverload(
      "func \(name)(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> DisplayOption"
    ) { call in call.value(0).map { make($0, call.value(1) ?? []) } }
  }
}
