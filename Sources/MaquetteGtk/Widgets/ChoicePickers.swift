import Gtk
import MaquetteUI

/// Shows a choice with all options in sight: as buttons in a row, or as a list of radio buttons.
class OpenPickerPresenter: LabeledPresenter {
  final let options = Box(.horizontal)
  private final var shown: [PickerOption] = []
  final var buttons: [(place: Int, button: Widget)] = []
  /// Whether the choice is being written rather than made.
  final var isWriting = false

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    options.setAccessibleRole(.radioGroup)
    add(options)
  }

  override var takesFocus: Bool { true }
  override var yieldsToHugeText: Bool { node[.pickerStyle] != .inline }
  override func shows(_ child: Node) -> Bool { child.slot == .label }

  override func adopt(_ node: Node) {
    super.adopt(node)
    fill()
  }

  override func contentDidChange() {
    super.contentDidChange()
    fill()
  }

  /// A button for an option, to be told when it is set.
  func button(for option: PickerOption) -> Widget { Bin() }

  /// Shows whether a button's option is the chosen one.
  func mark(_ button: Widget, _ isChosen: Bool) {}

  private func fill() {
    let current = PickerOption.options(of: node)
    if current != shown {
      shown = current
      for entry in buttons { options.remove(entry.button) }
      buttons = current.map { ($0.place, button(for: $0)) }
      for (entry, option) in zip(buttons, current) {
        entry.button.sensitive = option.isEnabled
        options.append(entry.button)
      }
    }
    isWriting = true
    for entry in buttons { mark(entry.button, entry.place == node[.selection]) }
    isWriting = false
  }

  final func wasChosen(_ place: Int) {
    guard !isWriting else { return }
    if place != node[.selection] { context.send(.select(place), from: self) } else { fill() }
  }

  override func settle() { fill() }
}

/// Shows a choice as joined buttons.
final class SegmentedPickerPresenter: OpenPickerPresenter {
  override func styleDidChange() {
    super.styleDidChange()
    options.orientation = context.isTextHuge ? .vertical : .horizontal
  }

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    options.addCSSClass("linked")
    options.homogeneous = true
    line.keepValues()
    options.hexpand = true
    line.values.hexpand = true
  }

  override func button(for option: PickerOption) -> Widget {
    let button = ToggleButton()
    let face = Box(.horizontal, spacing: 6)
    face.halign = .center
    if let symbol = option.symbol {
      face.append(Gtk.Image(iconName: SymbolMap.icon(for: symbol).iconName))
    }
    if option.symbol == nil || !option.text.isEmpty, node[.pickerStyle] != .palette {
      let label = Gtk.Label(option.text)
      label.ellipsize = .end
      face.append(label)
    }
    button.child = face
    button.setAccessible(.label, to: option.text)
    button.setAccessibleRole(.radio)
    button.connect("toggled") { [weak self] in self?.wasChosen(option.place) }
    return button
  }

  override func mark(_ button: Widget, _ isChosen: Bool) {
    (button as? ToggleButton)?.active = isChosen
    button.setAccessible(.checked, to: isChosen ? 1 : 0)
  }

  override func contentDidChange() {
    super.contentDidChange()
    // Without a title the buttons have the whole width.
    line.start.set(\.visible, line.titles.firstChild != nil)
  }
}

/// Shows a choice as radio buttons under each other, or as rows with a mark.
final class RadioPickerPresenter: OpenPickerPresenter {
  private var group: CheckButton?

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    options.orientation = .vertical
    options.spacing = 6
    if seed.node[.pickerStyle] == .inline {
      line.isStacked = true
    } else {
      options.margins = Margins(top: 6, bottom: 6)
    }
  }

  override func button(for option: PickerOption) -> Widget {
    let button = CheckButton(label: option.text)
    if let first = buttons.first?.button as? CheckButton ?? group,
      first.parent != nil || group === first
    {
      button.setGroup(first)
    }
    if group == nil { group = button }
    button.connect("toggled") { [weak self, weak button] in
      if button?.active == true { self?.wasChosen(option.place) }
    }
    return button
  }

  override func mark(_ button: Widget, _ isChosen: Bool) {
    (button as? CheckButton)?.active = isChosen
  }
}
