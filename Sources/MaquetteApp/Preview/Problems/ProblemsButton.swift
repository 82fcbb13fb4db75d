import Gtk
import MaquetteInterpreter

/// The header bar's lasting sign of what is wrong: its count, and whether the form is out of date.
final class ProblemsButton {
  /// The button, which opens the pane; hidden while there is nothing to tell.
  let widget = ToggleButton()

  private let icon = Image(iconName: "dialog-warning-symbolic")
  private let count = Gtk.Label()

  init() {
    let content = Box(.horizontal, spacing: 4)
    count.addCSSClass("numeric")
    for child in [icon, count] as [Widget] { content.append(child) }
    widget.child = content
    widget.actionName = "win.pane-problems"
    widget.addCSSClass("problems-button")
    widget.visible = false
  }

  /// Shows the sign for a standing; `age` says how old a form is that is out of date.
  func show(_ standing: FormStanding, age: String?) {
    widget.visible = standing.count > 0 || standing.isStale
    let hasError = standing.errors > 0
    icon.iconName = hasError ? "dialog-error-symbolic" : "dialog-warning-symbolic"
    widget.setClass("error", hasError)
    count.text = String(standing.count)
    var name = localized(one: "%1 Problem", other: "%1 Problems", standing.count)
    if let age { name += "\n" + localized("The form shown is from %1", age) }
    widget.nameByTooltip(name)
  }
}
