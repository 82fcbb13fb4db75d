import MaquetteUI

/// What a builder closure makes, or a view that is given as it is.
extension AnyView: VocabularyArgument {
  static func accepts(_ type: TypeExpression) -> Bool {
    if case .function(let inputs, _) = type.unwrapped.form { return inputs.isEmpty }
    return ["View", "ShapeStyle", "AnyView", "Shape"].contains(type.name)
  }

  static func taken(from argument: GivenArgument) -> AnyView? {
    guard let value = argument.value else { return nil }
    guard case .function = value else {
      return AnyView(existential: argument.evaluator.view(from: value, at: argument.place))
    }
    return ContentBuilder(value: value, evaluator: argument.evaluator, place: argument.place)()
  }
}

/// A builder closure, run each time its content is asked for.
struct ContentBuilder: VocabularyArgument {
  let value: Value
  let evaluator: Evaluator
  let place: SourceLocation

  static func accepts(_ type: TypeExpression) -> Bool {
    type.isFunction || type.name == "View"
  }

  static func taken(from argument: GivenArgument) -> ContentBuilder? {
    argument.value.map {
      ContentBuilder(value: $0, evaluator: argument.evaluator, place: argument.place)
    }
  }

  /// The content for values of the language.
  func callAsFunction(_ inputs: Value...) -> AnyView { content(inputs) }

  /// The content for a Swift value.
  func callAsFunction(for input: Any) -> AnyView { content([evaluator.value(from: input)]) }

  private func content(_ inputs: [Value]) -> AnyView {
    guard case .function(let function) = value else {
      return AnyView(existential: evaluator.view(from: value, at: place))
    }
    let made = evaluator.callQuietly(function.built(), inputs, at: place)
    return AnyView(existential: evaluator.view(from: made, at: place))
  }
}

/// A closure without parameters that is run for its effect.
struct Action: VocabularyArgument {
  /// Runs the closure.
  let run: @MainActor () -> Void

  static func accepts(_ type: TypeExpression) -> Bool {
    if case .function(let inputs, _) = type.unwrapped.form { inputs.isEmpty } else { false }
  }

  static func taken(from argument: GivenArgument) -> Action? {
    Function.taken(from: argument).map { function in Action { _ = function() } }
  }
}

/// A closure with one parameter that is run for its effect.
struct Handler<Input>: VocabularyArgument {
  /// Runs the closure.
  let run: @MainActor (Input) -> Void

  static func accepts(_ type: TypeExpression) -> Bool {
    if case .function(let inputs, _) = type.unwrapped.form { inputs.count == 1 } else { false }
  }

  static func taken(from argument: GivenArgument) -> Handler? {
    Function.taken(from: argument).map { function in
      Handler { _ = function(function.evaluator.value(from: $0)) }
    }
  }
}

/// A closure, function or whatever else can be called.
struct Function: VocabularyArgument {
  let value: Value
  let evaluator: Evaluator
  let place: SourceLocation

  static func accepts(_ type: TypeExpression) -> Bool { type.isFunction }

  static func taken(from argument: GivenArgument) -> Function? {
    guard let value = argument.value, !value.isNone else { return nil }
    return Function(value: value, evaluator: argument.evaluator, place: argument.place)
  }

  /// How many parameters the closure names.
  var parameterCount: Int {
    guard case .function(let function) = value, case .lowered(let node, _, _, _) = function.body
    else { return 0 }
    return node.parameters.count
  }

  /// Calls it; nil after an error, which was reported.
  func callAsFunction(_ inputs: Value...) -> Value? {
    evaluator.enter(at: place) { try evaluator.call(value, with: inputs, at: place) }
  }
}
