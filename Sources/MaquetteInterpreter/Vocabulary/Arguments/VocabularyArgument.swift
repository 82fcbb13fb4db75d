import MaquetteUI

/// A Swift type that a closure of the vocabulary takes an argument as.
///
/// Most types of Foundation and of the model conform with nothing to state: their values are the
/// language's own, wrapped. Others say how a value of the language becomes one of them.
protocol VocabularyArgument {
  /// What a signature may call a parameter that is taken as this type.
  static var spellings: [String] { get }
  /// Whether it stands for a parameter, rather than for the call as a whole.
  static var isParameter: Bool { get }
  /// Whether a parameter of a type is taken as this one.
  static func accepts(_ type: TypeExpression) -> Bool
  /// The argument as this type; nil if it is no such thing.
  static func taken(from argument: GivenArgument) -> Self?
}

extension VocabularyArgument {
  static var spellings: [String] { [spelledName] }
  static var isParameter: Bool { true }

  static func accepts(_ type: TypeExpression) -> Bool {
    var type = type.unwrapped
    if case .opaque(let constraint) = type.form { type = constraint }
    return spellings.contains(type.text)
  }

  static func taken(from argument: GivenArgument) -> Self? { argument.native() }

  /// The type as source writes it, without the modules that it comes from.
  static var spelledName: String {
    String(reflecting: Self.self)
      .replacing(#/\(extension in \w+\):/#, with: "")
      .replacing(#/\b(Foundation\w*|Maquette\w+|Swift|__C)\./#, with: "")
  }
}

/// What a call gives for one parameter.
struct GivenArgument {
  let evaluator: Evaluator
  /// The place of the whole call.
  let place: SourceLocation
  /// The parameter; nil for what stands for the call as a whole.
  let parameter: Signature.Parameter?
  /// The value as the parameter's type; nil if it was left out.
  let value: Value?
  /// What the source has there: one argument, or any number for a variadic parameter.
  let sources: [Argument]
  /// What the modifier or method is called on.
  let receiver: Value

  /// A wrapped value of a Swift type, or what converts to one.
  func native<T>(as type: T.Type = T.self) -> T? {
    if case .view(let box)? = value { return Sourced.content(of: box.view) as? T }
    return value?.native(as: type) ?? value?.converted(to: type)
  }

  /// The pieces of an interpolated literal.
  var interpolation: InterpolatedText? { sources.first?.interpolation }

  /// The same argument with one of its values.
  func with(_ value: Value?, from source: Argument? = nil) -> GivenArgument {
    GivenArgument(
      evaluator: evaluator, place: place, parameter: parameter, value: value,
      sources: source.map { [$0] } ?? sources, receiver: receiver)
  }
}

/// The call as a whole, for closures that need what runs it, or the place that it stands at.
struct CallSite: VocabularyArgument {
  let evaluator: Evaluator
  let place: SourceLocation
  let receiver: Value

  static var isParameter: Bool { false }

  static func taken(from argument: GivenArgument) -> CallSite? {
    CallSite(evaluator: argument.evaluator, place: argument.place, receiver: argument.receiver)
  }
}

/// An argument with the place that it stands at, for what is told of it.
struct Placed<Argument: VocabularyArgument>: VocabularyArgument {
  let value: Argument
  let place: SourceLocation

  static func accepts(_ type: TypeExpression) -> Bool { Argument.accepts(type) }

  static func taken(from argument: GivenArgument) -> Placed? {
    Argument.taken(from: argument).map {
      Placed(value: $0, place: argument.sources.first?.place ?? argument.place)
    }
  }
}
