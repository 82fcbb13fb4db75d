import CGtk

/// The program's own words in the language of the desktop, by gettext.
package nonisolated enum Translation {
  static let domain = "maquette"

  /// Reads the translations below a folder, which holds `LANGUAGE/LC_MESSAGES/maquette.mo`.
  package static func bind(folder: String) {
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
  }
}

/// A text of the program itself in the language of the desktop, its `%1`, `%2` … replaced.
package nonisolated func localized(_ text: String, _ arguments: String...) -> String {
  // What has no translation is given back as the same memory.
  filled(text.withCString { String(borrowed: g_dgettext(Translation.domain, $0)) }, arguments)
}

/// A text with a number, by the language's own rules for it; `%1` stands for the number.
package nonisolated func localized(
  one: String, other: String, _ count: Int, _ arguments: String...
) -> String {
  let text = one.withCString { one in
    other.withCString { other in
      String(borrowed: g_dngettext(Translation.domain, one, other, gulong(max(0, count))))
    }
  }
  return filled(text, [String(count)] + arguments)
}

private nonisolated func filled(_ text: String, _ arguments: [String]) -> String {
  guard !arguments.isEmpty else { return text }
  var result = ""
  var rest = text[...]
  while let sign = rest.firstIndex(of: "%") {
    result += rest[..<sign]
    let next = rest.index(after: sign)
    if next < rest.endIndex, let number = rest[next].wholeNumberValue,
      arguments.indices.contains(number - 1)
    {
      result += arguments[number - 1]
      rest = rest[rest.index(after: next)...]
    } else {
      result.append("%")
      rest = rest[next...]
    }
  }
  return result + rest
}
