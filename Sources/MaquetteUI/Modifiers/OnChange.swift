extension View {
  /// Runs a closure with the old and the new value whenever the value is another than before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    adapting { context in
      context.pass.addLifecycle(at: context.identity) {
        // Outer modifiers come here first, and run last.
        $0.changes.insert(WatchedValue(value, runsAtFirst: initial, action), at: 0)
      }
    }
  }

  /// Runs a closure whenever the value is another than before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// A value that `onChange` compares with that of the resolution before.
@MainActor
package struct WatchedValue {
  private let value: Any
  private let runsAtFirst: Bool
  /// Runs the action if the value differs from the one before; `nil` stands for no value before.
  private let act: @MainActor (Any?) -> Void

  package init<V: Equatable>(
    _ value: V, runsAtFirst: Bool, _ action: @escaping @MainActor (V, V) -> Void
  ) {
    self.value = value
    self.runsAtFirst = runsAtFirst
    act = { old in
      guard let old else { return action(value, value) }
      if let old = old as? V, old != value { action(old, value) }
    }
  }

  /// Runs the action if it is due after `old`, which is what stood there before.
  func run(after old: WatchedValue?) {
    if let old { act(old.value) } else if runsAtFirst { act(nil) }
  }
}
