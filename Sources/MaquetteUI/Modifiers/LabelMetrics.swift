import Foundation

extension EnvironmentValues {
  /// The points between a label's icon and title; `nil` leaves it to the style.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The width kept for a label's icon; `nil` leaves it to the style.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the points between icon and title of the labels in this view.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width kept for the icons of the labels in this view.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
