import Foundation
import MaquetteUI

extension ModifierEntry {
  static let dragAndDrop: [ModifierEntry] = [
    ModifierEntry(
      "draggable", .behaves,
      Modifier("draggable(_ payload: Any)") { (view: AnyView, payload: Value) in
        view.draggable(payload)
      },
      Modifier("draggable(_ payload: Any, @inert @ViewBuilder preview: () -> Preview)") {
        (view: AnyView, payload: Value) in view.draggable(payload)
      },
      Modifier(
        "draggable(_ type: Type, id: Any? = nil, @inert containerNamespace: Any? = nil, @inert _ payload: () -> Value)"
      ) { (view: AnyView, _: Value, id: Value?) in view.draggable(id ?? .null) },
      Modifier(
        "draggable(_ type: Type, id: Any, item: Any, @inert containerNamespace: Any? = nil)"
      ) { (view: AnyView, _: Value, _: Value, item: Value) in view.draggable(item) },
      Modifier("draggable(_ type: Type, item: Any, @inert containerNamespace: Any? = nil)") {
        (view: AnyView, _: Value, item: Value) in view.draggable(item)
      },
      Modifier("draggable(containerItemID: Any, @inert containerNamespace: Any? = nil)") {
        (view: AnyView, id: Value) in view.draggable(id)
      }),
    ModifierEntry(
      "onDrag", .behaves,
      Modifier("onDrag(_ data: () -> NSItemProvider)") { (view: AnyView, data: Function) in
        view.onDrag { data() ?? .null }
      },
      Modifier(
        "onDrag(_ data: () -> NSItemProvider, @inert @ViewBuilder preview: () -> Preview)"
      ) { (view: AnyView, data: Function) in view.onDrag { data() ?? .null } }),
    ModifierEntry(
      "dropDestination", .behaves,
      Modifier(
        "dropDestination(@inert for payloadType: Type = T.self, action: ([Value], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in })"
      ) { (view: AnyView, action: Function, isTargeted: Handler<Bool>?) in
        view.dropping {
          action($0, action.evaluator.value(from: $1))
        } isTargeted: {
          isTargeted?.run($0)
        }
      },
      Modifier(
        "dropDestination(@inert for payloadType: Type = T.self, isEnabled: Bool, action: ([Value], Any) -> Void)"
      ) { (view: AnyView, isEnabled: Bool, action: Function) -> any View in
        guard isEnabled else { return view }
        return view.dropping { items, _ in action(items, .stub(Stub(name: "session"))) }
      }),
    ModifierEntry(
      "onDrop", .behaves,
      Modifier(
        "onDrop(@inert of supportedTypes: Any, isTargeted: Binding<Bool>?, perform action: (Value) -> Bool)"
      ) { (view: AnyView, isTargeted: Binding<Bool>?, action: Function) in
        view.dropping { items, place in
          action.parameterCount > 1
            ? action(items, action.evaluator.value(from: place)) : action(items)
        } isTargeted: {
          isTargeted?.wrappedValue = $0
        }
      },
      Modifier("onDrop(@inert of supportedTypes: Any, @ignored delegate: Any)") {
        (view: AnyView) in view
      }),
  ]
}

extension AnyView {
  /// Takes what is dropped as values of the language.
  fileprivate func dropping(
    _ action: @escaping @MainActor (Value, CGPoint) -> Value?,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    dropDestination(
      for: Any.self,
      action: { items, place in
        let values = items.map { item in
          (item as? Value) ?? .string(item as? String ?? "")
        }
        _ = action(.array(values), place)
        return true
      }, isTargeted: isTargeted)
  }
}
