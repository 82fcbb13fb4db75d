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

  override var accessibleWidget: Widget? { button }

  override func place(for child: Node) -> LayoutRole { .control }

  override func update(_ change: NodeChange) {
    change.write(styleClasses, untouched: []) { button.cssClasses = $0 }
  }

  private func styleClasses(_ node: Node) -> [String] {
    let isDestructive = node[.role] == .destructive
    return switch node[.buttonStyle] ?? .automatic {
    case .automatic, .bordered: isDestructive ? ["destructive-action"] : []
    case .borderedProminent:
      isDestructive
        ? ["destructive-action"]
        : ["suggested-action"] + (node.tintName.map { ["tint-" + $0] } ?? [])
    case .borderless: ["flat", isDestructive ? "error" : node.actionColorClass]
    case .link: ["bare", node.actionColorClass]
    case .plain, .custom: ["bare"]
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func contentDidChange() {
    for child in children { child.widget.align(.horizontal, vertically: .center) }
    content.set(\.halign, content.computeExpand(.horizontal) ? .fill : .center)
  }

  override func activate() { context.send(.activate, from: self) }
}

/// Shows a button as a row of a group, or on a line of a form in columns.
final class ButtonRowPresenter: Presenter {
  private let line: LabeledLine
  /// The button in the row, where the style gives it a border.
  private let button: ButtonPresenter?
  private let isBordered: Bool

  required init(_ seed: PresenterSeed) {
    isBordered = seed.place == .line || seed.node.isBorderedButton
    line = LabeledLine(in: seed.place)
    if isBordered {
      let inner = ButtonPresenter(
        PresenterSeed(node: seed.node, place: .inline(.horizontal), context: seed.context))
      button = inner
      inner.widget.valign = .center
      inner.widget.halign = .start
      (seed.place == .line ? line.values : line.titles).append(inner.widget)
      line.values.visible = seed.place == .line
      line.row?.focusable = false
    } else {
      button = nil
      line.activatable = true
      line.row?.setAccessibleRole(.button)
    }
    super.init(seed, widget: line.widget)
  }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { isBordered ? nil : line.row }
  override var leavesSharedToInner: Bool { isBordered }

  override func canShow(_ node: Node) -> Bool {
    (place == .line || node.isBorderedButton) == isBordered
  }

  override func place(for child: Node) -> LayoutRole { isBordered ? .control : .title }

  override func update(_ change: NodeChange) {
    button?.apply(from: change.old, to: change.new)
    guard !isBordered else { return }
    change.write(colorClass, untouched: .some(nil)) { name in
      line.titles.cssClasses = ["title"] + (name.map { [$0] } ?? [])
    }
  }

  /// The class that colours the row's title: as a button's where the style is the system's.
  private func colorClass(_ node: Node) -> String? {
    switch node[.buttonStyle] ?? .automatic {
    case .custom, .plain: nil
    default: node[.role] == .destructive ? "error" : node.actionColorClass
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if let button {
      button.insert(child, after: peer)
    } else {
      attach(child, to: line.titles, after: peer)
    }
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    if let button {
      button.move(child, after: peer)
    } else {
      attach(child, to: line.titles, after: peer)
    }
  }

  override func detach(_ child: Presenter) {
    if let button { button.remove(child) } else { super.detach(child) }
  }

  override func contentDidChange() {
    button?.contentDidChange()
    line.hideEmptyParts()
  }

  override func activate() { context.send(.activate, from: self) }
  override func close() { button?.end() }
}

extension Node {
  /// The system's name of the colour that the button is tinted with.
  fileprivate var tintName: String? { self[.tint]?.systemName }

  /// The class that colours what a button without a border says.
  fileprivate var actionColorClass: String { tintName.map { "paint-" + $0 } ?? "accent" }

  /// Whether the button is drawn as one in a row too.
  fileprivate var isBorderedButton: Bool {
    let style = self[.buttonStyle] ?? .automatic
    return style == .bordered || style == .borderedProminent
  }
}
