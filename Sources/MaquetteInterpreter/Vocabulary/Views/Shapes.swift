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
      UntypedOverload("func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") {
        RoundedRectangle(cornerRadius: $0.length(0) ?? 0)
      },
      UntypedOverload("func capsule(style: RoundedCornerStyle)") { _ in Capsule() },
    ],
    methods: [
      UntypedOverload("func fill(_ style: ShapeStyle)") { call in
        call.drawn(fill: call.shapeStyle(0), stroke: nil, width: 0)
      },
      UntypedOverload("func fill()") { call in
        call.drawn(fill: ShapeStyles.foreground, stroke: nil, width: 0)
      },
      UntypedOverload("func stroke(_ style: ShapeStyle, lineWidth: CGFloat = 1)") { call in
        call.drawn(fill: nil, stroke: call.shapeStyle(0), width: call.double(1) ?? 1)
      },
      UntypedOverload("func stroke(_ style: ShapeStyle, style strokeStyle: Any)") { call in
        call.drawn(fill: nil, stroke: call.shapeStyle(0), width: 1)
      },
      UntypedOverload("func stroke(lineWidth: CGFloat = 1)") { call in
        call.drawn(fill: nil, stroke: ShapeStyles.foreground, width: call.double(0) ?? 1)
      },
      UntypedOverload("func strokeBorder(_ style: ShapeStyle, lineWidth: CGFloat = 1)") { call in
        call.drawn(fill: nil, stroke: call.shapeStyle(0), width: call.double(1) ?? 1)
      },
    ])

  static let circle = TypeEntry(view: "Circle", .drawn, UntypedOverload("init()") { _ in Circle() })
  static let rectangle = TypeEntry(
    view: "Rectangle", .drawn, UntypedOverload("init()") { _ in Rectangle() })
  static let ellipse = TypeEntry(
    view: "Ellipse", .drawn, UntypedOverload("init()") { _ in Ellipse() })
  static let capsule = TypeEntry(
    view: "Capsule", .drawn,
    UntypedOverload("init(style: RoundedCornerStyle = .continuous)") { _ in Capsule() })
  static let roundedRectangle = TypeEntry(
    view: "RoundedRectangle", .drawn,
    UntypedOverload("init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") {
      RoundedRectangle(cornerRadius: $0.length(0) ?? 0)
    },
    UntypedOverload("init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") { call in
      // Corners are drawn round, by the shorter side where the file wants them oval.
      guard let size: CGSize = call.native(0) else { return nil }
      return RoundedRectangle(cornerRadius: min(size.width, size.height))
    })
  static let roundedCornerStyle = TypeEntry(
    "RoundedCornerStyle", matches: { $0 is RoundedCornerStyle },
    statics: [
      "continuous": { _ in RoundedCornerStyle.continuous },
      "circular": { _ in RoundedCornerStyle.circular },
    ])
}

extension Call {
  /// The shape that a method is called on.
  var receivedShape: (any Shape)? {
    if case .view(let view) = receiver { Sourced.content(of: view.view) as? any Shape } else { nil }
  }

  /// A shape given for a parameter.
  func shape(_ index: Int) -> (any Shape)? {
    switch self[index] {
    case .view(let view): Sourced.content(of: view.view) as? any Shape
    case .native(let native): native.value as? any Shape
    default: nil
    }
  }

  /// A colour or other style given for a parameter.
  func shapeStyle(_ index: Int) -> (any ShapeStyle)? {
    switch self[index] {
    case .native(let native): native.value as? any ShapeStyle
    case .stub: Color.gray
    default: nil
    }
  }

  fileprivate func drawn(
    fill: (any ShapeStyle)?, stroke: (any ShapeStyle)?, width: Double
  ) -> Any? {
    receivedShape.map {
      DrawnShape(outline: $0.outline, fill: fill, stroke: stroke, lineWidth: width)
    }
  }
}
