import Gtk
import MaquetteUI

/// Shows a field for text of several lines, which grows with what is in it.
final class LongTextFieldPresenter: TextInputPresenter {
  private let field = TextView()
  private let hint = Gtk.Label()
  /// The text again, never seen, which is as high as the field must be.
  private let ruler = Gtk.Label()
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
    // D8: the view itself asks for another line only after it was cut.
    let frame = CustomWidget(layout: RuledLayout(ruler: ruler, field: field))
    ruler.wrap = true
    ruler.wrapMode = .wordCharacter
    if seed.place != .row { ruler.margins = Margins(top: 8, bottom: 8, start: 9, end: 9) }
    frame.append(ruler)
    frame.append(field)
    frame.hexpand = true
    overlay.child = frame
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
    rule()
  }

  private func rule() { ruler.text = text + " " }

  private func didChange() {
    hint.visible = text.isEmpty
    rule()
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

/// Gives a field as much room as a label with its text takes.
private struct RuledLayout: @MainActor CustomLayout {
  let ruler: Widget
  let field: Widget

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let own = field.measure(orientation, for: size)
    let ruled = ruler.measure(orientation, for: size)
    guard orientation == .vertical else {
      return SizeRequest(minimum: own.minimum, natural: max(own.natural, ruled.natural))
    }
    let natural = max(own.minimum, ruled.natural)
    return SizeRequest(minimum: natural, natural: natural)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    if ruler.isChildVisible { ruler.isChildVisible = false }
    field.sizeAllocate(Rectangle(x: 0, y: 0, width: width, height: height))
  }
}
