import MaquetteUI

extension TypeEntry {
  static let group = TypeEntry(
    view: "Group", .drawn,
    UntypedOverload("init(@ViewBuilder content: () -> Content)") { call in Group { call.content(0) }
    })

  static let anyView = TypeEntry(
    view: "AnyView", .drawn,
    UntypedOverload("init(_ view: View)") { $0.content(0) },
    UntypedOverload("init(erasing view: View)") { $0.content(0) })

  static let emptyView = TypeEntry(
    view: "EmptyView", .drawn, UntypedOverload("init()") { _ in EmptyView() })
}
