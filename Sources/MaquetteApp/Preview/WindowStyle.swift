import Gtk

/// The rules for the parts of the window that surround a form.
enum WindowStyle {
  /// Puts the rules in force for a display.
  static func install(on display: Display) {
    let provider = CssProvider()
    let problems = provider.load(text)
    precondition(problems.isEmpty, "the style sheet does not parse: \(problems)")
    display.add(provider)
  }

  private static let text = """
    .problem-bar { padding: 3px 6px 3px 12px; border-top: 1px solid @borders; }
    .problem-bar button { min-width: 24px; min-height: 24px; padding: 0; }
    .problem-bar.error { color: @error_color; background-color: alpha(@error_bg_color, 0.1); }
    .preview-title > button { font-weight: normal; }
    .remarks > row { padding: 6px 12px; }
    .remarks > row:not(:first-child) { border-top: 1px solid @borders; }
    """
}
