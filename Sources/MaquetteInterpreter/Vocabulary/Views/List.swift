import MaquetteUI

extension TypeEntry {
  static let list = TypeEntry(
    view: "List", .drawn,
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in List { content }
    },
    Overload("init(selection: Binding<Value>?, @ViewBuilder content: () -> Content)") {
      (selection: BindingValue?, content: AnyView, site: CallSite) in
      List(selection: selection?.rows(in: site.evaluator), content: content)
    },
    Overload(
      "init(_ data: Collection, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, selection: BindingValue?, row: ContentBuilder) in
      List(selection: selection?.rows(in: data.evaluator), content: data.rows(row))
    },
    Overload(
      "init(_ data: Collection, id: KeyPath, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, id: KeyPathValue?, selection: BindingValue?, row: ContentBuilder) in
      List(selection: selection?.rows(in: data.evaluator), content: data.rows(id: id, row))
    },
    Overload(
      "init(_ data: Binding<C>, @inert editActions: Any? = nil, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, selection: BindingValue?, row: ContentBuilder) in
      List(selection: selection?.rows(in: data.evaluator), content: data.bound.rows(row))
    },
    Overload(
      "init(_ data: Binding<C>, id: KeyPath, @inert editActions: Any? = nil, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { (data: Elements, id: KeyPathValue?, selection: BindingValue?, row: ContentBuilder) in
      List(
        selection: selection?.rows(in: data.evaluator), content: data.bound.rows(id: id, row))
    },
    Overload(
      "init(_ data: Collection, id: KeyPath = \\.id, children: KeyPath, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) {
      (
        data: Elements, id: KeyPathValue?, children: KeyPathValue, selection: BindingValue?,
        row: ContentBuilder
      ) in
      List(
        selection: selection?.rows(in: data.evaluator),
        content: AnyView(TypeEntry.outline(data, id, children, row)))
    })
}
