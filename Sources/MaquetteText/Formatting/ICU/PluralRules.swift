import Foundation
import Synchronization
import _FoundationICU

/// The plural categories of every language, as the toolchain's ICU knows them.
///
/// With `ICU.swift` beside it, all that calls the underscored module; tests pin what it answers.
enum PluralRules {
  /// Opened rules, which ICU lets several threads read; they live as long as the process.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let opened = Mutex<[String: Rules]>([:])

  /// The category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, language: String) -> String {
    guard let rules = rules(for: language) else { return "other" }
    var status = U_ZERO_ERROR
    var keyword = [UChar](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules.pointer, number, &keyword, 16, &status)
    guard status.rawValue <= 0, length > 0 else { return "other" }
    return String(decoding: keyword[..<Int(length)], as: UTF16.self)
  }

  private static func rules(for language: String) -> Rules? {
    opened.withLock { opened in
      if let rules = opened[language] { return rules }
      var status = U_ZERO_ERROR
      let identifier = language.replacing("-", with: "_")
      guard let pointer = swift_uplrules_open(identifier, &status), status.rawValue <= 0 else {
        return nil
      }
      opened[language] = Rules(pointer: pointer)
      return opened[language]
    }
  }

  /// The form for a number, or the general one where there is no number; `zero` is taken for 0 in
  /// every language that gives it.
  static func choose<Value>(
    from forms: [String: Value], number: Double?, language: String
  ) -> Value? {
    if number == 0, let zero = forms["zero"] { return zero }
    let category = number.map { Self.category(of: $0, language: language) } ?? "other"
    return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
  }
}
