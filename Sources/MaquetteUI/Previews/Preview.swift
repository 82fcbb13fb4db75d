/// Shows a view in previewers; in a compiled program it is checked and otherwise does nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MaquetteMacros", type: "PreviewMacro")

/// A view to be shown in previewers.
@MainActor
public struct Preview {
  /// The preview's title, where it has one.
  public let name: String?
  /// Makes the view.
  public let makeBody: @MainActor () -> any View

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.name = name
    makeBody = body
  }
}

/// A type that `#Preview` expands to.
@MainActor
public protocol PreviewRegistry {
  static var preview: Preview { get }
}

/// A setting of a preview's surroundings.
public enum PreviewTrait: Hashable, Sendable {
  case defaultLayout
  case sizeThatFitsLayout
  case fixedLayout(width: Double, height: Double)
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
