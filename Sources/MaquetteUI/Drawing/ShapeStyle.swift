/// A way to colour shapes, text and symbols.
@MainActor @preconcurrency
public protocol ShapeStyle: Sendable {
  /// The paint that the style stands for where it is used.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension Color: ShapeStyle {
  public func paint(in environment: EnvironmentValues) -> Paint {
    switch systemName.flatMap(Paint.levelNames.firstIndex(of:)) {
    case .some(let level) where opacity == 1: Paint(level: level)
    default: Paint(color: self)
    }
  }
}

/// A rank of importance, taken of whatever colour is in force.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// How many steps weaker than the content's own style it is.
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func paint(in environment: EnvironmentValues) -> Paint {
    let levels = environment.foregroundLevels
    if let paint = levels[level] { return paint }
    return Paint(color: levels[0]?.color, level: level)
  }
}

/// The colour that controls and links have.
public struct TintShapeStyle: ShapeStyle {
  public func paint(in environment: EnvironmentValues) -> Paint {
    Paint(color: environment.tint ?? .accentColor)
  }
}

/// The colour in force for text and symbols.
public struct ForegroundStyle: ShapeStyle {
  nonisolated public init() {}

  public func paint(in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  package init(existential style: any ShapeStyle) { self.style = style }

  public func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }

  /// A style without the hiding ones around it.
  nonisolated static func content(of style: any ShapeStyle) -> any ShapeStyle {
    var style = style
    while let hidden = style as? AnyShapeStyle { style = hidden.style }
    return style
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  nonisolated public static var primary: Self { .init(level: 0) }
  nonisolated public static var secondary: Self { .init(level: 1) }
  nonisolated public static var tertiary: Self { .init(level: 2) }
  nonisolated public static var quaternary: Self { .init(level: 3) }
  nonisolated public static var quinary: Self { .init(level: 4) }
}

extension ShapeStyle where Self == TintShapeStyle {
  nonisolated public static var tint: Self { .init() }
}

extension ShapeStyle where Self == ForegroundStyle {
  nonisolated public static var foreground: Self { .init() }
}

extension ShapeStyle where Self == Color {
  nonisolated public static var accentColor: Color { Color.accentColor }
  nonisolated public static var red: Color { Color.red }
  nonisolated public static var orange: Color { Color.orange }
  nonisolated public static var yellow: Color { Color.yellow }
  nonisolated public static var green: Color { Color.green }
  nonisolated public static var mint: Color { Color.mint }
  nonisolated public static var teal: Color { Color.teal }
  nonisolated public static var cyan: Color { Color.cyan }
  nonisolated public static var blue: Color { Color.blue }
  nonisolated public static var indigo: Color { Color.indigo }
  nonisolated public static var purple: Color { Color.purple }
  nonisolated public static var pink: Color { Color.pink }
  nonisolated public static var brown: Color { Color.brown }
  nonisolated public static var gray: Color { Color.gray }
  nonisolated public static var white: Color { Color.white }
  nonisolated public static var black: Color { Color.black }
  nonisolated public static var clear: Color { Color.clear }
}
