import MaquetteUI

extension TypeEntry {
  static let list = TypeEntry(
    view: "List", .drawn,
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in List { content }
    },
    Overload("init(@ignored selection: Binding<Value>?, @ViewBuilder content: () -> Content)") {
      (content: AnyView) in List { content }
    },
    Overload(
      "init(_ data: Collection, @ignored selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, row: ContentBuilder) in
      List { data.rows(row) }
    },
    Overload(
      "init(_ data: Collection, id: KeyPath, @ignored selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, id: KeyPathValue?, row: ContentBuilder) in
      List { data.rows(id: id, row) }
    },
    Overload(
      "init(_ data: Binding<C>, @inert editActions: Any? = nil, @ignored selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, row: ContentBuilder) in
      List { data.bound.rows(row) }
    },
    Overload(
      "init(_ data: Binding<C>, id: KeyPath, @inert editActions: Any? = nil, @ignored selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, id: KeyPathValue?, row: ContentBuilder) in
      List { data.bound.rows(id: id, row) }
    })

  static let listStyles: [TypeEntry] = listLooks.map { name in
    TypeEntry(
      (name == "automatic" ? "Default" : name.prefix(1).uppercased() + name.dropFirst())
        + "ListStyle", initializers: [Overload("init()") { ListLook(name: name) }])
  }
  static let listStyle = TypeEntry(
    "ListStyle", matches: { $0 is ListLook },
    statics: members(listLooks.map(ListLook.init), named: \.name))

  private static let listLooks = [
    "automatic", "plain", "grouped", "insetGrouped", "inset", "sidebar", "bordered", "carousel",
    "elliptical",
  ]
}

extension ModifierEntry {
  /// Lists look one way here: boxed groups of rows.
  static let listStyle = ModifierEntry(
    "listStyle", .drawn,
    Modifier("listStyle(_ style: ListStyle)") {
      (view: AnyView, look: Placed<ListLook>, site: CallSite) in
      if !look.value.isDrawn {
        site.evaluator.log.report(
          .warning, .unsupportedModifier, name: "listStyle",
          "list style '\(look.value.name)' is not supported in previews", at: look.place)
      }
      return view
    })
}

/// A style of lists by its name.
private struct ListLook: VocabularyArgument {
  let name: String

  static var spellings: [String] { ["ListStyle"] }

  /// Whether boxed groups are what the style asks for.
  var isDrawn: Bool { ["automatic", "grouped", "insetGrouped"].contains(name) }
}
