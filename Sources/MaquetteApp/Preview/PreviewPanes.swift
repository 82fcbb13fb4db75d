import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// The panes that look into a form: what it is made of, its state, and what happened to it.
final class PreviewPanes {
  let inspection: FormInspection
  let files = FilesPane()
  let source: SourcePane
  /// Tells the user something.
  var notify: ((String) -> Void)? {
    didSet { (state.notify, source.notify) = (notify, notify) }
  }

  private let preview: LivePreview
  private let state: StatePane
  private let log = LogPane()
  private weak var host: PaneHost?
  private var root: Node?
  /// A line whose view is to be shown once there is a form.
  private var awaitedLine: Int?

  /// Panes for what `canvas` shows of `preview`.
  init(_ preview: LivePreview, canvas: FormCanvas) {
    self.preview = preview
    source = SourcePane(path: preview.path)
    state = StatePane(dataPath: preview.dataPath)
    var find: () -> PaneHost? = { nil }
    inspection = FormInspection(preview, canvas: canvas) { find() }
    find = { [weak self] in self?.host }
    state.inspect = { [weak preview] in preview?.inspect($0) }
    state.useValues = { [weak preview] in preview?.use(values: $0) }
    state.pane.onShow = { [weak preview] isShown in if isShown { preview?.inspect(.state) } }
    source.use = { [weak preview] in preview?.use(text: $0) }
    preview.onText = { [weak source] in source?.arrive($0) ?? true }
    preview.onForm = { [weak self] root, isReload in self?.follow(root, isReload) }
    preview.onInspection = { [weak self] in self?.take($0) }
    preview.onEvent = { [weak self] in self?.note($0) }
  }

  /// Offers the panes in a window.
  func join(_ host: PaneHost) {
    self.host = host
    for pane in [files.pane, inspection.outline.pane, inspection.inspector.pane, state.pane] {
      host.add(pane)
    }
    host.add(log.pane)
    host.add(source.pane)
  }

  /// Offers the values that the file lacks.
  func show(_ standing: FormStanding) {
    state.showMissing(standing.diagnostics)
    source.show(standing.diagnostics)
  }

  /// Shows the view of a line, once there is a form.
  func show(line: Int) {
    if root == nil { awaitedLine = line } else { inspection.show(line: line) }
  }

  private func follow(_ root: Node, _ isReload: Bool) {
    self.root = root
    if isReload {
      log.add(.reload, localized("Read the file"))
      state.reread()
    }
    inspection.follow(root)
    if host?.isOpen("state") == true { preview.inspect(.state) }
    guard let line = awaitedLine else { return }
    awaitedLine = nil
    // The widgets have their places after the next frame.
    preview.surface?.afterNextPaint { [weak self] in self?.inspection.show(line: line) }
  }

  private func take(_ answer: InspectionAnswer) {
    switch answer {
    case .state(let entries): state.showState(entries)
    case .output(let lines): for line in lines { log.add(.output, line) }
    case .places, .view: inspection.take(answer)
    }
  }

  private func note(_ event: NodeEvent) {
    guard !event.action.isLayout else { return }
    let node = root?.descendant(event.target)
    let words = node.map(OutlinePane.words)
    let name = [words?.kind, words.map(\.text)].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
    log.add(.action, [name, event.action.words].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}

extension Node {
  /// The node of an identity from here down.
  fileprivate func descendant(_ identity: NodeIdentity) -> Node? {
    if id == identity { return self }
    for child in children {
      if let found = child.descendant(identity) { return found }
    }
    return nil
  }
}

extension NodeEvent.Action {
  /// What was done, as the log says it.
  fileprivate var words: String {
    switch self {
    case .activate: localized("pressed")
    case .setOn(let isOn): isOn ? localized("on") : localized("off")
    case .setText(let text), .commitText(let text): "“\(text)”"
    case .submit: localized("submitted")
    case .select(let place): localized("choice %1", String(place + 1))
    case .setNumber(let number): "\(number)"
    case .goBack: localized("back")
    case .dismiss: localized("dismissed")
    default: ""
    }
  }
}
