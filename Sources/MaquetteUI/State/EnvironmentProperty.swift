/// A value read from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Storage {
    let read: @MainActor (EnvironmentValues) -> Value
    var value: Value?

    init(_ read: @escaping @MainActor (EnvironmentValues) -> Value) { self.read = read }
  }

  private let storage: Storage

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    storage = Storage { $0[keyPath: keyPath] }
  }

  @MainActor
  public var wrappedValue: Value { storage.value ?? storage.read(EnvironmentValues()) }

  public func install(in context: ViewContext, name: String) {
    storage.value = storage.read(context.environment)
  }
}
