/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the progress view that a style lays out.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// A part of the view that says something.
  public struct Part: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public typealias Label = Part
  public typealias CurrentValueLabel = Part

  /// The part that is done, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// The style that fits: a bar where it is known how much is done, else a sign that turns.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLayoutView(configuration: configuration, appearance: .automatic, tint: nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLayoutView(configuration: configuration, appearance: .linear, tint: tint)
  }
}

/// A ring that fills, or turns where nobody knows how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLayoutView(configuration: configuration, appearance: .circular, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

extension AppliedStyle where Configuration == ProgressViewStyleConfiguration {
  package init(_ style: some ProgressViewStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
