import Gtk
import MaquetteUI

/// Shows a text with symbols in its line: each stretch of characters and each symbol by itself.
final class PicturedTextPresenter: Presenter {
  private let line = Box(.horizontal)
  private var parts: [Presenter] = []

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: line)
    line.setAccessibleRole(.label)
  }

  override var accessibleWidget: Widget? { line }

  override func update(_ change: NodeChange) {
    change.write(TextPart.parts) { wanted in
      if wanted.map(\.isPicture) != parts.map({ $0 is ImagePresenter }) { remake(wanted) }
      for (part, text) in zip(parts, wanted) { part.apply(from: part.node, to: text.node) }
    }
  }

  private func remake(_ wanted: [TextPart]) {
    for part in parts {
      line.remove(part.widget)
      part.end()
    }
    parts = wanted.map { part in
      let seed = PresenterSeed(
        node: part.node, place: place, context: context, parent: self)
      let made = part.isPicture ? ImagePresenter(seed) : TextPresenter(seed)
      made.apply(from: nil, to: part.node)
      line.append(made.widget)
      return made
    }
  }

  override func styleDidChange() {
    for part in parts { part.styleDidChange() }
  }

  override func close() {
    for part in parts { part.end() }
  }
}

/// A stretch of a text, as a node of its own.
private struct TextPart: Equatable {
  let node: Node
  let isPicture: Bool

  static func parts(of node: Node) -> [TextPart] {
    var parts: [TextPart] = []
    var pending = StyledText()
    func close() {
      guard !pending.isEmpty else { return }
      var part = node
      part[.text] = pending.string
      part[.runs] = pending.isPlain ? nil : pending
      part.accessibleName = pending.string
      parts.append(TextPart(node: part, isPicture: false))
      pending = StyledText()
    }
    for run in node[.runs]?.runs ?? [] {
      guard let picture = run.picture else {
        pending.append(run)
        continue
      }
      close()
      parts.append(TextPart(node: node.showing(picture), isPicture: true))
    }
    close()
    return parts
  }
}

extension Node {
  /// Whether the text has symbols or pictures among its characters.
  var hasPictures: Bool {
    kind == .text && self[.runs]?.runs.contains { $0.picture != nil } == true
  }

  /// The symbol as a node beside text of the same font and colour.
  fileprivate func showing(_ picture: StyledText.Picture) -> Node {
    var node = Node(id: id, kind: .image)
    if case .symbol(let name) = picture { node[.symbol] = name }
    node[.font] = self[.font]
    node[.foreground] = self[.foreground]
    node[.isDecorative] = true
    return node
  }
}
