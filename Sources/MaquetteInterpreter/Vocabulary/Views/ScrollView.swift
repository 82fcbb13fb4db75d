import MaquetteUI

extension TypeEntry {
  static let scrollView = TypeEntry(
    view: "ScrollView", .drawn,
    UntypedOverload(
      "init(_ axes: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)"
    ) { call in
      ScrollView(call.native(0) ?? .vertical) { call.content(2) }
    })

  static let scrollViewReader = TypeEntry(
    view: "ScrollViewReader", .drawn,
    UntypedOverload("init(@ViewBuilder content: (ScrollViewProxy) -> Content)") { call in
      // Nothing is scrolled by code here: what is asked of the proxy comes to nothing.
      call.content(of: call[0] ?? .null, [.stub(Stub(name: "proxy"))])
    })

  static let lazyVStack = TypeEntry(
    view: "LazyVStack", .drawn,
    UntypedOverload(
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) { call in
      LazyVStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(3) }
    })

  static let lazyHStack = TypeEntry(
    view: "LazyHStack", .drawn,
    UntypedOverload(
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) { call in
      LazyHStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(3) }
    })

  static let viewThatFits = TypeEntry(
    view: "ViewThatFits", .drawn,
    Overload(
      "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
    ) { (axes: Axis.Set?, content: AnyView) in
      ViewThatFits(in: axes ?? [.horizontal, .vertical]) { content }
    })
}
