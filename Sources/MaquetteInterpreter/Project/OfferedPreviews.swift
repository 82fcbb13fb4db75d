import MaquetteUI

/// What a file without views of its own can show all the same: functions and properties that make
/// views, modifiers and styles on samples, shapes.
struct OfferedPreviews {
  /// Something that can be shown, and how it is made.
  struct Offer {
    let name: String
    let place: SourceLocation
    let key: AnyObject
    let uses: Uses?
    let make: () throws -> Value
  }

  let evaluator: Evaluator
  let items: [LoweredItem]
  private static let limit = 40

  /// The offers, in the order of the file.
  var offers: [Offer] {
    let types = items.flatMap(\.types)
    let found =
      items.flatMap(\.functions).compactMap { offer($0, on: nil) }
      + types.flatMap { type in
        type.kind == .extensionOfType ? members(of: type) : self.type(type).map { [$0] } ?? []
      }
    return found.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
      .prefix(Self.limit).map { $0 }
  }

  // MARK: Functions and properties

  private func members(of type: TypeNode) -> [Offer] {
    let functions = type.functions.compactMap { offer($0, on: type) }
    let properties = type.properties.compactMap { property -> Offer? in
      guard property.getter != nil, isView(property.type) else { return nil }
      return Offer(
        name: property.name, place: property.place, key: property, uses: property.uses
      ) { [evaluator] in
        try evaluator.member(
          property.name, of: receiver(type, isStatic: property.isStatic), in: nil,
          at: property.place)
      }
    }
    return functions + properties
  }

  private func offer(_ function: FunctionNode, on type: TypeNode?) -> Offer? {
    guard isView(function.resultType), !function.name.isEmpty, function.requirement == nil else {
      return nil
    }
    return Offer(
      name: function.name + "()", place: function.place, key: function, uses: function.uses
    ) { [evaluator] in
      let arguments = evaluator.samples(for: function)
      guard let type else {
        return try evaluator.invoke([(function, nil)], receiver: nil, arguments)
      }
      return try evaluator.callMember(
        function.name, on: receiver(type, isStatic: function.isStatic), arguments, in: nil,
        at: function.place)
    }
  }

  private func isView(_ type: TypeExpression?) -> Bool {
    switch type?.form {
    case .opaque(let constraint): constraint.name == "View"
    case .named("AnyView", _), .named("Text", _): true
    default: false
    }
  }

  /// What a member is shown on: a sample of the type that it belongs to.
  private func receiver(_ type: TypeNode, isStatic: Bool) throws -> Value {
    let declared = evaluator.program.type(named: type.name, from: nil)
    if isStatic {
      return .type(declared.map { .declared($0, name: $0.name) } ?? .known(type.name))
    }
    if ["View", "Text", "Label"].contains(type.name) {
      return .view(ViewValue(Text("Content")))
    }
    if let declared, declared.kind == .structure || declared.kind == .object {
      return try evaluator.synthesised(declared)
    }
    return evaluator.sample(for: .named(type.name), named: type.name)
  }

  // MARK: Types

  private func type(_ node: TypeNode) -> Offer? {
    guard let type = evaluator.program.type(named: node.name, from: nil), type.kind == .structure
    else { return nil }
    for (protocolName, modifier, subject) in Self.subjects where type.conforms(to: protocolName) {
      return Offer(name: node.name, place: node.place, key: type, uses: nil) { [evaluator] in
        let style = try evaluator.synthesised(type)
        guard !modifier.isEmpty else { return style }
        let arguments = Arguments(
          items: [Argument(label: nil, value: style, place: node.place)], evaluator: evaluator,
          place: node.place)
        return try evaluator.callMember(
          modifier, on: .view(ViewValue(subject())), arguments, in: nil, at: node.place)
      }
    }
    return nil
  }

  /// What is shown with a modifier, style or shape of the file.
  private static let subjects:
    [(protocolName: String, modifier: String, subject: @MainActor () -> any View)] = [
      ("ViewModifier", "modifier", { Text("Content") }),
      ("ButtonStyle", "buttonStyle", { Button("Button") {} }),
      ("PrimitiveButtonStyle", "buttonStyle", { Button("Button") {} }),
      ("ToggleStyle", "toggleStyle", { Toggle("Toggle", isOn: .constant(true)) }),
      ("LabelStyle", "labelStyle", { Label("Label", systemImage: "star") }),
      (
        "LabeledContentStyle", "labeledContentStyle", { LabeledContent("Label", value: "Content") }
      ),
      ("Shape", "", { EmptyView() }),
    ]
}

extension Evaluator {
  /// Made-up arguments for a call of a function.
  fileprivate func samples(for function: FunctionNode) -> Arguments {
    let needed = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    return Arguments(
      items: needed.map { parameter in
        Argument(
          label: parameter.label, value: sample(for: parameter.type, named: parameter.name),
          place: function.place)
      }, evaluator: self, place: function.place)
  }
}
