import MaquetteUI

/// What a kept run of a statement was made from, and what it yielded.
final class StatementInputs: ComputationNotes {
  /// What it yielded; nil while it runs, and where it did not come to its end.
  var result: Value?
  let uses: Uses
  /// The values of the local variables and of the fields of `self` that it uses.
  let values: [Value]
  /// How the fields of `self` were laid out.
  let layout: Layout?

  var grounds: [AnyObject] { [uses] }

  init(uses: Uses, values: [Value], layout: Layout?) {
    self.uses = uses
    self.values = values
    self.layout = layout
  }

  func isSame(as other: StatementInputs) -> Bool {
    layout === other.layout && values.count == other.values.count
      && zip(values, other.values).allSatisfy { $0.isSame(as: $1) }
  }
}

/// What a kept body of a view was made from.
final class BodyInputs: ComputationNotes {
  let instance: StructInstance?
  let environment: EnvironmentValues
  let uses: Uses?

  var grounds: [AnyObject] { [uses as AnyObject?, instance?.type].compactMap { $0 } }

  init(instance: StructInstance? = nil, environment: EnvironmentValues, uses: Uses?) {
    self.instance = instance
    self.environment = environment
    self.uses = uses
  }
}

extension Evaluator {
  /// The value of a statement in a result builder: the one before, if all that it was made from is
  /// as it was.
  ///
  /// What a statement is made from is known beforehand: the local variables that it and the
  /// closures in it use, and the fields of `self` that the names in it can reach. What it reads
  /// beyond that (state, objects, globals) is noted while it runs.
  func keeping(_ statement: ExpressionStatement, in frame: Frame, _ evaluate: () throws -> Value)
    throws -> Value
  {
    guard let fragment = Fragment.innermost, let uses = statement.uses, previewState == nil else {
      return try evaluate()
    }
    let inputs = inputs(of: uses, in: frame)
    let former = fragment.formerMemos(of: statement)
    for memo in former where memo.isCurrent {
      guard let known = memo.notes as? StatementInputs, let value = known.result,
        known.isSame(as: inputs)
      else { continue }
      memo.keep()
      fragment.ledger.keptCount += 1
      return value
    }
    fragment.ledger.runCount += 1
    let memo = former.first ?? Memo(statement, ledger: fragment.ledger)
    memo.notes = inputs
    let value = try memo.run(evaluate)
    inputs.result = value
    return value
  }

  /// What is made of a view at its place, such as its body: made anew only where something that it
  /// was made from has changed.
  func keeping<Result>(
    _ key: AnyObject, _ inputs: BodyInputs, in context: ViewContext, _ evaluate: () -> Result
  ) -> Result {
    guard let fragment = Fragment.innermost else { return evaluate() }
    let former = fragment.formerMemos(of: key).first
    if let former, former.isCurrent, let known = former.notes as? BodyInputs,
      context.pass.isSame(known.environment, inputs.environment),
      known.instance === inputs.instance
        || inputs.instance.flatMap({ known.instance?.isSame(as: $0) }) ?? false,
      let result = former.value as? Result
    {
      former.keep()
      return result
    }
    let memo = former ?? Memo(key, ledger: fragment.ledger)
    memo.notes = inputs
    let result = memo.run(evaluate)
    memo.value = result
    return result
  }

  private func inputs(of uses: Uses, in frame: Frame) -> StatementInputs {
    var values: [Value] = []
    for slot in uses.slots {
      let home = frame.outer(uses.level - slot.level)
      values.append(slot.slot < home.slots.count ? home.slots[slot.slot] : .void)
    }
    guard let receiver = frame.receiver?.value else {
      return StatementInputs(uses: uses, values: values, layout: nil)
    }
    // What an extension of a protocol calls without a base is of all of what it is called on.
    guard case .instance(let instance) = receiver, frame.owner === instance.type else {
      return StatementInputs(uses: uses, values: values + [receiver], layout: nil)
    }
    guard uses.weight <= Uses.heavy else {
      return StatementInputs(uses: uses, values: values + [receiver], layout: instance.layout)
    }
    for index in instance.type.fields(usedBy: uses) where index < instance.fields.count {
      values.append(instance.fields[index])
    }
    return StatementInputs(uses: uses, values: values, layout: instance.layout)
  }

  /// Notes that the code now running depends on a declared function.
  func noteUse(of function: FunctionNode) {
    guard function.revision > 0 else { return }
    Computation.current?.record { products in
      if products.code.last !== function { products.code.append(function) }
    }
  }
}

extension Evaluator {
  /// Notes that the code now running depends on a property's initial value.
  func noteUse(of property: PropertyNode) {
    Computation.current?.record { products in
      if products.code.last !== property { products.code.append(property) }
    }
  }

  /// Which computations versions of the program since one have made out of date.
  func outdated(since revision: Int) -> Outdating? {
    guard revision < program.revision else { return nil }
    guard let names = program.changes.names(since: revision) else { return Outdating { _ in true } }
    let concerns = { [self] (ground: AnyObject) in isOutdated(ground, names) }
    return Outdating(concerns: concerns) { [self] computation in
      for code in computation.products.code where isOutdated(code, names) { return true }
      guard !names.isEmpty else { return false }
      switch computation.notes {
      case let inputs as StatementInputs: return !inputs.uses.names.isDisjoint(with: names)
      case let inputs as BodyInputs:
        return inputs.uses.map { !$0.names.isDisjoint(with: names) } ?? false
          || inputs.instance.map { names.contains($0.shortName) } ?? false
      default: return false
      }
    }
  }

