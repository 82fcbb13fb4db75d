/// Whether something is shown; `automatic` leaves it to the place.
public enum Visibility: String, Hashable, CaseIterable, Codable, Sendable {
  case automatic
  case visible
  case hidden
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension View {
  /// Hides the labels of the controls in this view; a screen reader still says them.
  public func labelsHidden() -> some View {
    applying(AppliedStyle(AutomaticLabeledContentStyle()))
      .environment(\.labelsVisibility, .hidden)
  }

  /// Sets whether the controls in this view show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
