import Gtk
import MaquetteUI

/// Shows a field for editing text: at the end of its row, or framed after its label.
final class TextFieldPresenter: Presenter {
  private let line: LabeledLine
  // Not the bare text within, which assistive technology does not see.
  private let field: Entry
  private var connection: SignalConnection?
  /// Whether the text was confirmed or left, and the model may write another for it.
  private var isDone = false

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    field = Entry()
    super.init(seed, widget: line.widget)
    field.valign = .center
    line.append(field)
    if let row = line.row {
      row.addCSSClass("field")
      row.activatable = true
      row.focusable = false
      field.hasFrame = false
      field.addCSSClass("row-text")
      // As wide as its text, so that it ends where values do in either reading direction.
      field.widthChars = 1
      field.delegate?.setProperty("propagate-text-width", to: true)
    } else {
      field.hexpand = true
      line.values.hexpand = true
      line.titles.hexpand = false
    }
    connection = field.connect("changed") { [weak self] in self?.wasEdited() }
    field.connect("activate") { [weak self] in self?.wasConfirmed() }
    let focus = EventControllerFocus()
    focus.connect("leave") { [weak self] in self?.wasLeft() }
    field.addController(focus)
  }

  override class func variant(for node: Node) -> Presenter.Type {
    node[.axis] == .vertical ? LongTextFieldPresenter.self : TextFieldPresenter.self
  }

  override func canShow(_ node: Node) -> Bool { node[.axis] != .vertical }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { field }
  override func ownName(of node: Node) -> String? { isTitled ? node.accessibleName : nil }

  /// Whether the label stands beside the field; alone, a field shows it while it is empty.
  private var isTitled: Bool { place == .row || place == .line }

  override func place(for child: Node) -> LayoutRole { titlePlace }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { show($0) }
    change.write(placeholder, untouched: .some(nil)) { field.placeholderText = $0 }
    change.write(alignment, untouched: 0) { field.alignment = $0 }
    change.write(textAttributes, untouched: []) {
      field.attributes = $0.isEmpty ? nil : TextAttributes($0)
    }
  }

  private func alignment(_ node: Node) -> Double {
    node[.textAlignment].alignment(inRow: place == .row)
  }

  private func textAttributes(_ node: Node) -> [TextAttribute] {
    node[.font]?.textAttributes(scale: 1) ?? []
  }

  private func placeholder(_ node: Node) -> String? {
    node[.prompt] ?? (isTitled ? nil : node.accessibleName)
  }

  /// Writes the model's text, unless it is what was just typed.
  private func show(_ text: String) {
    guard field.text != text else { return }
    connection?.blocked { field.replaceText(text) }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if isTitled { attach(child, to: line.titles, after: peer) }
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, after: peer)
  }

  override func detach(_ child: Presenter) {
    if child.widget.parent != nil { super.detach(child) }
  }

  override func styleDidChange() {
    if place == .row { line.isStacked = context.isTextHuge }
  }

  override func contentDidChange() {
    styleDidChange()
    line.hideEmptyParts()
    if isTitled { label(field, by: line.titles) }
    nameRow(line.row)
  }

  override func activate() { field.grabFocusWithoutSelecting() }

  private func wasEdited() { context.send(.setText(field.text), from: self) }

  private func wasConfirmed() {
    isDone = true
    context.send(.commitText(field.text), from: self)
    context.send(.submit, from: self)
  }

  private func wasLeft() {
    isDone = true
    context.send(.commitText(field.text), from: self)
  }

  override func settle() {
    // A field whose value is made of the text on confirmation keeps what is being typed.
    if wasTaken || isDone { show(node[.text] ?? "") }
    isDone = false
  }
}

extension TextAlignment? {
  /// Where the text lies: at the end of a row unless said otherwise.
  fileprivate func alignment(inRow: Bool) -> Double {
    switch self {
    case .none: inRow ? 1 : 0
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
