import Gtk

/// The one style sheet of all that is rendered; colours are the theme's by name, sizes relative.
enum StyleSheet {
  /// Puts the style sheet in force for a display, once.
  static func install(on display: Display) {
    guard installed.insert(ObjectIdentifier(display)).inserted else { return }
    let provider = CssProvider()
    let problems = provider.load(text)
    precondition(problems.isEmpty, "the style sheet does not parse: \(problems)")
    display.add(provider)
  }

  private static var installed: Set<ObjectIdentifier> = []

  /// The rules that do not depend on tables.
  private static let rules = """
    .maquette .section-footer { margin-top: 6px; }
    .maquette label.footer-text { font-size: smaller; }
    /* D9: a colour rather than an opacity, which would take links with it. */
    .maquette label.dimmed { color: alpha(@window_fg_color, 0.7); }
    .maquette.high-contrast label.dimmed { color: alpha(@window_fg_color, 0.9); }
    .maquette box.titles { border-spacing: 3px; }
    /* As the theme has it in rows. */
    .maquette box.titles label.subtitle { font-size: smaller; }
    .maquette label.subtitle, .maquette .dim-label { opacity: 0.7; }
    .maquette.high-contrast label.subtitle, .maquette.high-contrast .dim-label { opacity: 0.9; }
    .maquette row > box.header > .chevron { opacity: 0.56; }
    /* As high as it is asked to be, whatever the theme wants of rows. */
    .maquette row.blank { min-height: 0; padding: 0; border: none; }
    .maquette .placeholder {
      border: 1px dashed alpha(currentColor, 0.35); border-radius: 6px; padding: 4px 10px;
    }
    .maquette .placeholder > label { font-family: monospace; font-size: smaller; opacity: 0.75; }
    .maquette row entry.row-text { padding: 0; min-height: 34px; outline: none; }
    .maquette entry.square { border-radius: 0; }
    .maquette row.field { outline: 0 solid transparent; outline-offset: 5px; }
    .maquette row.field:focus-within {
      outline-color: alpha(@accent_color, 0.5); outline-width: 2px; outline-offset: -1px;
    }
    .maquette textview.long-text, .maquette textview.long-text > text { background: none; }
    .maquette textview.long-text.framed {
      background-color: alpha(currentColor, 0.1); border-radius: 6px; padding: 8px 9px;
    }
    .maquette button.bare {
      padding: 0; min-width: 0; min-height: 0; background: none; box-shadow: none;
      font-weight: inherit; border-radius: 0;
    }
    .maquette button.bare:active { opacity: 0.5; }
    .maquette dropdown.in-row > button {
      background: none; box-shadow: none; font-weight: normal; padding: 0 2px;
    }
    .maquette .presentation.dimmed { background-color: alpha(black, 0.35); }
    .maquette .presented {
      background-color: @window_bg_color; color: @window_fg_color; border-radius: 12px;
      box-shadow: 0 3px 14px alpha(black, 0.3), 0 0 0 1px alpha(black, 0.12);
    }
    .maquette .presented.fullScreenCover, .maquette .presented.inspector { border-radius: 0; }
    .maquette .presented.popover { background-color: @popover_bg_color; }
    .maquette .dialog-title { font-size: 1.3em; font-weight: 800; }
    .maquette .dialog-actions > button {
      border-radius: 0; padding: 12px 14px; background: none; box-shadow: none;
      border-top: 1px solid alpha(currentColor, 0.15);
    }
    .maquette .dialog-actions:not(.stacked) > button + button {
      border-left: 1px solid alpha(currentColor, 0.15);
    }
    .maquette .dialog-actions > button.destructive-action { color: @error_color; }
    .maquette .dialog-actions > button:hover { background-color: alpha(currentColor, 0.07); }
    .maquette button.in-caption { padding: 0 4px; min-height: 24px; margin: -4px; }
    .maquette button.small-control { padding: 2px 8px; min-height: 20px; font-size: smaller; }
    .maquette button.large-control { padding: 10px 18px; font-size: larger; }
    .maquette button.capsule { border-radius: 999px; padding-left: 14px; padding-right: 14px; }
    .maquette button.circle { border-radius: 999px; padding: 8px; min-width: 20px; }
    .maquette list.wheel { background: none; }
    .maquette list.wheel > row { padding: 4px 12px; border-radius: 6px; }
    .maquette list.wheel > row:selected { background-color: alpha(currentColor, 0.1); }
    .maquette .segments > button { padding-left: 6px; padding-right: 6px; }
    .maquette .page-bar { padding: 6px; }
    .maquette .page-bar.bottomBar, .maquette .page-bar.keyboardBar {
      border-top: 1px solid alpha(currentColor, 0.15);
    }
    .maquette .page-bar button:not(.suggested-action):not(.destructive-action),
    .maquette headerbar menubutton.title-menu > button { font-weight: normal; }
    .maquette .tab-bar { border-top: 1px solid alpha(currentColor, 0.15); padding: 4px; }
    .maquette .tab-bar > button { font-weight: normal; padding: 4px 10px; }
    .maquette .tab-bar > button.chosen { color: @accent_color; }
    .maquette calendar.narrow { font-size: 13px; }
    .maquette calendar.narrow > header > button {
      min-width: 16px; min-height: 16px; padding: 2px;
    }
    .maquette calendar.narrow > grid > label { padding: 0; margin: 0; }
    .maquette .plain-list list.boxed-list {
      background: none; box-shadow: none; border-radius: 0;
    }
    .maquette row.clear-row { background: none; }
    .maquette row.chosen-row { background-color: alpha(@accent_bg_color, 0.25); }
    .maquette button.row-button { padding: 4px; min-width: 24px; min-height: 24px; }
    .maquette row.no-separator { border-bottom-color: transparent; }
    .maquette .striped-list list > row:nth-child(even) {
      background-image: image(alpha(currentColor, 0.04));
    }
    .maquette box.own-spacing { border-spacing: 0; }
    .maquette list.unboxed { background: none; box-shadow: none; }
    .maquette .paint-accent { color: @accent_color; }
    """

