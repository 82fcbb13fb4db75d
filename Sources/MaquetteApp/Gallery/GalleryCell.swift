import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// A form of the gallery with what tells it from the others.
final class GalleryCell {
  /// The whole.
  let widget = Box(.vertical, spacing: 6)
  /// Called when the form is to become the large one.
  var onChoose: (() -> Void)?
  /// What the form is made of; nil until there is one.
  private(set) var renderer: Renderer?

  private let title = Gtk.Label("")
  private let mark = Gtk.Label("")
  private let sheet = Bin()
  private let layout = ScaledLayout()
  private let stage: CustomWidget
  private let problem = Gtk.Label("")
  private var key: PreviewSelection.Key?

  /// A cell that has nothing to show yet.
  init(_ item: GalleryItem, appearance: CanvasAppearance?, width: Int, scale: Double) {
    stage = CustomWidget(layout: layout)
    layout.width = width
    layout.scale = scale
    title.text = item.title
    title.xalign = 0
    title.ellipsize = .end
    title.maxWidthChars = 10
    title.addCSSClass("caption-heading")
    mark.addCSSClass("caption")
    mark.addCSSClass("gallery-mark")
    mark.visible = false
    mark.ellipsize = .end
    mark.maxWidthChars = 14
    problem.wrap = true
    problem.maxWidthChars = 28
    problem.addCSSClass("dim-label")
    problem.margins = Margins(top: 12, bottom: 12, start: 12, end: 12)
    sheet.addCSSClass("background")
    sheet.addCSSClass("gallery-sheet")
    sheet.overflow = .hidden
    stage.append(sheet)
    let heading = Box(.horizontal, spacing: 6)
    let button = Button()
    button.child = title
    button.addCSSClass("flat")
    button.addCSSClass("gallery-title")
    button.hexpand = true
    button.tooltipText = localized("Show %1 Large", item.title)
    // GTK 4.8 takes no name from what a button holds.
    button.setAccessible(.label, to: localized("Show %1 Large", item.title))
    button.onClicked { [weak self] in self?.onChoose?() }
    heading.append(button)
    heading.append(mark)
    for part in [heading, stage, problem] as [Widget] { widget.append(part) }
    problem.visible = false
    stage.halign = .start
    stage.valign = .start
    widget.setAccessibleRole(.group)
    widget.setAccessible(.label, to: item.title)
    if let text = item.problem { showProblem(text) }
    addDoubleClick()
    self.appearance = appearance
  }

  private var appearance: CanvasAppearance?

  /// How many times as large as usual the form is drawn.
  var scale: Double {
    get { layout.scale }
    set {
      layout.scale = newValue
      stage.queueResize()
    }
  }

  /// Shows a form; `connect` tells a new renderer where what people do goes.
  func show(
    _ tree: ResolvedTree, key: PreviewSelection.Key, connect: (Renderer) -> Void
  ) {
    problem.visible = false
    stage.visible = true
    if let renderer, self.key == key {
      renderer.update(tree)
    } else {
      let renderer = Renderer()
      if let appearance { renderer.appearance = appearance }
      connect(renderer)
      renderer.update(tree)
      sheet.child = renderer.widget
      (self.renderer, self.key) = (renderer, key)
    }
    WholeForm.unfold(sheet)
    stage.queueResize()
  }

  /// Makes the cell as high as the form takes, now that its lines are broken; tells whether that
  /// is another height.
  func fit() -> Bool {
    guard stage.mapped else { return false }
    let missing = max(WholeForm.missingHeight(sheet), -layout.extraHeight)
    guard missing != 0 else { return false }
    layout.extraHeight += missing
    stage.queueResize()
    return true
  }

  /// Says why there is no form.
  func showProblem(_ text: String) {
    problem.text = text
    problem.visible = true
    stage.visible = renderer != nil
    mark.visible = false
  }

  /// The texts that cannot be read as a whole.
  var faults: [LayoutFault: CGRect] { stage.mapped ? renderer?.layoutFaults ?? [:] : [:] }

  /// Marks texts that can be read elsewhere.
  func show(faults: [LayoutFault: CGRect]) {
    layout.marks = Array(faults.values)
    stage.queueDraw()
    mark.visible = !faults.isEmpty
    guard !faults.isEmpty else { return }
    let kinds = Set(faults.keys.map(\.kind))
    let words = [
      (LayoutFault.Kind.ellipsis, localized("shortened")), (.clipping, localized("cut off")),
      (.overlap, localized("overlapping")),
    ].filter { kinds.contains($0.0) }.map(\.1)
    mark.text = "\(faults.count) " + words.joined(separator: ", ")
    mark.tooltipText = localized("Texts that can be read in the first cell, and here cannot")
  }

  private func addDoubleClick() {
    let click = GestureClick()
    click.onReleased { [weak self] count, _, _ in if count == 2 { self?.onChoose?() } }
    widget.addController(click)
  }
}
