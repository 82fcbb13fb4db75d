import MaquetteUI

extension ModifierEntry {
  static let toolbar = ModifierEntry(
    "toolbar", .drawn,
    Modifier("toolbar(@ViewBuilder content: () -> Content)") { (view: AnyView, content: AnyView) in
      view.toolbar { content }
    },
    Modifier("toolbar(@inert id: String, @ViewBuilder content: () -> Content)") {
      (view: AnyView, content: AnyView) in view.toolbar { content }
    },
    // Bars show where something stands in them.
    // Bars show where something stands in them.
    Modifier("toolbar(@inert _ visibility: Visibility, @inert for bars: Any...)") {
      (view: AnyView) in view
    },
    Modifier("toolbar(@inert removing item: Any?)") { (view: AnyView) in view })

  static let navigationBarItems = ModifierEntry(
    "navigationBarItems", .drawn,
    Modifier("navigationBarItems(leading: View? = nil, trailing: View? = nil)") {
      (view: AnyView, leading: AnyView?, trailing: AnyView?) in
      view.navigationBarItems(
        leading: leading ?? AnyView(EmptyView()), trailing: trailing ?? AnyView(EmptyView()))
    })
}

extension TypeEntry {
  static let toolbarItem = TypeEntry(toolbarItemNamed: "ToolbarItem")
  static let toolbarItemGroup = TypeEntry(toolbarItemNamed: "ToolbarItemGroup")
  static let toolbarItemPlacement = TypeEntry(
    cases: ToolbarItemPlacement.self, named: "ToolbarItemPlacement")

  private convenience init(toolbarItemNamed name: String) {
    self.init(
      view: name, .drawn,
      Overload(
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { (placement: ToolbarItemPlacement?, content: AnyView) in
        ToolbarItem(placement: placement ?? .automatic) { content }
      },
      Overload(
        "init(@inert id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { (placement: ToolbarItemPlacement?, content: AnyView) in
        ToolbarItem(placement: placement ?? .automatic) { content }
      })
  }
}

extension ToolbarItemPlacement: VocabularyArgument {}
