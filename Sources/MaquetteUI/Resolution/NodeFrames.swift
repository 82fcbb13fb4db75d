import Foundation

/// Where the nodes of a tree are once they are laid out, in points from the top left of the canvas.
package struct NodeFrames: Sendable {
  private var frames: [NodeIdentity: CGRect] = [:]

  package init() {}

  /// Notes where a node is.
  package mutating func set(_ frame: CGRect, for id: NodeIdentity) { frames[id] = frame }

  /// Left, top, width and height, in hundredths of a point.
  package subscript(id: NodeIdentity) -> [Double]? {
    frames[id].map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map {
        // Adding nothing takes the sign from a zero.
        (Double($0) * 100).rounded() / 100 + 0
      }
    }
  }
}

/// A node as it is written with its frame.
package struct FramedNode: Encodable {
  private let node: Node
  private let frames: NodeFrames

  package init(_ node: Node, frames: NodeFrames) {
    self.node = node
    self.frames = frames
  }

  private enum Key: String, CodingKey {
    case id, kind, slot, attributes, children, accessibleName, source, frame
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(node.id, forKey: .id)
    try container.encode(node.kind, forKey: .kind)
    try container.encodeIfPresent(node.slot, forKey: .slot)
    try container.encode(node.attributes, forKey: .attributes)
    try container.encode(
      node.children.map { FramedNode($0, frames: frames) }, forKey: .children)
    try container.encodeIfPresent(node.accessibleName, forKey: .accessibleName)
    try container.encodeIfPresent(node.source, forKey: .source)
    try container.encodeIfPresent(frames[node.id], forKey: .frame)
  }
}
