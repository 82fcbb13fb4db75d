import Foundation
import MaquetteUI

extension ModifierEntry {
  /// How the sections, rows and cells of lists and grids look.
  static let rowLooks: [ModifierEntry] = [
    ModifierEntry(
      "listRowSeparatorTint", .drawn,
      Modifier(
        "listRowSeparatorTint(_ color: Color?, @ignored edges: VerticalEdge.Set = .all)"
      ) { (view: AnyView, color: Color?) in view.listRowSeparatorTint(color) }),
    ModifierEntry(
      "listSectionSpacing", .drawn,
      Modifier("listSectionSpacing(_ spacing: ListSectionSpacing)") {
        (view: AnyView, spacing: ListSectionSpacing) in view.listSectionSpacing(spacing)
      },
      Modifier("listSectionSpacing(_ spacing: CGFloat)") { (view: AnyView, spacing: CGFloat?) in
        spacing.map { AnyView(view.listSectionSpacing($0)) } ?? view
      }),
    ModifierEntry(
      "listItemTint", .drawn,
      Modifier("listItemTint(_ tint: Color?)") { (view: AnyView, tint: Color?) in
        view.listItemTint(tint)
      }),
    ModifierEntry(
      "headerProminence", .drawn,
      Modifier("headerProminence(_ prominence: Prominence)") {
        (view: AnyView, prominence: Prominence?) in view.headerProminence(prominence ?? .standard)
      }),
    ModifierEntry(
      "badgeProminence", .drawn,
      Modifier("badgeProminence(_ prominence: BadgeProminence)") {
        (view: AnyView, prominence: BadgeProminence?) in
        view.badgeProminence(prominence ?? .standard)
      }),
    ModifierEntry(
      "alternatingRowBackgrounds", .drawn,
      Modifier(
        "alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)"
      ) { (view: AnyView, behavior: AlternatingRowBackgroundBehavior?) in
        view.alternatingRowBackgrounds(behavior ?? .enabled)
      }),
    ModifierEntry(
      "gridCellAnchor", .drawn,
      Modifier("gridCellAnchor(_ anchor: UnitPoint)") { (view: AnyView, anchor: UnitPoint?) in
        view.gridCellAnchor(anchor ?? .center)
      }),
    ModifierEntry(
      "navigationLinkIndicatorVisibility", .drawn,
      Modifier("navigationLinkIndicatorVisibility(_ visibility: Visibility)") {
        (view: AnyView, visibility: Visibility?) in
        view.navigationLinkIndicatorVisibility(visibility ?? .automatic)
      }),
    ModifierEntry(
      "sectionActions", .drawn,
      Modifier("sectionActions(@ViewBuilder content: () -> Content)") {
        (view: AnyView, content: AnyView) in view.sectionActions { content }
      }),
  ]

