import Foundation
import MaquetteUI

extension TypeEntry {
  /// What every shape can be asked for.
  static let shape = TypeEntry(
    "Shape", matches: { $0 is any Shape },
    statics: [
      "circle": { _ in Circle() }, "capsule": { _ in Capsule() }, "rect": { _ in Rectangle() },
      "ellipse": { _ in Ellipse() },
    ],
    functions: [
      Overload("func rect(cornerRadius: CGFloat, @inert style: RoundedCornerStyle = .continuous)") {
        (radius: CGFloat?) in RoundedRectangle(cornerRadius: radius ?? 0)
      },
      Overload("func capsule(@inert style: RoundedCornerStyle)") { Capsule() },
    ],
    methods: [
      Method("func fill(_ style: ShapeStyle)") { (shape: any Shape, style: AnyShapeStyle?) in
        shape.drawn(fill: style ?? unknown)
      },
      Method("func fill()") { (shape: any Shape) in shape.drawn(fill: ShapeStyles.foreground) },
      Method("func stroke(_ style: ShapeStyle, lineWidth: CGFloat = 1)") {
        (shape: any Shape, style: AnyShapeStyle?, width: Double?) in
        shape.drawn(stroke: style ?? unknown, width: width ?? 1)
      },
      Method("func stroke(_ style: ShapeStyle, @ignored style strokeStyle: Any)") {
        (shape: any Shape, style: AnyShapeStyle?) in shape.drawn(stroke: style ?? unknown)
      },
      Method("func stroke(lineWidth: CGFloat = 1)") { (shape: any Shape, width: Double?) in
        shape.drawn(stroke: ShapeStyles.foreground, width: width ?? 1)
      },
      Method("func strokeBorder(_ style: ShapeStyle, lineWidth: CGFloat = 1)") {
        (shape: any Shape, style: AnyShapeStyle?, width: Double?) in
        shape.drawn(stroke: style ?? unknown, width: width ?? 1)
      },
    ])

  /// What stands for a colour that could not be found.
  private static let unknown = AnyShapeStyle(Color.gray)

  static let circle = TypeEntry(view: "Circle", .drawn, Overload("init()") { Circle() })
  static let rectangle = TypeEntry(
    view: "Rectangle", .drawn, Overload("init()") { Rectangle() })
  static let ellipse = TypeEntry(
    view: "Ellipse", .drawn, Overload("init()") { Ellipse() })
  static let capsule = TypeEntry(
    view: "Capsule", .drawn,
    Overload("init(@inert style: RoundedCornerStyle = .continuous)") { Capsule() })
  static let roundedRectangle = TypeEntry(
    view: "RoundedRectangle", .drawn,
    Overload("init(cornerRadius: CGFloat, @inert style: RoundedCornerStyle = .continuous)") {
      (radius: CGFloat?) in RoundedRectangle(cornerRadius: radius ?? 0)
    },
    Overload("init(cornerSize: CGSize, @inert style: RoundedCornerStyle = .continuous)") {
      (size: CGSize) in
      // Corners are drawn round, by the shorter side where the file wants them oval.
      RoundedRectangle(cornerRadius: min(size.width, size.height))
    })
  static let roundedCornerStyle = TypeEntry(
    "RoundedCornerStyle", matches: { $0 is RoundedCornerStyle },
    statics: [
      "continuous": { _ in RoundedCornerStyle.continuous },
      "circular": { _ in RoundedCornerStyle.circular },
    ])
}

extension Shape {
  /// The shape filled or stroked.
  fileprivate func drawn(
    fill: (any ShapeStyle)? = nil, stroke: (any ShapeStyle)? = nil, width: Double = 1
  ) -> DrawnShape {
    DrawnShape(
      outline: outline, fill: fill, stroke: stroke, lineWidth: stroke == nil ? 0 : width)
  }
}
