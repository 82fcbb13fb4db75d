/// A stored property of a view that reads from outside the view, such as state or environment.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()

  /// Connects the property to the view at `context`; `name` is the property's own.
  func install(in context: ViewContext, name: String)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A composed property connects the dynamic properties it is made of.
  public func install(in context: ViewContext, name: String) {
    DynamicProperties.install(in: self, context: context, prefix: name + ".")
  }
}

/// Finds and connects the dynamic properties of views, modifiers and styles.
@MainActor
enum DynamicProperties {
  /// Which types have none, so that reflection is paid once a type.
  private static var plainTypes: Set<ObjectIdentifier> = []

  static func install(in owner: Any, context: ViewContext, prefix: String = "") {
    let type = ObjectIdentifier(Swift.type(of: owner))
    if plainTypes.contains(type) { return }
    var isPlain = true
    for child in Mirror(reflecting: owner).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      isPlain = false
      let label = child.label ?? ""
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      property.install(in: context, name: prefix + name)
    }
    if isPlain { plainTypes.insert(type) }
  }
}
