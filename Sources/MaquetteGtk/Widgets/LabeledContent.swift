import Gtk
import MaquetteUI

/// Shows a value with its label.
final class LabeledContentPresenter: LabeledPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed)
    line.values.spacing = 8
    if seed.place == .row { line.values.margins = Margins(top: 6, bottom: 6) }
    copyByKey()
  }

  /// Lets the row, which is the only stop of the keyboard, copy its value.
  private func copyByKey() {
    guard let row = line.row else { return }
    let keys = ShortcutController()
    keys.add("<Control>c") { [weak self] in
      guard let self, let text = valueText else { return false }
      widget.display.clipboard.setText(text)
      return true
    }
    row.addController(keys)
  }

  /// What the values say, as far as they are texts.
  private var valueText: String? {
    let texts = children(in: .content).filter { !$0.takesFocus }.compactMap(\.node.spokenText)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  override func styleDidChange() { stack() }

  /// Puts the value under its label where text is so large that a line has no room for both.
  private func stack() {
    guard place != .line else { return }
    line.isStacked = context.isTextHuge
    for case let text as TextPresenter in children(in: .content) {
      text.isUnderLabel = line.isStacked
    }
  }

  override func contentDidChange() {
    super.contentDidChange()
    stack()
    let contents = children(in: .content)
    // Several check boxes stand under each other, anything else side by side.
    let isColumn = contents.count > 1 && contents.allSatisfy { $0.node.kind == .toggle }
    let orientation: Orientation = isColumn ? .vertical : .horizontal
    if line.values.orientation != orientation { line.values.orientation = orientation }
    line.titles.set(\.valign, isColumn ? .start : .center)
    line.titles.set(\.margins, Margins(top: isColumn && place == .row ? 6 : 0))
    for content in contents {
      // The row is the stop; a text that is no control needs none of its own.
      if line.row != nil, let text = content as? TextPresenter { text.isStop = false }
      content.widget.align(.horizontal, vertically: .center)
      if isColumn { content.widget.set(\.halign, .start) }
      nameInner(content)
    }
    let values = contents.filter { !$0.takesFocus }.compactMap(\.node.spokenText)
    nameRow(values: values)
  }

  /// Lets a control without a name of its own be called by the label, and a text that the keyboard
  /// leads to be read with it.
  private func nameInner(_ content: Presenter) {
    guard let inner = content.accessibleWidget else { return }
    if content.node.kind != .text {
      if content.node.accessibleName == nil { label(inner, by: line.titles) }
    } else if content.node[.isSelectable] == true, line.row == nil {
      let spoken = [node.accessibleName, content.node.accessibleName].compactMap { $0 }
      inner.setAccessible(.label, to: spoken.joined(separator: ", "))
    }
  }
}
