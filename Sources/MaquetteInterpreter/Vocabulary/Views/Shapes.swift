import Foundation
import MaquetteUI

extension TypeEntry {
  /// The shapes, what every shape can be asked for, and what that makes.
  static let shapes: [TypeEntry] = [
    TypeEntry(view: "Circle", .drawn, Overload("init()") { Circle() }),
    TypeEntry(view: "Rectangle", .drawn, Overload("init()") { Rectangle() }),
    TypeEntry(view: "Ellipse", .drawn, Overload("init()") { Ellipse() }),
    TypeEntry(
      view: "Capsule", .drawn,
      Overload("init(@inert style: RoundedCornerStyle = .continuous)") { Capsule() }),
    TypeEntry(
      view: "RoundedRectangle", .drawn,
      Overload("init(cornerRadius: CGFloat, @inert style: RoundedCornerStyle = .continuous)") {
        (radius: CGFloat?) in RoundedRectangle(cornerRadius: radius ?? 0)
      },
      Overload("init(cornerSize: CGSize, @inert style: RoundedCornerStyle = .continuous)") {
        (size: CGSize) in RoundedRectangle(cornerSize: size)
      }),
    TypeEntry(
      view: "UnevenRoundedRectangle", .drawn,
      Overload(
        "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, @inert style: RoundedCornerStyle = .continuous)"
      ) {
        (
          topLeading: CGFloat?, bottomLeading: CGFloat?, bottomTrailing: CGFloat?,
          topTrailing: CGFloat?
        ) in
        UnevenRoundedRectangle(
          topLeadingRadius: topLeading ?? 0, bottomLeadingRadius: bottomLeading ?? 0,
          bottomTrailingRadius: bottomTrailing ?? 0, topTrailingRadius: topTrailing ?? 0)
      },
      Overload(
        "init(cornerRadii: RectangleCornerRadii, @inert style: RoundedCornerStyle = .continuous)"
      ) { (radii: RectangleCornerRadii) in UnevenRoundedRectangle(cornerRadii: radii) }),
    TypeEntry(
      view: "ContainerRelativeShape", .drawn, Overload("init()") { ContainerRelativeShape() }),
    TypeEntry(
      "AnyShape",
      initializers: [
        Overload("init(_ shape: Shape)") { (shape: GivenShape) in
          AnyShape(existential: shape.shape)
        }
      ]),
    TypeEntry(
      "RectangleCornerRadii", matches: { $0 is RectangleCornerRadii },
      initializers: [
        Overload(
          "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
        ) {
          (
            topLeading: CGFloat?, bottomLeading: CGFloat?, bottomTrailing: CGFloat?,
            topTrailing: CGFloat?
          ) in
          RectangleCornerRadii(
            topLeading: topLeading ?? 0, bottomLeading: bottomLeading ?? 0,
            bottomTrailing: bottomTrailing ?? 0, topTrailing: topTrailing ?? 0)
        }
      ]),
    TypeEntry(
      choices: [
        "continuous": RoundedCornerStyle.continuous, "circular": RoundedCornerStyle.circular,
      ], named: "RoundedCornerStyle"),
    // A path before the others, since it has more methods.
    path, shape, shapeView,
  ]

  private static let shape = TypeEntry(
    "Shape", matches: { $0 is any Shape },
    statics: [
      "circle": { _ in Circle() }, "capsule": { _ in Capsule() }, "rect": { _ in Rectangle() },
      "ellipse": { _ in Ellipse() }, "containerRelative": { _ in ContainerRelativeShape() },
    ],
    functions: [
      Overload("func rect(cornerRadius: CGFloat, @inert style: RoundedCornerStyle = .continuous)") {
        (radius: CGFloat?) in RoundedRectangle(cornerRadius: radius ?? 0)
      },
      Overload("func rect(cornerSize: CGSize, @inert style: RoundedCornerStyle = .continuous)") {
        (size: CGSize) in RoundedRectangle(cornerSize: size)
      },
      Overload(
        "func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, @inert style: RoundedCornerStyle = .continuous)"
      ) {
        (
          topLeading: CGFloat?, bottomLeading: CGFloat?, bottomTrailing: CGFloat?,
          topTrailing: CGFloat?
        ) in
        UnevenRoundedRectangle(
          topLeadingRadius: topLeading ?? 0, bottomLeadingRadius: bottomLeading ?? 0,
          bottomTrailingRadius: bottomTrailing ?? 0, topTrailingRadius: topTrailing ?? 0)
      },
      Overload("func capsule(@inert style: RoundedCornerStyle)") { Capsule() },
    ],
    methods: shapeMethods)

  /// A shape that has been filled or stroked, on which more can be drawn.
  private static let shapeView = TypeEntry(
    "ShapeView", matches: { $0 is ShapeView }, methods: drawingMethods)

