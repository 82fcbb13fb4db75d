import Foundation

extension PersonNameComponents {
  /// A style that writes a person's name as a locale does, longer or shorter.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// How much of a name is shown.
    public enum Style: Int, Codable, Hashable, Sendable, CaseIterable {
      /// The nickname, or the given name.
      case short = 1
      /// Given and family name.
      case medium = 2
      /// Everything but the nickname.
      case long = 3
      /// The initials.
      case abbreviated = 4
    }

    /// How much of a name is shown.
    public var style: Style

    /// The locale that decides the order of the parts.
    public var locale: Locale

    /// Makes a style; the locale that follows the system gives way to the environment's.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The name as text.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(name: value, locale: locale.resolved).text(style)
    }

    /// The strategy that reads a name back into its parts.
    public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }
  }

  /// The name by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Given and family name, in the order of the locale.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for names: `.name(style: .long)`.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension PersonNameComponents.FormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    locale == .autoupdatingCurrent ? self.locale(environment.locale) : self
  }
}

/// A name with the order and spacing that its script and a locale ask for.
struct PersonNameText {
  let name: PersonNameComponents
  let locale: Locale

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    let text =
      switch style {
      case .short: filled(name.nickname) ?? filled(name.givenName) ?? filled(name.familyName)
      case .medium: joined([name.givenName], [name.familyName])
      case .long: long
      case .abbreviated: initials
      }
    return text ?? long ?? filled(name.nickname) ?? ""
  }

  private var long: String? {
    let core = joined([name.givenName, name.middleName], [name.familyName])
    let parts = [name.namePrefix, core, name.nameSuffix].compactMap(filled)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Scripts without letters have no initials: the family name stands for the person.
  private var initials: String? {
    if isIdeographic { return filled(name.familyName) ?? filled(name.givenName) }
    let parts = ordered([name.givenName], [name.familyName]).compactMap {
      $0.first.map(String.init)
    }
    return parts.isEmpty
      ? filled(name.nickname)?.first.map { String($0).uppercased(with: locale) }
      : parts.joined().uppercased(with: locale)
  }

  private func joined(_ given: [String?], _ family: [String?]) -> String? {
    let parts = ordered(given, family)
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }

  private func ordered(_ given: [String?], _ family: [String?]) -> [String] {
    (familyComesFirst ? family + given : given + family).compactMap(filled)
  }

  private var familyComesFirst: Bool {
    isIdeographic || Self.familyFirst.contains(locale.language.languageCode?.identifier ?? "")
  }

  /// Chinese and Korean names are written without a space, Japanese ones with one.
  private var separator: String {
    guard isIdeographic else { return " " }
    return locale.language.languageCode == .japanese || isKana ? " " : ""
  }

  private var isIdeographic: Bool {
    let scalars = letters
    return !scalars.isEmpty && scalars.allSatisfy { Self.isEastAsian($0) }
  }

  private var isKana: Bool { letters.contains { (0x3040...0x30FF).contains($0.value) } }

  private var letters: [Unicode.Scalar] {
    ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
      .filter { $0.properties.isAlphabetic }
  }

  private func filled(_ part: String?) -> String? {
    guard let part, !part.isEmpty else { return nil }
    return part
  }

  private static let familyFirst: Set<String> = ["ja", "zh", "yue", "ko", "hu", "vi"]

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
