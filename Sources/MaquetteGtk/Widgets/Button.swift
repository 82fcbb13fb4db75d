import Gtk
import MaquetteUI

/// Shows a button among other views.
final class ButtonPresenter: Presenter {
  private let button = Gtk.Button()
  private let content = Box(.horizontal, spacing: 6)

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: button)
    content.halign = .center
    button.child = content
    button.onClicked { [weak self] in self?.activate() }
  }

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    switch place {
    case .row: node.isBorderedButton ? PlainRowPresenter.self : ButtonRowPresenter.self
    case .line: PlainLinePresenter.self
    default: ButtonPresenter.self
    }
  }

  override var accessibleWidget: Widget? { button }
  override var takesFocus: Bool { true }

  override func place(for child: Node) -> LayoutRole { .control }

  override func update(_ change: NodeChange) {
    change.write(styleClasses, untouched: []) { button.cssClasses = $0 }
    change.write(.isFlexible, usually: false) { button.hexpand = $0 }
  }

  private func sizeClasses(_ node: Node) -> [String] {
    switch node[.controlSize] ?? .regular {
    case .regular: []
    case .mini, .small: ["small-control"]
    case .large, .extraLarge: ["large-control"]
    }
  }

  private func styleClasses(_ node: Node) -> [String] {
    styleClassesAlone(node) + sizeClasses(node) + shapeClasses(node)
  }

  private func shapeClasses(_ node: Node) -> [String] {
    guard let shape = node[.borderShape], let kind = shape.kind else { return [] }
    return switch kind {
    case .capsule: ["capsule"]
    case .circle: ["circle"]
    case .roundedRectangle:
      ["radius-\(min(max(Int(shape.radius ?? 9), 0), StyleSheet.radiusLimit))"]
    }
  }

  private func styleClassesAlone(_ node: Node) -> [String] {
    let isDestructive = node[.role] == .destructive
    return switch node[.buttonStyle] ?? .automatic {
    case .automatic where caption != nil:
      ["flat", "in-caption", isDestructive ? "error" : actionColorClass(node)]
    case .automatic, .bordered: isDestructive ? ["destructive-action"] : []
    case .borderedProminent:
      isDestructive
        ? ["destructive-action"]
        : ["suggested-action"] + (tintClass(node).map { [$0] } ?? [])
    case .borderless: ["flat", isDestructive ? "error" : actionColorClass(node)]
    case .link: ["bare", actionColorClass(node)]
    case .plain, .custom: ["bare"]
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func contentDidChange() {
    for child in children { child.widget.align(.horizontal, vertically: .center) }
    content.set(\.halign, content.computeExpand(.horizontal) ? .fill : .center)
  }

  override func activate() { context.send(.activate, from: self) }
}

/// Shows a button without a border as a row of a group.
final class ButtonRowPresenter: LabeledPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed)
    makeRowControl(.button)
  }

  override func place(for child: Node) -> LayoutRole { .title }

  override func update(_ change: NodeChange) {
    change.write(colorClass, untouched: .some(nil)) { name in
      line.titles.cssClasses = ["title"] + (name.map { [$0] } ?? [])
    }
  }

  /// The class that colours the row's title: as a button's where the style is the system's.
  private func colorClass(_ node: Node) -> String? {
    switch node[.buttonStyle] ?? .automatic {
    case .custom, .plain: nil
    default: node[.role] == .destructive ? "error" : actionColorClass(node)
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: line.titles, after: peer)
  }

  override func activate() { context.send(.activate, from: self) }
}

extension Node {
  /// Whether the button is drawn as one in a row too.
  fileprivate var isBorderedButton: Bool {
    let style = self[.buttonStyle] ?? .automatic
    return style == .bordered || style == .borderedProminent
  }
}
