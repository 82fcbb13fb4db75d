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
    // Other bars show where something stands in them.
    Modifier("toolbar(_ visibility: Visibility, for bars: Any...)") {
      (view: AnyView, visibility: Visibility?, bars: [Value]?) in
      view.navigationBarHidden(visibility == .hidden && (bars ?? []).nameTopBar)
    },
    Modifier("toolbar(@inert removing item: Any?)") { (view: AnyView) in view })

  static let toolbarTitleMenu = ModifierEntry(
    "toolbarTitleMenu", .drawn,
    Modifier("toolbarTitleMenu(@ViewBuilder content: () -> Content)") {
      (view: AnyView, content: AnyView) in view.toolbarTitleMenu { content }
    })

  static let navigationBarItems = ModifierEntry(
    "navigationBarItems", .drawn,
    Modifier("navigationBarItems(leading: View? = nil, trailing: View? = nil)") {
      (view: AnyView, leading: AnyView?, trailing: AnyView?) in
      view.navigationBarItems(
        leading: leading ?? AnyView(EmptyView()), trailing: trailing ?? AnyView(EmptyView()))
    })
}

extension TypeEntry {
  /// What stands in bars.
  static let toolbarContents: [TypeEntry] = [
    TypeEntry(toolbarItemNamed: "ToolbarItem"), TypeEntry(toolbarItemNamed: "ToolbarItemGroup"),
    TypeEntry(
      view: "ToolbarSpacer", .drawn,
      Overload(
        "init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)"
      ) { (sizing: SpacerSizing?, placement: ToolbarItemPlacement?) in
        ToolbarSpacer(sizing ?? .flexible, placement: placement ?? .automatic)
      }),
    TypeEntry(
      view: "ToolbarTitleMenu", .drawn,
      Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
        ToolbarTitleMenu { content }
      }),
    TypeEntry(cases: SpacerSizing.self, named: "SpacerSizing"),
    TypeEntry(
      "ToolbarItemPlacement", matches: { $0 is ToolbarItemPlacement },
      statics: members(ToolbarItemPlacement.allCases, named: \.rawValue),
      functions: [
        Overload("accessoryBar(@inert id: Any)") { ToolbarItemPlacement.accessoryBar }
      ]),
  ]

  private convenience init(toolbarItemNamed name: String) {
    self.init(
      view: name, .drawn,
      Overload(
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @inert @ViewBuilder label: () -> Label = {})"
      ) { (placement: ToolbarItemPlacement?, content: AnyView) in
        ToolbarItem(placement: placement ?? .automatic) { content }
      },
      Overload(
        "init(@inert id: String, placement: ToolbarItemPlacement = .automatic, @inert showsByDefault: Bool = true, @ViewBuilder content: () -> Content)"
      ) { (placement: ToolbarItemPlacement?, content: AnyView) in
        ToolbarItem(placement: placement ?? .automatic) { content }
      })
  }
}

extension ToolbarItemPlacement: VocabularyArgument {}
extension SpacerSizing: VocabularyArgument {}
