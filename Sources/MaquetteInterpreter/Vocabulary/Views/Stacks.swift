import MaquetteUI

extension TypeEntry {
  static let hStack = TypeEntry(
    view: "HStack",
    Overload(
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { call in
      HStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(2) }
    })

  static let vStack = TypeEntry(
    view: "VStack",
    Overload(
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { call in
      VStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(2) }
    })

  static let zStack = TypeEntry(
    view: "ZStack",
    Overload("init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)") { call in
      ZStack(alignment: call.native(0) ?? .center) { call.content(1) }
    })

  static let spacer = TypeEntry(
    view: "Spacer",
    Overload("init(minLength: CGFloat? = nil)") { Spacer(minLength: $0.length(0)) })

  static let divider = TypeEntry(view: "Divider", Overload("init()") { _ in Divider() })
}