  /// What every shape can be asked for.
  static let shapeMethods: [Overload] =
    drawingMethods + [
      Method("func path(in rect: CGRect) -> Path") { (shape: any Shape, rect: CGRect) in
        shape.path(in: rect)
      },
      Method("func trim(from start: CGFloat = 0, to end: CGFloat = 1)") {
        (shape: any Shape, start: Double?, end: Double?) in
        ChangedShape(shape, .trim(from: start ?? 0, to: end ?? 1))
      },
      Method("func rotation(_ angle: Angle, anchor: UnitPoint = .center)") {
        (shape: any Shape, angle: Angle?, anchor: UnitPoint?) in
        ChangedShape(shape, .rotation(angle ?? .zero, about: anchor ?? .center))
      },
      Method("func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") {
        (shape: any Shape, x: Double?, y: Double?, anchor: UnitPoint?) in
        ChangedShape(shape, .scale(x: x ?? 1, y: y ?? 1, about: anchor ?? .center))
      },
      Method("func scale(_ scale: CGFloat, anchor: UnitPoint = .center)") {
        (shape: any Shape, scale: Double?, anchor: UnitPoint?) in
        ChangedShape(shape, .scale(x: scale ?? 1, y: scale ?? 1, about: anchor ?? .center))
      },
      Method("func size(width: CGFloat, height: CGFloat)") {
        (shape: any Shape, width: Double?, height: Double?) in
        ChangedShape(shape, .size(width: width ?? 0, height: height ?? 0))
      },
      Method("func inset(by amount: CGFloat)") { (shape: any Shape, amount: Double?) in
        ChangedShape(shape, .inset(amount ?? 0))
      },
    ]

  private static let drawingMethods: [Overload] = [
    Method("func fill(_ style: ShapeStyle, style fill: FillStyle = FillStyle())") {
      (shape: any View, style: AnyShapeStyle?, fill: FillStyle?) in
      drawing(shape, .fill(style ?? unknown, fill ?? FillStyle()))
    },
    Method("func fill(style fill: FillStyle = FillStyle())") {
      (shape: any View, fill: FillStyle?) in
      drawing(shape, .fill(ForegroundStyle(), fill ?? FillStyle()))
    },
    Method("func stroke(_ content: ShapeStyle, style: StrokeStyle)") {
      (shape: any View, content: AnyShapeStyle?, style: StrokeStyle?) in
      drawing(shape, .stroke(content ?? unknown, style ?? StrokeStyle(), isInside: false))
    },
    Method("func stroke(_ content: ShapeStyle, lineWidth: CGFloat = 1)") {
      (shape: any View, content: AnyShapeStyle?, width: CGFloat?) in
      drawing(
        shape, .stroke(content ?? unknown, StrokeStyle(lineWidth: width ?? 1), isInside: false))
    },
    Method("func stroke(style: StrokeStyle)") { (shape: any View, style: StrokeStyle?) in
      drawing(shape, .stroke(ForegroundStyle(), style ?? StrokeStyle(), isInside: false))
    },
    Method("func stroke(lineWidth: CGFloat = 1)") { (shape: any View, width: CGFloat?) in
      drawing(
        shape, .stroke(ForegroundStyle(), StrokeStyle(lineWidth: width ?? 1), isInside: false))
    },
    Method(
      "func strokeBorder(_ content: ShapeStyle, style: StrokeStyle, @inert antialiased: Bool = true)"
    ) { (shape: any View, content: AnyShapeStyle?, style: StrokeStyle?) in
      drawing(shape, .stroke(content ?? unknown, style ?? StrokeStyle(), isInside: true))
    },
    Method(
      "func strokeBorder(_ content: ShapeStyle, lineWidth: CGFloat = 1, @inert antialiased: Bool = true)"
    ) { (shape: any View, content: AnyShapeStyle?, width: CGFloat?) in
      drawing(
        shape, .stroke(content ?? unknown, StrokeStyle(lineWidth: width ?? 1), isInside: true))
    },
    Method("func strokeBorder(style: StrokeStyle, @inert antialiased: Bool = true)") {
      (shape: any View, style: StrokeStyle?) in
      drawing(shape, .stroke(ForegroundStyle(), style ?? StrokeStyle(), isInside: true))
    },
    Method("func strokeBorder(lineWidth: CGFloat = 1, @inert antialiased: Bool = true)") {
      (shape: any View, width: CGFloat?) in
      drawing(
        shape, .stroke(ForegroundStyle(), StrokeStyle(lineWidth: width ?? 1), isInside: true))
    },
  ]

  /// What stands for a colour that could not be found.
  private static let unknown = AnyShapeStyle(Color.gray)

  /// A shape with something drawn of it, over what was before.
  private static func drawing(_ view: any View, _ drawing: ShapeView.Drawing) -> ShapeView? {
    if let view = view as? ShapeView { return view.adding(drawing) }
    return (view as? any Shape).map { ShapeView(shape: $0, drawing: drawing) }
  }
}

extension RectangleCornerRadii: VocabularyArgument {}
