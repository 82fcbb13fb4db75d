/// What tells the ids that a view gives to views from those of others.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace, by where its view stands.
  public struct ID: Hashable, Sendable {
    fileprivate let place: String
  }

  private final class Storage {
    var place = ""
  }

  private let storage = Storage()

  public init() {}

  public var wrappedValue: ID { ID(place: storage.place) }

  public func install(in context: ViewContext, name: String) {
    storage.place = "\(context.identity) \(name)"
  }
}
