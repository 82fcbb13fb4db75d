import Foundation

extension View {
  /// Tells a value that is made of the view's room, when it has become another.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onRoomChange { action(transform($0)) }
  }

  /// Tells the view's room when it has become another.
  package func onRoomChange(
    _ action: @escaping @MainActor (GeometryProxy) -> Void
  ) -> some View { RoomListener(content: self, action: action) }
}

/// A view whose room is told.
private struct RoomListener<Content: View>: View {
  @State private var known = CGSize.zero
  let content: Content
  let action: @MainActor (GeometryProxy) -> Void

  init(content: Content, action: @escaping @MainActor (GeometryProxy) -> Void) {
    self.content = content
    self.action = action
  }

  var body: some View {
    let room = Binding(
      get: { known },
      set: { size in
        guard size != known else { return }
        known = size
        action(GeometryProxy(size: size))
      })
    content.background { MeasuredRoom(size: room, content: EmptyView()) }
  }
}

/// A view that is changed by its own room, which is known once it is laid out.
package struct GeometryMeasured<Content: View, Changed: View>: View {
  @State private var size = CGSize(width: 100, height: 40)
  private let content: Content
  private let change: @MainActor (Content, GeometryProxy) -> Changed

  package init(
    content: Content, change: @escaping @MainActor (Content, GeometryProxy) -> Changed
  ) {
    self.content = content
    self.change = change
  }

  package var body: some View {
    change(content, GeometryProxy(size: size))
      .background { MeasuredRoom(size: $size, content: EmptyView()) }
  }
}
