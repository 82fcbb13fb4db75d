extension View {
  /// Sets whether the controls in this view respond; any `true` around them wins.
  public func disabled(_ disabled: Bool) -> some View {
    adapting { if disabled { $0.environment.isEnabled = false } }
  }
}
