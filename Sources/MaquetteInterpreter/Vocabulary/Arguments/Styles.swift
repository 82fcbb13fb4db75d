import MaquetteUI

/// A colour or other style; what could not be found is none.
extension AnyShapeStyle: VocabularyArgument {
  static var spellings: [String] { ["ShapeStyle"] }

  static func taken(from argument: GivenArgument) -> AnyShapeStyle? {
    guard case .native(let native)? = argument.value else { return nil }
    return (native.value as? any ShapeStyle).map { AnyShapeStyle(existential: $0) }
  }
}

/// A shape of whatever type.
struct GivenShape: VocabularyArgument {
  let shape: any Shape

  static var spellings: [String] { ["Shape", "InsettableShape"] }

  static func taken(from argument: GivenArgument) -> GivenShape? {
    switch argument.value {
    case .instance(let instance):
      argument.evaluator.declaredShape(instance).map { GivenShape(shape: $0) }
    case .view(let view):
      (Sourced.content(of: view.view) as? any Shape).map { GivenShape(shape: $0) }
    case .native(let native): (native.value as? any Shape).map { GivenShape(shape: $0) }
    default: nil
    }
  }
}

/// What the styles of a kind of view are given to lay out.
protocol StyleConfiguration {
  /// The protocol of the styles.
  static var styleName: String { get }
  /// A built-in style of the kind.
  static func builtIn(_ style: Any) -> AppliedStyle<Self>?
  /// A style that the file declares.
  static func declared(_ style: StructInstance, in evaluator: Evaluator) -> AppliedStyle<Self>
}

extension StyleConfiguration {
  static func declared(_ style: StructInstance, in evaluator: Evaluator) -> AppliedStyle<Self> {
    evaluator.style(style, Self.self)
  }
}

/// A style: the file's own, or a built-in one.
extension AppliedStyle: VocabularyArgument where Configuration: StyleConfiguration {
  static var spellings: [String] { [Configuration.styleName] }

  static func taken(from argument: GivenArgument) -> AppliedStyle? {
    switch argument.value {
    case .instance(let instance): Configuration.declared(instance, in: argument.evaluator)
    case .native(let native): Configuration.builtIn(native.value)
    default: nil
    }
  }
}
