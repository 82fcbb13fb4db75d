import Gtk
import MaquetteUI

/// Shows a title with a button for less and one for more.
final class StepperPresenter: Presenter {
  private let line: LabeledLine
  private let less = Gtk.Button(iconName: "list-remove-symbolic")
  private let more = Gtk.Button(iconName: "list-add-symbolic")

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    super.init(seed, widget: line.widget)
    let pair = Box(.horizontal)
    pair.addCSSClass("linked")
    pair.valign = .center
    for (button, name, steps) in [(less, "Decrement", -1.0), (more, "Increment", 1.0)] {
      button.setAccessible(.label, to: name)
      button.onClicked { [weak self] in
        guard let self else { return }
        context.send(.setNumber(steps), from: self)
      }
      pair.append(button)
    }
    line.append(pair)
  }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override func place(for child: Node) -> LayoutRole { titlePlace }

  override func update(_ change: NodeChange) {
    change.write(.isAtLowerBound, usually: false) { less.sensitive = !$0 }
    change.write(.isAtUpperBound, usually: false) { more.sensitive = !$0 }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: line.titles, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: line.titles, after: peer)
  }

  override func contentDidChange() {
    line.hideEmptyParts()
    nameRow(line.row)
  }
}
