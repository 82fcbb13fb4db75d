/// A value that a view keeps; changing it updates what reads it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage {
    let initial: Value
    var location: StateLocation<Value>?

    init(_ initial: Value) { self.initial = initial }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  @MainActor
  public var wrappedValue: Value {
    get { storage.location?.value ?? storage.initial }
    nonmutating set { storage.location?.value = newValue }
  }

  @MainActor
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(
      get: { storage.location?.value ?? storage.initial },
      set: { storage.location?.value = $0 })
  }

  public func install(in context: ViewContext, name: String) {
    let initial = storage.initial
    storage.location = context.pass.store.location(at: context.identity, named: name) { initial }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
