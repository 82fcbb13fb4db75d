import Foundation
import MaquetteUI

extension TypeEntry {
  static let hStack = TypeEntry(
    view: "HStack", .drawn,
    Overload(
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: VerticalAlignment?, spacing: CGFloat?, content: AnyView) in
      HStack(alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let vStack = TypeEntry(
    view: "VStack", .drawn,
    Overload(
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: HorizontalAlignment?, spacing: CGFloat?, content: AnyView) in
      VStack(alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let zStack = TypeEntry(
    view: "ZStack", .drawn,
    Overload("init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)") {
      (alignment: Alignment?, content: AnyView) in
      ZStack(alignment: alignment ?? .center) { content }
    })

  static let spacer = TypeEntry(
    view: "Spacer", .drawn,
    Overload("init(minLength: CGFloat? = nil)") { (minLength: CGFloat?) in
      Spacer(minLength: minLength)
    })

  static let divider = TypeEntry(
    view: "Divider", .drawn, Overload("init()") { Divider() })
}
