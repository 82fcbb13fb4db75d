import Foundation

/// The text of a key, in the locale and from the tables of the code now running.
///
/// Foundation has a function of this name that knows nothing of either. That one has defaults for
/// what a call leaves out, so the compiler takes these, which have none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  lookUp(key, table: nil, value: nil)
}

/// The text of a key in a table, as `NSLocalizedString(_:comment:)` finds it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  lookUp(key, table: tableName, value: nil)
}

/// The text of a key, or a default where no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  lookUp(key, table: nil, value: value)
}

/// The text of a key in the tables of a bundle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  lookUp(key, table: nil, value: nil, bundle: bundle)
}

/// The text of a key in a table of a bundle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  lookUp(key, table: tableName, value: nil, bundle: bundle)
}

/// The text of a key in a table, or a default where the table has not got it.
private func lookUp(
  _ key: String, table: String?, value: String?, bundle: Bundle? = nil
) -> String {
  let fallback = value.flatMap { $0.isEmpty ? nil : LocalizedStringKey($0) }
  return LocalizedStringKey(key).plainText(
    in: .current(locale: nil, bundle: bundle), table: table, fallback: fallback)
}
