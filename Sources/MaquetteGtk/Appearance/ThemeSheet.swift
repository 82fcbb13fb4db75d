import Foundation

/// A style sheet of the theme taken apart, so that it can be put in force for some widgets alone.
nonisolated struct ThemeSheet {
  /// The colours that the sheet names, as it writes them.
  private(set) var colors: [String: String] = [:]
  /// What comes before a brace, and what stands in it.
  private(set) var rules: [(selectors: String, body: String)] = []

  /// Takes apart `text`; rules that begin with an at sign, animations above all, are left out.
  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      if rest.hasPrefix("@define-color ") {
        guard let end = rest.firstIndex(of: ";") else { return }
        define(rest[..<end].dropFirst("@define-color ".count))
        rest = rest[rest.index(after: end)...]
        continue
      }
      guard let open = rest.firstIndex(of: "{"), let close = Self.end(of: rest, from: open) else {
        return
      }
      let selectors = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      if !selectors.hasPrefix("@") {
        rules.append((selectors, String(rest[rest.index(after: open)..<close])))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  private mutating func define(_ definition: Substring) {
    guard let space = definition.firstIndex(of: " ") else { return }
    colors[String(definition[..<space])] =
      definition[space...].trimmingCharacters(in: .whitespaces)
  }

  private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index? {
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else {
        return result
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The sheet for what is inside widgets of a style class, its colours written out.
  func scoped(to scope: String, colors: ThemeColors, assets: String = "") -> String {
    rules.map { rule in
      let selectors = Self.parts(of: rule.selectors)
        .map { ".\(scope) \($0)" }.joined(separator: ", ")
      let body = colors.writtenOut(in: rule.body)
        .replacingOccurrences(of: "url(\"assets/", with: "url(\"\(assets)/")
      return "\(selectors) {\(body)}"
    }.joined(separator: "\n")
  }

  /// The selectors between commas that stand in no parentheses.
  private static func parts(of selectors: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in selectors {
      if character == "," && depth == 0 {
        parts.append("")
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

/// Colours by the names that style sheets use, each as an expression without names.
nonisolated struct ThemeColors {
  private(set) var expressions: [String: String] = [:]

  /// Colours whose definitions may name each other.
  init(_ definitions: [String: String]) {
    expressions = definitions
    // Definitions are a few levels deep.
    for _ in 0..<6 {
      let known = self
      expressions = expressions.mapValues { known.writtenOut(in: $0) }
    }
  }

  /// The text with `@name` replaced by what the name stands for; unknown names stay.
  func writtenOut(in text: String) -> String {
    guard text.contains("@") else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "@") {
      result += rest[..<sign]
      let after = rest.index(after: sign)
      let name = rest[after...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      result += expressions[String(name)] ?? "@\(name)"
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