  /// D8: what is drawn beside text grows with it; in the sizes that the theme gives for text of
  /// eleven points.
  private static let largeText = """
    .maquette.large-text switch { border-radius: 2em; }
    .maquette.large-text switch > slider { min-width: 1.36em; min-height: 1.36em; }
    .maquette.large-text switch > image { -gtk-icon-size: 1.09em; }
    .maquette.large-text check, .maquette.large-text radio {
      min-width: 0.95em; min-height: 0.95em; -gtk-icon-size: 0.95em;
    }
    /* Bars stay bars, as everywhere; what they say can be read larger where it leads to. */
    .maquette.larger-text headerbar, .maquette.larger-text .page-bar,
    .maquette.larger-text .tab-bar { font-size: 0.75em; }
    .maquette.huge-text headerbar, .maquette.huge-text .page-bar,
    .maquette.huge-text .tab-bar { font-size: 0.5em; }
    /* As much room above and below as the theme leaves text of the usual size. */
    .maquette.large-text row > box.header { padding-top: 0.4em; padding-bottom: 0.4em; }
    .maquette.large-text checkbutton { border-spacing: 0.3em; }
    .maquette.large-text check { border-radius: 0.4em; }
    .maquette.large-text image:not(.large-icons) { -gtk-icon-size: 1.09em; }
    .maquette.large-text arrow { min-width: 1.09em; min-height: 1.09em; -gtk-icon-size: 1.09em; }
    .maquette.huge-text arrow { min-width: 0.6em; min-height: 0.6em; -gtk-icon-size: 0.6em; }
    .maquette.large-text scale > trough { min-height: 0.5em; }
    .maquette.large-text scale > trough > slider { min-width: 1.36em; min-height: 1.36em; }
    .maquette.large-text progressbar > trough, .maquette.large-text progressbar > trough > progress {
      min-height: 0.5em;
    }
    .maquette.large-text colorswatch { min-width: 2em; min-height: 1.4em; }
    """

  /// The greatest radius of a button's corners.
  static let radiusLimit = 40

  /// The whole style sheet.
  static let text: String = {
    var lines = [rules, largeText]
    for (name, light, dark) in Palette.system {
      lines.append(".maquette .paint-\(name) { color: \(light); }")
      lines.append(".maquette.dark .paint-\(name) { color: \(dark); }")
      lines += PaintClasses.tintRules(for: "tint-\(name)", color: light)
      lines += PaintClasses.tintRules(for: "tint-\(name)", in: ".maquette.dark", color: dark)
    }
    for radius in 0...radiusLimit {
      lines.append(".maquette button.radius-\(radius) { border-radius: \(radius)px; }")
    }
    for level in 1..<Palette.levelOpacities.count {
      lines.append(".maquette .level-\(level) { opacity: \(Palette.levelOpacities[level]); }")
      lines.append(
        ".maquette.high-contrast .level-\(level) "
          + "{ opacity: \(Palette.highContrastOpacities[level]); }")
    }
    return lines.joined(separator: "\n")
  }()
}
