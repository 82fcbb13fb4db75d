/// The name of a generic parameter where a value stands, as in `Choice.allCases`.
///
/// Types are erased, so which one it is in a call is told by what is there: the arguments of the
/// function, else the stored properties of the value that it runs on.
final class GenericTypeExpression: Expression {
  /// A parameter of the function whose type names the generic one.
  struct Carrier {
    let value: LocalExpression
    let type: TypeExpression
  }

  private let type: TypeExpression
  private let carriers: [Carrier]

  init(_ type: TypeExpression, carriers: [Carrier], place: SourceLocation) {
    self.type = type
    self.carriers = carriers
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) -> Value {
    let name = type.text
    for carrier in carriers {
      let value = carrier.value.evaluate(in: frame)
      if let found = carrier.type.type(of: name, in: value) { return .type(found) }
    }
    let fields: [Value]
    let owner: RuntimeType
    switch frame.receiver?.value {
    case .instance(let instance): (fields, owner) = (instance.fields, instance.type)
    case .object(let object):
      object.dependency.noteRead()
      (fields, owner) = (object.fields, object.type)
    default: return .stub(Stub(name: name))
    }
    for property in owner.allStored {
      if let index = owner.layout.indices[property.name], fields.indices.contains(index),
        let found = property.type?.type(of: name, in: fields[index])
      {
        return .type(found)
      }
    }
    return .stub(Stub(name: name))
  }
}

extension TypeExpression {
  /// Which type a generic parameter is, told by a value of this type; nil if it does not tell.
  func type(of parameter: String, in value: Value) -> TypeReference? {
    switch (form, value) {
    case (_, .stub), (_, .null), (_, .void): nil
    case (.named("Type", let arguments), .type(let type)):
      arguments.first?.text == parameter ? type : nil
    case (.named("Binding", let arguments), .binding(let binding)):
      arguments.first?.type(of: parameter, in: binding.get())
    case (_, .binding(let binding)): type(of: parameter, in: binding.get())
    case (.parameter(parameter, _), _): value.typeReference
    case (.optional(let wrapped), _): wrapped.type(of: parameter, in: value)
    case (.array(let element), .array(let elements)):
      elements.first.flatMap { element.type(of: parameter, in: $0) }
    case (.named("Set", let arguments), .set(let elements)):
      elements.firstKey.flatMap { arguments.first?.type(of: parameter, in: $0) }
    default: nil
    }
  }
}

extension Value {
  /// The type of a value that has one of the program's or the vocabulary's.
  var typeReference: TypeReference? {
    switch self {
    case .instance(let instance): .declared(instance.type, name: instance.typeName)
    case .object(let object): .declared(object.type, name: object.typeName)
    case .enumCase(let instance): .declared(instance.type, name: instance.typeName)
    case .int, .double, .sized, .string, .bool: .known(typeName)
    default: nil
    }
  }
}
