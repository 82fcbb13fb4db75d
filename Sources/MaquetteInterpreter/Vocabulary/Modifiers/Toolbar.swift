import MaquetteUI

extension ModifierEntry {
  static let toolbar = ModifierEntry(
    "toolbar",
    Overload("toolbar(@ViewBuilder content: () -> Content)") { call in
      call.view.toolbar { call.content(0) }
    },
    Overload("toolbar(id: String, @ViewBuilder content: () -> Content)") { call in
      call.view.toolbar { call.content(1) }
    },
    // Bars show where something stands in them.
    Overload("toolbar(_ visibility: Visibility, for bars: Any...)") { $0.view },
    Overload("toolbar(removing item: Any?)") { $0.view })

  static let navigationBarItems = ModifierEntry(
    "navigationBarItems",
    Overload("navigationBarItems(leading: View = 0, trailing: View = 0)") { call in
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
      view: name,
      Overload(
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { call in
        ToolbarItem(placement: call.native(0) ?? .automatic) { call.content(1) }
      },
      Overload(
        "init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ) { call in
        ToolbarItem(placement: call.native(1) ?? .automatic) { call.content(2) }
      })
  }
}
