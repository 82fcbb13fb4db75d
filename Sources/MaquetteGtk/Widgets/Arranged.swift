import Foundation
import Gtk
import MaquetteUI

/// Shows a container whose children SwiftUI's rules place.
class ArrangedPresenter: Presenter {
  let box: CustomWidget
  let layout: ArrangedLayout

  init(_ seed: PresenterSeed, layout: ArrangedLayout) {
    self.layout = layout
    box = CustomWidget(layout: layout)
    super.init(seed, widget: box)
  }

  required init(_ seed: PresenterSeed) { fatalError("an arranged container needs a layout") }

  /// The place that children have where the container passes on its own.
  override func place(for child: Node) -> LayoutRole { place.isInline ? place : .inline(.vertical) }

  /// The children as they are drawn, the lowest first.
  var layers: [Presenter] { children }

  /// Whether the container takes more room along an axis than it needs.
  func expands(_ axis: Orientation) -> Bool {
    children.contains { $0.widget.computeExpand(axis) }
  }

  /// Lays out by another arrangement from now on.
  func arrange(by arrangement: any Arrangement) {
    layout.arrangement = arrangement
    box.queueResize()
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    let index = layers.firstIndex { $0 === child } ?? 0
    child.widget.insert(into: box, after: index > 0 ? layers[index - 1].widget : nil)
  }

  override func contentDidChange() {
    let elements = layers.map(WidgetElement.init)
    if !layout.elements.elementsEqual(elements, by: { $0.isSame(as: $1) }) {
      layout.elements = elements
      box.queueResize()
    }
    orderByDepth()
    box.set(\.hexpand, expands(.horizontal))
    box.set(\.vexpand, expands(.vertical))
  }
}

extension ArrangedPresenter {
  /// Puts the widgets in the order in which they are drawn, and found under the pointer.
  private func orderByDepth() {
    let depths = layers.map { $0.node[.zIndex] ?? 0 }
    let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    let widgets = order.map { layers[$0].widget }
    guard !box.children.elementsEqual(widgets, by: ===) else { return }
    for (index, widget) in widgets.enumerated() {
      widget.insert(into: box, after: index > 0 ? widgets[index - 1] : nil)
    }
  }
}

extension WidgetElement {
  /// Whether another element stands for the same widget and says the same of it.
  fileprivate func isSame(as other: WidgetElement) -> Bool {
    widget === other.widget && ownPriority == other.ownPriority && guides == other.guides
  }
}

extension LayoutRole {
  /// Whether the place is among other views.
  var isInline: Bool {
    switch self {
    case .inline, .layer: true
    default: false
    }
  }
}
