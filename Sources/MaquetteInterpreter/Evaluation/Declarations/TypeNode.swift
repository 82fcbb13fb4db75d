/// A stored or computed property, or a global variable, of the file.
final class PropertyNode {
  let name: String
  let place: SourceLocation
  /// What its declaration uses.
  let uses: Uses
  var type: TypeExpression?
  var initial: Thunk?
  /// What tells the text of the initial value from others.
  var initialText: UInt64 = 0
  var getter: FunctionNode?
  var setter: FunctionNode?
  var willSet: FunctionNode?
  var didSet: FunctionNode?
  var wrapper: WrapperNode?
  var isStatic = false
  var isSubscript = false
  var isLet = false
  var isLazy = false
  /// Whether its type is an optional that is used as if it always had a value.
  var isUnwrapped = false
  /// The result builder that it is marked with, which builds from a stored closure's statements.
  var builder: BuilderNode?

  init(name: String, place: SourceLocation, uses: Uses) {
    self.name = name
    self.place = place
    self.uses = uses
  }

  var isComputed: Bool { getter != nil }
}

extension PropertyNode {
  /// Its accessors and observers.
  func forEachFunction(_ body: (FunctionNode) -> Void) {
    guard getter != nil || willSet != nil || didSet != nil else { return }
    for function in [getter, setter, willSet, didSet] { if let function { body(function) } }
  }
}

/// A case of an enum of the file.
final class EnumCaseNode {
  let name: String
  let parameters: [(label: String?, type: TypeExpression?, defaultValue: Thunk?)]
  let rawValue: Thunk?

  init(
    name: String,
    parameters: [(label: String?, type: TypeExpression?, defaultValue: Thunk?)], rawValue: Thunk?
  ) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
  }
}

/// A member of a type, or several that one declaration makes.
enum TypeMember {
  case properties([PropertyNode])
  case function(FunctionNode)
  case initializer(FunctionNode)
  case subscripts(PropertyNode)
  case cases([EnumCaseNode])
  case alias(name: String, type: TypeExpression)
  case type(TypeNode)
}

/// A declaration of a type, or an extension of one, of the file.
final class TypeNode {
  enum Kind { case structure, object, enumeration, protocolType, extensionOfType }

  let kind: Kind
  let name: String
  let place: SourceLocation
  /// Whether it is marked as a property wrapper.
  var isPropertyWrapper = false
  /// Whether it is marked as a result builder.
  var isResultBuilder = false
  var inherited: [TypeExpression] = []
  var properties: [PropertyNode] = []
  var functions: [FunctionNode] = []
  var initializers: [FunctionNode] = []
  var subscripts: [PropertyNode] = []
  var cases: [EnumCaseNode] = []
  var nested: [TypeNode] = []
  var aliases: [(name: String, type: TypeExpression)] = []

  init(kind: Kind, name: String, place: SourceLocation) {
    self.kind = kind
    self.name = name
    self.place = place
  }

  /// Its functions, accessors and initialisers, and those of the types in it.
  func forEachFunction(_ body: (FunctionNode) -> Void) {
    for function in functions + initializers { body(function) }
    for property in properties + subscripts { property.forEachFunction(body) }
    for type in nested { type.forEachFunction(body) }
  }

  /// Adds a member of its declaration.
  func add(_ member: TypeMember) {
    switch member {
    case .properties(let nodes): properties += nodes
    case .function(let node): functions.append(node)
    case .initializer(let node): initializers.append(node)
    case .subscripts(let node): subscripts.append(node)
    case .cases(let nodes): cases += nodes
    case .alias(let name, let type): aliases.append((name, type))
    case .type(let node): nested.append(node)
    }
  }

  /// The names of the type, its members and the types in it.
  var declaredNames: [String] {
    let own = kind == .extensionOfType ? [] : [name]
    let members = functions.map(\.name) + properties.map(\.name) + cases.map(\.name)
    return own + members + nested.flatMap(\.declaredNames)
  }
}

/// A `#Preview` of the file.
final class PreviewNode {
  /// Its name, where one is given.
  let name: Thunk?
  let traits: [Thunk]
  /// What its body is given, one after the other.
  let arguments: Thunk?
  /// Whether it shows a widget, with the system's own arguments.
  let isOfWidget: Bool
  let body: FunctionNode
  let place: SourceLocation

  init(
    name: Thunk?, traits: [Thunk], arguments: Thunk?, isOfWidget: Bool, body: FunctionNode,
    place: SourceLocation
  ) {
    self.name = name
    self.traits = traits
    self.arguments = arguments
    self.isOfWidget = isOfWidget
    self.body = body
    self.place = place
  }
}

/// What one top-level item of a file declares, lowered once and kept while its text stays.
final class LoweredItem {
  /// A remark found while lowering.
  struct Remark {
    let severity: Diagnostic.Severity
    let code: Diagnostic.Code
    let name: String
    let message: String
    let place: SourceLocation
  }

  /// The unit that the item is, with what it refers to and what is to be remarked on in it.
  let unit: SourceUnit
  /// How many members it was given after it had been made.
  var additions = 0
  var types: [TypeNode] = []
  var functions: [FunctionNode] = []
  var properties: [PropertyNode] = []
  var aliases: [(name: String, type: TypeExpression)] = []
  var previews: [PreviewNode] = []
  /// Top-level statements, each as a function of its own.
  var statements: [FunctionNode] = []

  /// Whether it declares and runs nothing.
  var isEmpty: Bool {
    types.isEmpty && functions.isEmpty && properties.isEmpty && aliases.isEmpty && previews.isEmpty
      && statements.isEmpty
  }

  /// What is to be remarked on in it.
  var remarks: [Remark] { unit.remarks }

  /// The names it uses that are not local: of types, functions and members.
  var references: Set<String> { unit.uses.names }

  /// All functions, accessors and initialisers of its declarations.
  func forEachFunction(_ body: (FunctionNode) -> Void) {
    for function in functions { body(function) }
    for property in properties { property.forEachFunction(body) }
    for type in types { type.forEachFunction(body) }
    for preview in previews { body(preview.body) }
    for statement in statements { body(statement) }
  }

  /// The names it declares.
  var declaredNames: Set<String> {
    Set(functions.map(\.name) + properties.map(\.name) + aliases.map(\.name)).union(
      types.flatMap(\.declaredNames))
  }

  init(unit: SourceUnit) { self.unit = unit }
}
