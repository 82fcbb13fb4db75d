import Gtk

/// The thin bar at the window's lower edge that says what keeps the form from following the file.
final class ErrorBar {
  /// The bar, to be put into the window.
  let widget = Revealer()

  private let bar = Box(.horizontal, spacing: 8)
  private let icon = Image(iconName: "dialog-error-symbolic")
  private let label = Gtk.Label()
  private let all = Button(label: "")
  private var shown: PreviewProblem?
  private var dismissed: PreviewProblem?

  /// Whether something is shown that can be dismissed.
  var isShown: Bool { widget.revealChild }

  /// Makes a bar that shows nothing.
  init() {
    label.xalign = 0
    label.ellipsize = .end
    label.hexpand = true
    let close = Button(iconName: "window-close-symbolic")
    close.addCSSClass("flat")
    close.addCSSClass("circular")
    close.nameByTooltip(localized("Dismiss"))
    close.valign = .center
    close.onClicked { [weak self] in self?.dismiss() }
    icon.setAccessibleRole(.presentation)
    bar.addCSSClass("problem-bar")
    // Assistive technology reads an alert out when it appears or changes.
    bar.setAccessibleRole(.alert)
    all.addCSSClass("flat")
    all.valign = .center
    all.actionName = "win.pane-problems"
    all.visible = false
    for child in [icon, label, all, close] as [Widget] { bar.append(child) }
    widget.child = bar
    widget.transition = .slideUp
    widget.setTransitionDuration(milliseconds: 150)
    widget.visible = false
    widget.onNotify("child-revealed") { [weak self] in
      guard let self else { return }
      self.widget.visible = self.widget.revealChild || self.widget.childRevealed
    }
  }

  /// Shows a problem, unless it is the one that was dismissed; nil clears the bar.
  func show(_ problem: PreviewProblem?) {
    shown = problem
    guard let problem else {
      dismissed = nil
      return hide()
    }
    guard problem != dismissed else { return }
    dismissed = nil
    label.text = problem.text
    label.tooltipText = problem.text
    bar.setAccessible(.label, to: problem.text)
    icon.iconName = problem.isError ? "dialog-error-symbolic" : "dialog-information-symbolic"
    if problem.isError { bar.addCSSClass("error") } else { bar.removeCSSClass("error") }
    widget.visible = true
    widget.revealChild = true
  }

  /// Tells how many problems there are, where it is more than the one that the bar names.
  func show(count: Int) {
    all.visible = count > 1
    all.label = localized("All %1", String(count))
  }

  /// Hides the bar until another problem comes.
  func dismiss() {
    dismissed = shown
    hide()
  }

  private func hide() { widget.revealChild = false }
}