  private func isOutdated(_ code: AnyObject, _ names: Set<String>) -> Bool {
    switch code {
    case let function as FunctionNode:
      function.revision != program.revision
        || !names.isEmpty && !function.uses.names.isDisjoint(with: names)
    case let property as PropertyNode:
      !names.isEmpty && !property.uses.names.isDisjoint(with: names)
    case let uses as Uses: !uses.names.isDisjoint(with: names)
    case is RuntimeType: !names.isEmpty
    default: false
    }
  }
}

/// The names whose declarations each version of the program changed.
struct ProgramChanges {
  private static let limit = 64
  /// The names that any text of the file can reach without writing them.
  private static let implied: Set<String> = [
    "body", "id", "description", "hash", "==", "<", "makeBody", "wrappedValue", "projectedValue",
    "rawValue", "debugDescription", "errorDescription", "allCases", "defaultValue",
  ]
  private var entries: [(revision: Int, names: Set<String>?)] = []

  /// Takes note of a version; nil where anything may have changed.
  mutating func add(_ revision: Int, _ names: Set<String>?) {
    let known = names.flatMap { $0.isDisjoint(with: Self.implied) ? $0 : nil }
    entries.append((revision, known))
    if entries.count > Self.limit { entries.removeFirst(Self.limit / 2) }
  }

  /// The names that changed since a version; nil where that is not known, and all may have.
  func names(since revision: Int) -> Set<String>? {
    guard let first = entries.first, first.revision <= revision + 1 else { return nil }
    var names: Set<String> = []
    for entry in entries where entry.revision > revision {
      guard let changed = entry.names else { return nil }
      names.formUnion(changed)
    }
    return names
  }

  /// The names whose declarations differ between two versions of a file.
  static func names(from old: [SourceUnit], to new: [SourceUnit]) -> Set<String> {
    var names: Set<String> = []
    compare(old[...], new[...], in: "", &names)
    return names
  }

  private struct Entry {
    var faces: [UInt64] = []
    var names: Set<String> = []
    var types: [SourceUnit] = []
  }

  private static func compare(
    _ old: ArraySlice<SourceUnit>, _ new: ArraySlice<SourceUnit>, in type: String,
    _ names: inout Set<String>
  ) {
    // Units that were kept declare what they did, and most stand before and after an edit.
    var (old, new) = (old, new)
    while let one = old.first, one === new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let one = old.last, one === new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    if !type.isEmpty, order(of: old) != order(of: new) { names.insert(type) }
    let before = declarations(in: old, of: type)
    let after = declarations(in: new, of: type)
    for (name, entry) in before where after[name]?.faces != entry.faces {
      names.formUnion(entry.names)
    }
    for (name, entry) in after where before[name]?.faces != entry.faces {
      names.formUnion(entry.names)
    }
    for name in Set(before.keys).union(after.keys) {
      let (first, second) = (before[name]?.types ?? [], after[name]?.types ?? [])
      guard !first.isEmpty || !second.isEmpty else { continue }
      compare(members(of: first)[...], members(of: second)[...], in: name, &names)
    }
  }

  /// The members that a memberwise initialiser or a list of cases has, in their order.
  private static func order(of units: ArraySlice<SourceUnit>) -> [String] {
    units.flatMap { $0.declared.filter(\.shapesType).map(\.name) }
  }

  private static func members(of types: [SourceUnit]) -> [SourceUnit] {
    types.flatMap { $0.lists.flatMap(\.units) }
  }

  private static func declarations(
    in units: ArraySlice<SourceUnit>, of type: String
  ) -> [String: Entry] {
    var result: [String: Entry] = [:]
    for unit in units {
      for declaration in unit.declared {
        var entry = result[declaration.name] ?? Entry()
        entry.faces.append(declaration.face)
        entry.names.insert(declaration.name)
        if declaration.shapesType, !type.isEmpty { entry.names.insert(type) }
        if unit.declaresType { entry.types.append(unit) }
        result[declaration.name] = entry
      }
    }
    return result
  }
}

extension SourceUnit {
  /// Whether the units inside it are members of a type.
  fileprivate var declaresType: Bool {
    switch product {
    case .item(let item): !item.types.isEmpty
    case .member(.type): true
    default: false
    }
  }
}

extension RuntimeType {
  /// The fields of an instance that code can reach by the names in it, through its members too.
  func fields(usedBy uses: Uses) -> [Int] {
    if let known = reached[ObjectIdentifier(uses)], known.uses === uses { return known.fields }
    var fields: Set<Int> = []
    var seen: Set<String> = []
    var open = Array(uses.names)
    var isDirect = true
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if name == "self" {
        fields = Set(layout.names.indices)
        break
      }
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if let index = layout.indices[plain] { fields.insert(index) }
      switch member(name) {
      case .computed(let property, _):
        isDirect = false
        open += property.uses.names
      case .methods(let methods):
        isDirect = false
        for method in methods { open += method.node.uses.names }
      case .stored, nil: break
      }
    }
    let sorted = fields.sorted()
    reached[ObjectIdentifier(uses)] = Reached(uses: uses, fields: sorted, isDirect: isDirect)
    return sorted
  }
}
