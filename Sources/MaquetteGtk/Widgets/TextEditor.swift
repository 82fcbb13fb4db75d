import Gtk
import MaquetteUI

/// Shows a field for long text, which scrolls.
final class TextEditorPresenter: Presenter {
  private let scroller = ScrolledWindow()
  private let field = TextView()
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: scroller)
    field.wrapMode = .wordCharacter
    field.acceptsTab = false
    field.addCSSClass("long-text")
    if seed.place != .row { field.addCSSClass("framed") }
    scroller.child = field
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.setSizeRequest(width: -1, height: 100)
    scroller.hexpand = true
    connection = field.buffer.connect("changed") { [weak self] in
      guard let self else { return }
      context.send(.setText(field.buffer.text), from: self)
    }
  }

  override var accessibleWidget: Widget? { field }
  override var takesFocus: Bool { true }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { show($0) }
    change.write(.textEditorStyle, usually: .automatic) { style in
      let isFramed = style == .automatic ? place != .row : style == .roundedBorder
      field.setClass("framed", isFramed)
    }
  }

  private func show(_ text: String) {
    let buffer = field.buffer
    guard buffer.text != text else { return }
    let caret = buffer.cursorPosition
    connection?.blocked { buffer.text = text }
    buffer.cursorPosition = min(caret, text.unicodeScalars.count)
  }

  override func settle() { show(node[.text] ?? "") }
}
