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

  /// Takes a button in after those before it.
  func hold(_ button: Widget) { options.append(button) }

  /// Shows whether a button's option is the chosen one.
  func mark(_ button: Widget, _ isChosen: Bool) {}

  private func fill() {
    let current = PickerOption.options(of: node)
    if current != shown {
      shown = current
      for entry in buttons { entry.button.removeFromParent() }
      buttons = current.map { ($0.place, button(for: $0)) }
      for (entry, option) in zip(buttons, current) {
        entry.button.sensitive = option.isEnabled
        hold(entry.button)
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
    options.addCSSClass("segments")
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
      label.breakLines()
      label.justify = .center
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
  /// Holds buttons that stand side by side as long as there is room.
  private let row: CustomWidget?

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.isHorizontal] == true) == (row != nil)
  }

  override func hold(_ button: Widget) {
    if let row { button.insert(into: row, after: row.lastChild) } else { super.hold(button) }
  }

  required init(_ seed: PresenterSeed) {
    row = seed.node[.isHorizontal] == true ? CustomWidget(layout: WrappingLayout()) : nil
    super.init(seed)
    options.orientation = .vertical
    options.spacing = 6
    if let row { options.append(row) }
    if seed.node[.pickerStyle] == .inline {
      line.isStacked = true
    } else {
      options.margins = Margins(top: 6, bottom: 6)
    }
  }

  override func contentDidChange() {
    super.contentDidChange()
    guard place == .row else { return }
    let hasTitle = line.titles.firstChild != nil
    line.start.set(\.visible, hasTitle)
    // Above and below a title in its own line there is room already.
    if node[.pickerStyle] == .inline {
      options.margins = hasTitle ? Margins() : Margins(top: 6, bottom: 6)
    }
  }

  override func button(for option: PickerOption) -> Widget {
    let button = CheckButton(label: option.text)
    for case let label as Gtk.Label in button.descendants { label.breakLines() }
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

/// Shows a choice as a list of a few lines, scrolled so that what is chosen is in the middle.
final class WheelPickerPresenter: LabeledPresenter {
  private let scroller = ScrolledWindow()
  private let list = ListBox()
  private var options: [PickerOption] = []
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    list.addCSSClass("wheel")
    list.selectionMode = .browse
    scroller.child = list
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.setSizeRequest(width: 120, height: 140)
    scroller.hexpand = true
    line.values.hexpand = true
    add(scroller, spoken: list)
    connection = list.onRowActivated { [weak self] row in self?.wasChosen(row.index) }
  }

  override func shows(_ child: Node) -> Bool { child.slot == .label }
  override var yieldsToHugeText: Bool { true }

  override func adopt(_ node: Node) {
    super.adopt(node)
    fill()
  }

  override func contentDidChange() {
    super.contentDidChange()
    line.start.set(\.visible, line.titles.firstChild != nil)
    fill()
  }

  private func fill() {
    let current = PickerOption.options(of: node)
    if current != options {
      options = current
      setHeight()
      for row in list.children { list.remove(row) }
      for option in current {
        let label = Gtk.Label(option.text)
        label.wrap = true
        label.wrapMode = .wordCharacter
        let row = ListBoxRow(child: label)
        row.sensitive = option.isEnabled
        list.append(row)
      }
    }
    let chosen = options.firstIndex { $0.place == node[.selection] }
    let rows = list.children.compactMap { $0 as? ListBoxRow }
    list.selectedRow = chosen.map { rows[$0] }
    guard let chosen else { return }
    MainLoop.idle { [weak self] in
      self?.center(chosen)
      return false
    }
  }

  override func styleDidChange() {
    super.styleDidChange()
    setHeight()
  }

  /// Shows five lines at once, or fewer of larger text.
  private func setHeight() {
    let count = min(max(options.count, 1), context.isTextHuge ? 3 : 5)
    let height = Int((30 * Double(count) * max(context.textScale, 1)).rounded())
    let request = (width: 120, height: height)
    if scroller.sizeRequest != request {
      scroller.setSizeRequest(width: request.width, height: height)
    }
  }

  /// Scrolls a line into the middle.
  private func center(_ index: Int) {
    let rows = list.children
    guard rows.indices.contains(index), let place = rows[index].bounds(in: list) else { return }
    let middle = place.y + place.height / 2 - Double(scroller.height) / 2
    scroller.vadjustment.value = max(middle, 0)
  }

  private func wasChosen(_ index: Int) {
    guard options.indices.contains(index) else { return }
    let place = options[index].place
    if place != node[.selection] { context.send(.select(place), from: self) }
  }

  override func settle() { fill() }
}
