import Gtk
import MaquetteUI

/// Shows what is on or off: the state, the colour and the events of a control that a kind chooses.
class TogglePresenter: LabeledPresenter {
  private final var connection: SignalConnection?

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    switch node[.toggleStyle] ?? .switch {
    case .switch: SwitchPresenter.self
    case .checkbox: CheckBoxPresenter.self
    case .button: ToggleButtonPresenter.self
    }
  }

  /// Whether the control is set.
  var isOn: Bool {
    get { false }
    set {}
  }

  /// Hears of the control's changes; to be called once it is there.
  fileprivate final func follow(_ control: Widget) {
    connection = control.onNotify("active") { [weak self] in self?.wasToggled() }
  }

  override func update(_ change: NodeChange) {
    change.write(.isOn, usually: false) { set($0) }
    tellState()
    writeTint(change, on: control)
  }

  private func set(_ isOn: Bool) { connection?.blocked { self.isOn = isOn } }

  /// Tells a screen reader what GTK tells of switches and check boxes only.
  fileprivate func tellState() {
    guard isRowControl else { return }
    let isMixed = node[.isMixed] ?? false
    accessibleWidget?.setAccessible(.checked, to: isMixed ? 2 : isOn ? 1 : 0)
  }

  override func activate() { isOn.toggle() }

  private func wasToggled() {
    tellState()
    context.send(.setOn(isOn), from: self)
  }

  override func settle() {
    let wanted = node[.isOn] ?? false
    guard isOn != wanted else { return }
    set(wanted)
    tellState()
  }
}

/// Shows a toggle as a switch at the end of its line.
final class SwitchPresenter: TogglePresenter {
  private let toggle = Switch()

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    add(toggle)
    makeRowControl(.switch)
    follow(toggle)
  }

  override var isOn: Bool {
    get { toggle.active }
    set { toggle.active = newValue }
  }
}

/// Shows a toggle as a check box before its label.
final class CheckBoxPresenter: TogglePresenter {
  private let box = CheckButton()

  required init(_ seed: PresenterSeed) {
    super.init(seed, inside: box)
    makeRowControl(.checkbox)
    follow(box)
  }

  override func place(for child: Node) -> LayoutRole { .title }

  override func update(_ change: NodeChange) {
    super.update(change)
    change.write(.isMixed, usually: false) { box.inconsistent = $0 }
  }

  override var isOn: Bool {
    get { box.active }
    set { box.active = newValue }
  }
}

/// Shows a toggle as a button that stays pressed.
final class ToggleButtonPresenter: TogglePresenter {
  private let button = ToggleButton()

  required init(_ seed: PresenterSeed) {
    super.init(seed, inside: button)
    makeRowControl(.checkbox)
    // GTK 4.8 knows no toggle buttons; a check box is the role that tells of its state.
    if !isRowControl { button.setAccessibleRole(.checkbox) }
    follow(button)
  }

  override func place(for child: Node) -> LayoutRole { .control }

  override var isOn: Bool {
    get { button.active }
    set { button.active = newValue }
  }

  override fileprivate func tellState() {
    let isMixed = node[.isMixed] ?? false
    accessibleWidget?.setAccessible(.checked, to: isMixed ? 2 : isOn ? 1 : 0)
  }
}
