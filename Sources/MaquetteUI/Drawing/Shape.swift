import Foundation

/// An outline that can be filled or stroked, and as a view fills the room it gets.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  /// The lines of the outline in a room.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as the tree tells it; `nil` where only `path(in:)` knows, once the room is known.
  nonisolated var outline: ShapeOutline? { get }
}

/// A shape of which smaller ones can be made, so that a line lies inside its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension NodeKind {
  /// An outline, filled or stroked.
  public static let shape = NodeKind("shape")
}

extension NodeAttribute where Value == [Double] {
  /// The width and height for which an outline was drawn that depends on its room, which the model
  /// is to be told of where it is another.
  public static var drawnRoom: NodeAttribute { NodeAttribute("drawnRoom") }
}

extension Shape {
  nonisolated public var outline: ShapeOutline? { nil }

  nonisolated public func path(in rect: CGRect) -> Path { outline?.path(in: rect) ?? Path() }

  public func nodes(in context: ViewContext) -> [Node] {
    ShapeView(shape: self, drawing: .fill(ForegroundStyle(), FillStyle())).nodes(in: context)
  }
}

extension ViewContext {
  /// Gives a node a shape's outline; one that depends on the room is drawn for the room that the
  /// node is told to have.
  func outline(_ shape: any Shape, of node: inout Node) {
    if let outline = shape.outline {
      node[.outline] = outline
      return
    }
    let size = pass.store.location(at: node.id, named: "room", isOwn: true) {
      CGSize(width: 100, height: 100)
    }
    pass.handle(node.id) { action in
      if case .setSize(let width, let height) = action {
        size.value = CGSize(width: width, height: height)
      }
    }
    node[.drawnRoom] = [Double(size.value.width), Double(size.value.height)]
    node[.outline] = .path(shape.path(in: CGRect(origin: .zero, size: size.value)))
  }
}
