import Foundation
import MaquetteUI

extension VerticalEdge: VocabularyArgument {}
extension HorizontalEdge: VocabularyArgument {}

extension TypeEntry {
  static let verticalEdge = TypeEntry(cases: VerticalEdge.self, named: "VerticalEdge")
  static let horizontalEdge = TypeEntry(cases: HorizontalEdge.self, named: "HorizontalEdge")
}

extension ModifierEntry {
  static let safeAreas: [ModifierEntry] = [
    inset("safeAreaInset"), inset("safeAreaBar"),
    ModifierEntry(
      "safeAreaPadding", .drawn,
      Modifier("safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
        (view: AnyView, edges: Edge.Set?, length: CGFloat?) in
        view.safeAreaPadding(edges ?? .all, length)
      },
      Modifier("safeAreaPadding(_ length: CGFloat)") { (view: AnyView, length: CGFloat?) in
        view.safeAreaPadding(length ?? 0)
      },
      Modifier("safeAreaPadding(_ insets: EdgeInsets)") { (view: AnyView, insets: EdgeInsets) in
        view.safeAreaPadding(insets)
      }),
    ModifierEntry(
      "scenePadding", .drawn,
      Modifier("scenePadding(_ edges: Edge.Set = .all)") { (view: AnyView, edges: Edge.Set?) in
        view.padding(edges ?? .all)
      },
      Modifier("scenePadding(@ignored _ padding: Any, edges: Edge.Set = .all)") {
        (view: AnyView, edges: Edge.Set?) in view.padding(edges ?? .all)
      }),
    ModifierEntry(
      "contentMargins", .drawn,
      Modifier(
        "contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, @ignored for placement: Any = .automatic)"
      ) { (view: AnyView, edges: Edge.Set?, length: CGFloat?) in
        view.padding(edges ?? .all, length ?? 0)
      },
      Modifier("contentMargins(_ length: CGFloat, @ignored for placement: Any = .automatic)") {
        (view: AnyView, length: CGFloat?) in view.padding(length ?? 0)
      },
      Modifier(
        "contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, @ignored for placement: Any = .automatic)"
      ) { (view: AnyView, edges: Edge.Set?, insets: EdgeInsets) in
        view.padding(insets.kept(to: edges ?? .all))
      }),
  ]

  private static func inset(_ name: String) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier(
        "\(name)(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ) {
        (
          view: AnyView, edge: VerticalEdge, alignment: HorizontalAlignment?, spacing: CGFloat?,
          content: AnyView
        ) in
        view.safeAreaInset(edge: edge, alignment: alignment ?? .center, spacing: spacing) {
          content
        }
      },
      Modifier(
        "\(name)(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ) {
        (
          view: AnyView, edge: HorizontalEdge, alignment: VerticalAlignment?, spacing: CGFloat?,
          content: AnyView
        ) in
        view.safeAreaInset(edge: edge, alignment: alignment ?? .center, spacing: spacing) {
          content
        }
      })
  }
}

extension EdgeInsets {
  /// The insets at some edges alone.
  func kept(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
