/// A setting that views inherit, with its value where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The settings that views inherit from those around them.
@MainActor
public struct EnvironmentValues {
  /// A value that was set, which stays the same object where it is inherited.
  fileprivate final class Setting {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// All that were set; copied before it is changed where others have it too.
  fileprivate final class Storage {
    fileprivate var settings: [ObjectIdentifier: Setting] = [:]

    nonisolated init() {}
  }

  fileprivate var storage = Storage()

  nonisolated public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.settings[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      if !isKnownUniquelyReferenced(&storage) {
        let copy = Storage()
        copy.settings = storage.settings
        storage = copy
      }
      storage.settings[ObjectIdentifier(key)] = Setting(newValue)
    }
  }

  /// What tells these settings from others that were set apart; they may be equal all the same.
  var identity: AnyObject { storage }

  /// Whether all settings are equal, the moment of formatting aside.
  func isSame(as other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard storage.settings.count == other.storage.settings.count else { return false }
    return storage.settings.allSatisfy { key, setting in
      guard let found = other.storage.settings[key] else { return false }
      return setting === found || MaquetteUI.isSame(opened: setting.value, found.value)
    }
  }
}

/// Compares a value of a hidden type.
@MainActor
private func isSame(opened one: Any, _ other: Any) -> Bool {
  func compare<Value>(_ value: Value) -> Bool { isSame(value, other) }
  return _openExistential(one, do: compare)
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
