import Gtk
import MaquetteUI

/// Shows a field for editing text at the end of its row, or framed after its label: what a field
/// of one line and one of several have in common.
class TextInputPresenter: LabeledPresenter {
  /// Whether the text was confirmed or left, and the model may write another for it.
  private final var isDone = false

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    node[.axis] == .vertical ? LongTextFieldPresenter.self : TextFieldPresenter.self
  }

  /// The text as it stands in the field.
  var text: String { "" }

  /// Writes the model's text where it is not what was just typed.
  func show(_ text: String) {}

  /// Puts the field in its place and hears when it is left.
  ///
  /// - Parameter field: the widget with the focus, where that is a part of `widget`.
  final func add(_ widget: Widget, field: Widget) {
    add(widget, spoken: field)
    if let row = line.row {
      row.addCSSClass("field")
      row.activatable = true
    }
    let focus = EventControllerFocus()
    focus.connect("leave") { [weak self] in self?.wasLeft() }
    field.addController(focus)
  }

  /// Whether the label stands beside the field; alone, a field shows it while it is empty.
  final var isTitled: Bool { place == .row || place == .line }

  /// What the empty field shows.
  final func placeholder(_ node: Node) -> String {
    node[.prompt] ?? (isTitled ? "" : node.accessibleName ?? "")
  }

  override func ownName(of node: Node) -> String? { isTitled ? super.ownName(of: node) : nil }

  override func shows(_ child: Node) -> Bool { isTitled }

  override var yieldsToHugeText: Bool { true }

  override func activate() { control?.grabFocus() }

  final func wasEdited() { context.send(.setText(text), from: self) }

  final func wasConfirmed() {
    isDone = true
    context.send(.commitText(text), from: self)
    context.send(.submit, from: self)
  }

  private func wasLeft() {
    isDone = true
    context.send(.commitText(text), from: self)
  }

  override func settle() {
    // A field whose value is made of the text on confirmation keeps what is being typed.
    if wasTaken || isDone { show(node[.text] ?? "") }
    isDone = false
  }
}
