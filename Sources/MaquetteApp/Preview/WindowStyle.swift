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
    .stale .subtitle { color: @warning_color; opacity: 1; }
    .problems-button.error { color: @error_color; }
    .problem-bar button.text-button { padding: 0 8px; }
    .pane { background-color: @window_bg_color; }
    .pane.drawer { border-top: 1px solid @borders; }
    .pane.source { border-right: 1px solid @borders; }
    .pane.source:dir(rtl) { border-right: none; border-left: 1px solid @borders; }
    .pane-heading { padding: 3px 6px 3px 12px; min-height: 34px; }
    .pane-heading button { min-width: 28px; min-height: 28px; padding: 0; }
    .pane-list { background: none; }
    .pane-list > row { padding: 4px 12px; border-radius: 0; }
    .pane-list > row button { min-width: 24px; min-height: 24px; padding: 0; margin: -3px 0; }
    """
}
