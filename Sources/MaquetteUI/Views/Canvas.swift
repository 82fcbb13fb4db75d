import Foundation

/// A picture that code draws in the room that there is.
public struct Canvas: View {
  private let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) { ViewList(picture(in: proxy.size)) }
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  @MainActor
  private func picture(in size: CGSize) -> [any View] {
    var context = GraphicsContext(size: size)
    renderer(&context, size)
    return context.picture
  }
}
