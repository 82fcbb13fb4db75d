import MaquetteUI

/// The models of SwiftData that a preview keeps, by their type; nothing is written anywhere.
///
/// A type of which none was inserted has samples, so that a list of them shows what its rows are.
final class ModelStore {
  private var kept: [String: [Value]] = [:]
  private var samples: [String: [Value]] = [:]
  private let dependency = Dependency()
  /// Called after each change.
  var onChange: (() -> Void)?

  /// The models of a type, in the order in which they were inserted.
  func models(of type: String, samples make: () -> [Value]) -> [Value] {
    dependency.noteRead()
    if let models = kept[type] { return models }
    if let made = samples[type] { return made }
    let made = make()
    samples[type] = made
    return made
  }

  /// Keeps a model.
  func insert(_ model: Value) {
    let type = model.typeName
    var models = kept[type] ?? samples[type] ?? []
    guard !models.contains(model) else { return }
    models.append(model)
    kept[type] = models
    noteChange()
  }

  /// Lets go of a model.
  func delete(_ model: Value) {
    let type = model.typeName
    kept[type] = (kept[type] ?? samples[type] ?? []).filter { $0 != model }
    noteChange()
  }

  /// Lets go of all models of a type.
  func deleteAll(of type: String) {
    kept[type] = []
    noteChange()
  }

  /// Forgets all that was inserted and made up.
  func forgetAll() {
    (kept, samples) = ([:], [:])
    noteChange()
  }

  private func noteChange() {
    dependency.noteChange()
    onChange?()
  }
}

extension Evaluator {
  /// What `@Query` or `@FetchRequest` finds, read anew each time.
  func query(_ property: PropertyNode, _ wrapper: WrapperNode, in owner: RuntimeType?)
    -> BindingValue
  {
    let frame = Frame(
      evaluator: self, size: wrapper.frameSize, parent: nil, receiver: nil, owner: owner)
    var terms = QueryTerms()
    for argument in wrapper.arguments {
      guard let value = try? argument.expression.evaluate(in: frame) else { continue }
      terms.take(value, label: argument.label)
    }
    let element = property.type.flatMap(Self.queried) ?? terms.element
    return BindingValue(
      type: property.type,
      get: { [unowned self] in
        (try? self.found(element, terms, owner: owner, at: wrapper.place)) ?? .array([])
      }, set: { _ in })
  }

  /// The type of the elements that a property of results has.
  private static func queried(_ type: TypeExpression) -> TypeExpression? {
    if let element = type.element { return element }
    if case .named(_, let arguments) = type.form { return arguments.last }
    return nil
  }

  /// The models of a type that terms ask for, in their order.
  func found(
    _ element: TypeExpression?, _ terms: QueryTerms, owner: RuntimeType?, at place: SourceLocation
  ) throws -> Value {
    guard let element, let name = element.name else { return .array([]) }
    let full = program.type(named: name, from: owner)?.name ?? name
    var models = storage.models.models(of: full) {
      (0..<2).map { _ in sample(for: element, named: name, owner: owner) }
    }
    if let filter = terms.filter {
      models = try models.filter { model in
        let holds = try call(filter, with: [model], at: place)
        // What can't be told of a model that was made up does not hide it.
        return holds.isStub || isTrue(holds, at: place)
      }
    }
    for (path, isReversed) in terms.orders.reversed() {
      let keyed = try models.map { ($0, try value(at: path, of: $0, place: place)) }
      models = try keyed.enumerated().sorted { a, b in
        let order = try self.order(a.element.1, b.element.1, at: place) ?? 0
        return order == 0 ? a.offset < b.offset : (order < 0) != isReversed
      }.map(\.element.0)
    }
    if let limit = terms.limit { models = Array(models.prefix(max(0, limit))) }
    return .array(models)
  }
}

/// What a query asks for: `filter:`, `sort:`, `order:`.
struct QueryTerms {
  var element: TypeExpression?
  var filter: Value?
  var orders: [(path: KeyPathValue, isReversed: Bool)] = []
  var limit: Int?

  mutating func take(_ value: Value, label: String?) {
    switch (label, value) {
    case ("filter", .function), ("predicate", .function): filter = value
    case (_, .native(let native)):
      if let terms = native.value as? QueryTerms { self = terms }
      if let comparison = native.value as? ComparisonValue, let path = comparison.path {
        orders.append((path, comparison.isReversed))
      }
    case ("order", .implicit(let member)):
      if let last = orders.indices.last { orders[last].isReversed = member.name == "reverse" }
    case (_, .array(let values)): for value in values { take(value, label: label) }
    case ("sort", .keyPath(let path)): orders.append((path, false))
    default: break
    }
  }
}
