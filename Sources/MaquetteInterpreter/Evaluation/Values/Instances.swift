import Foundation
import MaquetteUI

/// The names of a struct's or class's stored properties, in order.
nonisolated final class Layout {
  let names: [String]
  let indices: [String: Int]

  init(names: [String]) {
    self.names = names
    indices = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A struct's value; shared until it is changed, then copied.
nonisolated final class StructInstance {
  let type: RuntimeType
  let typeName: String
  let layout: Layout
  var fields: [Value]

  init(type: RuntimeType, typeName: String, layout: Layout, fields: [Value]) {
    self.type = type
    self.typeName = typeName
    self.layout = layout
    self.fields = fields
  }

  deinit { Release.drop(&fields) }

  /// A copy that can be changed by itself.
  func copy() -> StructInstance {
    StructInstance(type: type, typeName: typeName, layout: layout, fields: fields)
  }
}

/// A value of an enum declared in the file.
nonisolated final class EnumInstance {
  let type: RuntimeType
  let typeName: String
  let name: String
  private(set) var payload: [Value]
  let labels: [String?]

  init(
    type: RuntimeType, typeName: String, name: String, payload: [Value] = [],
    labels: [String?] = []
  ) {
    self.type = type
    self.typeName = typeName
    self.name = name
    self.payload = payload
    self.labels = labels
  }

  deinit { Release.drop(&payload) }
}

/// An object of a class or actor declared in the file.
nonisolated final class ObjectInstance {
  let type: RuntimeType
  let typeName: String
  let layout: Layout
  var fields: [Value]
  /// Whether anything was written after it was made, so that a new reading of the file keeps it.
  var isChanged = false
  /// Who is told of new values of its properties, by their names.
  @MainActor private(set) var subjects: [String: Subject]?
  /// What follows its fields.
  @MainActor private(set) lazy var dependency = Dependency()

  init(type: RuntimeType, typeName: String, layout: Layout, fields: [Value]) {
    self.type = type
    self.typeName = typeName
    self.layout = layout
    self.fields = fields
  }

  deinit { Release.drop(&fields) }

  /// What tells of new values of a property.
  @MainActor
  func subject(of name: String) -> Subject {
    if let known = subjects?[name] { return known }
    let subject = Subject(nil)
    subjects = (subjects ?? [:]).merging([name: subject]) { $1 }
    return subject
  }

  /// Whether it or an object that it holds was written to.
  func holdsChanges(depth: Int = 3) -> Bool {
    if isChanged { return true }
    guard depth > 0 else { return false }
    return fields.contains {
      if case .object(let inner) = $0 { inner.holdsChanges(depth: depth - 1) } else { false }
    }
  }
}

/// A type used as a value: one of the file, or one known by name.
nonisolated enum TypeReference {
  case declared(RuntimeType, name: String)
  case known(String)

  var name: String {
    switch self {
    case .declared(_, let name): name
    case .known(let name): name
    }
  }
}

/// A Foundation or model value.
nonisolated final class NativeValue: Hashable {
  let value: Any

  init(_ value: Any) { self.value = value }

  var typeName: String { String(describing: type(of: value)) }

  static func == (a: NativeValue, b: NativeValue) -> Bool {
    if a === b { return true }
    guard let left = a.value as? AnyHashable, let right = b.value as? AnyHashable else {
      return false
    }
    return left == right
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? AnyHashable { hasher.combine(value) }
  }
}

/// A view of the model.
nonisolated final class ViewValue {
  let view: any View
  /// How many views it was wrapped in or joined with, one after the other.
  var depth = 0
  /// Whether it was made of a value that could not be found, and so may be anything.
  var isOpen = false

  init(_ view: any View) { self.view = view }

  var typeName: String { String(describing: type(of: view)) }
}

/// A two-way connection to a value that is kept elsewhere.
nonisolated final class BindingValue {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
  /// The declared type of the value, if known.
  let type: TypeExpression?
  /// The state behind it, when it is a view's own.
  let cell: StateCell?
  /// The place that it reads and writes, where that can be told from others.
  let location: AnyObject?

  init(
    type: TypeExpression? = nil, cell: StateCell? = nil, location: AnyObject? = nil,
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.type = type
    self.cell = cell
    self.location = location ?? cell
    self.get = get
    self.set = set
  }

  /// Changes the value; a cell's is not kept twice meanwhile, so that a large one is not copied.
  @MainActor
  func modify(_ body: (inout Value) throws -> Void) rethrows {
    var value = get()
    cell?.value = .void
    do { try body(&value) } catch {
      cell?.value = value
      throw error
    }
    set(value)
  }
}

/// A value that could not be found; it absorbs what is done with it and shows its name.
nonisolated final class Stub {
  let name: String
  /// Tells apart the sample elements made from one stub.
  let index: Int
  /// The name to show where it stands for a view: a type's name outlasts calls of methods on it.
  let viewName: String
  /// The names that lead to it from one that nothing declares; empty where it came otherwise.
  let path: [String]

  init(name: String, index: Int = 0, viewName: String? = nil, path: [String] = []) {
    self.path = path
    self.name = name
    self.index = index
    self.viewName = viewName ?? name
  }

  /// What it shows as text: what its name asks for, else the name.
  var text: String { SampleWords(name, index: max(index - 1, 0)).knownText ?? name }

  /// The result of calling a method of it that nobody here knows.
  func called(_ method: String) -> Stub {
    guard viewName.first?.isUppercase == true else { return Stub(name: method, index: index) }
    let isType = method.first?.isUppercase == true
    return Stub(
      name: method, index: index, viewName: isType ? "\(viewName).\(method)" : viewName)
  }
}

/// A key path, as the names it goes through.
nonisolated final class KeyPathValue {
  /// One step of a key path.
  enum Component {
    case member(String)
    case optional
    case index(Value)
  }

  let root: String?
  let components: [Component]
  let text: String

  init(root: String?, components: [Component], text: String) {
    self.root = root
    self.components = components
    self.text = text
  }

  /// The plain names, when it has only names.
  var names: [String] {
    components.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}

/// `.name`, `.name(…)` and what follows, waiting for the type it is wanted as.
nonisolated final class ImplicitMember {
  /// What a step to an element is called.
  static let element = "subscript"

  let name: String
  let arguments: Arguments?
  /// Members and calls after the first.
  let steps: [(name: String, arguments: Arguments?)]
  let place: SourceLocation

  init(
    name: String, arguments: Arguments?, steps: [(name: String, arguments: Arguments?)] = [],
    place: SourceLocation
  ) {
    self.name = name
    self.arguments = arguments
    self.steps = steps
    self.place = place
  }
}

/// The storage of one `@State` property.
final class StateCell {
  private let dependency = Dependency()
  private var stored: Value
  var value: Value {
    get {
      dependency.noteRead()
      return stored
    }
    set {
      stored = newValue
      dependency.noteChange()
    }
  }
  let type: TypeExpression?
  /// Called after each change.
  var onChange: (() -> Void)?
  /// Whether anything was written after the initial value.
  private(set) var isChanged = false
  /// The version of the program that gave it its initial value last.
  var revision = 0

  init(_ value: Value, type: TypeExpression?) {
    stored = value
    self.type = type
  }

  /// A binding to what is stored.
  var binding: BindingValue {
    BindingValue(
      type: type, cell: self, get: { self.value },
      set: {
        self.value = $0
        self.isChanged = true
        self.onChange?()
      })
  }
}
