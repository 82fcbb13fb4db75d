import Foundation

/// Room that grows along the stack around it.
public struct Spacer: View {
  private let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func nodes(in context: ViewContext) -> [Node] {
    [context.node(.spacer) { $0[.minLength] = minLength.map(Double.init) }]
  }
}

/// A thin line between views.
public struct Divider: View {
  public init() {}

  public func nodes(in context: ViewContext) -> [Node] { [context.node(.divider)] }
}

extension NodeKind {
  /// Room that grows.
  public static let spacer = NodeKind("spacer")
  /// A thin line.
  public static let divider = NodeKind("divider")
}

extension NodeAttribute where Value == Double {
  /// The least room kept, in points.
  public static var minLength: NodeAttribute { NodeAttribute("minLength") }
}
