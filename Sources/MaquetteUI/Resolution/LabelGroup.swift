extension ViewContext {
  /// The nodes that title a control, each in the rank that its place gives it.
  ///
  /// The rank sets only defaults: a font or colour of the view itself wins.
  func labelNodes(
    of view: any View, in slot: NodeSlot = .label, ranked: Bool = true
  ) -> [Node] {
    var inner = part(slot)
    inner.place.isLabeledContentValue = false
    inner.place.isInsideControl = true
    inner.place.valueLevel = 0
    var nodes = view.nodes(in: inner)
    guard ranked else { return nodes }
    for index in nodes.indices.dropFirst() { nodes[index].applyLabelLevel(index) }
    return nodes
  }
}

extension Node {
  /// Gives texts that set neither font nor colour those of their rank.
  fileprivate mutating func applyLabelLevel(_ level: Int) {
    if kind == .text {
      if self[.font] == nil { self[.font] = Font(level == 1 ? .subheadline : .footnote) }
      if self[.foreground] == nil { self[.foreground] = Paint(level: level <= 2 ? 1 : 2) }
    }
    for index in children.indices { children[index].applyLabelLevel(level) }
  }

  /// What a screen reader says for the node where nothing names it: its texts, in order.
  package var spokenText: String? {
    guard kind == .labeledContent else { return accessibleName ?? contents.spokenText }
    return [accessibleName, children(in: .content).spokenText].spoken
  }
}

extension [Node] {
  /// What a screen reader says for the nodes together; `nil` for nothing.
  var spokenText: String? {
    let texts = compactMap(\.spokenText).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
