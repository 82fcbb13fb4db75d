import Foundation
import MaquetteUI

extension ModifierEntry {
  static let frame = ModifierEntry(
    "frame", .drawn,
    UntypedOverload(
      "frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)"
    ) {
      $0.view.frame(
        width: $0.length(0), height: $0.length(1), alignment: $0.native(2) ?? .center)
    },
    UntypedOverload(
      "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
    ) {
      $0.view.frame(
        minWidth: $0.length(0), idealWidth: $0.length(1), maxWidth: $0.length(2),
        minHeight: $0.length(3), idealHeight: $0.length(4), maxHeight: $0.length(5),
        alignment: $0.native(6) ?? .center)
    })

  static let padding = ModifierEntry(
    "padding", .drawn,
    Modifier("padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
      (view: AnyView, edges: Edge.Set?, length: CGFloat?) in view.padding(edges ?? .all, length)
    },
    Modifier("padding(_ length: CGFloat)") { (view: AnyView, length: CGFloat?) in
      view.padding(length ?? 16)
    },
    Modifier("padding(_ insets: EdgeInsets)") { (view: AnyView, insets: EdgeInsets) in
      view.padding(insets)
    })
}

extension Edge.Set: VocabularyOptions {}
extension EdgeInsets: VocabularyArgument {}

extension Call {
  /// A set of edges, also written as an array.
  func edges(_ index: Int) -> Edge.Set? {
    if case .array(let elements)? = self[index] {
      return elements.reduce(into: Edge.Set()) { set, element in
        let edge = try? evaluator.coerce(element, to: .named("Edge.Set"), owner: nil)
        if let edge = edge?.native(as: Edge.Set.self) { set.formUnion(edge) }
      }
    }
    return native(index)
  }
}