  /// What stands in or beside bars and dialogs.
  static let barParts: [ModifierEntry] = [
    ModifierEntry(
      "toolbarVisibility", .drawn,
      Modifier("toolbarVisibility(_ visibility: Visibility, for bars: Any...)") {
        (view: AnyView, visibility: Visibility?, bars: [Value]?) in
        view.navigationBarHidden(visibility == .hidden && (bars ?? []).nameTopBar)
      }),
    ModifierEntry(
      "contentToolbar", .drawn,
      Modifier("contentToolbar(@inert for placement: Any, @ViewBuilder content: () -> Content)") {
        (view: AnyView, content: AnyView) in view.toolbar { content }
      }),
    ModifierEntry(
      "toolbarItemHidden", .drawn,
      Modifier("toolbarItemHidden(_ hidden: Bool = true)") { (view: AnyView, hidden: Bool?) in
        hidden ?? true ? AnyView(EmptyView()) : view
      }),
    ModifierEntry(
      "tabViewBottomAccessory", .drawn,
      Modifier("tabViewBottomAccessory(@ViewBuilder content: () -> Content)") {
        (view: AnyView, content: AnyView) in view.tabViewBottomAccessory { content }
      },
      Modifier(
        "tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> Content)"
      ) { (view: AnyView, isEnabled: Bool?, content: AnyView) in
        isEnabled ?? true ? AnyView(view.tabViewBottomAccessory { content }) : view
      }),
    ModifierEntry(
      "searchSuggestions", .drawn,
      Modifier("searchSuggestions(@ViewBuilder _ suggestions: () -> Content)") {
        (view: AnyView, suggestions: AnyView) in view.suggesting(suggestions)
      },
      Modifier("searchSuggestions(@ignored _ visibility: Visibility, @ignored for placements: Any)")
      { (view: AnyView) in view }),
    ModifierEntry(
      "dialogSuppressionToggle", .drawn,
      Modifier("dialogSuppressionToggle(isSuppressed: Binding<Bool>)") {
        (view: AnyView, isSuppressed: Binding<Bool>) in
        view.dialogSuppressionToggle(isSuppressed: isSuppressed)
      },
      Modifier("dialogSuppressionToggle(_ title: Title, isSuppressed: Binding<Bool>)") {
        (view: AnyView, title: Text, isSuppressed: Binding<Bool>) in
        view.dialogSuppressionToggle(title, isSuppressed: isSuppressed)
      },
      Modifier("dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)") {
        (view: AnyView, label: Text, isSuppressed: Binding<Bool>) in
        view.dialogSuppressionToggle(label, isSuppressed: isSuppressed)
      }),
    ModifierEntry(
      "renameAction", .behaves,
      Modifier("renameAction(_ action: () -> Void)") { (view: AnyView, action: Action) in
        view.renameAction(action.run)
      },
      Modifier("renameAction(_ isFocused: Binding<Bool>)") {
        (view: AnyView, isFocused: BindingValue) in
        view.renameAction { isFocused.set(.bool(true)) }
      }),
    ModifierEntry(
      "quickLookPreview", .behaves,
      Modifier("quickLookPreview(_ item: Binding<URL>, @ignored in items: Any? = nil)") {
        (view: AnyView, item: BindingValue) in
        view.presenting {
          guard let shown = item.item else { return nil }
          let name = shown.native(as: URL.self)?.lastPathComponent ?? "Quick Look"
          return Dialog(
            title: Text(verbatim: name), actions: EmptyView(),
            message: Text(verbatim: "Files are not opened in previews.")
          ).presented(.alert) { item.set(.null) }
        }
      }),
    ModifierEntry(
      "backgroundStyle", .drawn,
      Modifier("backgroundStyle(_ style: ShapeStyle)") { (view: AnyView, style: AnyShapeStyle) in
        view.backgroundStyle(style)
      }),
  ]
}

extension [Value] {
  /// Whether bars that are named have the one over a page among them; none stand for all.
  var nameTopBar: Bool {
    isEmpty
      || contains {
        guard case .implicit(let bar) = $0 else { return false }
        return ["navigationBar", "automatic", "windowToolbar"].contains(bar.name)
      }
  }
}

extension TypeEntry {
  /// What the looks of rows are named by.
  static let rowLooks: [TypeEntry] = [
    TypeEntry(
      "ListSectionSpacing", matches: { $0 is ListSectionSpacing },
      statics: [
        "default": { _ in ListSectionSpacing.default },
        "compact": { _ in ListSectionSpacing.compact },
      ],
      functions: [
        Overload("custom(_ spacing: CGFloat)") { (spacing: CGFloat?) in
          spacing.map { ListSectionSpacing.custom($0) } ?? .default
        }
      ]),
    TypeEntry(cases: Prominence.self, named: "Prominence"),
    TypeEntry(cases: BadgeProminence.self, named: "BadgeProminence"),
    TypeEntry(
      cases: AlternatingRowBackgroundBehavior.self, named: "AlternatingRowBackgroundBehavior"),
    TypeEntry(
      "OpenURLAction", matches: { _ in false },
      initializers: [
        Overload("init(handler: (URL) -> Any)") { (handler: Function) in handler.value }
      ]),
    TypeEntry(
      "FetchRequest", matches: { _ in false },
      initializers: TypeEntry.requests.map { parameters in
        Overload("init(\(parameters), @inert animation: Any? = nil)") {
          Value.stub(Stub(name: "results"))
        }
      }),
    TypeEntry(
      "SectionedFetchRequest", matches: { _ in false },
      initializers: TypeEntry.requests.map { parameters in
        Overload("init(\(parameters), @inert animation: Any? = nil)") {
          Value.stub(Stub(name: "results"))
        }
      }),
  ]

  /// How a request of stored records says what it asks for.
  private static let requests = [
    "@inert entity: Any? = nil, @inert sectionIdentifier: Any? = nil, @inert sortDescriptors: Any, @inert predicate: Any? = nil",
    "@inert fetchRequest: Any, @inert sectionIdentifier: Any? = nil",
  ]
}

extension ListSectionSpacing: VocabularyArgument {}
extension Prominence: VocabularyArgument {}
extension BadgeProminence: VocabularyArgument {}
extension AlternatingRowBackgroundBehavior: VocabularyArgument {}
