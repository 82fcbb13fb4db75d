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
    "HierarchicalShapeStyle", matches: { $0 is HierarchicalShapeStyle }, alsoIn: ["ShapeStyle"])
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

  private static func pick(_ style: TintShapeStyle) -> any ShapeStyle { style }
  private static func pick(_ style: ForegroundStyle) -> any ShapeStyle { style }
}
