/// A view for each element of a collection, each keeping its identity as the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public let data: Data
  private let id: @MainActor (Data.Element) -> ID
  public let content: (Data.Element) -> Content
  /// What tells the content's code and all that it captured from others; nil if nothing does.
  private let contentIdentity: (any Distinguishable)?

  package init(
    _ data: Data, identifying id: @escaping @MainActor (Data.Element) -> ID,
    contentIdentity: (any Distinguishable)? = nil, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.contentIdentity = contentIdentity
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifying: { $0[keyPath: id] }, content: content)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    var seen: [String: Int] = [:]
    let count = data.count
    for element in data {
      guard context.pass.admitsRow(of: count, in: context.place) else { break }
      guard context.pass.admitElement(at: context.origin) else { break }
      let elementID = id(element)
      var name = Self.name(of: elementID)
      seen[name, default: 0] += 1
      if let count = seen[name], count > 1 {
        if !TagValue(elementID).isSample { context.pass.report(repeated: name, at: context.origin) }
        name += "~\(count)"
      }
      let row = ElementView(element: element, content: content, contentIdentity: contentIdentity)
      var made = row.nodes(in: context.descending(.element(name)))
      for index in made.indices where made[index].tag == nil {
        made[index].setTag(TagValue(elementID))
      }
      nodes += made
    }
    return nodes
  }

  private static func name(of id: ID) -> String {
    String(describing: id)
  }
}

/// One element's content, which stands for itself while the element and the content's code do.
private struct ElementView<Element, Content: View>: View, Distinguishable {
  let element: Element
  let content: (Element) -> Content
  let contentIdentity: (any Distinguishable)?

  func nodes(in context: ViewContext) -> [Node] {
    Fragment.nodes(of: self, in: context) { content(element).nodes(in: $0) }
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? ElementView, MaquetteUI.isSame(element, other.element) else {
      return false
    }
    if let contentIdentity, let given = other.contentIdentity {
      return contentIdentity.isSame(as: given)
    }
    return hasSameBytes(content, other.content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach {
  /// A view for each element of a bound collection, given as a binding to the element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, Data == [BoundElement<C>],
    C.Index: Hashable
  {
    self.init(
      BoundElement.elements(of: data), identifying: { $0.value[keyPath: id] },
      content: { content($0.binding) })
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Data == [BoundElement<C>], ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// An element of a bound collection with the binding to its place.
@MainActor
public struct BoundElement<C: MutableCollection & RandomAccessCollection> {
  let value: C.Element
  let binding: Binding<C.Element>

  static func elements(of data: Binding<C>) -> [BoundElement] {
    let current = data.wrappedValue
    return current.indices.map { index in
      let value = current[index]
      let binding = Binding(
        // A row that is on its way out may be read once more after its element is gone.
        get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : value },
        set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
      return BoundElement(value: value, binding: binding)
    }
  }
}

extension ResolutionPass {
  /// Reports an id that two elements have.
  fileprivate func report(repeated id: String, at origin: SourceOrigin?) {
    report(
      ResolutionIssue(
        code: "invalid-argument", name: "ForEach",
        message: "the ID \(id) occurs multiple times within the collection", origin: origin))
  }
}
