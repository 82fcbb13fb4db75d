/// A part of a form: either a composition of other views, or a primitive that makes nodes itself.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content; `Never` for primitives.
  associatedtype Body: View

  /// The content and behaviour of a composed view.
  @ViewBuilder var body: Body { get }

  /// The nodes this view stands for in `context`, in order; none for a view that shows nothing.
  ///
  /// Composed views keep the default, which installs their state and descends into `body`.
  func nodes(in context: ViewContext) -> [Node]
}

extension View {
  public func nodes(in context: ViewContext) -> [Node] {
    Fragment.nodes(of: self, in: context) { context in
      let inner = context.descending(.view(ViewTypeNames.name(of: Self.self)))
      DynamicProperties.install(in: self, context: inner)
      return body.nodes(in: inner)
    }
  }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) makes nodes and has no body") }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no instance") }
}

/// The names of view types as identities spell them, without module and generic arguments.
@MainActor
enum ViewTypeNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let full = String(describing: type)
    let name = full.prefix { $0 != "<" }.description
    names[key] = name
    return name
  }
}
