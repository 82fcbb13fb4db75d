import MaquetteUI

/// The data of a `ForEach`, `List` or `Picker`: a collection, or a binding to one.
struct Elements: VocabularyArgument {
  let source: Value
  let evaluator: Evaluator
  let place: SourceLocation

  static var spellings: [String] {
    ["Collection", "Sequence", "Binding<C>", "Binding<Collection>"]
  }

  static func taken(from argument: GivenArgument) -> Elements? {
    argument.value.map {
      Elements(source: $0, evaluator: argument.evaluator, place: argument.place)
    }
  }

  /// The elements themselves; those that a binding holds now.
  var values: [Value] {
    if case .binding(let binding) = source {
      return evaluator.elements(of: binding.get(), at: place) ?? []
    }
    return evaluator.elements(of: source, at: place) ?? []
  }

  /// The same data as a binding, which what could not be found is made one of.
  var bound: Elements {
    switch source {
    case .binding: self
    case .stub(let stub):
      Elements(
        source: .binding(evaluator.sampleBinding(stub.name)), evaluator: evaluator, place: place)
    default:
      Elements(source: .binding(evaluator.constant(source)), evaluator: evaluator, place: place)
    }
  }

  /// A row for each element, known by its `id` or by what is at a key path.
  func rows(id path: KeyPathValue? = nil, _ row: ContentBuilder) -> AnyView {
    let code = RowCode(source: source, content: row.value)
    if case .binding(let binding) = source {
      let elements = values.enumerated().map { BoundRow(offset: $0.offset, element: $0.element) }
      return AnyView(
        ForEach(
          elements, identifying: { identity(of: $0.element, path) }, contentIdentity: code,
          content: { row(.binding(part($0.offset, $0.element, of: binding))) }))
    }
    return AnyView(
      ForEach(
        values, identifying: { identity(of: $0, path) }, contentIdentity: code,
        content: { row($0) }))
  }

  /// What the rows of a collection are made by, and for a bound one what they write to.
  private struct RowCode: Distinguishable {
    let source: Value
    let content: Value

    func isSame(as other: Any) -> Bool {
      guard let other = other as? RowCode, content.isSame(as: other.content) else { return false }
      switch (source, other.source) {
      case (.binding, .binding): return source.isSame(as: other.source)
      case (.binding, _), (_, .binding): return false
      default: return true
      }
    }
  }

  /// An element of a bound collection and its place there.
  private struct BoundRow: Distinguishable {
    let offset: Int
    let element: Value

    func isSame(as other: Any) -> Bool {
      guard let other = other as? BoundRow else { return false }
      return offset == other.offset && element.isSame(as: other.element)
    }
  }

  /// A binding to one element of a bound collection.
  private func part(_ offset: Int, _ element: Value, of binding: BindingValue) -> BindingValue {
    let evaluator = evaluator
    let place = place
    let index = Arguments(
      items: [Argument(label: nil, value: .int(offset), place: place)], evaluator: evaluator,
      place: place)
    return BindingValue(
      get: {
        // The row is made anew when its own element changes; the others are nothing to it.
        Computation.withoutNoting {
          let current = evaluator.elements(of: binding.get(), at: place) ?? []
          // A row that is on its way out may be read once more after its element is gone.
          return current.indices.contains(offset) ? current[offset] : element
        }
      },
      set: { new in
        var value = binding.get()
        try? evaluator.modifyElement(of: &value, at: index) { $0 = new }
        binding.set(value)
      })
  }

  /// What tells an element from others: its `id`, or what is at a key path.
  func identity(of element: Value, _ path: KeyPathValue? = nil) -> AnyHashable {
    let id =
      path.map { (try? evaluator.value(at: $0, of: element, place: place)) ?? element }
      ?? (try? evaluator.instanceMember("id", of: element, at: place)) ?? element
    return id.hashable
  }

  /// The bindings at a key path of each element.
  func bindings(at path: KeyPathValue) -> [Binding<Bool>] {
    let evaluator = evaluator
    let place = place
    return values.map { element in
      Binding(
        get: {
          evaluator.isTrue(
            (try? evaluator.value(at: path, of: element, place: place)) ?? .null, at: place)
        },
        set: { new in
          var element = element
          try? evaluator.modify(path, of: &element, place: place) { $0 = .bool(new) }
        })
    }
  }
}
