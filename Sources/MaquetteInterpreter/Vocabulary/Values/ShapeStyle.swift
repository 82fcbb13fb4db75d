import MaquetteUI

extension TypeEntry {
  static let shapeStyle = TypeEntry(
    "ShapeStyle", matches: { $0 is any ShapeStyle }, alsoIn: ["Color"],
    statics: [
      "primary": { _ in HierarchicalShapeStyle.primary },
      "secondary": { _ in HierarchicalShapeStyle.secondary },
      "tertiary": { _ in HierarchicalShapeStyle.tertiary },
      "quaternary": { _ in HierarchicalShapeStyle.quaternary },
      "quinary": { _ in HierarchicalShapeStyle.quinary },
      "tint": { _ in ShapeStyles.tint }, "foreground": { _ in ShapeStyles.foreground },
      "background": { _ in Color.clear }, "separator": { _ in Color.gray.opacity(0.4) },
      "selection": { _ in Color.accentColor }, "placeholder": { _ in Color.gray.opacity(0.6) },
      "ultraThinMaterial": { _ in Color.gray.opacity(0.08) },
      "thinMaterial": { _ in Color.gray.opacity(0.1) },
      "regularMaterial": { _ in Color.gray.opacity(0.12) },
      "thickMaterial": { _ in Color.gray.opacity(0.15) },
      "ultraThickMaterial": { _ in Color.gray.opacity(0.2) },
      "bar": { _ in Color.gray.opacity(0.1) },
      "windowBackground": { _ in Color.clear }, "fill": { _ in Color.gray.opacity(0.12) },
    ], functions: gradientFunctions)
  static let hierarchicalShapeStyle = TypeEntry(
    "HierarchicalShapeStyle", matches: { $0 is HierarchicalShapeStyle }, alsoIn: ["ShapeStyle"],
    properties: ShapeStyles.levels,
    methods: [
      Method("func opacity(_ opacity: Double) -> ShapeStyle") {
        (style: HierarchicalShapeStyle, opacity: Double?) in
        (style.level == 0 ? Color.primary : .secondary).opacity(opacity ?? 1)
      }
    ])
  static let anyShapeStyle = TypeEntry(
    "AnyShapeStyle", alsoIn: ["ShapeStyle"],
    initializers: [
      Overload("init(_ style: ShapeStyle)") { (style: AnyShapeStyle?) in
        style.map { AnyShapeStyle(existential: $0) }
      }
    ])
}

/// Styles that only their protocol's members make.
enum ShapeStyles {
  static let tint: any ShapeStyle = pick(.tint)
  static let foreground: any ShapeStyle = pick(.foreground)

  /// The weaker levels that each style has: `.fill.tertiary`.
  static let levels: [String: @MainActor (Any, Evaluator) throws -> Any?] = [
    "secondary": { any, _ in weakened(any, to: 0.5) },
    "tertiary": { any, _ in weakened(any, to: 0.3) },
    "quaternary": { any, _ in weakened(any, to: 0.2) },
    "quinary": { any, _ in weakened(any, to: 0.1) },
  ]

  private static func weakened(_ style: Any, to opacity: Double) -> Any {
    switch style {
    case let color as Color: color.opacity(opacity)
    case is HierarchicalShapeStyle: Color.primary.opacity(opacity)
    default: style
    }
  }

  private static func pick(_ style: TintShapeStyle) -> any ShapeStyle { style }
  private static func pick(_ style: ForegroundStyle) -> any ShapeStyle { style }
}
