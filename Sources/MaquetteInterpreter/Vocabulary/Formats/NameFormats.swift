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
        Overload(
          "init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)"
        ) { (style: PersonNameComponents.FormatStyle.Style?, locale: Locale?) in
          Name(style: style ?? .medium, locale: locale ?? .autoupdatingCurrent)
        }
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
        Overload(
          "func omitSpecificSubdomains(_ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false) -> HostDisplayOption"
        ) { (subdomains: Set<String>?, includeMultiLevelSubdomains: Bool?) in
          Host.omitSpecificSubdomains(
            subdomains ?? [], includeMultiLevelSubdomains: includeMultiLevelSubdomains ?? false)
        },
      ]),
  ]

  private static let name = Overload(
    "func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle"
  ) { (style: PersonNameComponents.FormatStyle.Style?) in Name(style: style ?? .medium) }

  private static let url = TypeEntry(
    format: URL.FormatStyle.self, named: "URL.FormatStyle",
    initializers: [
      Overload(
        "init(scheme: URL.FormatStyle.ComponentDisplayOption = .always, user: URL.FormatStyle.ComponentDisplayOption = .never, password: URL.FormatStyle.ComponentDisplayOption = .never, host: URL.FormatStyle.HostDisplayOption = .always, port: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily, path: URL.FormatStyle.ComponentDisplayOption = .always, query: URL.FormatStyle.ComponentDisplayOption = .never, fragment: URL.FormatStyle.ComponentDisplayOption = .never)"
      ) {
        (
          scheme: URL.FormatStyle.ComponentDisplayOption?,
          user: URL.FormatStyle.ComponentDisplayOption?,
          password: URL.FormatStyle.ComponentDisplayOption?,
          host: URL.FormatStyle.HostDisplayOption?, port: URL.FormatStyle.ComponentDisplayOption?,
          path: URL.FormatStyle.ComponentDisplayOption?,
          query: URL.FormatStyle.ComponentDisplayOption?,
          fragment: URL.FormatStyle.ComponentDisplayOption?
        ) in
        URL.FormatStyle(
          scheme: scheme ?? .always, user: user ?? .never,
          password: password ?? .never, host: host ?? .always,
          port: port ?? .omitIfHTTPFamily, path: path ?? .always,
          query: query ?? .never, fragment: fragment ?? .never)
      }
    ],
    statics: ["url": { _ in URL.FormatStyle() }],
    methods: [
      part("scheme", .always) { $0.scheme($1) }, part("user", .never) { $0.user($1) },
      part("password", .never) { $0.password($1) },
      part("port", .omitIfHTTPFamily) { $0.port($1) }, part("path", .always) { $0.path($1) },
      part("query", .never) { $0.query($1) }, part("fragment", .never) { $0.fragment($1) },
      Method(
        "func host(_ strategy: URL.FormatStyle.HostDisplayOption = .always) -> URL.FormatStyle"
      ) { (style: URL.FormatStyle, strategy: URL.FormatStyle.HostDisplayOption?) in
        style.host(strategy ?? .always)
      },
    ])

  private static func part(
    _ name: String, _ fallback: Part,
    _ set: @escaping @MainActor (URL.FormatStyle, Part) -> URL.FormatStyle
  ) -> Overload {
    Method(
      "func \(name)(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle"
    ) { (style: URL.FormatStyle, strategy: URL.FormatStyle.ComponentDisplayOption?) in
      set(style, strategy ?? fallback)
    }
  }

  private static func rule<Rule>(
    _ name: String,
    _ make: @escaping @MainActor (URL.FormatStyle.Component, Set<String>) -> Rule
  ) -> Overload {
    Overload(
      "func \(name)(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> DisplayOption"
    ) { (component: URL.FormatStyle.Component, requirements: Set<String>?) in
      make(component, requirements ?? [])
    }
  }
}
