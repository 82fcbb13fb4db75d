import Foundation

extension URL {
  /// A style that shows a URL with the parts that a reader needs.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// A part of a URL.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// When a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let rule: Rule

      /// Shows the part.
      public static var always: Self { Self(rule: .always) }
      /// Leaves the part out.
      public static var never: Self { Self(rule: .never) }
      /// Leaves the part out of web addresses.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }

      /// Shows the part where another has one of some values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .displayWhen(component, requirements))
      }

      /// Leaves the part out where another has one of some values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .omitWhen(component, requirements))
      }
    }

    /// When the host is shown, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate let rule: Rule
      fileprivate var omittedSubdomains: Set<String> = []
      fileprivate var omitsDeepSubdomains = false

      /// Shows the host.
      public static var always: Self { Self(rule: .always) }
      /// Leaves the host out.
      public static var never: Self { Self(rule: .never) }
      /// Leaves the host out of web addresses.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }

      /// Shows the host where a part has one of some values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .displayWhen(component, requirements))
      }

      /// Leaves the host out where a part has one of some values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .omitWhen(component, requirements))
      }

      /// Shows the host without the named subdomains, and optionally without deeper ones than one.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(
          rule: .always, omittedSubdomains: subdomains,
          omitsDeepSubdomains: includeMultiLevelSubdomains)
      }

      /// Shows the host without some subdomains where a part has one of some values.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          rule: .displayWhen(component, requirements), omittedSubdomains: subdomains,
          omitsDeepSubdomains: includeMultiLevelSubdomains)
      }
    }

    fileprivate enum Rule: Codable, Hashable, Sendable {
      case always, never, omitIfHTTPFamily
      case displayWhen(Component, Set<String>)
      case omitWhen(Component, Set<String>)
    }

    private var rules: [Component: ComponentDisplayOption]
    private var hostRule: HostDisplayOption

    /// Makes a style; by default scheme, host and path, and the port where it is unusual.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      rules = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
      hostRule = host
    }

    /// Says when the scheme is shown.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.scheme, strategy)
    }

    /// Says when the user is shown.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }

    /// Says when the password is shown.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(.password, strategy)
    }

    /// Says when the host is shown.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var style = self
      style.hostRule = strategy
      return style
    }

    /// Says when the port is shown.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      with(.port, strategy)
    }

    /// Says when the path is shown.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }

    /// Says when the query is shown.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(.query, strategy)
    }

    /// Says when the fragment is shown.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(.fragment, strategy)
    }

    /// The strategy that reads a URL.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    private func with(_ component: Component, _ strategy: ComponentDisplayOption) -> Self {
      var style = self
      style.rules[component] = strategy
      return style
    }
  }

  /// Reads a URL, by default one with a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Makes a strategy.
    public init() {}

    /// The URL; throws where scheme or host are missing.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespaces)
      guard let url = URL(string: text), url.scheme != nil, url.host() != nil else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" is not a URL"])
      }
      return url
    }
  }

  /// The URL by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL {
    style.format(self)
  }

  /// Scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style for URLs: `.url.scheme(.never)`.
  public static var url: Self { Self() }
}

extension URL.FormatStyle {
  /// The parts of the URL that the options show, joined as a URL joins them.
  public func format(_ value: URL) -> String {
    guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
      return value.absoluteString
    }
    var text = ""
    if let scheme = shown(.scheme, parts) { text += scheme + (parts.host == nil ? ":" : "://") }
    if let user = shown(.user, parts) {
      text += user + (shown(.password, parts).map { ":" + $0 } ?? "") + "@"
    }
    if hostRule.rule.allows(parts), let host = parts.host { text += hostRule.shortened(host) }
    if let port = shown(.port, parts) { text += ":" + port }
    if let path = shown(.path, parts) { text += path }
    if let query = shown(.query, parts) { text += "?" + query }
    if let fragment = shown(.fragment, parts) { text += "#" + fragment }
    return text
  }

  private func shown(_ component: Component, _ parts: URLComponents) -> String? {
    guard let value = parts.value(of: component), rules[component]?.rule.allows(parts) ?? false
    else { return nil }
    return value
  }
}

extension URL.FormatStyle.Rule {
  fileprivate func allows(_ parts: URLComponents) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .omitIfHTTPFamily: !["http", "https"].contains(parts.scheme?.lowercased() ?? "")
    case .displayWhen(let component, let values):
      parts.value(of: component).map(values.contains) ?? false
    case .omitWhen(let component, let values):
      !(parts.value(of: component).map(values.contains) ?? false)
    }
  }
}

extension URL.FormatStyle.HostDisplayOption {
  /// The host without a subdomain that is named, and with one subdomain at most if so asked.
  fileprivate func shortened(_ host: String) -> String {
    var labels = host.split(separator: ".", omittingEmptySubsequences: false)[...]
    if omitsDeepSubdomains { labels = labels.suffix(3) }
    if labels.count > 2, let first = labels.first, omittedSubdomains.contains(String(first)) {
      labels = labels.dropFirst()
    }
    return labels.joined(separator: ".")
  }
}

extension URLComponents {
  fileprivate func value(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: user
    case .password: password
    case .host: host
    case .port: port.map(String.init)
    case .path: path.isEmpty ? nil : path
    case .query: query
    case .fragment: fragment
    }
  }
}
