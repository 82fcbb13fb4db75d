import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// Ties the layer over a form, the outline and the inspector to each other and to the evaluator.
final class FormInspection {
  let layer: InspectionLayer
  let outline = OutlinePane()
  let inspector = InspectorPane()
  /// Opens a line of the form's file in the editor.
  var openLine: ((Int) -> Void)?

  private let preview: LivePreview
  private let panes: () -> PaneHost?
  private var root: Node?
  private var chosen: (node: Node, frame: CGRect?)?
  /// What is done once the places of the present tree are told.
  private var waiting: [([SourceRange?], [Node]) -> Void] = []

  /// Looks into the form that `canvas` shows of `preview`.
  init(_ preview: LivePreview, canvas: FormCanvas, panes: @escaping () -> PaneHost?) {
    self.preview = preview
    self.panes = panes
    layer = InspectionLayer(canvas.widget)
    layer.renderer = { [weak canvas] in canvas?.renderer }
    layer.onHover = { [weak self] view in
      guard let self, let view else { return }
      self.choose(view.node, frame: view.frame)
      self.outline.select(view.node.id)
    }
    layer.onPick = { [weak self] view in
      guard let self else { return }
      self.choose(view.node, frame: view.frame)
      self.outline.select(view.node.id)
      self.withPlaces { places, nodes in
        guard let index = nodes.firstIndex(where: { $0.id == view.node.id }),
          let line = places[index]?.line
        else { return }
        self.openLine?(line)
      }
    }
    outline.onSelect = { [weak self] node in
      guard let self else { return }
      self.layer.show(node.id)
      self.choose(node, frame: self.frame(of: node.id))
    }
    outline.onOpen = { [weak self] node in self?.open(node) }
    outline.pane.onShow = { [weak self] isShown in
      if isShown, let root = self?.root { self?.outline.show(root) }
    }
    inspector.openLine = { [weak self] in self?.openLine?($0) }
  }

  /// Lets the pointer pick a view, or no longer.
  func togglePicking() {
    layer.isPicking.toggle()
    if layer.isPicking { panes()?.open("inspector") } else { layer.outline(nil) }
  }

  /// Follows the form as it now is.
  func follow(_ root: Node) {
    self.root = root
    if panes()?.isOpen("outline") == true { outline.show(root) }
    if let chosen, panes()?.isOpen("inspector") == true {
      guard let node = Self.flattened(root).first(where: { $0.id == chosen.node.id }) else {
        return
      }
      choose(node, frame: frame(of: node.id))
    }
  }

  /// Takes what the evaluator tells.
  func take(_ answer: InspectionAnswer) {
    switch answer {
    case .places(let places):
      let nodes = root.map(Self.flattened) ?? []
      let asked = waiting
      waiting = []
      guard places.count == nodes.count else { return }
      for body in asked { body(places, nodes) }
    case .view(let description):
      guard let chosen, let description, description.target == chosen.node.id else { return }
      inspector.show(
        chosen.node, frame: frame(of: chosen.node.id) ?? chosen.frame, description: description)
    case .state, .output: break
    }
  }

  /// Scrolls to the view that a line describes, the innermost that begins nearest to its start, and
  /// flashes it.
  func show(line: Int) {
    withPlaces { [weak self] places, nodes in
      guard let self else { return }
      let found = zip(nodes, places).compactMap { node, place in
        place.map { (node, $0) }
      }.filter { ($0.1.line...max($0.1.line, $0.1.endLine)).contains(line) }
      // The last line before that has a view, where the line itself has none.
      let best =
        found.min { $0.1.endLine - $0.1.line < $1.1.endLine - $1.1.line }
        ?? zip(nodes, places).compactMap { node, place in place.map { (node, $0) } }
        .filter { $0.1.line <= line }.max { $0.1.line < $1.1.line }
      guard let node = best?.0 else { return }
      self.layer.show(node.id)
      self.outline.select(node.id)
      self.choose(node, frame: self.frame(of: node.id))
    }
  }

  private func open(_ node: Node) {
    withPlaces { [weak self] places, nodes in
      guard let index = nodes.firstIndex(where: { $0.id == node.id }) else { return }
      if let line = places[index]?.line { self?.openLine?(line) }
    }
  }

  private func choose(_ node: Node, frame: CGRect?) {
    chosen = (node, frame)
    guard panes()?.isOpen("inspector") == true else { return }
    inspector.show(node, frame: frame, description: nil)
    preview.inspect(.view(node.id))
  }

  private func frame(of identity: NodeIdentity) -> CGRect? {
    layer.currentViews().last { $0.node.id == identity }?.frame
  }

  private func withPlaces(_ body: @escaping ([SourceRange?], [Node]) -> Void) {
    waiting.append(body)
    preview.inspect(.places)
  }

  private static func flattened(_ node: Node) -> [Node] {
    [node] + node.children.flatMap(flattened)
  }
}
