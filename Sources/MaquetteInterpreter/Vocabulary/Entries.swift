import MaquetteUI

/// A type of the vocabulary: a view, a style, or a plain value.
final class TypeEntry {
  let name: String
  /// Whether a Swift value is of this type.
  let matches: ((Any) -> Bool)?
  let initializers: [Overload]
  /// Its static members without arguments.
  let statics: [String: @MainActor (Evaluator) -> Any?]
  /// Its static functions.
  let functions: [String: [Overload]]
  /// Its instance properties.
  let properties: [String: @MainActor (Any, Evaluator) throws -> Any?]
  /// Its instance methods; the receiver is the call's.
  let methods: [String: [Overload]]
  /// What sets an instance property, by the property's name; the changed value is the result.
  let setters: [String: Overload]
  private static let setterMark = "set_"
  /// Other types in which implicit members of this one are found.
  let alsoIn: [String]
  /// What becomes of it; nil for plain values.
  let standing: Standing?
  /// A value of the type as a format, where it is one.
  let textFormat: ((Any) -> TextFormat?)?

  init(
    _ name: String, _ standing: Standing? = nil, matches: ((Any) -> Bool)? = nil,
    alsoIn: [String] = [], initializers: [Overload] = [],
    statics: [String: @MainActor (Evaluator) -> Any?] = [:],
    functions: [Overload] = [],
    properties: [String: @MainActor (Any, Evaluator) throws -> Any?] = [:],
    methods: [Overload] = [], stored: [StoredProperty] = [],
    textFormat: ((Any) -> TextFormat?)? = nil
  ) {
    self.name = name
    self.standing = standing
    self.textFormat = textFormat
    self.matches = matches
    self.alsoIn = alsoIn
    self.initializers = initializers
    self.statics = statics
    self.functions = Self.byName(functions)
    self.properties = stored.reduce(into: properties) { $0[$1.name] = $1.get }
    // What sets a property is no method: no name that a file writes leads to it.
    let named = Self.byName(methods + stored.map(\.setter))
    self.methods = named.filter { !$0.key.hasPrefix(Self.setterMark) }
    setters = named.reduce(into: [:]) { setters, entry in
      guard entry.key.hasPrefix(Self.setterMark) else { return }
      setters[String(entry.key.dropFirst(Self.setterMark.count))] = entry.value.first
    }
  }

  /// The type with other ways to make it.
  func adding(_ overloads: [Overload]) -> TypeEntry {
    precondition(statics.isEmpty && functions.isEmpty && methods.isEmpty, "only for views")
    return TypeEntry(name, standing, initializers: initializers + overloads)
  }

  /// A view type, which is only made.
  convenience init(view name: String, _ standing: Standing, _ initializers: Overload...) {
    self.init(name, standing, initializers: initializers)
  }

  /// An enumeration of the model, its cases named by their raw values.
  convenience init<T: CaseIterable & RawRepresentable>(cases type: T.Type, named name: String)
  where T.RawValue == String {
    self.init(
      name, matches: { $0 is T },
      statics: Self.members(T.allCases, named: \.rawValue)
        .merging(["allCases": { _ in Array(T.allCases) }]) { member, _ in member })
  }

  /// Static members for values, by a name of each.
  static func members<S: Sequence>(_ values: S, named name: (S.Element) -> String)
    -> [String: @MainActor (Evaluator) -> Any?]
  {
    values.reduce(into: [:]) { members, value in members[name(value)] = { _ in value } }
  }

  /// Overloads by the name in their signature.
  static func byName(_ overloads: [Overload]) -> [String: [Overload]] {
    Dictionary(grouping: overloads, by: \.name)
  }
}

extension TypeEntry {
  /// The names of the methods that change what they are called on; each yields the changed value.
  var mutatingNames: [String] {
    methods.filter { $1.contains { $0.text.hasPrefix("mutating") } }.map(\.key)
  }
}

/// A modifier of the vocabulary; its overloads get the view they are called on as receiver.
final class ModifierEntry {
  let name: String
  /// What becomes of it.
  let standing: Standing
  let overloads: [Overload]
  /// The names and labels of a modifier that is known by these alone.
  let selectors: [String]
  /// Whether it is said once of a modifier without overloads that it passes its content through.
  let isTold: Bool

  init(_ name: String, _ standing: Standing, _ overloads: Overload...) {
    self.name = name
    self.standing = standing
    self.overloads = overloads
    selectors = []
    isTold = false
  }

  private init(_ entry: ModifierEntry, with overload: Overload) {
    name = entry.name
    standing = entry.standing
    overloads = entry.overloads + [overload]
    selectors = entry.selectors
    isTold = entry.isTold
  }

  /// The modifier with another way to call it.
  func adding(_ overload: Overload) -> ModifierEntry { ModifierEntry(self, with: overload) }

  /// A modifier that passes what it is called on through.
  init(known name: String, _ standing: Standing, isTold: Bool, selectors: [String]) {
    self.name = name
    self.standing = standing
    self.selectors = selectors
    self.isTold = isTold
    overloads = []
  }
}

/// A free function of the vocabulary, with its arguments as they are.
final class FunctionEntry {
  let name: String
  let call: @MainActor (Arguments) throws -> Value?

  init(_ name: String, _ call: @escaping @MainActor (Arguments) throws -> Value?) {
    self.name = name
    self.call = call
  }
}

/// Everything that a file may use without declaring it.
enum Vocabulary {
  /// The modules whose names it holds.
  static let modules: Set<String> = ["Swift", "SwiftUI", "SwiftUICore", "Foundation"]

  static let types: [String: TypeEntry] = Dictionary(
    allTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  static let modifiers: [String: ModifierEntry] = Dictionary(
    allModifiers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  static let functions: [String: FunctionEntry] = Dictionary(
    allFunctions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Makes the tables that every file needs, where there are none yet.
  static func prepare() {
    _ = (types.count, modifiers.count, functions.count)
    _ = (MemberTable.sequence.methods.count, MemberTable.string.methods.count)
    isPrepared = true
  }

  /// Whether the tables are made.
  private(set) static var isPrepared = false
}
