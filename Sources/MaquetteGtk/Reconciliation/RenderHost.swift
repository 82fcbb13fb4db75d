import MaquetteUI

/// What reconciliation edits: elements, one for each node, kept as children of each other.
///
/// The widgets are one host; a list that records what it is told to do is another.
protocol RenderHost: AnyObject {
  associatedtype Element: AnyObject

  /// Makes the element for a node, its own properties written, its children still to come.
  func makeElement(for node: Node, in parent: Element?) -> Element
  /// Whether an element can go on to show another version of its node.
  func canKeep(_ element: Element, for node: Node) -> Bool
  /// Writes what differs between the two versions of the node itself, its children left aside.
  func update(_ element: Element, from old: Node, to new: Node)
  /// Puts a new child after `sibling`, or first.
  func insert(_ child: Element, after sibling: Element?, in parent: Element)
  /// Moves a child after `sibling`, or to the front, as it is.
  func move(_ child: Element, after sibling: Element?, in parent: Element)
  /// Takes a child out for good.
  func remove(_ child: Element, from parent: Element)
  /// Whether the child at a place gets an element now, rather than be read by its parent or wait.
  func shows(_ node: Node, at place: Int, in parent: Element) -> Bool
  /// The places of the children that `shows` is true of, in order, where the host knows them without
  /// being asked for each; only for children that it has been told of.
  func nearPlaces(in parent: Element) -> [Int]?
  /// Told of an element with children that have none: `refresh` asks again which are shown.
  func keep(_ refresh: @escaping () -> Void, for element: Element)
  /// Told once an update has changed something about the element's node or in it.
  func contentDidChange(in element: Element, to node: Node)
}
