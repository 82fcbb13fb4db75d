import Foundation

/// Writes names, in the class that older form code uses.
///
/// Foundation on Linux declares a class of this name that cannot be made.
/// `PersonNameComponentsFormatter()` means this one; a type annotation has to say
/// `MaquetteUI.PersonNameComponentsFormatter`.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is shown.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  /// What else is asked of the text.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows how the name is spoken, where that is known.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// How much of a name is shown.
  open var style = Style.default

  /// Whether the text shows how the name is spoken.
  open var isPhonetic = false

  /// The locale that decides the order of the parts.
  open var locale: Locale! = FormatEnvironment.current.locale

  /// The name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(
      style: style.length, locale: locale ?? FormatEnvironment.current.locale
    ).format(name)
  }

  /// The parts of a written name; nil where there is no letter.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy(locale: locale ?? FormatEnvironment.current.locale)
      .parse(string)
  }

  /// The name in a style and the locale in force.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The text of `PersonNameComponents`; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var length: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    case .default, .medium: .medium
    }
  }
}
