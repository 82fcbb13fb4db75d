/// A property wrapper that SwiftUI, SwiftData, Core Data or Combine declares.
enum PropertyWrapper: String {
  case appStorage = "AppStorage"
  case bindable = "Bindable"
  case binding = "Binding"
  case environment = "Environment"
  case environmentObject = "EnvironmentObject"
  case fetchRequest = "FetchRequest"
  case focusState = "FocusState"
  case gestureState = "GestureState"
  case namespace = "Namespace"
  case observedObject = "ObservedObject"
  case published = "Published"
  case query = "Query"
  case scaledMetric = "ScaledMetric"
  case sceneStorage = "SceneStorage"
  case sectionedFetchRequest = "SectionedFetchRequest"
  case state = "State"
  case stateObject = "StateObject"

  /// Whether the property's field is the value itself, not a binding that is read through.
  var keepsValueItself: Bool {
    switch self {
    case .bindable, .environment, .environmentObject, .observedObject, .stateObject: true
    default: false
    }
  }

  /// Whether the memberwise initialiser of a type takes the property.
  var isMemberwise: Bool {
    switch self {
    case .environment, .environmentObject, .fetchRequest, .namespace, .query, .scaledMetric,
      .sectionedFetchRequest:
      false
    default: true
    }
  }

  /// Whether the property has a value that nobody gave it.
  var findsValue: Bool {
    switch self {
    case .bindable, .binding, .observedObject: false
    default: true
    }
  }

  /// Whether a variable in a function or preview may have it.
  var isLocal: Bool {
    switch self {
    case .appStorage, .bindable, .binding, .focusState, .namespace, .state, .stateObject: true
    default: false
    }
  }
}

/// The property wrapper that a declaration names, with its arguments.
final class WrapperNode {
  /// What the name stands for.
  enum Kind {
    case known(PropertyWrapper)
    /// A type of the program, which makes, reads and writes the value itself.
    case declared(RuntimeType)
    /// One that nothing declares: the value stands as if it had none.
    case unknown
  }

  let name: String
  let arguments: [ArgumentNode]
  let frameSize: Int
  let place: SourceLocation
  /// Set by linking, as a type of the program goes before one of the same name.
  private(set) var kind: Kind
  private let isQualified: Bool

  /// - Parameter isQualified: whether the declaration names the module too, as in `@SwiftUI.State`.
  init(
    name: String, isQualified: Bool = false, arguments: [ArgumentNode] = [], frameSize: Int = 0,
    place: SourceLocation
  ) {
    self.name = name
    self.isQualified = isQualified
    self.arguments = arguments
    self.frameSize = frameSize
    self.place = place
    kind = PropertyWrapper(rawValue: name).map { .known($0) } ?? .unknown
  }

  /// The wrapper if no type of the program declares it.
  var known: PropertyWrapper? { if case .known(let known) = kind { known } else { nil } }

  /// The type of the program that declares it.
  var declared: RuntimeType? { if case .declared(let type) = kind { type } else { nil } }

  /// Gives the name its meaning in a program, as seen from a type.
  func bind(in program: LinkedProgram, from owner: RuntimeType?) {
    if !isQualified, let type = program.type(named: name, from: owner), type.isPropertyWrapper {
      kind = .declared(type)
    } else {
      kind = PropertyWrapper(rawValue: name).map { .known($0) } ?? .unknown
    }
  }
}
