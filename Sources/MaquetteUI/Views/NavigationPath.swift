/// The values, of whatever types, whose pages a stack shows over its root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// A path to the root alone.
  public init() {}

  /// A path over some values, the last of which is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages are over the root.
  public var count: Int { values.count }

  /// Whether the root is on top.
  public var isEmpty: Bool { values.isEmpty }

  /// Leads one page further.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Leads back over some pages; traps where there are fewer.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

extension NavigationStack {
  /// A stack whose pages are the values of `path`, pushed and removed through it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: NavigationPathBinding(
        values: { path.wrappedValue.values }, push: { path.wrappedValue.values.append($0) },
        keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) }),
      root: root())
  }
}
