import Foundation

extension NodeKind {
  /// That the node that it is attached to can be dragged.
  public static let dragSource = NodeKind("dragSource")
  /// That something can be dropped on the node that it is attached to.
  public static let dropTarget = NodeKind("dropTarget")
}

/// What is dragged at the moment, for whatever it is dropped on.
@MainActor
private enum Dragged {
  static var payload: Any?
}

extension View {
  /// Lets the view be dragged, as a value that is made when it is.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload
  ) -> some View { dragged { payload() } }

  public func onDrag<Payload>(_ data: @escaping @MainActor () -> Payload) -> some View {
    dragged(data)
  }

  private func dragged(_ payload: @escaping @MainActor () -> Any) -> some View {
    attaching { context in
      context.pass.handle(context.identity) { if $0 == .activate { Dragged.payload = payload() } }
      return [context.node(.dragSource)]
    }
  }

  /// Takes what is dropped on the view, and where it was in the view.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    attaching { context in
      context.pass.handle(context.identity) { event in
        switch event {
        case .setOn(let isOver): isTargeted(isOver)
        case .drop(let text, let x, let y):
          let dropped: Any = Dragged.payload ?? text
          Dragged.payload = nil
          if let payload = dropped as? Payload { _ = action([payload], CGPoint(x: x, y: y)) }
        default: break
        }
      }
      return [context.node(.dropTarget)]
    }
  }
}
