import MaquetteUI

extension TypeEntry {
  static let tabViews: [TypeEntry] = [
    TypeEntry(
      view: "TabView", .drawn,
      Overload("init(selection: Binding<Value>? = nil, @ViewBuilder content: () -> Content)") {
        (selection: BindingValue?, content: AnyView, site: CallSite) in
        let evaluator = site.evaluator
        return TagTabView(content: content, selected: selection.map { evaluator.tag($0.get()) }) {
          tag in
          selection?.set(tag.value.map { evaluator.value(from: $0.base) } ?? .null)
        }
      }),
    TypeEntry(
      view: "Tab", .drawn,
      Overload(
        "init(_ title: Title, systemImage: String, value: Any? = nil, @ignored role: TabRole? = nil, @ViewBuilder content: () -> Content)"
      ) { (title: Text, symbol: String, value: Value?, content: AnyView, site: CallSite) in
        tab(Label(title, symbol: symbol), value, content, site)
      },
      Overload(
        "init(_ title: Title, image: ImageResource, value: Any? = nil, @ignored role: TabRole? = nil, @ViewBuilder content: () -> Content)"
      ) { (title: Text, image: ImageResource, value: Value?, content: AnyView, site: CallSite) in
        tab(Label(title, image: Image(image)), value, content, site)
      },
      Overload(
        "init(value: Any? = nil, @ignored role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = {})"
      ) { (value: Value?, content: AnyView, label: AnyView?, site: CallSite) in
        tab(label ?? AnyView(EmptyView()), value, content, site)
      }),
    TypeEntry(
      view: "TabSection", .drawn,
      Overload("init(@ignored _ title: Title, @ViewBuilder content: () -> Content)") {
        (content: AnyView) in content
      },
      Overload(
        "init(@ViewBuilder content: () -> Content, @ignored header: () -> Header = {})"
      ) { (content: AnyView) in content }),
  ]

  private static func tab(
    _ label: some View, _ value: Value?, _ content: AnyView, _ site: CallSite
  ) -> AnyView {
    let tab = Tab {
      content
    } label: {
      label
    }
    return value.map { AnyView(tab.tagged(site.evaluator.tag($0))) } ?? AnyView(tab)
  }
}

extension ModifierEntry {
  static let tabItem = ModifierEntry(
    "tabItem", .drawn,
    Modifier("tabItem(@ViewBuilder _ label: () -> Label)") { (view: AnyView, label: AnyView) in
      view.tabItem { label }
    })
}
