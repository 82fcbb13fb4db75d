import MaquetteUI

/// What SwiftData's contexts and containers stand for: the models that the preview keeps.
struct ModelStoreReference: Equatable {}

extension TypeEntry {
  static let models: [TypeEntry] = [
    TypeEntry(
      "ModelContext", matches: { $0 is ModelStoreReference },
      initializers: [
        Overload("init(@inert _ container: Any)") { () -> ModelStoreReference? in
          ModelStoreReference()
        }
      ],
      properties: [
        "mainContext": { any, _ in any as? ModelStoreReference },
        "container": { any, _ in any as? ModelStoreReference },
        "hasChanges": { _, _ in false },
        "autosaveEnabled": { _, _ in true },
        "undoManager": { _, _ in Value.null },
      ], methods: changes + lookups),
    TypeEntry(
      "ModelContainer",
      initializers: [
        Overload(
          "init(@inert for types: Any..., @inert migrationPlan: Any? = nil, @inert configurations: Any...)"
        ) {
          () -> ModelStoreReference? in ModelStoreReference()
        }
      ]),
    TypeEntry(
      "ModelConfiguration",
      initializers: [
        Overload(
          "init(@inert _ name: String? = nil, @inert schema: Any? = nil, "
            + "@inert isStoredInMemoryOnly: Bool = false, @inert allowsSave: Bool = true, "
            + "@inert groupContainer: Any? = nil, @inert cloudKitDatabase: Any? = nil)"
        ) { () -> ModelStoreReference? in ModelStoreReference() }
      ]),
    TypeEntry(
      "Schema",
      initializers: [
        Overload("init(@inert _ types: Any, @inert version: Any? = nil)") {
          () -> ModelStoreReference? in ModelStoreReference()
        }
      ]),
  ]

  private static let changes: [Overload] = [
    Method("func insert(_ model: Any)") {
      (_: ModelStoreReference, model: Value, site: CallSite) in
      site.evaluator.storage.models.insert(model)
      return Value.void
    },
    Method("func delete(_ model: Any)") {
      (_: ModelStoreReference, model: Value, site: CallSite) in
      site.evaluator.storage.models.delete(model)
      return Value.void
    },
    Method("func delete(model: Any, @inert where predicate: Any? = nil)") {
      (_: ModelStoreReference, model: Value, site: CallSite) in
      if case .type(let type) = model { site.evaluator.storage.models.deleteAll(of: type.name) }
      return Value.void
    },
  ]

  private static let lookups: [Overload] =
    [
      Method("func fetch(_ descriptor: Any) -> Any") {
        (_: ModelStoreReference, descriptor: Value, site: CallSite) in
        guard let terms = descriptor.native(as: QueryTerms.self) else { return Value.array([]) }
        return try site.evaluator.found(terms.element, terms, owner: nil, at: site.place)
      },
      Method("func fetchCount(_ descriptor: Any) -> Int") {
        (_: ModelStoreReference, descriptor: Value, site: CallSite) in
        guard let terms = descriptor.native(as: QueryTerms.self) else { return Value.int(0) }
        let found = try site.evaluator.found(terms.element, terms, owner: nil, at: site.place)
        return Value.int(found.size)
      },
    ]
    + ["save", "rollback", "processPendingChanges"].map { name in
      Method("func \(name)()") { (_: ModelStoreReference) in Value.void }
    }
}

extension FunctionEntry {
  /// What is asked of a context: `FetchDescriptor<Trip>(predicate:sortBy:)`.
  static let fetchDescriptor = FunctionEntry("FetchDescriptor") { call in
    var terms = QueryTerms()
    for argument in call.items {
      terms.take(argument.value, label: argument.label == "sortBy" ? "sort" : argument.label)
    }
    return .wrap(terms)
  }
}
