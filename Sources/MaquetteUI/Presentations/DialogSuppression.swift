extension View {
  /// Has the dialogs of this view ask whether they are to come again.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Has the dialogs of this view ask, in the usual words, whether they are to come again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }
}

/// A choice in dialogs that keeps them from coming again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>

  @MainActor var toggle: some View { Toggle(isOn: isSuppressed) { label } }
}

extension EnvironmentValues {
  /// What dialogs ask beside their own question; nil where they ask nothing.
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}
