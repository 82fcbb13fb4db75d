import Gtk
import MaquetteUI

/// Shows a text.
final class TextPresenter: Presenter {
  let label = Gtk.Label()

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: label)
    if seed.place == .header { label.setAccessibleRole(.heading) }
    justify()
    label.connect("direction-changed") { [weak self] in self?.justify() }
    label.wrapMode = .wordCharacter
    // A text is as wide as it wants to be before it breaks, and then fills its lines.
    label.setProperty("natural-wrap-mode", to: 1)
    label.attributes = Self.unhyphenated
  }

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    if node.attributes[NodeAttribute<LiveText>.live.name] != nil { return LiveTextPresenter.self }
    return node.hasPictures ? PicturedTextPresenter.self : TextPresenter.self
  }

  override var accessibleWidget: Widget? { label }
  override func ownName(of node: Node) -> String? { node[.text] }

  override func update(_ change: NodeChange) {
    change.write(content) { content in
      if let markup = content.markup {
        label.setMarkup(markup)
      } else {
        label.text = content.text
      }
    }
    change.write(looks, untouched: TextLooks()) { looks in
      label.cssClasses = looks.classes
      label.attributes = looks.list(in: label) ?? Self.unhyphenated
    }
    change.write(flow, untouched: TextFlow()) { set($0) }
    change.write(.textAlignment, usually: .leading) { _ in justify() }
    change.write(.isSelectable, usually: false) { label.selectable = $0 }
  }

  override func styleDidChange() {
    let looks = looks(node)
    if looks.followsStyle { label.attributes = looks.list(in: label) }
    set(flow(node))
    justify()
  }

  /// What a text has that sets nothing else: no hyphens that it does not hold.
  private static let unhyphenated = TextAttributes([.unhyphenated])

  /// Whether the keyboard stops at the text where it can be selected.
  var isStop = true {
    didSet { label.set(\.canFocus, isStop) }
  }

  /// Whether a value stands at the start of its line, under its label.
  var isUnderLabel = false {
    didSet { if isUnderLabel != oldValue { justify() } }
  }

  private func justify() {
    let isAtEnd = (place == .value && !isUnderLabel) || place == .lineTitle
    label.xalign = isAtEnd ? 1 : 0
    let usual: TextAlignment = place == .control ? .center : .leading
    let justification = (node[.textAlignment] ?? usual).justification(atEnd: isAtEnd)
    label.justify =
      label.direction == .rightToLeft ? justification.mirrored : justification
  }

  private func set(_ flow: TextFlow) {
    if label.wrap != flow.wraps { label.wrap = flow.wraps }
    if label.wrapMode != flow.mode { label.wrapMode = flow.mode }
    if label.ellipsize != flow.cut { label.ellipsize = flow.cut }
    if label.lines != flow.lines { label.lines = flow.lines }
  }

  private func content(_ node: Node) -> TextContent {
    TextContent(text: node[.text] ?? "", runs: node[.runs])
  }

  /// How the text breaks into lines.
  private func flow(_ node: Node) -> TextFlow {
    let limit = node[.lineLimit]
    var flow = TextFlow()
    // A bar has one line; what a button says breaks before it makes its row wider than the window.
    flow.wraps = limit != 1 && !(place == .control && isInBar) && !isShort(node)
    // A word of a button is only broken where the text is so large that it may fit no row.
    if place == .control, !context.isTextHuge { flow.mode = .word }
    if let limit, limit > 0 {
      flow.lines = limit > 1 ? limit : -1
      // GTK asks more room for the sign of a cut than for a text as short as that.
      if (node[.text] ?? "").utf8.count > 3 {
        flow.cut = (node[.truncation] ?? .tail).ellipsize
      }
    }
    return flow
  }

  /// Whether the text fits wherever a row does; laying out one line costs less than finding breaks.
  private func isShort(_ node: Node) -> Bool {
    let length = (node[.text] ?? "").utf8.count
    return switch place {
    case .title, .value: length <= 20 && (node[.textScale] ?? 1) * context.textScale <= 1.2
    // Labels in a column are as wide as they need to be, or would not align.
    case .lineTitle: length <= 40
    default: false
    }
  }

  private func looks(_ node: Node) -> TextLooks {
    TextLooks(of: node, in: place, caption: caption)
  }
}

/// How a text breaks into lines.
private struct TextFlow: Equatable {
  var wraps = false
  var mode = WrapMode.wordCharacter
  var cut = EllipsizeMode.none
  var lines = -1
}

/// The characters of a text, and its markup where parts of it lead somewhere.
private struct TextContent: Equatable {
  let text: String
  let markup: String?

  /// More characters than anyone reads in a form; GTK needs seconds to lay out some ten thousand.
  private static let limit = 4000

  init(text: String, runs: StyledText?) {
    guard text.utf8.count <= Self.limit || text.count <= Self.limit else {
      self.text = text.prefix(Self.limit) + "…"
      markup = nil
      return
    }
    self.text = text
    guard let runs, runs.runs.contains(where: { $0.link != nil }) else {
      markup = nil
      return
    }
    markup = runs.runs.map { run in
      let content = Gtk.Label.escape(run.text)
      guard let link = run.link else { return content }
      return "<a href=\"\(Gtk.Label.escape(link.absoluteString))\">\(content)</a>"
    }.joined()
  }
}

extension MaquetteUI.Text.TruncationMode {
  fileprivate var ellipsize: EllipsizeMode {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

extension Justification {
  /// The setting at the other side; GTK sets lines by the direction of their text.
  fileprivate var mirrored: Justification {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .fill: self
    }
  }
}

extension TextAlignment {
  /// The setting of the lines, which keep to the end where the text does unless told otherwise.
  fileprivate func justification(atEnd isAtEnd: Bool) -> Justification {
    switch self {
    case .leading: isAtEnd ? .right : .left
    case .center: .center
    case .trailing: .right
    }
  }
}
