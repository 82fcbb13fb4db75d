import Foundation
import MaquetteUI

extension Evaluator {
  /// All names of the vocabulary, for suggestions.
  var vocabularyNames: [String] {
    Array(Vocabulary.types.keys) + Vocabulary.functions.keys
  }

  /// Whether the vocabulary has a type or function of a name.
  func isKnown(_ name: String) -> Bool {
    Vocabulary.types[name] != nil || Vocabulary.functions[name] != nil
  }

  /// What a name of the vocabulary is as a value.
  func knownName(_ name: String) -> Value? {
    if Vocabulary.types[name] != nil { return .type(.known(name)) }
    if let operation = BinaryOperation(rawValue: name), operation == .less || operation == .greater
    {
      return .wrap(ComparisonValue(path: nil, isReversed: operation == .greater))
    }
    if let operation = BinaryOperation(rawValue: name) {
      return .function(
        FunctionValue(
          .native { [unowned self] call in
            // The elements of a `zip` come as pairs.
            if call.count == 1, case .tuple(let pair) = call[0], pair.elements.count == 2 {
              return try self.apply(
                name, operation, pair.elements[0], pair.elements[1], in: nil, at: call.place)
            }
            return try self.apply(name, operation, call[0], call[1], in: nil, at: call.place)
          }))
    }
    guard let function = Vocabulary.functions[name] else { return nil }
    if name.first?.isUppercase == true { return .type(.known(name)) }
    return .function(FunctionValue(.native { try function.call($0) ?? .void }))
  }

  /// Calls a type or function of the vocabulary.
  func callKnown(_ name: String, _ arguments: Arguments, isView: Bool) throws -> Value {
    if let type = program.types[name], let made = try extensionInitializer(type, arguments) {
      return made
    }
    if let function = Vocabulary.functions[name], let value = try function.call(arguments) {
      return isTooDeep(value) ? tooDeep(at: arguments.place) : value
    }
    if let entry = Vocabulary.types[name], !entry.initializers.isEmpty {
      if let made = try call(entry.initializers, named: name, receiver: .void, arguments) {
        return made
      }
      if let (overload, kept) = nearest(among: entry.initializers, to: arguments),
        let made = try call([overload], named: name, receiver: .void, kept)
      {
        return made
      }
      return isView ? unknownView(name, arguments) : .stub(Stub(name: name))
    }
    report(unresolved: name, in: nil, at: arguments.place)
    return isView ? unknownView(name, arguments) : .stub(Stub(name: name))
  }

  /// A box with the name of a view that nobody here knows, and the views that it was given.
  func unknownView(_ name: String, _ arguments: Arguments) -> Value {
    var views: [any View] = [Placeholder(name)]
    for argument in arguments.items where argument.buildsViews {
      guard case .function(let function) = argument.value else { continue }
      let made = callQuietly(function.built(), [], at: argument.place)
      // A closure that makes no view is an action.
      guard viewValue(made) != nil || made.isStub else { continue }
      views.append(view(from: made, at: argument.place))
    }
    return .view(ViewValue(views.count == 1 ? views[0] : ViewList(views)))
  }

  /// A Swift value as a value of the language.
  func value(from any: Any) -> Value {
    switch any {
    case let value as Value: value
    case let key as StubKey: .stub(Stub(name: key.name, index: key.index))
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Double: .double(value)
    case let value as CGFloat: .double(Double(value))
    case let value as String: .string(value)
    // A style or a path that is a view too stays what it is, to be changed or asked.
    case let style as any ShapeStyle: .wrap(style)
    case let path as MaquetteUI.Path: .wrap(path)
    case let view as any View: .view(ViewValue(view))
    case let elements as [Any] where !(any is any ShapeStyle): .array(elements.map(value(from:)))
    case let optional as Any? where optional == nil: .null
    default: .wrap(any)
    }
  }

  /// A static member of a type of the vocabulary.
  func knownStatic(_ name: String, of typeName: String, at place: SourceLocation) -> Value? {
    if name.first?.isUppercase == true, Vocabulary.types["\(typeName).\(name)"] != nil {
      return .type(.known("\(typeName).\(name)"))
    }
    guard let entry = Vocabulary.types[typeName] else {
      // What is not known stays open.
      return Vocabulary.functions[typeName] != nil ? nil : .stub(Stub(name: name))
    }
    if let make = entry.statics[name], let made = make(self) { return value(from: made) }
    // `static let brand = Color(.brand)` names the asset, not itself.
    if typeName == "ColorResource" {
      if let asset = generatedAsset(name, of: typeName) { return asset }
      if program.types["Color"]?.staticProperty(name) != nil {
        return .wrap(assetColor(named: name, at: place))
      }
    }
    if let text = generatedText(name, of: typeName) { return text }
    for other in entry.alsoIn {
      if let type = program.types[other], let value = try? staticMember(name, of: type) {
        return value
      }
      if let entry = Vocabulary.types[other],
        entry.statics[name] != nil || entry.alsoIn.contains(where: { hasStatic(name, in: $0) })
      {
        return knownStatic(name, of: other, at: place)
      }
    }
    return generatedAsset(name, of: typeName)
  }

