import Foundation
import Gtk
import MaquetteUI

/// A value of state with the control that fits it.
final class StateControl {
  /// The row.
  let widget = Box(.horizontal, spacing: 6)

  private let reset = Gtk.Button(iconName: "edit-undo-symbolic")
  private let set: (SimpleState) -> Void
  private var entry: StateEntry
  private var write: (StateEntry) -> Void = { _ in }
  private var isWriting = false

  /// A row that tells of changes through `set` and asks for the first value through `reset`.
  init(
    _ entry: StateEntry, set: @escaping (SimpleState) -> Void, reset resetting: @escaping () -> Void
  ) {
    self.entry = entry
    self.set = set
    let name = Gtk.Label(entry.name)
    name.xalign = 0
    name.hexpand = true
    name.ellipsize = .end
    name.tooltipText = entry.owner.isEmpty ? entry.name : "\(entry.owner).\(entry.name)"
    reset.addCSSClass("flat")
    reset.addCSSClass("circular")
    reset.valign = .center
    reset.nameByTooltip(localized("Reset %1", entry.name))
    reset.onClicked { resetting() }
    let control = control()
    control.valign = .center
    control.setAccessible(.label, to: entry.name)
    for part in [name, control, reset] as [Widget] { widget.append(part) }
    show(entry)
  }

  /// Shows another value of the same kind.
  func show(_ entry: StateEntry) {
    self.entry = entry
    isWriting = true
    write(entry)
    isWriting = false
    reset.opacity = entry.isChanged ? 1 : 0
    reset.sensitive = entry.isChanged
  }

  private func change(_ value: SimpleState) {
    guard !isWriting, value != entry.value else { return }
    set(value)
  }

  private func control() -> Widget {
    switch entry.value {
    case .bool: toggle()
    case .integer: number(step: 1, digits: 0) { .integer(Int($0)) }
    case .number: number(step: 0.1, digits: 2) { .number($0) }
    case .text: field()
    case .choice: choice()
    default: text()
    }
  }

  private func toggle() -> Widget {
    let control = Switch()
    write = { [weak control] in
      if case .bool(let isOn) = $0.value { control?.active = isOn }
    }
    control.onNotify("active") { [weak self, weak control] in
      if let control { self?.change(.bool(control.active)) }
    }
    return control
  }

  private func number(
    step: Double, digits: Int, _ value: @escaping (Double) -> SimpleState
  ) -> Widget {
    let control = SpinButton(minimum: -1e9, maximum: 1e9, step: step)
    control.digits = digits
    control.widthChars = 8
    write = { [weak control] in
      switch $0.value {
      case .integer(let number): control?.value = Double(number)
      case .number(let number): control?.value = number
      default: break
      }
    }
    control.connect("value-changed") { [weak self, weak control] in
      if let control { self?.change(value(control.value)) }
    }
    control.takeWheelOnlyWithFocus()
    return control
  }

  private func field() -> Widget {
    let control = Entry()
    control.widthChars = 12
    write = { [weak control] in
      if case .text(let text) = $0.value, control?.text != text { control?.text = text }
    }
    control.connect("changed") { [weak self, weak control] in
      if let control { self?.change(.text(control.text)) }
    }
    return control
  }

  private func choice() -> Widget {
    let names = entry.choices
    let control = DropDown(names)
    write = { [weak control] in
      if case .choice(let name) = $0.value { control?.selected = names.firstIndex(of: name) }
    }
    control.onNotify("selected") { [weak self, weak control] in
      guard let index = control?.selected, names.indices.contains(index) else { return }
      self?.change(.choice(names[index]))
    }
    return control
  }

  private func text() -> Widget {
    let label = Gtk.Label()
    label.ellipsize = .end
    label.xalign = 1
    label.addCSSClass("dim-label")
    write = { [weak label] in
      label?.text = $0.text
      label?.tooltipText = $0.text
    }
    return label
  }
}
