import Foundation

/// A `.stringsdict` file: a property list whose texts have forms for numbers, devices and widths.
enum StringsDictFile {
  /// The texts of a file by their keys; an entry of another shape is passed over.
  ///
  /// - Throws: `StringsDiagnostic` if it is no property list with a dictionary.
  static func entries(of data: Data, file: URL) throws -> [String: StringsEntry] {
    let root = try PropertyListFile.dictionary(of: data, file: file)
    return root.compactMapValues { value in
      (value as? [String: Any]).flatMap(entry)
    }
  }

  private static func entry(_ dictionary: [String: Any]) -> StringsEntry? {
    var substitutions: [String: StringsEntry.Substitution] = [:]
    for (name, value) in dictionary {
      if let rule = value as? [String: Any], let substitution = substitution(rule) {
        substitutions[name] = substitution
      }
    }
    guard let form = form(dictionary) else { return nil }
    return StringsEntry(form: form, substitutions: substitutions)
  }

  /// The choice by device or width, or the one format.
  private static func form(_ dictionary: [String: Any]) -> StringsEntry.Form? {
    if let devices = dictionary["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(nestedForm))
    }
    if let widths = dictionary["NSStringVariableWidthRuleType"] as? [String: Any] {
      let forms = widths.compactMapValues(nestedForm).map { (Int($0.key) ?? 0, $0.value) }
      return .width(Dictionary(forms) { first, _ in first })
    }
    return (dictionary["NSStringLocalizedFormatKey"] as? String).map { .text($0) }
  }

  private static func nestedForm(_ value: Any) -> StringsEntry.Form? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(form)
  }

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  private static func substitution(_ rule: [String: Any]) -> StringsEntry.Substitution? {
    guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
      return nil
    }
    var forms: [String: StringsEntry.Form] = [:]
    for category in categories {
      forms[category] = (rule[category] as? String).map { .text($0) }
    }
    let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
    return StringsEntry.Substitution(argument: nil, specifier: specifier, form: .plural(forms))
  }
}