  /// What a type of the vocabulary has, and those that its members are looked for in as well.
  func knownStaticNames(of typeName: String) -> Set<String> {
    var names: Set<String> = []
    var waiting = [typeName]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let type = program.types[next] { names.formUnion(type.staticNames) }
      guard let entry = Vocabulary.types[next] else { continue }
      names.formUnion(entry.statics.keys)
      names.formUnion(entry.functions.keys)
      waiting += entry.alsoIn
    }
    return names
  }

  /// A static function of a type of the vocabulary.
  func callKnownStatic(
    _ name: String, of typeName: String, _ arguments: Arguments, at place: SourceLocation
  )
    throws -> Value?
  {
    guard let entry = Vocabulary.types[typeName] else {
      return Vocabulary.functions[typeName] != nil ? nil : .stub(Stub(name: name))
    }
    if let overloads = entry.functions[name] {
      return try call(overloads, named: name, receiver: .void, arguments)
        ?? .stub(Stub(name: name))
    }
    for other in entry.alsoIn {
      if let type = program.types[other], !type.statics(name).isEmpty {
        return try callDeclared(
          name, on: Receiver(.type(.declared(type, name: other))), arguments, at: place)
      }
      if Vocabulary.types[other]?.functions[name] != nil {
        return try callKnownStatic(name, of: other, arguments, at: place)
      }
    }
    return nil
  }

  /// The vocabulary's name for the type of a Swift value.
  func knownName(of native: NativeValue) -> String {
    Self.entry(for: native.value)?.name ?? native.typeName
  }

  private static var entriesByType: [ObjectIdentifier: TypeEntry?] = [:]

  /// The entry that describes a Swift value.
  static func entry(for value: Any) -> TypeEntry? {
    let key = ObjectIdentifier(Swift.type(of: value))
    if let known = entriesByType[key] { return known }
    let entry = Vocabulary.allTypes.first { $0.matches?(value) ?? false }
    entriesByType[key] = .some(entry)
    return entry
  }

  /// An instance property that the vocabulary gives a value.
  func knownProperty(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    let any: Any
    switch base {
    case .native(let native): any = native.value
    case .view(let view): any = Sourced.content(of: view.view)
    default: return nil
    }
    guard let property = Self.entry(for: any)?.properties[name] else { return nil }
    return try property(any, self).map(value(from:)) ?? .some(.null)
  }

  /// Sets an instance property of a vocabulary value.
  func setKnownProperty(_ name: String, of base: inout Value, to value: Value) {
    guard case .native(let native) = base,
      let setter = Self.entry(for: native.value)?.setters[name]
    else { return }
    let type = setter.signature.parameters.first?.type
    let value = type.flatMap { try? coerceKnown(value, $0) } ?? value
    let call = Invocation(
      evaluator: self, signature: setter.signature,
      arguments: Arguments(items: [], evaluator: self, place: noPlace), receiver: base,
      values: [value], positions: [], place: noPlace)
    if let made = try? setter.make(call) { base = made }
  }

  /// An instance method that the vocabulary gives a value.
  func callKnownMethod(
    _ name: String, on base: Value, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
    if name == "formatted" {
      return try call(FormatFamily.methods, named: name, receiver: base, arguments)
        ?? .string(describe(base))
    }
    let entry: TypeEntry?
    switch base {
    case .native(let native): entry = Self.entry(for: native.value)
    case .view(let view): entry = Self.entry(for: Sourced.content(of: view.view))
    default: return nil
    }
    guard let overloads = entry?.methods[name] else { return nil }
    let made = try call(overloads, named: name, receiver: base, arguments)
    // Nothing was made of a value that could not be found: it stands for the result.
    if case .null? = made, let stub = arguments.items.first(where: \.value.isStub) {
      return stub.value
    }
    if made == nil, arguments.items.contains(where: { $0.value.isNone || $0.value.isVoid }) {
      return .stub(Stub(name: name))
    }
    return made
  }

  /// A method that changes a value of the vocabulary; false if it has no such method.
  func callKnownMutating(_ name: String, on base: inout Value, _ arguments: Arguments) throws
    -> Bool
  {
    guard case .native(let native) = base,
      let overloads = Self.entry(for: native.value)?.methods[name],
      overloads.contains(where: { $0.text.hasPrefix("mutating") })
    else { return false }
    if let changed = try call(overloads, named: name, receiver: base, arguments) { base = changed }
    return true
  }

  /// Calls a value of the vocabulary that is callable, such as `dismiss`.
  func callNative(_ function: Value, _ arguments: Arguments) throws -> Value? {
    guard case .native(let native) = function,
      let overloads = Self.entry(for: native.value)?.methods["callAsFunction"]
    else { return nil }
    return try call(overloads, named: "callAsFunction", receiver: function, arguments)
  }

  /// An element of a value of the vocabulary that has subscripts, such as a view's dimensions.
  func subscriptNative(_ base: Value, _ arguments: Arguments) throws -> Value? {
    guard case .native(let native) = base,
      let overloads = Self.entry(for: native.value)?.methods["subscript"]
    else { return nil }
    return try call(overloads, named: "subscript", receiver: base, arguments)
  }
}

extension Argument {
  /// Whether it is a closure that can only be meant to build views.
  var buildsViews: Bool {
    guard case .function(let function) = value, case .lowered(let node, _, _, _) = function.body
    else { return false }
    return node.takesAnything && node.body?.makesViews == true
  }
}
