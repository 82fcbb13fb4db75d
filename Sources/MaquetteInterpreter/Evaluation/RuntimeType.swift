/// A type of the file with its extensions, and what its protocols and superclass give it.
///
/// The object stays the same over reloads, so that kept values find the new methods.
final class RuntimeType {
  /// A function with the type it was declared in.
  struct Method {
    let node: FunctionNode
    let owner: RuntimeType
  }

  /// What an instance member's name means.
  enum Member {
    /// A stored property, by its place in the layout.
    case stored(Int, PropertyNode?)
    case computed(PropertyNode, owner: RuntimeType)
    case methods([Method])
  }

  /// The full name, dotted where nested.
  nonisolated let name: String
  var kind = TypeNode.Kind.extensionOfType
  var isPropertyWrapper = false
  var isResultBuilder = false
  private(set) weak var outer: RuntimeType?
  var nested: [String: RuntimeType] = [:]
  var aliases: [String: TypeExpression] = [:]
  var inherited: [TypeExpression] = []
  var place: SourceLocation?

  var stored: [PropertyNode] = []
  var computed: [String: PropertyNode] = [:]
  var methods: [String: [FunctionNode]] = [:]
  var initializers: [FunctionNode] = []
  /// Whether the type itself, not an extension, declares an initialiser.
  var declaresInitializer = false
  var subscripts: [PropertyNode] = []
  var cases: [EnumCaseNode] = []
  var caseNames: Set<String> = []
  var staticProperties: [String: PropertyNode] = [:]
  var staticMethods: [String: [FunctionNode]] = [:]

  var layout = Layout(names: [])
  var superclass: RuntimeType?
  /// The protocols of the file, and extensions of others, that it conforms to.
  var protocols: [RuntimeType] = []
  /// The names of everything it conforms to or inherits.
  var conformances: Set<String> = []
  private var found: [String: Member?] = [:]
  /// Whether the type itself has members of names, as far as it was asked.
  var foundStatics: [String: Bool] = [:]
  /// The fields that pieces of code reach, as far as it was asked.
  var reached: [ObjectIdentifier: Reached] = [:]

  /// The fields that a piece of code reaches, as long as there is that piece: of versions without
  /// end none may be left behind.
  struct Reached {
    private(set) weak var uses: Uses?
    let fields: [Int]
    /// Whether it reaches them by its own names alone.
    let isDirect: Bool
  }

  /// Whether it stands for the objects of a data file.
  var isRecord = false

  init(name: String, outer: RuntimeType?) {
    self.name = name
    self.outer = outer
  }

  /// Forgets the declarations of the last reading.
  func reset() {
    kind = .extensionOfType
    isPropertyWrapper = false
    isResultBuilder = false
    nested = [:]
    aliases = [:]
    inherited = []
    stored = []
    computed = [:]
    methods = [:]
    initializers = []
    declaresInitializer = false
    subscripts = []
    cases = []
    caseNames = []
    staticProperties = [:]
    staticMethods = [:]
    superclass = nil
    protocols = []
    conformances = []
    found = [:]
    foundStatics = [:]
  }

  /// The stored properties with those of the superclass first.
  var allStored: [PropertyNode] { (superclass?.allStored ?? []) + stored }

  /// Lays out the stored properties anew, if they are others than before.
  func updateLayout() {
    let names = allStored.map(\.name)
    if names != layout.names {
      layout = Layout(names: names)
      reached = [:]
    }
    found = [:]
    foundStatics = [:]
  }

  /// Forgets of what code reaches all that another version of the program may have changed.
  func reviewReached(changed: Set<String>?) {
    guard let changed, reached.count < 20_000 else {
      reached = [:]
      return
    }
    reached = reached.filter { _, known in
      known.isDirect && known.uses?.names.isDisjoint(with: changed) ?? false
    }
  }

  /// What a name means on an instance.
  func member(_ name: String) -> Member? {
    if let known = found[name] { return known }
    let member = lookUp(name)
    found[name] = .some(member)
    return member
  }

  private func lookUp(_ name: String) -> Member? {
    if let index = layout.indices[name] { return .stored(index, storedProperty(name)) }
    if let property = computed[name] { return .computed(property, owner: self) }
    var all = (methods[name] ?? []).map { Method(node: $0, owner: self) }
    if let superclass, let inherited = superclass.member(name) {
      guard case .methods(let more) = inherited else {
        return all.isEmpty ? inherited : .methods(all)
      }
      all += more
    }
    for conformance in protocols {
      guard let given = conformance.member(name) else { continue }
      guard case .methods(let more) = given else { return all.isEmpty ? given : .methods(all) }
      all += more.filter { $0.node.body != nil }
    }
    return all.isEmpty ? nil : .methods(all)
  }

  /// The methods of a name that a stored property has too; nil if there are none.
  func methodsBeside(_ name: String) -> [Method]? {
    let all = (methods[name] ?? []).map { Method(node: $0, owner: self) }
    return all.isEmpty ? superclass?.methodsBeside(name) : all
  }

  /// The static methods of a name, own and inherited.
  func statics(_ name: String) -> [Method] {
    (staticMethods[name] ?? []).map { Method(node: $0, owner: self) }
      + (superclass?.statics(name) ?? []) + protocols.flatMap { $0.statics(name) }
  }

  /// The static property of a name and the type that declares it.
  func staticProperty(_ name: String) -> (property: PropertyNode, owner: RuntimeType)? {
    if let property = staticProperties[name] { return (property, self) }
    if let inherited = superclass?.staticProperty(name) { return inherited }
    for conformance in protocols {
      if let given = conformance.staticProperty(name) { return given }
    }
    return nil
  }

  /// Whether it is an enumeration whose cases stand for values.
  var hasRawValues: Bool {
    guard kind == .enumeration, let raw = inherited.first else { return false }
    return raw.basic != .other || raw.name == "Character"
  }

  /// Whether calling the method may change the value it is called on.
  func isMutating(_ name: String) -> Bool {
    guard kind != .object, case .methods(let methods) = member(name) else { return false }
    return methods.contains { $0.node.isMutating }
  }

  /// The stored property at a layout position.
  func storedProperty(_ name: String) -> PropertyNode? {
    stored.first { $0.name == name } ?? superclass?.storedProperty(name)
  }

  /// Whether it conforms to or inherits a type of this name.
  func conforms(to name: String) -> Bool { conformances.contains(name) || self.name == name }

  /// All names an instance has, for suggestions.
  var memberNames: [String] {
    layout.names + computed.keys + methods.keys + (superclass?.memberNames ?? [])
      + protocols.flatMap(\.memberNames)
  }

  /// All names the type itself has, for suggestions.
  var staticNames: [String] {
    Array(caseNames) + staticProperties.keys + staticMethods.keys + nested.keys
  }
}
