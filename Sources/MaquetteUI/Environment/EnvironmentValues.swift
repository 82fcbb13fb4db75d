/// A setting that views inherit, with its value where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The settings that views inherit from those around them.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  nonisolated public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Sets an inherited value for this view and what is inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    AdaptedView(self) { context in
      context.environment[keyPath: keyPath] = value
    } finishing: { node, inner in
      guard keyPath == \EnvironmentValues.layoutDirection else { return }
      node[.layoutDirection] = inner.environment.layoutDirection
    }
  }

  /// Changes an inherited value in place.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    adapting { transform(&$0.environment[keyPath: keyPath]) }
  }
}
