import MaquetteUI

extension TypeEntry {
  static let hStack = TypeEntry(
    view: "HStack", .drawn,
    UntypedOverload(
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { call in
      HStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(2) }
    })

  static let vStack = TypeEntry(
    view: "VStack", .drawn,
    UntypedOverload(
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { call in
      VStack(alignment: call.native(0) ?? .center, spacing: call.length(1)) { call.content(2) }
    })

  static let zStack = TypeEntry(
    view: "ZStack", .drawn,
    UntypedOverload("init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)") {
      call in
      ZStack(alignment: call.native(0) ?? .center) { call.content(1) }
    })

  static let spacer = TypeEntry(
    view: "Spacer", .drawn,
    UntypedOverload("init(minLength: CGFloat? = nil)") { Spacer(minLength: $0.length(0)) })

  static let divider = TypeEntry(
    view: "Divider", .drawn, UntypedOverload("init()") { _ in Divider() })
}
