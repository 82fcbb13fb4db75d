import Foundation
import MaquetteUI

extension ModifierEntry {
  /// What views stand on, and how they are turned.
  static let surfaces: [ModifierEntry] = [
    .colorScheme, .glassEffect, .glassBackgroundEffect, .containerBackground, .transformEffect,
    .rotation3DEffect,
  ]

  private static let colorScheme = ModifierEntry(
    "colorScheme", .behaves,
    Modifier("colorScheme(_ colorScheme: ColorScheme)") { (view: AnyView, scheme: ColorScheme) in
      view.environment(\.colorScheme, scheme)
    })

  private static let glassEffect = ModifierEntry(
    "glassEffect", .drawn,
    Modifier("glassEffect(_ glass: Glass = .regular, in shape: Shape = .capsule)") {
      (view: AnyView, glass: Glass?, shape: GivenShape?) -> any View in
      (glass ?? Glass()).under(view, in: shape?.shape ?? Capsule())
    })

  private static let glassBackgroundEffect = ModifierEntry(
    "glassBackgroundEffect", .drawn,
    Modifier("glassBackgroundEffect(@inert displayMode: Any? = nil)") { (view: AnyView) in
      Glass().under(view, in: RoundedRectangle(cornerRadius: 20))
    },
    Modifier("glassBackgroundEffect(in shape: Shape, @inert displayMode: Any? = nil)") {
      (view: AnyView, shape: GivenShape?) in
      Glass().under(view, in: shape?.shape ?? RoundedRectangle(cornerRadius: 20))
    })

  private static let containerBackground = ModifierEntry(
    "containerBackground", .drawn,
    Modifier("containerBackground(_ style: ShapeStyle, @inert for container: Any)") {
      (view: AnyView, style: AnyShapeStyle) in view.background(style)
    },
    Modifier(
      "containerBackground(@inert for container: Any, alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
    ) { (view: AnyView, alignment: Alignment?, content: AnyView) in
      view.background(alignment: alignment ?? .center) { content }
    })

  private static let transformEffect = ModifierEntry(
    "transformEffect", .drawn,
    Modifier("transformEffect(_ transform: CGAffineTransform)") {
      (view: AnyView, transform: CGAffineTransform) in view.transformEffect(transform)
    })

  private static let rotation3DEffect = ModifierEntry(
    "rotation3DEffect", .drawn,
    Modifier(
      "rotation3DEffect(_ angle: Angle, axis: Any, anchor: UnitPoint = .center, @ignored anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
    ) {
      (view: AnyView, angle: Angle?, axis: Axis3D, anchor: UnitPoint?, perspective: CGFloat?) in
      view.rotation3DEffect(
        angle ?? .zero, axis: (axis.x, axis.y, axis.z), anchor: anchor ?? .center,
        perspective: perspective ?? 1)
    })
}

extension ColorScheme: VocabularyArgument {}

/// An axis in space that views are turned about.
struct Axis3D: VocabularyArgument {
  let (x, y, z): (CGFloat, CGFloat, CGFloat)

  static func accepts(_ type: TypeExpression) -> Bool { true }

  static func taken(from argument: GivenArgument) -> Axis3D? {
    guard case .tuple(let tuple)? = argument.value, tuple.elements.count == 3 else {
      return nil
    }
    let numbers = tuple.elements.map { CGFloat($0.number ?? 0) }
    return Axis3D(numbers[0], numbers[1], numbers[2])
  }

  private init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A material that lets what is under it through.
struct Glass: VocabularyArgument {
  var opacity = 0.12
  var tint: Color?

  /// A view on the material.
  func under(_ view: AnyView, in shape: any Shape) -> any View {
    func open(_ shape: some Shape) -> any View {
      view.background(tint?.opacity(0.4) ?? Color.gray.opacity(opacity), in: shape)
    }
    return open(shape)
  }
}

extension TypeEntry {
  static let surfaces: [TypeEntry] = [
    TypeEntry(
      "Glass", matches: { $0 is Glass },
      statics: [
        "regular": { _ in Glass() }, "clear": { _ in Glass(opacity: 0.05) },
        "identity": { _ in Glass(opacity: 0) },
      ],
      methods: [
        Method("func tint(_ color: Color?) -> Glass") { (glass: Glass, color: Color?) in
          Glass(opacity: glass.opacity, tint: color)
        },
        Method("func interactive(@inert _ isEnabled: Bool = true) -> Glass") { (glass: Glass) in
          glass
        },
      ]),
    TypeEntry(
      "Material", alsoIn: ["ShapeStyle"],
      statics: [
        "ultraThin": { _ in Color.gray.opacity(0.08) }, "thin": { _ in Color.gray.opacity(0.1) },
        "regular": { _ in Color.gray.opacity(0.12) }, "thick": { _ in Color.gray.opacity(0.15) },
        "ultraThick": { _ in Color.gray.opacity(0.2) }, "bar": { _ in Color.gray.opacity(0.1) },
        "ultraThinMaterial": { _ in Color.gray.opacity(0.08) },
        "regularMaterial": { _ in Color.gray.opacity(0.12) },
      ]),
    TypeEntry(
      view: "GlassEffectContainer", .drawn,
      Overload("init(@inert spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)") {
        (content: AnyView) in content
      }),
  ]
}
