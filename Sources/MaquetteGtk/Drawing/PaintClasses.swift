import Gtk

/// Style classes for colours that a file makes up, made once for each colour and shared by all
/// widgets that have it, since a style provider for each widget would cost a restyling each.
enum PaintClasses {
  /// More colours than these are drawn without one.
  private static let limit = 256
  private static var sheets: [ObjectIdentifier: Sheet] = [:]

  private final class Sheet {
    let provider = CssProvider()
    var rules: [String: String] = [:]
  }

  /// The class that fills a row with a colour; `nil` for one colour too many.
  static func fill(_ color: Color, on display: Display) -> String? {
    name("fill", color, on: display) { name, color in
      ".maquette row.\(name) { background-color: \(color); }"
    }
  }

  /// The class that colours the line under a row; `nil` for one colour too many.
  static func line(_ color: Color, on display: Display) -> String? {
    name("line", color, on: display) { name, color in
      ".maquette row.\(name):not(.no-separator) { border-bottom-color: \(color); }"
    }
  }

  /// The class that tints a control with a colour; `nil` for one colour too many.
  static func tint(_ color: Color, on display: Display) -> String? {
    name("tint", color, on: display) { tintRules(for: $0, color: $1).joined(separator: "\n") }
  }

  /// The class that writes in a colour; `nil` for one colour too many.
  static func ink(_ color: Color, on display: Display) -> String? {
    name("ink", color, on: display) { name, color in
      ".maquette .\(name) { color: \(color); }"
    }
  }

  /// What a class does to the controls that take a tint.
  ///
  /// - Parameter scope: what the rules hold in, such as `.maquette.dark`.
  static func tintRules(
    for name: String, in scope: String = ".maquette", color: String
  ) -> [String] {
    let areas = [
      "button.suggested-action.\(name)", "switch.\(name):checked",
      "checkbutton.\(name) > check:checked", "button.\(name):checked",
      "scale.\(name) > trough > highlight", "progressbar.\(name) > trough > progress",
    ]
    return [
      areas.map { "\(scope) \($0)" }.joined(separator: ", ") + " { background-color: \(color); }",
      "\(scope) button.\(name):checked { color: white; }",
    ]
  }

  private static func name(
    _ kind: String, _ color: Color, on display: Display, rule: (String, String) -> String
  ) -> String? {
    let parts = [color.red, color.green, color.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let alpha = Int((min(max(color.alpha, 0), 1) * 100).rounded())
    let name = "\(kind)-\(parts[0])-\(parts[1])-\(parts[2])-\(alpha)"
    let sheet = sheet(for: display)
    if sheet.rules[name] != nil { return name }
    guard sheet.rules.count < limit else { return nil }
    let text = "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(Double(alpha) / 100))"
    sheet.rules[name] = rule(name, text)
    _ = sheet.provider.load(sheet.rules.values.sorted().joined(separator: "\n"))
    return name
  }

  private static func sheet(for display: Display) -> Sheet {
    if let sheet = sheets[ObjectIdentifier(display)] { return sheet }
    let sheet = Sheet()
    sheets[ObjectIdentifier(display)] = sheet
    display.add(sheet.provider)
    return sheet
  }
}
