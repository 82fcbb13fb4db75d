import Foundation

/// What a view is told of the room that it has, in points.
public struct GeometryProxy: Equatable, Sendable {
  public let size: CGSize

  init(size: CGSize) { self.size = size }

  /// No edge of the room is covered here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room from its own corner.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The room, which begins at its own corner in every space: where it is in the window is not
  /// known here.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { bounds }
}

/// What places are told from.
public enum CoordinateSpace: Hashable {
  case local, global
  case named(AnyHashable)
}

/// A view whose content depends on the room that it has, all of which it takes.
///
/// The room is known once the view is laid out; until then it is that of a window of common size.
public struct GeometryReader<Content: View>: View {
  @Room private var size = CGSize(width: 400, height: 600)
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    MeasuredRoom(size: $size, content: content(GeometryProxy(size: size)))
  }
}

/// The room that a view has, which is not the same wherever the view is shown.
@propertyWrapper
private struct Room: DynamicProperty {
  private final class Storage {
    var location: StateLocation<CGSize>?
  }

  private let usual: CGSize
  private let storage = Storage()

  init(wrappedValue: CGSize) { usual = wrappedValue }

  @MainActor var wrappedValue: CGSize { storage.location?.value ?? usual }

  @MainActor var projectedValue: Binding<CGSize> {
    let (usual, storage) = (usual, storage)
    return Binding(
      get: { storage.location?.value ?? usual }, set: { storage.location?.value = $0 })
  }

  func install(in context: ViewContext, name: String) {
    let usual = usual
    storage.location = context.pass.store.location(
      at: context.identity, named: name, isOwn: true
    ) { usual }
  }
}

/// The room of a reader, which hears how large it has become.
struct MeasuredRoom<Content: View>: View {
  let size: Binding<CGSize>
  let content: Content

  func nodes(in context: ViewContext) -> [Node] {
    context.pass.handle(context.identity) { action in
      if case .setSize(let width, let height) = action {
        size.wrappedValue = CGSize(width: width, height: height)
      }
    }
    return [context.stack(.geometryReader, of: content) { _ in }]
  }
}

extension NodeKind {
  /// Content that depends on the room it has.
  public static let geometryReader = NodeKind("geometryReader")
}
