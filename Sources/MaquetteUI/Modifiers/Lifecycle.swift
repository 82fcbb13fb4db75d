extension View {
  /// Runs a closure when the view is first there.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    adapting { context in
      guard let action else { return }
      context.pass.addLifecycle(at: context.identity) { $0.appear.append(action) }
    }
  }

  /// Runs a closure when the view is no longer there.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    adapting { context in
      guard let action else { return }
      context.pass.addLifecycle(at: context.identity) { $0.disappear.append(action) }
    }
  }
}
