import Foundation
import MaquetteUI

/// A list of variants as a user writes it: `dark, rtl, text=accessibility3, schemes × directions`.
///
/// Between commas stand products; their factors, joined by `×` or `*`, are values, presets, or the
/// sets that a project names.
nonisolated struct VariantList {
  /// Lists that have a name everywhere.
  static let presets: [(name: String, list: String)] = [
    ("schemes", "light,dark"),
    ("contrasts", "standard,high"),
    ("appearances", "schemes*contrasts"),
    ("text-sizes", "xSmall,large,xxxLarge,accessibility3,accessibility5"),
    ("directions", "ltr,rtl"),
    ("platforms", "ios,macos"),
    ("widths", "phone,large-phone,tablet"),
    ("pseudo-locales", "locale=en-XA,locale=ar-XB"),
    ("label-styles", "titleAndIcon,titleOnly,iconOnly"),
    ("form-styles", "grouped,columns"),
    ("control-sizes", "control=mini,control=small,control=regular,control=large"),
  ]

  /// Names of widths, in points.
  static let widths = [("phone", "360"), ("large-phone", "430"), ("tablet", "834")]

  /// The lists that a project names.
  var own: [String: String] = [:]

  /// The variants of a list, in its order, each once.
  func variants(in text: String, depth: Int = 0) throws(CommandFailure) -> [Variant] {
    guard depth < 8 else { throw .usage("the sets of variants name each other without end") }
    var result: [Variant] = []
    for term in text.split(separator: ",", omittingEmptySubsequences: false) {
      var product = [Variant()]
      for factor in term.split(omittingEmptySubsequences: false, whereSeparator: isSign) {
        let word = factor.trimmingCharacters(in: .whitespaces)
        guard !word.isEmpty else { throw .usage("a variant is missing in '\(text)'") }
        var next: [Variant] = []
        for left in product {
          for right in try variants(named: word, depth: depth) {
            guard let crossed = left.crossed(with: right) else {
              throw .usage("'\(term.trimmingCharacters(in: .whitespaces))' sets the same twice")
            }
            next.append(crossed)
          }
        }
        product = next
        guard product.count <= 500 else { throw .usage("'\(text)' is more than 500 variants") }
      }
      result += product.filter { !result.contains($0) }
    }
    return result
  }

  private func isSign(_ character: Character) -> Bool { character == "×" || character == "*" }

  private func variants(named word: String, depth: Int) throws(CommandFailure) -> [Variant] {
    if word == "usual" { return [Variant()] }
    if let list = own[word] ?? Self.presets.first(where: { $0.name == word })?.list {
      return try variants(in: list, depth: depth + 1)
    }
    return [Variant(settings: [try setting(word)])]
  }

  // MARK: Values

  private func setting(_ word: String) throws(CommandFailure) -> Variant.Setting {
    guard let sign = word.firstIndex(of: "=") else { return try bare(word) }
    let name = String(word[..<sign])
    let value = String(word[word.index(after: sign)...])
    guard let axis = Variant.Axis.allCases.first(where: { $0.names.contains(name) }) else {
      throw .usage(Self.unknown(word))
    }
    return try checked(axis, value, name: "\(axis.names.last ?? name)-\(value)")
  }

  /// A value that tells its axis.
  private func bare(_ word: String) throws(CommandFailure) -> Variant.Setting {
    let axis: Variant.Axis
    var value = word
    if ColorScheme(rawValue: word) != nil {
      axis = .colorScheme
    } else if ["standard", "high", "high-contrast"].contains(word) {
      (axis, value) = (.contrast, word == "standard" ? word : "high")
      return try checked(axis, value, name: value == "high" ? "high-contrast" : word)
    } else if DynamicTypeSize.allCases.contains(where: { "\($0)" == word }) {
      return try checked(.textSize, word, name: "text-\(word)")
    } else if word == "ltr" || word == "rtl" {
      axis = .layoutDirection
    } else if PlatformIdiom(rawValue: word) != nil {
      axis = .platform
    } else if ["titleAndIcon", "titleOnly", "iconOnly"].contains(word) {
      axis = .labelStyle
    } else if ["grouped", "columns"].contains(word) {
      axis = .formStyle
    } else if let width = Self.widths.first(where: { $0.0 == word }) {
      (axis, value) = (.width, width.1)
    } else {
      throw .usage(Self.unknown(word))
    }
    return try checked(axis, value, name: word)
  }

  private func checked(
    _ axis: Variant.Axis, _ value: String, name: String
  ) throws(CommandFailure) -> Variant.Setting {
    var value = value
    switch axis {
    case .width:
      value = Self.widths.first { $0.0 == value }?.1 ?? value
      guard let width = Int(value), (1...10_000).contains(width) else {
        throw .usage(
          "a width is a number of points or phone, large-phone or tablet, not '\(value)'")
      }
    default: break
    }
    let safe = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return Variant.Setting(axis: axis, value: value, name: String(safe))
  }

  private static func unknown(_ word: String) -> String {
    "there is no variant '\(word)': use values such as dark, high-contrast, rtl, accessibility3, "
      + "locale=de_DE or width=360, or a preset: "
      + presets.map(\.name).joined(separator: ", ")
  }
}

/// The accents that a form can be shown with.
nonisolated enum AccentName {
  static let all = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray",
  ]
}
