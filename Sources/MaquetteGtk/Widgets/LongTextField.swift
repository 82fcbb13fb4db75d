import Gtk
import MaquetteUI

/// Shows a field for text of several lines, which grows with what is in it.
final class LongTextFieldPresenter: Presenter {
  private let line: LabeledLine
  private let field = TextView()
  private let placeholder = Gtk.Label()
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    super.init(seed, widget: line.widget)
    field.wrapMode = .wordCharacter
    field.acceptsTab = false
    field.hexpand = true
    field.addCSSClass("long-text")
    if seed.place != .row { field.addCSSClass("framed") }
    placeholder.addCSSClass("dim-label")
    placeholder.xalign = 0
    placeholder.halign = .start
    placeholder.valign = .start
    placeholder.canTarget = false
    placeholder.ellipsize = .end
    let overlay = Overlay()
    overlay.child = field
    overlay.addOverlay(placeholder)
    overlay.hexpand = true
    line.append(overlay)
    line.values.hexpand = true
    line.titles.hexpand = false
    if let row = line.row {
      row.addCSSClass("field")
      row.activatable = true
      row.focusable = false
      line.values.margins = Margins(top: 12, bottom: 12)
      line.titles.valign = .start
      line.titles.margins = Margins(top: 6)
    }
    connection = field.buffer.connect("changed") { [weak self] in self?.wasEdited() }
    let focus = EventControllerFocus()
    focus.connect("leave") { [weak self] in self?.wasLeft() }
    field.addController(focus)
  }

  override func canShow(_ node: Node) -> Bool { node[.axis] == .vertical }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { field }
  override func ownName(of node: Node) -> String? { isTitled ? node.accessibleName : nil }

  /// Whether the label stands beside the field; alone, a field shows it while it is empty.
  private var isTitled: Bool { place == .row || place == .line }

  override func place(for child: Node) -> LayoutRole { titlePlace }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { show($0) }
    change.write(prompt) { placeholder.text = $0 }
    change.write(.textAlignment, usually: .leading) { field.justification = $0.justification }
    change.write(.lineLimit) { limit in
      // A little more than a line of the usual font, for each.
      field.setSizeRequest(width: -1, height: limit.map { min(max($0, 1), 40) * 18 } ?? -1)
    }
  }

  private func prompt(_ node: Node) -> String {
    node[.prompt] ?? (isTitled ? "" : node.accessibleName ?? "")
  }

  /// Writes the model's text, unless it is what was just typed; the caret stays where it can.
  private func show(_ text: String) {
    let buffer = field.buffer
    if buffer.text != text {
      let caret = buffer.cursorPosition
      connection?.blocked { buffer.text = text }
      buffer.cursorPosition = min(caret, text.unicodeScalars.count)
    }
    placeholder.visible = text.isEmpty
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

  override func activate() { field.grabFocus() }

  private func wasEdited() {
    placeholder.visible = field.buffer.text.isEmpty
    context.send(.setText(field.buffer.text), from: self)
  }

  private func wasLeft() { context.send(.commitText(field.buffer.text), from: self) }

  override func settle() {
    if wasTaken { show(node[.text] ?? "") }
  }
}

extension TextAlignment {
  /// The setting of the lines of a text that is edited.
  fileprivate var justification: Justification {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
