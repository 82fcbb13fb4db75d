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
