/// A direction of layout.
public enum Axis: String, CaseIterable, Codable, Sendable, AttributeConvertible {
  case horizontal, vertical

  /// Some of the axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis {
  /// The axis alone.
  package var set: Set { self == .horizontal ? .horizontal : .vertical }
}
