import MaquetteUI

/// A view that the file declares: its state is installed where it stands, then its body runs.
struct InterpretedView: View, Distinguishable {
  let evaluator: Evaluator
  let instance: StructInstance

  func nodes(in context: ViewContext) -> [Node] {
    Fragment.nodes(of: self, in: context) { context in
      let inner = context.descending(.view(instance.shortName))
      let place = instance.type.place ?? evaluator.noPlace
      guard evaluator.beginView(at: place) else {
        return Placeholder(instance.shortName).nodes(in: inner)
      }
      defer { evaluator.endView() }
      let inputs = BodyInputs(instance: instance, environment: inner.environment, uses: nil)
      return evaluator.keeping(instance.type, inputs, in: inner) { body(inputs, in: inner) }
        .nodes(in: inner)
    }
  }

  private func body(_ inputs: BodyInputs, in context: ViewContext) -> any View {
    let place = instance.type.place ?? evaluator.noPlace
    // An edit of the body leaves the state connected as it was.
    let installed = evaluator.keeping(instance.layout, inputs, in: context) {
      evaluator.install(instance, in: context)
    }
    let body = evaluator.enter(at: place) { () -> Value? in
      try evaluator.instanceMember("body", of: .instance(installed), at: place)
    }
    guard let value = body ?? nil else { return Placeholder(instance.shortName) }
    return evaluator.view(from: value, at: place)
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? InterpretedView else { return false }
    return instance.isSame(as: other.instance)
  }
}

/// A view modifier that the file declares, with what it is applied to.
struct InterpretedModifier: View {
  let evaluator: Evaluator
  let instance: StructInstance
  let content: any View
  /// What the modifier of a preview shares between previews.
  var shared: Value?

  func nodes(in context: ViewContext) -> [Node] {
    Fragment.nodes(of: self, in: context) { context in
      let inner = context.descending(.view(instance.shortName))
      let place = instance.type.place ?? evaluator.noPlace
      guard evaluator.beginView(at: place) else { return content.nodes(in: context) }
      defer { evaluator.endView() }
      let installed = evaluator.install(instance, in: inner)
      let content = Value.view(ViewValue(ViewModifierContent(content)))
      let body = evaluator.enter(at: place) {
        try evaluator.callDeclared(
          "body", on: Receiver(.instance(installed)),
          Arguments(
            items: [Argument(label: "content", value: content, place: place)]
              + (shared.map { [Argument(label: "context", value: $0, place: place)] } ?? []),
            evaluator: evaluator, place: place), at: place)
      }
      return evaluator.view(from: (body ?? nil) ?? content, at: place).nodes(in: inner)
    }
  }
}

extension StructInstance {
  /// The type's own name, as identities spell it.
  var shortName: String {
    typeName.lastIndex(of: ".").map { String(typeName[typeName.index(after: $0)...]) } ?? typeName
  }
}

extension Evaluator {
  private static let viewLimit = 50_000
  private static let viewDepthLimit = 200

  /// Counts a view of the file that is resolved; false when views contain themselves without end.
  func beginView(at place: SourceLocation) -> Bool {
    if viewDepth == 0 { viewCount = 0 }
    viewCount += 1
    guard viewDepth < Self.viewDepthLimit, viewCount < Self.viewLimit, StackGuard.hasRoom else {
      log.report(
        .error, .runtime, name: "", "views are nested without end", at: place)
      viewCount = Self.viewLimit
      return false
    }
    viewDepth += 1
    budget.beginPass()
    return true
  }

  /// Ends what `beginView` began.
  func endView() {
    viewDepth -= 1
    budget.endPass()
  }

  /// An instance whose wrapped properties are connected with the place it stands at.
  ///
  /// - Parameter path: the property that holds it, with a dot behind, where it is a wrapper itself.
  func install(
    _ instance: StructInstance, in context: ViewContext, path: String = ""
  ) -> StructInstance {
    guard instance.type.stored.contains(where: { $0.wrapper != nil }) else { return instance }
    let copy = instance.copy()
    for property in instance.type.stored {
      guard let wrapper = property.wrapper, let index = copy.layout.indices[property.name] else {
        continue
      }
      switch wrapper.kind {
      case .declared:
        guard case .instance(let inner) = copy.fields[index] else { continue }
        copy.fields[index] = .instance(
          install(inner, in: context, path: path + property.name + "."))
      case .known(.environment), .known(.environmentObject):
        copy.fields[index] = environmentValue(of: property, wrapper, in: context)
      case .known(.stateObject):
        copy.fields[index] = state(
          path + property.name, initial: copy.fields[index], property.type,
          origin: property.initialText,
          in: context
        ).get()
      case .known(.binding), .known(.observedObject), .known(.bindable), .known(.appStorage),
        .known(.sceneStorage):
        break
      case .known, .unknown:
        var initial = copy.fields[index]
        if case .binding(let binding) = initial {
          // A binding given from outside stays what it is.
          guard let cell = binding.cell else { continue }
          initial = Computation.withoutNoting { cell.value }
        }
        if case .void = initial { initial = sample(for: property.type, named: property.name) }
        copy.fields[index] = .binding(
          state(
            path + property.name, initial: initial, property.type, origin: property.initialText,
            in: context))
      }
    }
    return copy
  }

  /// A binding to the state of a view, made with an initial value where there is none that fits.
  ///
  /// - Parameter origin: what tells the text of the initial value from that of another version.
  func state(
    _ name: String, initial: Value, _ type: TypeExpression?, origin: UInt64? = nil,
    in context: ViewContext
  ) -> BindingValue {
    let location = context.pass.store.location(
      at: context.identity, named: name, origin: origin
    ) { initial }
    // Connecting a view with its state is no reading of it.
    if Computation.withoutNoting({ !Self.fits(location.value, initial) }) {
      location.value = initial
    }
    // What could not be kept is not taken: the next evaluation would only put it back.
    return BindingValue(
      type: type, location: location, get: { location.value },
      set: { if Self.fits($0, initial) { location.value = $0 } })
  }

  /// Whether a kept value is still of the kind that the property has.
  private static func fits(_ kept: Value, _ initial: Value) -> Bool {
    switch (kept, initial) {
    case (.null, _), (_, .null), (.stub, _), (_, .stub), (_, .void): true
    case (.sized(let a), .sized(let b)): a.kind == b.kind
    case (.int, .int), (.double, .double), (.double, .int), (.string, .string), (.bool, .bool): true
    case (.array, .array), (.dictionary, .dictionary), (.set, .set): true
    case (.instance(let a), .instance(let b)):
      a.typeName == b.typeName && a.layout === b.layout
    case (.object(let a), .object(let b)): a.typeName == b.typeName && a.layout === b.layout
    case (.enumCase(let a), .enumCase(let b)):
      a.typeName == b.typeName && b.type.caseNames.contains(a.name)
    case (.native, .native), (.function, .function), (.range, .range), (.tuple, .tuple): true
    default: false
    }
  }
}
