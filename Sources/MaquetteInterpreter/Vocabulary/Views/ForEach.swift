import MaquetteUI

extension TypeEntry {
  static let forEach = TypeEntry(
    view: "ForEach", .drawn,
    Overload("init(_ data: Collection, @ViewBuilder content: (Element) -> Content)") {
      (data: Elements, content: ContentBuilder) in data.rows(content)
    },
    Overload("init(_ data: Collection, id: KeyPath, @ViewBuilder content: (Element) -> Content)") {
      (data: Elements, id: KeyPathValue?, content: ContentBuilder) in
      data.rows(id: id, content)
    },
    Overload("init(_ data: Binding<C>, @ViewBuilder content: (Element) -> Content)") {
      (data: Elements, content: ContentBuilder) in data.bound.rows(content)
    },
    Overload(
      "init(_ data: Binding<C>, @inert editActions: Any, @ViewBuilder content: (Element) -> Content)"
    ) { (data: Elements, content: ContentBuilder) in data.bound.rows(content) },
    Overload("init(_ data: Binding<C>, id: KeyPath, @ViewBuilder content: (Element) -> Content)") {
      (data: Elements, id: KeyPathValue?, content: ContentBuilder) in
      data.bound.rows(id: id, content)
    },
    Overload(
      "init(_ data: Binding<C>, id: KeyPath, @inert editActions: Any, @ViewBuilder content: (Element) -> Content)"
    ) { (data: Elements, id: KeyPathValue?, content: ContentBuilder) in
      data.bound.rows(id: id, content)
    })
}
