import Foundation

/// Joins items as a sentence does, in the class that older form code uses.
open class ListFormatter: Formatter {
  /// The locale whose commas and conjunction are used.
  open var locale: Locale! = FormatEnvironment.current.locale

  /// Makes text of the items; without it an item is described.
  open var itemFormatter: Formatter?

  /// The strings joined in the locale in force: "A, B, and C".
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatStyle<StringStyle, [String]>.list(type: .and)
      .locale(FormatEnvironment.current.locale).format(strings)
  }

  /// The items joined; nil where the item formatter refuses one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      if let itemFormatter {
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      } else {
        texts.append(item as? String ?? String(describing: item))
      }
    }
    return ListFormatStyle<StringStyle, [String]>.list(type: .and)
      .locale(locale ?? FormatEnvironment.current.locale).format(texts)
  }

  /// The text of an array; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
