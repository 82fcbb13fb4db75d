import Gtk
import MaquetteUI

/// The header bar's button that opens the control of the text size.
final class TextSizeButton {
  /// The button, to be put into the header bar.
  let widget = MenuButton()

  private let usual = Button(label: "")
  private let smaller = Button(iconName: "zoom-out-symbolic")
  private let larger = Button(iconName: "zoom-in-symbolic")

  /// Makes the button; its parts run the actions `win.text-smaller`, `-usual` and `-larger`.
  init() {
    let row = Box(.horizontal, spacing: 0)
    row.addCSSClass("linked")
    for (button, action, name) in [
      (smaller, "win.text-smaller", localized("Smaller Text")),
      (usual, "win.text-usual", localized("Usual Text Size")),
      (larger, "win.text-larger", localized("Larger Text")),
    ] {
      button.actionName = action
      if button === usual { button.tooltipText = name } else { button.nameByTooltip(name) }
      row.append(button)
    }
    usual.setSizeRequest(width: 120, height: -1)
    let popover = Popover()
    popover.child = row
    widget.iconName = "preferences-desktop-font-symbolic"
    widget.nameByTooltip(localized("Text Size"))
    widget.popover = popover
  }

  /// Names the present size.
  func show(_ size: DynamicTypeSize) {
    usual.label = Self.name(of: size)
    smaller.sensitive = size != DynamicTypeSize.allCases.first
    larger.sensitive = size != DynamicTypeSize.allCases.last
  }

  /// The size as a user reads it: `xxLarge` is "XX Large".
  nonisolated static func name(of size: DynamicTypeSize) -> String {
    let name = "\(size)"
    if let number = name.last?.wholeNumberValue { return "Accessibility \(number)" }
    let crosses = name.prefix { $0 == "x" }
    let word = name.dropFirst(crosses.count)
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    return crosses.isEmpty ? capital : "\(crosses.uppercased()) \(capital)"
  }
}
