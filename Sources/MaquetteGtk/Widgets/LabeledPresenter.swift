import Gtk
import MaquetteUI

/// Shows what has a label: as a row of a boxed group, a line of a form in columns, or a plain line.
///
/// Children in the part `label` title the line, all others are among its values. A kind adds its
/// control with `add`, which then has the keyboard and is named by the titles; where the row itself
/// is what is pressed, the kind calls `makeRowControl` too.
class LabeledPresenter: Presenter {
  final let line: LabeledLine
  /// What a person works, where the line has one thing of the kind.
  private(set) final var control: Widget?
  /// Whether the row stands for the control, so that the keyboard stops and a screen reader speaks
  /// once.
  private(set) final var isRowControl = false

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    super.init(seed, widget: line.widget)
    line.didMove = { [weak self] in self?.styleDidChange() }
  }

  /// Shows a line whose titles are inside its control.
  init(_ seed: PresenterSeed, inside control: any SingleChild) {
    line = LabeledLine(in: seed.place, inside: control)
    super.init(seed, widget: line.widget)
    line.didMove = { [weak self] in self?.styleDidChange() }
    add(control)
  }

  /// Puts a control at the end of the line, unless it is there, or around the titles.
  ///
  /// - Parameter spoken: the part of the control that has the focus, where it is not all of it.
  final func add(_ control: Widget, spoken: Widget? = nil) {
    control.valign = .center
    if control.parent == nil, control !== widget { line.append(control) }
    self.control = spoken ?? control
    line.row?.focusable = false
  }

  /// Lets the row, where there is one, be the control: a press anywhere does what the kind does.
  final func makeRowControl(_ role: AccessibleRole) {
    line.activatable = true
    guard let row = line.row else { return }
    isRowControl = true
    row.focusable = true
    row.setAccessibleRole(role)
    control?.setAccessibleRole(.presentation)
    control?.canFocus = false
    // A list's row has nothing of its own that assistive technology could do.
    offer("activate", on: row) { [weak self] in
      if let self, !isGone, widget.isSensitive { activate() }
    }
  }

  override var rowLine: LabeledLine? { line }
  override var labelColumn: Widget? { place == .line ? line.start : nil }
  override var accessibleWidget: Widget? { isRowControl ? line.row : control }
  override var takesFocus: Bool { control != nil || isRowControl }

  /// Whether what the row holds moves under its titles where text is huge.
  var yieldsToHugeText: Bool { false }

  override func styleDidChange() {
    super.styleDidChange()
    if place == .row, yieldsToHugeText { line.isStacked = context.isTextHuge }
  }

  // The titles say it, unless the row is the control.
  override func ownName(of node: Node) -> String? { isRowControl ? nil : node.titleText }

  override func place(for child: Node) -> LayoutRole {
    child.slot == .label ? titlePlace : .value
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: child.node.slot == .label ? line.titles : line.values, after: peer)
  }

  override func contentDidChange() {
    styleDidChange()
    line.hideEmptyParts()
    nameRow()
    guard let control, !isRowControl else { return }
    // A name of its own wins over the texts beside it.
    let isNamedByTitles = node.accessibleName == node.titleText
    label(control, by: isNamedByTitles ? line.titles : nil)
  }

  /// Names a row that is a stop of the keyboard as a screen reader says it on the way through.
  final func nameRow(values: [String] = []) {
    guard let row = line.row, row.focusable, !isRowControl else { return }
    let name = ([node.accessibleName].compactMap { $0 } + values).joined(separator: ", ")
    if !name.isEmpty { row.setAccessible(.label, to: name) }
  }
}

extension Presenter {
  /// The place of what titles the node.
  var titlePlace: LayoutRole { place == .line ? .lineTitle : .title }

  /// Ties a control to the texts that title it, which a screen reader says before it; to none where
  /// no such text is shown.
  func label(_ control: Widget, by titles: Box?) {
    let labels = titles?.descendants.filter { $0 is Gtk.Label } ?? []
    control.setAccessible(.labelledBy, to: labels)
  }
}

extension Node {
  /// What the titles of the node say; `nil` where none is shown.
  var titleText: String? {
    let texts = children(in: .label).compactMap(\.spokenText).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
