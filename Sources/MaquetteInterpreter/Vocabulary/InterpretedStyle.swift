import MaquetteUI

/// Connects the properties of a style that the file declares, each time it is used.
struct InterpretedStyleOwner {
  let properties: InterpretedProperties
}

/// The wrapped properties of an instance as one dynamic property.
final class InterpretedProperties: DynamicProperty {
  private let evaluator: Evaluator
  private(set) var instance: StructInstance
  private let original: StructInstance

  init(evaluator: Evaluator, instance: StructInstance) {
    self.evaluator = evaluator
    self.instance = instance
    original = instance
  }

  func update() {}

  func install(in context: ViewContext, name: String) {
    instance = evaluator.install(original, in: context)
  }
}

extension Evaluator {
  /// A style that the file declares, as one of the model's.
  func style<Configuration>(
    _ instance: StructInstance, _ type: Configuration.Type
  ) -> AppliedStyle<Configuration> {
    style(instance, method: "makeBody") { .wrap($0) }
  }

  /// A style whose body a method of any name makes from the configuration as a value.
  func style<Configuration>(
    _ instance: StructInstance, method: String,
    value: @escaping @MainActor (Configuration) -> Value
  ) -> AppliedStyle<Configuration> {
    let properties = InterpretedProperties(evaluator: self, instance: instance)
    return AppliedStyle(
      name: instance.shortName, owner: InterpretedStyleOwner(properties: properties)
    ) { configuration in
      self.body(of: properties.instance, method, value(configuration))
    }
  }

  /// A button style that the file declares: its body becomes the label of the pressable element.
  /// One that says itself what presses the button is left to it.
  func buttonStyle(_ instance: StructInstance) -> AppliedStyle<ButtonStyleConfiguration> {
    let properties = InterpretedProperties(evaluator: self, instance: instance)
    if instance.type.conforms(to: "PrimitiveButtonStyle") {
      return AppliedStyle(
        name: instance.shortName, owner: InterpretedStyleOwner(properties: properties),
        body: { self.body(of: properties.instance, "makeBody", .wrap($0)) })
    }
    return AppliedStyle(
      name: instance.shortName, owner: InterpretedStyleOwner(properties: properties),
      label: { self.body(of: properties.instance, "makeBody", .wrap($0)) })
  }

  private func body(
    of instance: StructInstance, _ method: String, _ configuration: Value
  ) -> any View {
    let place = instance.type.place ?? noPlace
    let body = enter(at: place) {
      try callDeclared(
        method, on: Receiver(.instance(instance)),
        Arguments(
          items: [Argument(label: "configuration", value: configuration, place: place)],
          evaluator: self, place: place), at: place)
    }
    return view(from: (body ?? nil) ?? .null, at: place)
  }
}
