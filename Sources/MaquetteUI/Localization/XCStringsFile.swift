import Foundation

/// A string catalogue: a JSON file with the texts of all languages.
///
/// The file is parsed at once, and a text is taken out of it when it is looked up.
struct XCStringsFile {
  /// The language that keys are written in.
  let sourceLanguage: String

  /// The languages with a text.
  let languages: Set<String>

  private let strings: [String: [String: Any]]

  /// Reads a catalogue.
  ///
  /// - Throws: `StringsDiagnostic` with the place where the JSON breaks off, or without one if it
  ///   is JSON of another kind.
  init(_ data: Data, file: URL) throws {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Self.diagnostic(for: error as NSError, data: data, file: file)
    }
    guard let root = root as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "string catalog has no 'strings' dictionary")
    }
    self.strings = strings.compactMapValues { $0 as? [String: Any] }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    var languages: Set<String> = [sourceLanguage]
    for string in self.strings.values {
      if let localizations = string["localizations"] as? [String: Any] {
        languages.formUnion(localizations.keys)
      }
    }
    self.languages = languages
  }

  private static func diagnostic(for error: NSError, data: Data, file: URL) -> StringsDiagnostic {
    let detail = error.userInfo["NSDebugDescription"] as? String ?? "invalid JSON"
    let text = String(decoding: data, as: UTF8.self)
    // "Invalid value around character 11."; an unexpected end names no place, for it is the end.
    let place = detail.firstRange(of: " around character ")
    let offset = place.flatMap { Int(detail[$0.upperBound...].prefix { $0.isNumber }) }
    let reason = detail[..<(place?.lowerBound ?? detail.endIndex)].trimmingSuffix(".")
    return StringsDiagnostic(
      file: file, text: text, utf8Offset: offset ?? data.count,
      message: "string catalog is not valid JSON: \(reason.lowercasedFirst)")
  }

  /// The text of a key in a language; nil where the language has none, or none yet.
  func entry(for key: String, language: String) -> StringsEntry? {
    guard let string = strings[key] else { return nil }
    if string["shouldTranslate"] as? Bool == false && language != sourceLanguage { return nil }
    guard
      let localizations = string["localizations"] as? [String: Any],
      let localization = localizations[language] as? [String: Any],
      let form = Self.form(of: localization)
    else { return nil }
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    return StringsEntry(
      form: form, substitutions: substitutions.compactMapValues(Self.substitution))
  }

  /// The text or the choice of texts in a dictionary with a `stringUnit` or `variations`.
  private static func form(of dictionary: [String: Any]) -> StringsEntry.Form? {
    if let unit = dictionary["stringUnit"] as? [String: Any] {
      guard let value = unit["value"] as? String else { return nil }
      // "new" without a value is a text that nobody has translated yet.
      return value.isEmpty && unit["state"] as? String == "new" ? nil : .text(value)
    }
    guard let variations = dictionary["variations"] as? [String: Any] else { return nil }
    if let forms = forms(in: variations, by: "device") { return .device(forms) }
    if let forms = forms(in: variations, by: "plural") { return .plural(forms) }
    if let forms = forms(in: variations, by: "width") {
      let widths = forms.map { (Int($0.key) ?? 0, $0.value) }
      return .width(Dictionary(widths) { first, _ in first })
    }
    return nil
  }

  private static func forms(in variations: [String: Any], by kind: String)
    -> [String: StringsEntry.Form]?
  {
    guard let choices = variations[kind] as? [String: Any] else { return nil }
    let forms = choices.compactMapValues { ($0 as? [String: Any]).flatMap(form) }
    return forms.isEmpty ? nil : forms
  }

  private static func substitution(_ value: Any) -> StringsEntry.Substitution? {
    guard let dictionary = value as? [String: Any], let form = form(of: dictionary) else {
      return nil
    }
    let number = dictionary["argNum"] as? Int
    return StringsEntry.Substitution(
      argument: number.map { $0 - 1 },
      specifier: dictionary["formatSpecifier"] as? String ?? "lld", form: form)
  }
}

extension Substring {
  /// The text without an ending.
  fileprivate func trimmingSuffix(_ ending: String) -> Substring {
    hasSuffix(ending) ? dropLast(ending.count) : self
  }

  /// The text beginning small, as the rest of a sentence does.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
