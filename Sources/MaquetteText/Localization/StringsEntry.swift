/// A text of one language in a string table, with its forms for numbers and devices.
package struct StringsEntry: Equatable, Sendable {
  /// A text, or the choice between several.
  package indirect enum Form: Equatable, Sendable {
    case text(String)

    /// Forms by plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural([String: Form])

    /// Forms by device: `mac`, `iphone`, `ipad`, `other`.
    case device([String: Form])

    /// Forms by the width in characters they need, widest wanted.
    case width([Int: Form])
  }

  /// A named part of a text whose form an argument chooses.
  package struct Substitution: Equatable, Sendable {
    /// The argument, from zero; nil for the one in the place of `%#@name@`.
    package var argument: Int?

    /// How the number is written where the form says `%arg`, without the percent sign: `lld`.
    package var specifier: String

    package var form: Form
  }

  package var form: Form
  package var substitutions: [String: Substitution]

  /// The language the text is in, which decides its plural forms; nil if it is the key itself.
  package var language: String?

  package init(
    form: Form, substitutions: [String: Substitution] = [:], language: String? = nil
  ) {
    self.form = form
    self.substitutions = substitutions
    self.language = language
  }

  /// Makes an entry of a text that is the same for every number and device.
  package init(_ text: String, language: String? = nil) {
    self.init(form: .text(text), language: language)
  }
}
