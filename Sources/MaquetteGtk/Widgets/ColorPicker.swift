import Gtk
import MaquetteUI

/// Shows a colour as a button that opens a choice of others.
final class ColorPickerPresenter: LabeledPresenter {
  private let button = ColorButton()

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    add(button)
    line.activatable = true
    button.connect("color-set") { [weak self] in self?.wasChosen() }
  }

  override func update(_ change: NodeChange) {
    change.write(.supportsOpacity, usually: true) { button.useAlpha = $0 }
    change.write(.fill) { _ in show() }
  }

  private func show() {
    if let fill = node[.fill] { button.rgba = Palette.color(of: fill, in: button) }
  }

  override func styleDidChange() { show() }

  private func wasChosen() {
    let color = button.rgba
    let digits = [color.red, color.green, color.blue, color.alpha].map { part -> String in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    context.send(.setText(digits.joined()), from: self)
  }

  override func activate() { button.activate() }
  override func settle() { show() }
}
