import Foundation
import MaquetteUI

extension TypeEntry {
  static let grid = TypeEntry(
    view: "Grid", .drawn,
    Overload(
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: Alignment?, horizontal: CGFloat?, vertical: CGFloat?, content: AnyView) in
      Grid(
        alignment: alignment ?? .center, horizontalSpacing: horizontal, verticalSpacing: vertical
      ) { content }
    })

  static let gridRow = TypeEntry(
    view: "GridRow", .drawn,
    Overload(
      "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"
    ) { (alignment: VerticalAlignment?, content: AnyView) in
      GridRow(alignment: alignment) { content }
    })

  static let lazyVGrid = TypeEntry(
    view: "LazyVGrid", .drawn,
    Overload(
      "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ignored pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) {
      (columns: [GridItem], alignment: HorizontalAlignment?, spacing: CGFloat?, content: AnyView) in
      LazyVGrid(columns: columns, alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let lazyHGrid = TypeEntry(
    view: "LazyHGrid", .drawn,
    Overload(
      "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ignored pinnedViews: Any = [], @ViewBuilder content: () -> Content)"
    ) { (rows: [GridItem], alignment: VerticalAlignment?, spacing: CGFloat?, content: AnyView) in
      LazyHGrid(rows: rows, alignment: alignment ?? .center, spacing: spacing) { content }
    })

  static let gridItem = TypeEntry(
    "GridItem", matches: { $0 is GridItem },
    initializers: [
      Overload(
        "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)"
      ) { (size: GridItem.Size?, spacing: CGFloat?, alignment: Alignment?) in
        GridItem(size ?? .flexible(), spacing: spacing, alignment: alignment)
      }
    ])

  static let gridItemSize = TypeEntry(
    "GridItem.Size", matches: { $0 is GridItem.Size },
    functions: [
      Overload("func fixed(_ length: CGFloat) -> GridItem.Size") { (length: CGFloat) in
        GridItem.Size.fixed(length)
      },
      Overload(
        "func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size"
      ) { (minimum: CGFloat?, maximum: CGFloat?) in
        GridItem.Size.flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
      },
      Overload("func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size") {
        (minimum: CGFloat, maximum: CGFloat?) in
        GridItem.Size.adaptive(minimum: minimum, maximum: maximum ?? .infinity)
      },
    ])

  static let axisSet = TypeEntry(
    "Axis.Set", matches: { $0 is Axis.Set },
    statics: ["horizontal": { _ in Axis.Set.horizontal }, "vertical": { _ in Axis.Set.vertical }],
    functions: [
      Overload("func set(_ axes: Axis.Set) -> Axis.Set") { (axes: Axis.Set?) in axes }
    ],
    methods: [
      Method("func contains(_ member: Axis.Set) -> Bool") { (axes: Axis.Set, member: Axis.Set) in
        axes.contains(member)
      }
    ])
}

extension GridItem: VocabularyArgument {}
extension GridItem.Size: VocabularyArgument {}
extension Alignment: VocabularyArgument {}
extension Axis.Set: VocabularyOptions {}

extension ModifierEntry {
  static let gridCellColumns = ModifierEntry(
    "gridCellColumns", .drawn,
    Modifier("gridCellColumns(_ count: Int)") { (view: AnyView, count: Int) in
      view.gridCellColumns(count)
    })

  static let gridCellUnsizedAxes = ModifierEntry(
    "gridCellUnsizedAxes", .drawn,
    Modifier("gridCellUnsizedAxes(_ axes: Axis.Set)") { (view: AnyView, axes: Axis.Set) in
      view.gridCellUnsizedAxes(axes)
    })

  static let gridColumnAlignment = ModifierEntry(
    "gridColumnAlignment", .drawn,
    Modifier("gridColumnAlignment(_ guide: HorizontalAlignment)") {
      (view: AnyView, guide: HorizontalAlignment) in view.gridColumnAlignment(guide)
    })
}
