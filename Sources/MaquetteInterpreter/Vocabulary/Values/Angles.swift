import Foundation
import MaquetteUI

extension Angle: VocabularyArgument {}
extension UnitPoint: VocabularyArgument {}

extension TypeEntry {
  static let angle = TypeEntry(
    "Angle", matches: { $0 is Angle },
    initializers: [
      Overload("init()") { Angle() },
      Overload("init(degrees: Double)") { (degrees: Double) in Angle(degrees: degrees) },
      Overload("init(radians: Double)") { (radians: Double) in Angle(radians: radians) },
    ],
    statics: ["zero": { _ in Angle.zero }],
    functions: [
      Overload("static func degrees(_ degrees: Double) -> Angle") { (degrees: Double) in
        Angle(degrees: degrees)
      },
      Overload("static func radians(_ radians: Double) -> Angle") { (radians: Double) in
        Angle(radians: radians)
      },
    ],
    stored: [
      StoredProperty("degrees", "Double", \Angle.degrees),
      StoredProperty("radians", "Double", \Angle.radians),
    ])

  static let unitPoint = TypeEntry(
    "UnitPoint", matches: { $0 is UnitPoint },
    initializers: [
      Overload("init()") { UnitPoint() },
      Overload("init(x: CGFloat, y: CGFloat)") { (x: Double, y: Double) in UnitPoint(x: x, y: y) },
    ],
    statics: [
      "zero": { _ in UnitPoint.zero }, "center": { _ in UnitPoint.center },
      "leading": { _ in UnitPoint.leading }, "trailing": { _ in UnitPoint.trailing },
      "top": { _ in UnitPoint.top }, "bottom": { _ in UnitPoint.bottom },
      "topLeading": { _ in UnitPoint.topLeading }, "topTrailing": { _ in UnitPoint.topTrailing },
      "bottomLeading": { _ in UnitPoint.bottomLeading },
      "bottomTrailing": { _ in UnitPoint.bottomTrailing },
    ],
    stored: [
      StoredProperty("x", "CGFloat", \UnitPoint.x), StoredProperty("y", "CGFloat", \UnitPoint.y),
    ])
}
