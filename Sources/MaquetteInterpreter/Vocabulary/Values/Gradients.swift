import Foundation
import MaquetteUI

extension TypeEntry {
  /// Colours that run into each other.
  static let gradients: [TypeEntry] = [
    TypeEntry(
      "Gradient", matches: { $0 is Gradient },
      initializers: [
        Overload("init(colors: [Color])") { (colors: [Color]) in Gradient(colors: colors) },
        Overload("init(stops: [Gradient.Stop])") { (stops: [Gradient.Stop]) in
          Gradient(stops: stops)
        },
      ]),
    TypeEntry(
      "Gradient.Stop", matches: { $0 is Gradient.Stop },
      initializers: [
        Overload("init(color: Color, location: CGFloat)") { (color: Color, location: Double?) in
          Gradient.Stop(color: color, location: location ?? 0)
        }
      ]),
    TypeEntry("AnyGradient", alsoIn: ["Gradient"]),
    TypeEntry(
      "MeshGradient", .drawn,
      initializers: [
        Overload(
          "init(@inert width: Int, @inert height: Int, @inert points: Any, colors: [Color], @inert background: Color = .clear, @inert smoothsColors: Bool = true, @inert colorSpace: Any? = nil)"
        ) { (colors: [Color]) in MeshGradient(meanOf: colors) },
        Overload(
          "init(@inert width: Int, @inert height: Int, @inert locations: Any, colors: [Color], @inert background: Color = .clear, @inert smoothsColors: Bool = true)"
        ) { (colors: [Color]) in MeshGradient(meanOf: colors) },
      ]),
    TypeEntry(
      "LinearGradient", .drawn,
      initializers: all("startPoint: UnitPoint, endPoint: UnitPoint") {
        (gradient, start: UnitPoint?, end: UnitPoint?) in
        LinearGradient(
          gradient: gradient, startPoint: start ?? .top, endPoint: end ?? .bottom)
      }),
    TypeEntry(
      "RadialGradient", .drawn,
      initializers: all("center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat") {
        (gradient, center: UnitPoint?, start: CGFloat?, end: CGFloat?) in
        RadialGradient(
          gradient: gradient, center: center ?? .center, startRadius: start ?? 0,
          endRadius: end ?? 1)
      }),
    TypeEntry(
      "EllipticalGradient", .drawn,
      initializers: all(
        "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
      ) { (gradient, center: UnitPoint?, start: CGFloat?, end: CGFloat?) in
        EllipticalGradient(
          gradient: gradient, center: center ?? .center, startRadiusFraction: start ?? 0,
          endRadiusFraction: end ?? 0.5)
      }),
    TypeEntry(
      "AngularGradient", .drawn,
      initializers: all("center: UnitPoint, startAngle: Angle, endAngle: Angle") {
        (gradient, center: UnitPoint?, start: Angle?, end: Angle?) in
        AngularGradient(
          gradient: gradient, center: center ?? .center, startAngle: start ?? .zero,
          endAngle: end ?? .degrees(360))
      }
        + all("center: UnitPoint, angle: Angle = .zero") {
          (gradient, center: UnitPoint?, angle: Angle?) in
          AngularGradient(
            gradient: gradient, center: center ?? .center, angle: angle ?? .zero)
        }),
  ]

  /// The gradients as members that a style's type finds.
  static let gradientFunctions: [Overload] = [
    Overload(
      "func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient"
    ) { (colors: [Color], start: UnitPoint?, end: UnitPoint?) in
      LinearGradient(
        colors: colors, startPoint: start ?? .top, endPoint: end ?? .bottom)
    },
    Overload(
      "func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient"
    ) { (gradient: Gradient, start: UnitPoint?, end: UnitPoint?) in
      LinearGradient(
        gradient: gradient, startPoint: start ?? .top, endPoint: end ?? .bottom)
    },
    Overload(
      "func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient"
    ) { (colors: [Color], center: UnitPoint?, start: CGFloat?, end: CGFloat?) in
      RadialGradient(
        colors: colors, center: center ?? .center, startRadius: start ?? 0, endRadius: end ?? 1)
    },
    Overload(
      "func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient"
    ) { (colors: [Color], center: UnitPoint?, start: Angle?, end: Angle?) in
      AngularGradient(
        colors: colors, center: center ?? .center, startAngle: start ?? .zero,
        endAngle: end ?? .degrees(360))
    },
  ]

  /// The initialisers of a gradient: with colours, with stops, and with both as one value.
  private static func all<each Argument: VocabularyArgument, Style: ShapeStyle>(
    _ rest: String,
    _ make: @escaping @MainActor (Gradient, repeat (each Argument)?) -> Style
  ) -> [Overload] {
    [
      Overload("init(colors: [Color], \(rest))") {
        (colors: [Color], argument: repeat (each Argument)?) in
        make(Gradient(colors: colors), repeat each argument)
      },
      Overload("init(stops: [Gradient.Stop], \(rest))") {
        (stops: [Gradient.Stop], argument: repeat (each Argument)?) in
        make(Gradient(stops: stops), repeat each argument)
      },
      Overload("init(gradient: Gradient, \(rest))") {
        (gradient: Gradient, argument: repeat (each Argument)?) in
        make(gradient, repeat each argument)
      },
    ]
  }
}

extension Gradient: VocabularyArgument {
  static var spellings: [String] { ["Gradient", "AnyGradient"] }
}
extension Gradient.Stop: VocabularyArgument {}
