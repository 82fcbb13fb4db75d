import Foundation
import MaquetteUI

/// A shape that the file declares: its lines are drawn by its `path(in:)`.
struct InterpretedShape: Shape, Distinguishable, @unchecked Sendable {
  let evaluator: Evaluator
  let instance: StructInstance

  nonisolated func path(in rect: CGRect) -> MaquetteUI.Path {
    MainActor.assumeIsolated { drawn(in: rect) }
  }

  private func drawn(in rect: CGRect) -> MaquetteUI.Path {
    let place = instance.type.place ?? evaluator.noPlace
    let made = evaluator.enter(at: place) {
      try evaluator.callDeclared(
        "path", on: Receiver(.instance(instance)),
        Arguments(
          items: [Argument(label: "in", value: .wrap(rect), place: place)], evaluator: evaluator,
          place: place), at: place)
    }
    return (made ?? nil)?.native(as: MaquetteUI.Path.self) ?? Path()
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? InterpretedShape else { return false }
    return instance.isSame(as: other.instance)
  }
}

extension Evaluator {
  /// An instance of the file as the shape that it is, if it is one.
  func declaredShape(_ instance: StructInstance) -> InterpretedShape? {
    guard ["Shape", "InsettableShape"].contains(where: instance.type.conforms(to:)),
      case .methods? = instance.type.member("path")
    else { return nil }
    return InterpretedShape(evaluator: self, instance: instance)
  }

  /// An instance of the file as a value that has the methods of shapes.
  func shapeValue(_ value: Value) -> Value? {
    guard case .instance(let instance) = value else { return nil }
    return declaredShape(instance).map { .view(ViewValue($0)) }
  }
}
