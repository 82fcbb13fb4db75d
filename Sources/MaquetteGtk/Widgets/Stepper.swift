import Gtk
import MaquetteUI

/// Shows a title with a button for less and one for more.
final class StepperPresenter: LabeledPresenter {
  private let less = Gtk.Button(iconName: "list-remove-symbolic")
  private let more = Gtk.Button(iconName: "list-add-symbolic")

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    let pair = Box(.horizontal)
    pair.addCSSClass("linked")
    pair.setAccessibleRole(.group)
    for (button, name, steps) in [(less, "Decrement", -1.0), (more, "Increment", 1.0)] {
      button.setAccessible(.label, to: name)
      button.onClicked { [weak self] in
        guard let self else { return }
        context.send(.setNumber(steps), from: self)
      }
      pair.append(button)
    }
    add(pair)
    line.keepValues()
  }

  override func update(_ change: NodeChange) {
    change.write(.isAtLowerBound, usually: false) { less.sensitive = !$0 }
    change.write(.isAtUpperBound, usually: false) { more.sensitive = !$0 }
  }
}
