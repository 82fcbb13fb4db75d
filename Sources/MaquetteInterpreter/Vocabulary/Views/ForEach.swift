import MaquetteUI

extension TypeEntry {
  static let forEach = TypeEntry(
    view: "ForEach", .drawn,
    UntypedOverload("init(_ data: Collection, @ViewBuilder content: (Element) -> Content)") {
      call in
      call.forEach(content: 1, id: nil)
    },
    UntypedOverload(
      "init(_ data: Collection, id: KeyPath, @ViewBuilder content: (Element) -> Content)"
    ) {
      call in
      call.forEach(content: 2, id: 1)
    },
    UntypedOverload("init(_ data: Binding<C>, @ViewBuilder content: (Element) -> Content)") {
      call in
      call.forEachBinding(content: 1, id: nil)
    },
    UntypedOverload(
      "init(_ data: Binding<C>, editActions: Any, @ViewBuilder content: (Element) -> Content)"
    ) {
      call in call.forEachBinding(content: 2, id: nil)
    },
    UntypedOverload(
      "init(_ data: Binding<C>, id: KeyPath, @ViewBuilder content: (Element) -> Content)"
    ) {
      call in
      call.forEachBinding(content: 2, id: 1)
    })
}

extension Call {
  /// A view for each element of a sequence.
  func forEach(content: Int, id: Int?) -> any View {
    let data = self[0] ?? .null
    if case .binding = data { return forEachBinding(content: content, id: id) }
    let elements = evaluator.elements(of: data, at: place) ?? []
    let path = keyPath(id)
    return ForEach(
      elements, identifying: { self.identity(of: $0, path) },
      content: { self.content(of: self[content] ?? .null, [$0]) })
  }

  /// A view for each element of a bound collection, given as a binding.
  func forEachBinding(content: Int, id: Int?) -> any View {
    let binding = binding(0)
    let elements = evaluator.elements(of: binding.get(), at: place) ?? []
    let path = keyPath(id)
    let evaluator = evaluator
    let place = place
    func row(_ offset: Int, _ element: Value) -> AnyView {
      let index = Arguments(
        items: [Argument(label: nil, value: .int(offset), place: place)], evaluator: evaluator,
        place: place)
      let part = BindingValue(
        get: {
          let current = evaluator.elements(of: binding.get(), at: place) ?? []
          // A row that is on its way out may be read once more after its element is gone.
          return current.indices.contains(offset) ? current[offset] : element
        },
        set: { new in
          var value = binding.get()
          try? evaluator.modifyElement(of: &value, at: index) { $0 = new }
          binding.set(value)
        })
      return self.content(of: self[content] ?? .null, [.binding(part)])
    }
    return ForEach(
      Array(elements.enumerated()), identifying: { self.identity(of: $0.element, path) },
      content: { row($0.offset, $0.element) })
  }

  private func keyPath(_ index: Int?) -> KeyPathValue? {
    if let index, case .keyPath(let path) = self[index] { path } else { nil }
  }

  private func identity(of element: Value, _ path: KeyPathValue?) -> AnyHashable {
    let id =
      path.map { (try? evaluator.value(at: $0, of: element, place: place)) ?? element }
      ?? (try? evaluator.instanceMember("id", of: element, at: place)) ?? element
    return id.hashable
  }
}
