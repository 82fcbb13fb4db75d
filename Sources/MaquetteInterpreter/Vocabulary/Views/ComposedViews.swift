import Foundation
import MaquetteUI

extension TypeEntry {
  /// Views that others make up.
  static let composedViews: [TypeEntry] = [
    splitView,
    TypeEntry(
      view: "HSplitView", .drawn,
      Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
        HStack(spacing: 1) { content }
      }),
    TypeEntry(
      view: "VSplitView", .drawn,
      Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
        VStack(spacing: 1) { content }
      }),
    asyncImage,
    TypeEntry(
      view: "GlassEffectContainer", .drawn,
      Overload("init(@inert spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)") {
        (content: AnyView) in content
      }),
    TypeEntry(
      view: "EquatableView", .drawn,
      Overload("init(content: View)") { (content: AnyView) in content }),
    TypeEntry(
      view: "MenuButton", .drawn,
      Overload("init(label: View, @ViewBuilder content: () -> Content)") {
        (label: AnyView, content: AnyView) in
        Menu(label: label, content: content, primaryAction: nil)
      },
      Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
        (title: Text, content: AnyView) in
        Menu(label: title, content: content, primaryAction: nil)
      }),
    TypeEntry(
      "ContextMenu", matches: { $0 is LegacyMenu },
      initializers: [
        Overload("init(@ViewBuilder menuItems: () -> Items)") { (items: AnyView) in
          LegacyMenu(items: items)
        }
      ]),
  ]

  private static let splitView = TypeEntry(
    view: "NavigationSplitView", .drawn,
    Overload(
      "init(@inert columnVisibility: Binding<Value>? = nil, @inert preferredCompactColumn: Binding<Value>? = nil, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)"
    ) { (sidebar: AnyView, content: AnyView, detail: AnyView) in
      NavigationSplitView {
        sidebar
      } content: {
        content
      } detail: {
        detail
      }
    },
    Overload(
      "init(@inert columnVisibility: Binding<Value>? = nil, @inert preferredCompactColumn: Binding<Value>? = nil, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)"
    ) { (sidebar: AnyView, detail: AnyView) in
      NavigationSplitView {
        sidebar
      } detail: {
        detail
      }
    })

  /// A picture from afar, which a preview does not fetch: what stands in its place.
  private static let asyncImage = TypeEntry(
    view: "AsyncImage", .drawn,
    Overload("init(@inert url: URL?, @inert scale: CGFloat = 1)") { TypeEntry.missingPicture },
    Overload(
      "init(@inert url: URL?, @inert scale: CGFloat = 1, @inert content: (Image) -> Content, @ViewBuilder placeholder: () -> Placeholder)"
    ) { (placeholder: AnyView) in placeholder },
    Overload(
      "init(@inert url: URL?, @inert scale: CGFloat = 1, @inert transaction: Any? = nil, @ViewBuilder content: (AsyncImagePhase) -> Content)"
    ) { (content: ContentBuilder) in content(.wrap(PicturePhase.empty)) })

  /// What SwiftUI shows while a picture is on its way.
  private static var missingPicture: any View { Rectangle().foregroundStyle(.quaternary) }

  static let picturePhase = TypeEntry(
    "AsyncImagePhase", matches: { $0 is PicturePhase },
    statics: ["empty": { _ in PicturePhase.empty }],
    properties: ["image": { _, _ in nil }, "error": { _, _ in nil }])
}

/// How far a picture from afar has come: here it never comes.
private enum PicturePhase { case empty }

/// SwiftUI's earlier form of context menus.
struct LegacyMenu: VocabularyArgument {
  let items: AnyView

  static var spellings: [String] { ["ContextMenu"] }
}
