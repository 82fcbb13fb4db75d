import MaquetteUI

/// One way to call something of the vocabulary: its Swift signature, and what makes the result.
///
/// The closure takes the arguments as Swift values, one for each parameter that the signature does
/// not mark `@ignored` or `@inert`, in order:
///
///     Overload("init(_ title: Title, isOn: Binding<Bool>)") {
///       (title: Text, isOn: Binding<Bool>) in Toggle(isOn: isOn) { title }
///     }
///
/// What a parameter may be taken as says `VocabularyArgument`; an argument that was left out is a
/// nil optional. A `CallSite` may stand anywhere among them. The result is made a value of the
/// language; nil says that these arguments make none, unless the signature's own type is optional.
class Overload {
  let text: String
  /// The types that the closure takes the arguments as.
  private(set) lazy var argumentTypes = findTypes()
  private let findTypes: () -> [any VocabularyArgument.Type]
  private let body: @MainActor (Invocation) throws -> Any?
  private(set) lazy var signature = Signature(text)

  /// An initialiser or a static function.
  init<each Argument: VocabularyArgument, Result>(
    _ text: String, _ make: @escaping @MainActor (repeat each Argument) throws -> Result?
  ) {
    self.text = text
    findTypes = { Self.types(repeat (each Argument).self) }
    body = { call in
      var reader = ArgumentReader(call)
      return try make(repeat reader.read((each Argument).self))
    }
  }

  /// What is called on something, with the arguments still to be read.
  fileprivate init(
    text: String, types: @autoclosure @escaping () -> [any VocabularyArgument.Type],
    body: @escaping @MainActor (Invocation) throws -> Any?
  ) {
    self.text = text
    findTypes = types
    self.body = body
  }

  /// The name that the signature declares, read without the rest: all names are read at the start.
  var name: String {
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != 0x20 && $0 != 0x28 && $0 != 0x3c }
      rest = rest[word.endIndex...].drop { $0 == 0x20 || $0 == 0x28 || $0 == 0x3c }
      let isMark = Self.marks.contains { $0.elementsEqual(word) }
      if !isMark, !word.isEmpty { return String(Substring(word)) }
    }
    return ""
  }

  private static let marks = ["@ignored", "func", "static", "mutating"].map { Array($0.utf8) }

  /// The result of a call; nil if its arguments make none.
  func make(_ call: Invocation) throws -> Value? {
    do {
      if let made = try body(call) { return call.evaluator.value(from: made) }
    } catch is UnusableArgument {}
    return signature.isFailable ? .null : nil
  }

  fileprivate static func types<each Argument: VocabularyArgument>(
    _ type: repeat (each Argument).Type
  ) -> [any VocabularyArgument.Type] {
    var types: [any VocabularyArgument.Type] = []
    func add<T: VocabularyArgument>(_ type: T.Type) { if T.isParameter { types.append(type) } }
    repeat add(each type)
    return types
  }
}

/// A modifier's overload; its closure takes the view that it is called on first.
final class Modifier: Overload {
  init<each Argument: VocabularyArgument, Result>(
    _ text: String, _ make: @escaping @MainActor (AnyView, repeat each Argument) throws -> Result?
  ) {
    super.init(text: text, types: Self.types(repeat (each Argument).self)) { call in
      var reader = ArgumentReader(call)
      let view = AnyView(existential: call.evaluator.view(from: call.receiver, at: call.place))
      return try make(view, repeat reader.read((each Argument).self))
    }
  }
}

/// A method's overload; its closure takes the value that it is called on first.
final class Method: Overload {
  init<Receiver, each Argument: VocabularyArgument, Result>(
    _ text: String, _ make: @escaping @MainActor (Receiver, repeat each Argument) throws -> Result?
  ) {
    super.init(text: text, types: Self.types(repeat (each Argument).self)) { call in
      var reader = ArgumentReader(call)
      let receiver = try call.receiver(as: Receiver.self)
      return try make(receiver, repeat reader.read((each Argument).self))
    }
  }

  /// The setter of a property whose type is any that a value of the language converts to.
  init<Receiver, Property>(
    setting name: String, _ type: String,
    _ set: @escaping @MainActor (inout Receiver, Property) -> Void
  ) {
    super.init(text: "func set_\(name)(_ value: \(type))", types: []) { call in
      var receiver = try call.receiver(as: Receiver.self)
      if let value = call.values.first??.converted(to: Property.self) { set(&receiver, value) }
      return receiver
    }
  }
}

/// A call whose arguments were matched with a signature's parameters.
struct Invocation {
  let evaluator: Evaluator
  let signature: Signature
  let arguments: Arguments
  /// What the modifier or method is called on.
  let receiver: Value
  /// For each parameter, the value given for it as the parameter's type; nil if it was left out.
  let values: [Value?]
  /// For each parameter, the positions of its arguments.
  let positions: [[Int]]
  let place: SourceLocation

  /// What the method is called on as a Swift value.
  fileprivate func receiver<T>(as type: T.Type) throws -> T {
    if let value = receiver as? T { return value }
    if case .view(let view) = receiver, let value = Sourced.content(of: view.view) as? T {
      return value
    }
    guard let value = receiver.converted(to: type) else { throw UnusableArgument() }
    return value
  }
}

/// An argument that is no such thing as its closure takes; the call makes nothing.
private struct UnusableArgument: Error {}

/// Hands out a call's arguments in the order of the parameters.
private struct ArgumentReader {
  private let call: Invocation
  private var next = 0

  init(_ call: Invocation) { self.call = call }

  mutating func read<T: VocabularyArgument>(_ type: T.Type) throws -> T {
    guard let value = T.taken(from: T.isParameter ? nextParameter() : given(nil)) else {
      throw UnusableArgument()
    }
    return value
  }

  private mutating func nextParameter() -> GivenArgument {
    let parameters = call.signature.parameters
    while next < parameters.count, !parameters[next].isRead { next += 1 }
    precondition(next < parameters.count, "\(call.signature.text): more are read than it states")
    next += 1
    return given(next - 1)
  }

  private func given(_ index: Int?) -> GivenArgument {
    GivenArgument(
      evaluator: call.evaluator, place: call.place,
      parameter: index.map { call.signature.parameters[$0] },
      value: index.flatMap { call.values.indices.contains($0) ? call.values[$0] : nil },
      sources: index.flatMap { index in
        call.positions.indices.contains(index)
          ? call.positions[index].map { call.arguments.items[$0] } : nil
      } ?? [], receiver: call.receiver)
  }
}
