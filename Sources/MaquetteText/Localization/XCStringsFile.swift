import Foundation

/// A string catalogue: a JSON file with the texts of all languages.
///
/// The file is checked at once, and a text is taken out of it when it is looked up.
struct XCStringsFile {
  /// The language that keys are written in.
  private(set) var sourceLanguage = "en"

  /// The languages with a text.
  private(set) var languages: Set<String> = []

  /// The keys, in no order.
  var keys: [String] { strings.map { Array($0.keys) } ?? [] }

  private let data: Data

  /// The places of the strings' dictionaries in the file; nil while none has been found.
  private var strings: [String: Range<Int>]?

  /// Reads a catalogue.
  ///
  /// - Throws: `StringsDiagnostic` with the place where the JSON breaks off, or with the first one
  ///   if it is JSON of another kind.
  init(_ data: Data, file: URL) throws {
    self.data = data
    do {
      try readOutline()
    } catch let failure as JSONOutline.Failure {
      throw StringsDiagnostic(
        file: file, text: String(decoding: data, as: UTF8.self), utf8Offset: failure.offset,
        message: "string catalog is not valid JSON: \(failure.message)")
    }
    guard strings != nil else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "string catalog has no 'strings' dictionary")
    }
    languages.insert(sourceLanguage)
  }

  private mutating func readOutline() throws {
    try data.withUnsafeBytes { buffer in
      try buffer.withMemoryRebound(to: UInt8.self) { bytes in
        var outline = JSONOutline(bytes)
        if outline.isObject() {
          try readRoot(&outline)
        } else {
          try outline.value()
        }
        try outline.end()
      }
    }
  }

  private mutating func readRoot(_ outline: inout JSONOutline) throws {
    try outline.members { outline, key in
      if key == "strings", outline.isObject() {
        try readStrings(&outline)
      } else if key == "sourceLanguage", outline.isString() {
        sourceLanguage = try outline.string()
      } else {
        try outline.value()
      }
    }
  }

  private mutating func readStrings(_ outline: inout JSONOutline) throws {
    var places: [String: Range<Int>] = [:]
    try outline.members { outline, key in
      guard outline.isObject() else { return try outline.value() }
      let start = outline.position
      try outline.members { outline, name in
        if name == "localizations", outline.isObject() {
          try outline.members { outline, language in
            languages.insert(language)
            try outline.value()
          }
        } else {
          try outline.value()
        }
      }
      places[key] = start..<outline.position
    }
    strings = places
  }

  /// The text of a key in a language; nil where the language has none, or none yet.
  func entry(for key: String, language: String) -> StringsEntry? {
    guard let place = strings?[key], let string = JSONText.object(of: data[place]) else {
      return nil
    }
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
