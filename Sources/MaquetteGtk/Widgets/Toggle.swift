import Gtk
import MaquetteUI

/// Shows what is on or off: a switch at the end of its line, a check box before its label, or a
/// button that stays pressed.
final class TogglePresenter: Presenter {
  private let appearance: ToggleAppearance
  private let control: any ToggleControl
  private let line: LabeledLine?
  private let titles: Box
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    appearance = seed.node[.toggleStyle] ?? .switch
    control =
      switch appearance {
      case .switch: Switch()
      case .checkbox: CheckButton()
      case .button: ToggleButton()
      }
    if appearance == .switch {
      let line = LabeledLine(in: seed.place)
      line.append(control)
      line.activatable = true
      (self.line, titles) = (line, line.titles)
      super.init(seed, widget: line.widget)
    } else {
      titles = Box(.vertical)
      titles.valign = .center
      titles.addCSSClass("titles")
      (control as? any SingleChild)?.child = titles
      if seed.place == .row || seed.place == .line {
        let line = LabeledLine(in: seed.place)
        (seed.place == .row ? line.titles : line.values).append(control)
        line.values.visible = seed.place == .line
        line.activatable = true
        control.halign = .start
        self.line = line
        super.init(seed, widget: line.widget)
      } else {
        line = nil
        super.init(seed, widget: control)
      }
    }
    control.valign = .center
    if let row = line?.row {
      makeControl(of: row)
    } else if appearance == .button {
      // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
      control.setAccessibleRole(.checkbox)
    }
    connection = control.onToggled { [weak self] in self?.wasToggled() }
  }

  override var labelColumn: Widget? { place == .line ? line?.titles : nil }
  override var accessibleWidget: Widget? { line?.row ?? control }
  // The titles say it, unless the row is the control.
  override func ownName(of node: Node) -> String? {
    line?.row != nil || node.children(in: .label).isEmpty ? nil : node.accessibleName
  }

  /// Lets a row stand for its control, so that the keyboard stops and a screen reader speaks once.
  private func makeControl(of row: ListBoxRow) {
    row.setAccessibleRole(appearance == .switch ? .switch : .checkbox)
    control.setAccessibleRole(.presentation)
    control.canFocus = false
  }

  /// Tells a screen reader what GTK tells of switches and check boxes only.
  private func tellState() {
    guard line?.row != nil || appearance == .button else { return }
    let isMixed = node[.isMixed] ?? false
    accessibleWidget?.setAccessible(.checked, to: isMixed ? 2 : control.active ? 1 : 0)
  }

  override func canShow(_ node: Node) -> Bool { node[.toggleStyle] ?? .switch == appearance }

  override func place(for child: Node) -> LayoutRole {
    switch appearance {
    case .switch: titlePlace
    case .checkbox: .title
    case .button: .control
    }
  }

  override func update(_ change: NodeChange) {
    change.write(.isOn, usually: false) { isOn in connection?.blocked { control.active = isOn } }
    if let check = control as? CheckButton {
      change.write(.isMixed, usually: false) { check.inconsistent = $0 }
    }
    tellState()
    change.write(tintClass, untouched: .some(nil)) { name in
      for old in control.cssClasses where old.hasPrefix("tint-") { control.removeCSSClass(old) }
      if let name { control.addCSSClass(name) }
    }
  }

  private func tintClass(_ node: Node) -> String? { node[.tint]?.systemName.map { "tint-" + $0 } }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: titles, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: titles, after: peer)
  }

  override func contentDidChange() {
    line?.hideEmptyParts()
    titles.set(\.visible, titles.firstChild != nil)
    if line?.row == nil { label(control, by: titles) }
  }

  override func activate() { control.active.toggle() }

  private func wasToggled() {
    tellState()
    context.send(.setOn(control.active), from: self)
  }

  override func settle() {
    let isOn = node[.isOn] ?? false
    guard control.active != isOn else { return }
    connection?.blocked { control.active = isOn }
    tellState()
  }
}

/// A widget that is on or off.
private protocol ToggleControl: Widget {
  var active: Bool { get set }
}

extension ToggleControl {
  /// Calls `handler` after each change.
  fileprivate func onToggled(_ handler: @escaping () -> Void) -> SignalConnection {
    onNotify("active", handler)
  }
}

extension Switch: ToggleControl {}
extension CheckButton: ToggleControl {}
extension ToggleButton: ToggleControl {}
