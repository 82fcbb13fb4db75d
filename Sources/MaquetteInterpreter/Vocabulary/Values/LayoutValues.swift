import Foundation
import MaquetteUI

extension TypeEntry {
  static let alignment = TypeEntry(
    "Alignment", matches: { $0 is Alignment },
    initializers: [
      Overload("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
        (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
        Alignment(horizontal: horizontal, vertical: vertical)
      }
    ],
    statics: [
      "center": { _ in Alignment.center }, "leading": { _ in Alignment.leading },
      "trailing": { _ in Alignment.trailing }, "top": { _ in Alignment.top },
      "bottom": { _ in Alignment.bottom }, "topLeading": { _ in Alignment.topLeading },
      "topTrailing": { _ in Alignment.topTrailing },
      "bottomLeading": { _ in Alignment.bottomLeading },
      "bottomTrailing": { _ in Alignment.bottomTrailing },
      "leadingFirstTextBaseline": { _ in Alignment.leadingFirstTextBaseline },
      "centerFirstTextBaseline": { _ in Alignment.centerFirstTextBaseline },
      "trailingFirstTextBaseline": { _ in Alignment.trailingFirstTextBaseline },
      "leadingLastTextBaseline": { _ in Alignment.leadingLastTextBaseline },
      "centerLastTextBaseline": { _ in Alignment.centerLastTextBaseline },
      "trailingLastTextBaseline": { _ in Alignment.trailingLastTextBaseline },
    ],
    properties: [
      "horizontal": { any, _ in (any as? Alignment)?.horizontal },
      "vertical": { any, _ in (any as? Alignment)?.vertical },
    ])

  static let horizontalAlignment = TypeEntry(
    "HorizontalAlignment", matches: { $0 is HorizontalAlignment },
    initializers: [
      Overload("init(_ id: Type)") { (id: TypeReference, site: CallSite) in
        HorizontalAlignment(declared: id.name) { site.usualPlace(of: id, in: $0) }
      }
    ],
    statics: [
      "leading": { _ in HorizontalAlignment.leading },
      "center": { _ in HorizontalAlignment.center },
      "trailing": { _ in HorizontalAlignment.trailing },
      "listRowSeparatorLeading": { _ in HorizontalAlignment.listRowSeparatorLeading },
      "listRowSeparatorTrailing": { _ in HorizontalAlignment.listRowSeparatorTrailing },
    ])

  static let verticalAlignment = TypeEntry(
    "VerticalAlignment", matches: { $0 is VerticalAlignment },
    initializers: [
      Overload("init(_ id: Type)") { (id: TypeReference, site: CallSite) in
        VerticalAlignment(declared: id.name) { site.usualPlace(of: id, in: $0) }
      }
    ],
    statics: [
      "top": { _ in VerticalAlignment.top }, "center": { _ in VerticalAlignment.center },
      "bottom": { _ in VerticalAlignment.bottom },
      "firstTextBaseline": { _ in VerticalAlignment.firstTextBaseline },
      "lastTextBaseline": { _ in VerticalAlignment.lastTextBaseline },
    ])

  static let edgeSet = TypeEntry(
    "Edge.Set", matches: { $0 is Edge.Set },
    statics: edges.mapValues { edge in { _ in edge } },
    functions: [
      Overload("func set(_ edges: Edge.Set) -> Edge.Set") { (edges: Edge.Set?) in edges }
    ])
  private static let edges: [String: Edge.Set] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "horizontal": .horizontal, "vertical": .vertical, "all": .all,
  ]

  static let edgeInsets = TypeEntry(
    "EdgeInsets", matches: { $0 is EdgeInsets },
    initializers: [
      Overload("init()") { EdgeInsets() },
      Overload("init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") {
        (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) in
        EdgeInsets(
          top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0,
          trailing: trailing ?? 0)
      },
    ])

  static let visibility = TypeEntry(cases: Visibility.self, named: "Visibility")
  static let textAlignment = TypeEntry(cases: TextAlignment.self, named: "TextAlignment")
  static let truncationMode = TypeEntry(
    cases: Text.TruncationMode.self, named: "Text.TruncationMode")
  static let textCase = TypeEntry(cases: Text.Case.self, named: "Text.Case")
  static let colorScheme = TypeEntry(cases: ColorScheme.self, named: "ColorScheme")
  static let layoutDirection = TypeEntry(cases: LayoutDirection.self, named: "LayoutDirection")
  static let dynamicTypeSize = TypeEntry(
    "DynamicTypeSize", matches: { $0 is DynamicTypeSize },
    statics: members(DynamicTypeSize.allCases) { String(describing: $0) }
      .merging(["allCases": { _ in DynamicTypeSize.allCases }]) { size, _ in size },
    properties: [
      "isAccessibilitySize": { any, _ in (any as? DynamicTypeSize)?.isAccessibilitySize }
    ])
  static let sizeCategory = TypeEntry(
    "ContentSizeCategory", matches: { $0 is ContentSizeCategory },
    initializers: [
      Overload("init?(_ size: DynamicTypeSize)") { (size: DynamicTypeSize) in
        ContentSizeCategory(size)
      }
    ],
    statics: members(ContentSizeCategory.allCases, named: \.rawValue)
      .merging(["allCases": { _ in ContentSizeCategory.allCases }]) { size, _ in size },
    properties: [
      "isAccessibilityCategory": { any, _ in
        (any as? ContentSizeCategory)?.isAccessibilityCategory
      }
    ])
  static let colorSchemeContrast = TypeEntry(
    cases: ColorSchemeContrast.self, named: "ColorSchemeContrast")
  static let textSelectability = TypeEntry(
    "TextSelectability", matches: { $0 is any TextSelectability },
    statics: [
      "enabled": { _ in EnabledTextSelectability() },
      "disabled": { _ in DisabledTextSelectability() },
    ])

  /// Numbers' constants.
  static let real = TypeEntry(
    "Double",
    statics: [
      "infinity": { _ in Double.infinity }, "pi": { _ in Double.pi }, "zero": { _ in 0.0 },
      "greatestFiniteMagnitude": { _ in Double.greatestFiniteMagnitude },
      "leastNonzeroMagnitude": { _ in Double.leastNonzeroMagnitude }, "nan": { _ in Double.nan },
      "ulpOfOne": { _ in Double.ulpOfOne },
    ], functions: Overload.randomReal)
  static let length = TypeEntry("CGFloat", alsoIn: ["Double"])
  static let float = TypeEntry("Float", alsoIn: ["Double"])
  static let timeInterval = TypeEntry("TimeInterval", alsoIn: ["Double"])
  static let integer = TypeEntry(
    "Int", statics: ["max": { _ in Int.max }, "min": { _ in Int.min }, "zero": { _ in 0 }],
    functions: Overload.randomInteger)
  static let truth = TypeEntry("Bool", functions: Overload.randomBool)
}

extension CallSite {
  /// Where a line that the file declares stands in a view that says nothing about it.
  fileprivate func usualPlace(of id: TypeReference, in dimensions: ViewDimensions) -> CGFloat {
    let arguments = Arguments(
      items: [
        Argument(label: "in", value: evaluator.value(from: dimensions), place: place)
      ], evaluator: evaluator, place: place)
    let value = try? evaluator.callDeclared(
      "defaultValue", on: Receiver(.type(id)), arguments, at: place)
    return value.flatMap { $0.number }.map { CGFloat($0) } ?? 0
  }
}
