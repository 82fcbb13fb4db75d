import Foundation

/// A property of a Swift value that a file reads and sets, stated by its key path.
final class StoredProperty {
  let name: String
  let get: @MainActor (Any, Evaluator) -> Any?
  let setter: Overload

  /// A property of a structure, or of an object, with its type as Swift writes it.
  convenience init<R, T>(_ name: String, _ type: String, _ path: WritableKeyPath<R, T>) {
    self.init(
      name, type, get: { (base: R) in base[keyPath: path] },
      set: { (base: inout R, value: T) in base[keyPath: path] = value })
  }

  /// A property that is read and set by other means than a key path.
  init<R, T>(
    _ name: String, _ type: String, get: @escaping @MainActor (R) -> T,
    set: @escaping @MainActor (inout R, T) -> Void
  ) {
    self.name = name
    self.get = { any, _ in
      guard let base = any as? R else { return nil }
      return Self.present(get(base)) ?? Value.null
    }
    setter = Method(setting: name, type, set)
  }

  /// What an optional holds, or the value itself; nil for an optional without a value.
  static func present(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { $0.value }
  }
}

extension TypeEntry {
  /// A type of which only its static values are used, by name.
  convenience init<T>(
    choices values: [String: T], named name: String, alsoIn: [String] = [],
    functions: [Overload] = []
  ) {
    self.init(
      name, matches: { $0 is T }, alsoIn: alsoIn,
      statics: values.mapValues { value in { _ in value } }, functions: functions)
  }
}
