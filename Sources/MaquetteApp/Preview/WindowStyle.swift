import Gtk

/// The rules for the parts of the window that surround a form.
enum WindowStyle {
  /// Puts the rules in force for a display.
  static func install(on display: Display) {
    guard installed.insert(ObjectIdentifier(display)).inserted else { return }
    let provider = CssProvider()
    let problems = provider.load(text)
    precondition(problems.isEmpty, "the style sheet does not parse: \(problems)")
    display.add(provider)
    if let icons = InstalledData.icons { display.iconTheme.addSearchPath(icons) }
  }

  private static var installed: Set<ObjectIdentifier> = []

  private static let text = """
    .problem-bar { padding: 3px 6px 3px 12px; border-top: 1px solid @borders; }
    .problem-bar button { min-width: 24px; min-height: 24px; padding: 0; }
    .problem-bar.error { color: @error_color; background-color: alpha(@error_bg_color, 0.1); }
    .preview-title > button { font-weight: normal; }
    .stale .subtitle { color: @warning_color; opacity: 1; }
    .problems-button.error { color: @error_color; }
    .problem-bar button.text-button { padding: 0 8px; }
    button.example { padding: 9px; }
    .pane { background-color: @window_bg_color; }
    .pane.drawer { border-top: 1px solid @borders; }
    .pane.source { border-right: 1px solid @borders; }
    .pane.source:dir(rtl) { border-right: none; border-left: 1px solid @borders; }
    .pane.sheet { border-radius: 12px 12px 0 0; box-shadow: 0 0 0 1px @borders; }
    .pane-heading { padding: 3px 6px 3px 12px; min-height: 34px; }
    .pane-heading button { min-width: 28px; min-height: 28px; padding: 0; }
    .canvas.apart { background-color: shade(@window_bg_color, 0.93); }
    .canvas-form { box-shadow: 0 1px 4px alpha(black, 0.2), 0 0 0 1px alpha(currentColor, 0.12); }
    .canvas-device { border: 12px solid #242424; border-radius: 44px; }
    .canvas-handle { background-color: alpha(currentColor, 0.3); border-radius: 5px; }
    .canvas-handle:hover { background-color: @accent_bg_color; }
    .canvas-bar { padding: 3px 6px; border-top: 1px solid @borders; }
    .canvas-bar button { padding: 0 8px; min-height: 28px; font-weight: normal; }
    .canvas-bar button.image-button { padding: 0; min-width: 28px; }
    .canvas-bar button.chip {
      border-radius: 14px; padding: 0 8px 0 10px; min-height: 24px; margin: 2px 0;
      background-color: alpha(@accent_bg_color, 0.18); color: @accent_color;
    }
    .canvas-bar button.chip image { -gtk-icon-size: 12px; opacity: 0.75; }
    .gallery-title { font-weight: normal; padding: 0 4px; min-height: 24px; margin: 0 -4px; }
    .gallery-sheet { border-radius: 6px; box-shadow: 0 0 0 1px alpha(currentColor, 0.15); }
    .gallery-mark { color: @error_color; }
    .variants > row { min-height: 40px; padding: 0 0 0 12px; }
    .variants > row.unusual menubutton { color: @accent_color; }
    .variants menubutton > button { font-weight: normal; padding: 0 8px; }
    .pane-list { background: none; }
    .pane-list > row { padding: 4px 12px; border-radius: 0; }
    .thumbnail { border-radius: 4px; box-shadow: 0 0 0 1px alpha(currentColor, 0.15); }
    .pane-list > row button { min-width: 24px; min-height: 24px; padding: 0; margin: -3px 0; }
    """
}
