import Foundation
import MaquetteUI

extension AnyLayout: VocabularyArgument {
  static var spellings: [String] { ["AnyLayout", "Layout"] }
}

extension TypeEntry {
  /// The layouts of the system's containers, which lay out what they are called with.
  static let layouts: [TypeEntry] = [
    TypeEntry(
      "AnyLayout", matches: { $0 is AnyLayout },
      initializers: [
        Overload("init(_ layout: Layout)") { (layout: AnyLayout) in layout },
        // What follows a layout in braces is what it is called with.
        Overload("init(_ layout: Layout, @ViewBuilder _ content: () -> Content)") {
          (layout: AnyLayout, content: AnyView) in
          AnyView(layout { content })
        },
      ],
      methods: [
        Method("func callAsFunction(@ViewBuilder _ content: () -> Content) -> View") {
          (layout: AnyLayout, content: AnyView) in
          AnyView(layout { content })
        }
      ]),
    TypeEntry(
      "HStackLayout",
      initializers: [
        Overload("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)") {
          (alignment: VerticalAlignment?, spacing: CGFloat?) in
          HStackLayout(alignment: alignment ?? .center, spacing: spacing).layout
        },
        Overload(
          "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder _ content: () -> Content)"
        ) { (alignment: VerticalAlignment?, spacing: CGFloat?, content: AnyView) in
          AnyView(HStackLayout(alignment: alignment ?? .center, spacing: spacing)({ content }))
        },
      ]),
    TypeEntry(
      "VStackLayout",
      initializers: [
        Overload("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)") {
          (alignment: HorizontalAlignment?, spacing: CGFloat?) in
          VStackLayout(alignment: alignment ?? .center, spacing: spacing).layout
        },
        Overload(
          "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder _ content: () -> Content)"
        ) { (alignment: HorizontalAlignment?, spacing: CGFloat?, content: AnyView) in
          AnyView(VStackLayout(alignment: alignment ?? .center, spacing: spacing)({ content }))
        },
      ]),
    TypeEntry(
      "ZStackLayout",
      initializers: [
        Overload("init(alignment: Alignment = .center)") { (alignment: Alignment?) in
          ZStackLayout(alignment: alignment ?? .center).layout
        },
        Overload(
          "init(alignment: Alignment = .center, @ViewBuilder _ content: () -> Content)"
        ) { (alignment: Alignment?, content: AnyView) in
          AnyView(ZStackLayout(alignment: alignment ?? .center)({ content }))
        },
      ]),
    TypeEntry(
      "GridLayout",
      initializers: [
        Overload(
          "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
        ) { (alignment: Alignment?, horizontal: CGFloat?, vertical: CGFloat?) in
          GridLayout(
            alignment: alignment ?? .center, horizontalSpacing: horizontal,
            verticalSpacing: vertical
          ).layout
        },
        Overload(
          "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder _ content: () -> Content)"
        ) {
          (alignment: Alignment?, horizontal: CGFloat?, vertical: CGFloat?, content: AnyView) in
          let layout = GridLayout(
            alignment: alignment ?? .center, horizontalSpacing: horizontal,
            verticalSpacing: vertical)
          return AnyView(layout { content })
        },
      ]),
  ]
}
