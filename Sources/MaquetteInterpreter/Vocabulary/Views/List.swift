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
}
