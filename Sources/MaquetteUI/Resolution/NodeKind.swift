/// What a node is; each view's file declares its own.
public struct NodeKind: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ name: String) { rawValue = name }
}

/// The part that a node plays for its parent.
public struct NodeSlot: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ name: String) { rawValue = name }
}

extension NodeSlot {
  /// What is titled, shown or wrapped.
  public static let content = NodeSlot("content")
  /// What titles a control.
  public static let label = NodeSlot("label")
}
