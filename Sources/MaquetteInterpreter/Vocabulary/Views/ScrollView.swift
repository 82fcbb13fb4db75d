import Foundation
import MaquetteUI

extension TypeEntry {
  static let scrollView = TypeEntry(
    view: "ScrollView", .drawn,
    Overload(
      "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)"
    ) { (axes: Axis.Set?, showsIndicators: Bool?, content: AnyView) in
      ScrollView(axes ?? .vertical, showsIndicators: showsIndicators ?? true) { content }
    })

  static let scrollViewReader = TypeEntry(
    view: "ScrollViewReader", .drawn,
    Overload("init(@ViewBuilder content: (ScrollViewProxy) -> Content)") {
      (content: ContentBuilder) in ScrollViewReader { proxy in content(for: proxy) }
    })

  static let scrollViewProxy = TypeEntry(
    "ScrollViewProxy", matches: { $0 is ScrollViewProxy },
    methods: [
      Method("func scrollTo(_ id: Any?, anchor: UnitPoint? = nil)") {
        (proxy: ScrollViewProxy, id: Value?, anchor: UnitPoint?) in
        proxy.scrollTo((id ?? .null).hashable, anchor: anchor)
        return Value.void
      }
    ])

  static let lazyVStack = TypeEntry(
    view: "LazyVStack", .drawn,
    Overload(
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ignored pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) { (alignment: HorizontalAlignment?, spacing: CGFloat?, content: AnyView) in
      LazyVStack(alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let lazyHStack = TypeEntry(
    view: "LazyHStack", .drawn,
    Overload(
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ignored pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) { (alignment: VerticalAlignment?, spacing: CGFloat?, content: AnyView) in
      LazyHStack(alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let viewThatFits = TypeEntry(
    view: "ViewThatFits", .drawn,
    Overload(
      "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
    ) { (axes: Axis.Set?, content: AnyView) in
      ViewThatFits(in: axes ?? [.horizontal, .vertical]) { content }
    })
}
