import Gtk
import MaquetteUI

/// Shows a day and a time as buttons that open a calendar and a clock, or with the calendar open.
final class DatePickerPresenter: LabeledPresenter {
  private let controls = CustomWidget(layout: WrappingLayout())
  private let calendar = Gtk.Calendar()
  private let day = MenuButton()
  private let time = MenuButton()
  private let hours = Adjustment(value: 0, lower: 0, upper: 23, step: 1, page: 6)
  private let minutes = Adjustment(value: 0, lower: 0, upper: 59, step: 1, page: 10)
  private let isGraphical: Bool
  private var connections: [SignalConnection] = []

  required init(_ seed: PresenterSeed) {
    isGraphical = seed.node[.datePickerStyle] == .graphical
    super.init(seed)
    calendar.takeWheelOnlyWithFocus()
    if isGraphical {
      line.isStacked = true
      let column = Box(.vertical, spacing: 6)
      column.append(calendar)
      column.append(time)
      calendar.visible = seed.node[.dateText] != nil
      controls.append(column)
    } else {
      let popover = Popover()
      popover.child = calendar
      day.popover = popover
      controls.append(day)
      controls.append(time)
    }
    time.popover = clock()
    time.halign = .start
    // Until there is something that they say.
    day.visible = false
    time.visible = false
    if !isGraphical, place == .row {
      controls.layout = WrappingLayout { [line] in !line.isStacked }
    }
    add(controls, spoken: isGraphical ? calendar : day)
    if isGraphical { controls.valign = .start }
    line.activatable = !isGraphical
    if !isGraphical {
      line.keepValues { [day, time] in
        [day, time].filter(\.visible).map { $0.measure(.horizontal).natural }.max() ?? 0
      }
    }
    connections = [
      calendar.connect("day-selected") { [weak self] in self?.wasChosen() },
      hours.onNotify("value") { [weak self] in self?.wasChosen() },
      minutes.onNotify("value") { [weak self] in self?.wasChosen() },
    ]
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.datePickerStyle] == .graphical) == isGraphical
  }

  /// Two numbers to set the time with.
  private func clock() -> Popover {
    let row = Box(.horizontal, spacing: 6)
    row.append(number(hours, named: "Hour"))
    row.append(Gtk.Label(":"))
    row.append(number(minutes, named: "Minute"))
    let popover = Popover()
    popover.child = row
    return popover
  }

  private func number(_ adjustment: Adjustment, named name: String) -> SpinButton {
    let button = SpinButton(adjustment: adjustment)
    button.wrapsAround = true
    button.setAccessible(.label, to: name)
    return button
  }

  override var yieldsToHugeText: Bool { !isGraphical }

  override func styleDidChange() {
    super.styleDidChange()
    // Seven columns have to fit into any width.
    calendar.setClass("narrow", context.isTextHuge)
  }

  override func update(_ change: NodeChange) {
    change.write(.moment, usually: "") { show($0) }
    change.write(.dateText) { text in
      Self.show(text, on: day)
    }
    change.write(.timeText) { text in
      Self.show(text, on: time)
    }
  }

  /// Writes a text that takes a second line before it makes the form wider.
  private static func show(_ text: String?, on button: MenuButton) {
    button.label = text
    for case let label as Gtk.Label in button.descendants { label.breakLines() }
    button.visible = text != nil
  }

  /// Shows a moment without hearing of it.
  private func show(_ moment: String) {
    let parts = moment.split(whereSeparator: { "- :".contains($0) }).compactMap { Int($0) }
    guard parts.count == 5, (1...9999).contains(parts[0]) else { return }
    blocked {
      calendar.date = (parts[0], parts[1], parts[2])
      hours.value = Double(parts[3])
      minutes.value = Double(parts[4])
    }
  }

  private func blocked(_ change: () -> Void) {
    func block(_ rest: ArraySlice<SignalConnection>) {
      guard let first = rest.first else { return change() }
      first.blocked { block(rest.dropFirst()) }
    }
    block(connections[...])
  }

  private func wasChosen() {
    let date = calendar.date
    let numbers = [date.month, date.day, Int(hours.value), Int(minutes.value)]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
    let moment = "\(date.year)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
    if moment != node[.moment] { context.send(.setText(moment), from: self) }
  }

  override func activate() { (day.visible ? day : time).popup() }

  override func settle() { show(node[.moment] ?? "") }
}
