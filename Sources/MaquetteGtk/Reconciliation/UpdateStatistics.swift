/// What one update did to the widgets.
package struct UpdateStatistics: Equatable, Sendable {
  /// Properties written, each because its value differed from the one written last.
  package var writes = 0
  /// Nodes that got new widgets.
  package var created = 0
  /// Nodes whose widgets changed their place among their siblings.
  package var moved = 0
  /// Nodes whose widgets went.
  package var removed = 0

  package init(writes: Int = 0, created: Int = 0, moved: Int = 0, removed: Int = 0) {
    (self.writes, self.created, self.moved, self.removed) = (writes, created, moved, removed)
  }
}
