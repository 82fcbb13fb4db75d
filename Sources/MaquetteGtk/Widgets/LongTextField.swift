import Gtk
import MaquetteUI

/// Shows a field for text of several lines, which grows with what is in it.
final class LongTextFieldPresenter: TextInputPresenter {
  private let field = TextView()
  private let hint = Gtk.Label()
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    field.wrapMode = .wordCharacter
    field.acceptsTab = false
    field.hexpand = true
    field.addCSSClass("long-text")
    if seed.place != .row { field.addCSSClass("framed") }
    hint.addCSSClass("dim-label")
    hint.xalign = 0
    hint.halign = .start
    hint.valign = .start
    hint.canTarget = false
    hint.ellipsize = .end
    let overlay = Overlay()
    overlay.child = field
    overlay.addOverlay(hint)
    overlay.hexpand = true
    add(overlay, field: field)
    overlay.valign = .fill
    line.values.hexpand = true
    line.start.hexpand = false
    if line.row != nil {
      line.values.margins = Margins(top: 12, bottom: 12)
      line.start.valign = .start
      line.start.margins = Margins(top: 6)
    }
    connection = field.buffer.connect("changed") { [weak self] in self?.didChange() }
  }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { show($0) }
    change.write(placeholder) { hint.text = $0 }
    change.write(.textAlignment, usually: .leading) { field.justification = $0.justification }
    change.write(.lineLimit) { limit in
      // A little more than a line of the usual font, for each.
      field.setSizeRequest(width: -1, height: limit.map { min(max($0, 1), 40) * 18 } ?? -1)
    }
  }

  override var text: String { field.buffer.text }

  override func show(_ text: String) {
    let buffer = field.buffer
    if buffer.text != text {
      // The caret stays where it can.
      let caret = buffer.cursorPosition
      connection?.blocked { buffer.text = text }
      buffer.cursorPosition = min(caret, text.unicodeScalars.count)
    }
    hint.visible = text.isEmpty
  }

  private func didChange() {
    hint.visible = text.isEmpty
    wasEdited()
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
