import MaquetteInterpreter
import MaquetteUI

extension FormEvaluation {
  /// Where the file says each node of the tree that was told last, in the order of reading.
  static func places(of root: Node) -> [SourceRange?] {
    [root.source] + root.children.flatMap(places)
  }

  /// What is known of a view of the tree that was told last; nil where it is not in it.
  static func description(
    of target: NodeIdentity, in root: Node, text: String, state: [StateEntry]
  ) -> ViewDescription? {
    guard let path = path(to: target, in: root), let node = path.last else { return nil }
    var description = ViewDescription(
      target: target, source: node.source, name: node.kind.rawValue)
    guard let source = node.source, let own = ViewExpression(in: text, at: source) else {
      return description
    }
    description.name = own.name
    description.modifiers = own.modifiers.map { ViewDescription.Line(text: $0.text, line: $0.line) }
    var last: SourceRange? = source
    var outer: [ViewDescription.Line] = []
    for ancestor in path.dropLast().reversed() {
      guard let place = ancestor.source, place != last else { continue }
      last = place
      guard let view = ViewExpression(in: text, at: place) else { continue }
      outer =
        view.modifiers.filter { ViewExpression.isInherited($0.name) }
        .map { ViewDescription.Line(text: $0.text, line: $0.line, owner: view.name) } + outer
    }
    description.surroundings = outer
    let names = Set(own.names)
    description.state = state.filter { entry in
      names.contains(entry.name) && target.isInside(entry.identity)
    }.map { ViewDescription.Value(name: $0.name, text: $0.text) }
    return description
  }

  private static func path(to target: NodeIdentity, in node: Node) -> [Node]? {
    if node.id == target { return [node] }
    for child in node.children {
      if let path = path(to: target, in: child) { return [node] + path }
    }
    return nil
  }
}

extension NodeIdentity {
  /// Whether another identity is this one or further out.
  fileprivate func isInside(_ other: NodeIdentity) -> Bool {
    var current: NodeIdentity? = self
    while let identity = current, identity.depth >= other.depth {
      if identity == other { return true }
      current = identity.parent
    }
    return false
  }
}
