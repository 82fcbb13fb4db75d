import MaquetteUI

extension TypeEntry {
  static let group = TypeEntry(
    view: "Group",
    Overload("init(@ViewBuilder content: () -> Content)") { call in Group { call.content(0) } })

  static let anyView = TypeEntry(
    view: "AnyView",
    Overload("init(_ view: View)") { $0.content(0) },
    Overload("init(erasing view: View)") { $0.content(0) })

  static let emptyView = TypeEntry(view: "EmptyView", Overload("init()") { _ in EmptyView() })
}
