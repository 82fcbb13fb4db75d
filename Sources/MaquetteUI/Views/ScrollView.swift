import Foundation

/// Views of which only a part may be seen at a time; the page that shows them scrolls.
public struct ScrollView<Content: View>: View {
  private let axis: Axis
  private let content: Content

  public init(
    _ axis: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.content = content()
  }

  public var body: some View {
    if axis == .vertical { VStack { content } } else { HStack { content } }
  }
}

/// A column whose views come into being as they are scrolled to; here they all are at once.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View { VStack(alignment: alignment, spacing: spacing) { content } }
}

/// A line whose views come into being as they are scrolled to; here they all are at once.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View { HStack(alignment: alignment, spacing: spacing) { content } }
}

/// The first of several views, which is the widest form of what they say.
public struct ViewThatFits<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func nodes(in context: ViewContext) -> [Node] {
    Array(content.nodes(in: context).prefix(1))
  }
}
