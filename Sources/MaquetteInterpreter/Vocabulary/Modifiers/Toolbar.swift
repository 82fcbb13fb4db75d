import MaquetteUI

extension ModifierEntry {
  static let toolbar = ModifierEntry(
    "toolbar", .drawn,
    UntypedOverload("toolbar(@ViewBuilder content: () -> Content)") { call in
      call.view.toolbar { call.content(0) }
    },
    UntypedOverload("toolbar(id: String, @ViewBuilder content: () -> Content)") { call in
      call.view.toolbar { call.content(1) }
    },
    // Bars show where something stands in them.
    UntypedOverload("toolbar(_ visibility: Visibility, for bars: Any...)") { $0.view },
    UntypedOverload("toolbar(removing item: Any?)") { $0.view })

  static let navigationBarItems = ModifierEntry(
    "navigationBarItems", .drawn,
    UntypedOverload("navigationBarItems(leading: View = 0, trailing: View = 0)") { call in
      call.view.navigationBarItems(leading: call.content(0), trailing: call.content(1))
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
      UntypedOverload(
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { call in
        ToolbarItem(placement: call.native(0) ?? .automatic) { call.content(1) }
      },
      UntypedOverload(
        "init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { call in
        ToolbarItem(placement: call.native(1) ?? .automatic) { call.content(2) }
      })
  }
}
