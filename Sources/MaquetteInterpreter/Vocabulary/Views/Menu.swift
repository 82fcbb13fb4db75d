import Foundation
import MaquetteUI

extension TypeEntry {
  static let menu = TypeEntry(
    view: "Menu", .drawn,
    Overload(
      "init(_ title: Title, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil)"
    ) { (title: Text, content: AnyView, action: Action?) in
      Menu(label: title, content: content, primaryAction: action?.run)
    },
    Overload(
      "init(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil)"
    ) { (title: Text, symbol: String, content: AnyView, action: Action?) in
      Menu(label: Label(title, symbol: symbol), content: content, primaryAction: action?.run)
    },
    Overload(
      "init(_ title: Title, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil)"
    ) { (title: Text, image: ImageResource, content: AnyView, action: Action?) in
      Menu(
        label: Label(title, image: Image(image)), content: content, primaryAction: action?.run)
    },
    Overload(
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: (() -> Void)? = nil)"
    ) { (content: AnyView, label: AnyView, action: Action?) in
      Menu(label: label, content: content, primaryAction: action?.run)
    },
    Overload("init(label: View, @ViewBuilder content: () -> Content)") {
      (label: AnyView, content: AnyView) in
      Menu(label: label, content: content, primaryAction: nil)
    },
    Overload("init(_ configuration: MenuStyleConfiguration)") {
      (configuration: MenuStyleConfiguration) in Menu(configuration)
    })
}

extension ModifierEntry {
  static let menus: [ModifierEntry] = [
    ModifierEntry(
      "contextMenu", .drawn,
      Modifier(
        "contextMenu(@ViewBuilder menuItems: () -> Items, @ignored preview: () -> Preview = {})"
      ) { (view: AnyView, items: AnyView) in view.offering(items) },
      Modifier("contextMenu(_ menu: ContextMenu?)") { (view: AnyView, menu: LegacyMenu?) in
        guard let menu else { return view }
        return AnyView(view.offering(menu.items))
      },
      Modifier(
        "@ignored contextMenu(forSelectionType: Type, menu: (Value) -> Items, primaryAction: (Value) -> Void = {})"
      ) { (view: AnyView, _: Value?, _: Value?, _: Value?) in view }),
    ModifierEntry(
      "swipeActions", .drawn,
      Modifier(
        "swipeActions(@ignored edge: HorizontalEdge = .trailing, @ignored allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content)"
      ) { (view: AnyView, items: AnyView) in view.offering(items) }),
    ModifierEntry(
      "onDelete", .behaves,
      Modifier("onDelete(perform action: ((IndexSet) -> Void)?)") {
        (view: AnyView, action: Function?) in
        guard let action else { return view }
        return view.deleting { _ = action(.indices($0)) }
      }),
    ModifierEntry(
      "onMove", .behaves,
      Modifier("onMove(perform action: ((IndexSet, Int) -> Void)?)") {
        (view: AnyView, action: Function?) in
        guard let action else { return view }
        return view.moving { _ = action(.indices($0), .int($1)) }
      }),
  ]
}

extension Value {
  /// A set of places among rows.
  fileprivate static func indices(_ places: IndexSet) -> Value {
    .set(MemberTable.indexSet(places.map { Value.int($0) }))
  }
}
