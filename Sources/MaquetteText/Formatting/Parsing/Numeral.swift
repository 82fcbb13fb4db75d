import Foundation

/// A typed number with the locale whose digits and separators it uses.
struct Numeral {
  /// The text, with digits and separators that the locale reads.
  let text: String

  /// The locale asked for, or its variant with Latin digits where those were typed.
  let locale: Locale

  /// Looks at the digits typed: those of the locale, Latin ones, or Arabic ones elsewhere.
  init(_ text: String, locale: Locale) {
    let isLatin = locale.numberingSystem == "latn"
    if isLatin {
      self.locale = locale
      self.text = Self.latinized(
        text, decimal: locale.decimalSeparator ?? ".",
        grouping: locale.groupingSeparator ?? ",")
    } else if text.utf8.contains(where: { (48...57).contains($0) }) {
      var components = Locale.Components(locale: locale)
      components.numberingSystem = Locale.NumberingSystem("latn")
      let latin = Locale(components: components)
      self.locale = latin
      self.text = Self.latinized(
        text, decimal: latin.decimalSeparator ?? ".",
        grouping: latin.groupingSeparator ?? ",")
    } else {
      self.locale = locale
      self.text = text
    }
  }

  /// Whether all of the text is one number, given how the style writes it.
  ///
  /// What is neither digit, separator, sign nor space has to stand in the written form too, there
  /// is one decimal separator at most, and groups have their size.
  func isWhole(writtenAs written: String) -> Bool {
    let rest = residue(of: text)
    return (rest.isEmpty || residue(of: written) == rest) && hasRegularGroups
  }

  /// The text without what is neither digit, separator nor sign.
  var digits: String {
    let rest = Set(residue(of: text))
    return text.filter { !rest.contains($0) }.trimmingCharacters(in: .whitespaces)
  }

  private func residue(of text: String) -> String {
    let separators = [locale.decimalSeparator, locale.groupingSeparator].compactMap { $0 }.joined()
    return String(
      text.filter {
        !$0.isNumber && !$0.isWhitespace && !separators.contains($0) && !Self.signs.contains($0)
      })
  }

  private var hasRegularGroups: Bool {
    let decimal = Character(locale.decimalSeparator ?? ".")
    let grouping = Character(locale.groupingSeparator ?? ",")
    let parts = digits.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count < 2 || !parts[1].contains(grouping) else { return false }
    let groups = parts[0].split(separator: grouping, omittingEmptySubsequences: false)
      .map { $0.filter(\.isNumber).count }
    guard groups.count > 1 else { return true }
    return groups.last == 3 && groups[0] > 0
      && groups.dropFirst().dropLast().allSatisfy { $0 == 2 || $0 == 3 }
  }

  private static func latinized(_ text: String, decimal: String, grouping: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{066B}": result += decimal
      case "\u{066C}": result += grouping
      case "\u{066A}": result += "%"
      default:
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
          result += String(Int(value))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Signs of either direction, and the marks that say which way they run.
  private static let signs: Set<Character> = [
    "-", "+", "\u{2212}", "\u{2010}", "\u{200E}", "\u{200F}", "\u{061C}",
  ]
}

extension Locale {
  /// The identifier of the numbering system, "latn" or "arab".
  fileprivate var numberingSystem: String {
    let zero = IntegerFormatStyle<Int>(locale: self).format(0)
    return zero == "0" ? "latn" : zero
  }
}
