import Foundation

/// How boxes around views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the box that a style lays out.
@MainActor
public struct GroupBoxStyleConfiguration {
  /// A part of the box.
  public struct Part: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public typealias Label = Part
  public typealias Content = Part

  public let label: Label
  public let content: Content
}

/// A tinted box with its title on top.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

extension AppliedStyle where Configuration == GroupBoxStyleConfiguration {
  package init(_ style: some GroupBoxStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the boxes in this view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
