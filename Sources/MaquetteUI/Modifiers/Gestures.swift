import Foundation

/// What a person does to a view that is no control.
public enum GestureKind: String, Codable, Sendable, AttributeConvertible {
  case tap, longPress, hover
}

extension View {
  /// Does something when the view is pressed so many times.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    attaching(toAll: true) { context in
      context.pass.handle(context.identity) { if $0 == .activate { action() } }
      return [
        context.node(.gesture) { node in
          node[.gestureKind] = .tap
          if count > 1 { node[.tapCount] = count }
        }
      ]
    }
  }

  /// Does something when the view is pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    attaching(toAll: true) { context in
      context.pass.handle(context.identity) { if $0 == .activate { action() } }
      return [context.node(.gesture) { $0[.gestureKind] = .longPress }]
    }
  }

  /// Tells when the pointer comes over the view and leaves it.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    attaching(toAll: true) { context in
      context.pass.handle(context.identity) { event in
        if case .setOn(let isOver) = event { action(isOver) }
      }
      return [context.node(.gesture) { $0[.gestureKind] = .hover }]
    }
  }

  /// Connects the view's having the focus with a flag.
  package func focused(_ isFocused: Binding<Bool>) -> some View {
    attaching { context in
      context.pass.handle(context.identity) { event in
        if case .setOn(let value) = event { isFocused.wrappedValue = value }
      }
      return [
        context.node(.focus) { node in
          if isFocused.wrappedValue { node[.isOn] = true }
        }
      ]
    }
  }

  /// Lets a key press the view's control: in GTK's notation, such as `<Control>s`.
  package func shortcut(_ trigger: String) -> some View {
    attaching { context in [context.node(.shortcut) { $0[.trigger] = trigger }] }
  }
}

extension NodeKind {
  /// What a person can do to the node that it is attached to.
  public static let gesture = NodeKind("gesture")
  /// Whether the node that it is attached to has the focus.
  public static let focus = NodeKind("focus")
  /// A key that presses the node that it is attached to.
  public static let shortcut = NodeKind("shortcut")
}

extension NodeAttribute where Value == GestureKind {
  public static var gestureKind: NodeAttribute { NodeAttribute("gesture") }
}

extension NodeAttribute where Value == Int {
  /// How often in a row the node is to be pressed.
  public static var tapCount: NodeAttribute { NodeAttribute("count") }
}

extension NodeAttribute where Value == String {
  /// The key in GTK's notation.
  public static var trigger: NodeAttribute { NodeAttribute("key") }
}
