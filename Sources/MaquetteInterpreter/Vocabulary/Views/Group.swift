import MaquetteUI

extension TypeEntry {
  static let group = TypeEntry(
    view: "Group", .drawn,
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in Group { content }
    })

  static let anyView = TypeEntry(
    view: "AnyView", .drawn,
    Overload("init(_ view: View)") { (view: AnyView) in view },
    Overload("init(erasing view: View)") { (view: AnyView) in view })

  static let emptyView = TypeEntry(
    view: "EmptyView", .drawn, Overload("init()") { EmptyView() })
}
