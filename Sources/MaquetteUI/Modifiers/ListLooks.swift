/// How much a badge stands out.
public enum BadgeProminence: String, CaseIterable, Hashable, Codable, Sendable,
  AttributeConvertible
{
  case decreased, standard, increased
}

/// Whether every other row of a list or table has another ground.
public enum AlternatingRowBackgroundBehavior: String, CaseIterable, Hashable, Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Sets how much the badges in this view stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets whether every other row of the lists in this view has another ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { environment(\.alternatesRows, behavior == .enabled) }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether every other row of a list has another ground.
  var alternatesRows: Bool {
    get { self[AlternatesRowsKey.self] }
    set { self[AlternatesRowsKey.self] = newValue }
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

private enum AlternatesRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension NodeAttribute where Value == BadgeProminence {
  /// How much a badge stands out, where not as usual.
  public static var badgeProminence: NodeAttribute { NodeAttribute("prominence") }
}

extension NodeAttribute where Value == Bool {
  /// Whether every other row has another ground.
  public static var alternatesRows: NodeAttribute { NodeAttribute("alternatesRows") }
}
