import Gtk
import MaquetteUI

/// Shows a field for one line of text.
final class TextFieldPresenter: TextInputPresenter {
  // Not the bare text within, which assistive technology does not see.
  private let field = Entry()
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    add(field, field: field)
    if line.row != nil {
      field.hasFrame = false
      field.addCSSClass("row-text")
      field.widthChars = 1
      field.connect("direction-changed") { [weak self] in self?.align() }
    }
    // The field takes what its title leaves of the line.
    field.hexpand = true
    line.values.hexpand = true
    line.start.hexpand = false
    connection = field.connect("changed") { [weak self] in
      self?.align()
      self?.wasEdited()
    }
    field.connect("activate") { [weak self] in self?.wasConfirmed() }
  }

  override func update(_ change: NodeChange) {
    change.write(.isSecure, usually: false) { field.visibility = !$0 }
    change.write(.textFieldStyle, usually: .automatic) { style in
      let hasBorder = style == .roundedBorder || style == .squareBorder
      field.hasFrame = line.row == nil ? style != .plain : hasBorder
      field.setClass("row-text", line.row != nil && !hasBorder)
      field.setClass("square", style == .squareBorder)
    }
    change.write(.text, usually: "") { show($0) }
    change.write(placeholder, untouched: "") { field.placeholderText = $0.isEmpty ? nil : $0 }
    change.write(alignment, untouched: 0) { _ in align() }
    change.write(textAttributes, untouched: []) {
      field.attributes = $0.isEmpty ? nil : TextAttributes($0)
    }
  }

  private func alignment(_ node: Node) -> Double {
    node[.textAlignment].alignment(inRow: place == .row && !line.isStacked)
  }

  override func contentDidChange() {
    super.contentDidChange()
    align()
  }

  override func styleDidChange() {
    super.styleDidChange()
    align()
  }

  /// Puts the text at the side that its alignment means in the reading direction of the form; GTK
  /// takes sides by the direction of the text itself.
  private func align() {
    let alignment = alignment(node)
    let isForeign =
      field.direction == .rightToLeft && TextDirection.base(of: field.text) == .leftToRight
    let wanted = isForeign ? 1 - alignment : alignment
    if field.alignment != wanted { field.alignment = wanted }
  }

  private func textAttributes(_ node: Node) -> [TextAttribute] {
    node[.font]?.textAttributes(scale: 1) ?? []
  }

  override var text: String { field.text }

  override func show(_ text: String) {
    guard field.text != text else { return }
    connection?.blocked { field.replaceText(text) }
    align()
  }

  override func activate() { field.grabFocusWithoutSelecting() }
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
