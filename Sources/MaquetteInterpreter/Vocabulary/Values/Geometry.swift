import Foundation
import MaquetteUI

extension TypeEntry {
  /// Places, sizes, turns and changes of coordinates.
  static let geometry: [TypeEntry] = [
    point, size, rectangle, transform, strokeStyle, fillStyle,
    TypeEntry(cases: CGLineCap.self, named: "CGLineCap"),
    TypeEntry(cases: CGLineJoin.self, named: "CGLineJoin"),
  ]

  private static let size = TypeEntry(
    "CGSize", matches: { $0 is CGSize },
    initializers: [
      Overload("init()") { CGSize.zero },
      Overload("init(width: CGFloat, height: CGFloat)") { (width: CGFloat, height: CGFloat) in
        CGSize(width: width, height: height)
      },
    ],
    statics: ["zero": { _ in CGSize.zero }],
    stored: [
      StoredProperty("width", "CGFloat", \CGSize.width),
      StoredProperty("height", "CGFloat", \CGSize.height),
    ])

  private static let point = TypeEntry(
    "CGPoint", matches: { $0 is CGPoint },
    initializers: [
      Overload("init()") { CGPoint.zero },
      Overload("init(x: CGFloat, y: CGFloat)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) },
    ],
    statics: ["zero": { _ in CGPoint.zero }],
    methods: [
      Method("func applying(_ transform: CGAffineTransform) -> CGPoint") {
        (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
      }
    ],
    stored: [
      StoredProperty("x", "CGFloat", \CGPoint.x), StoredProperty("y", "CGFloat", \CGPoint.y),
    ])

  private static let rectangle = TypeEntry(
    "CGRect", matches: { $0 is CGRect },
    initializers: [
      Overload("init()") { CGRect.zero },
      Overload("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
        CGRect(x: x, y: y, width: width, height: height)
      },
      Overload("init(origin: CGPoint, size: CGSize)") { (origin: CGPoint, size: CGSize) in
        CGRect(origin: origin, size: size)
      },
    ],
    statics: ["zero": { _ in CGRect.zero }],
    properties: [
      "minX": { any, _ in (any as? CGRect)?.minX }, "midX": { any, _ in (any as? CGRect)?.midX },
      "maxX": { any, _ in (any as? CGRect)?.maxX }, "minY": { any, _ in (any as? CGRect)?.minY },
      "midY": { any, _ in (any as? CGRect)?.midY }, "maxY": { any, _ in (any as? CGRect)?.maxY },
      "width": { any, _ in (any as? CGRect)?.width },
      "height": { any, _ in (any as? CGRect)?.height },
      "isEmpty": { any, _ in (any as? CGRect)?.isEmpty },
    ],
    methods: [
      Method("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
        (rect: CGRect, dx: CGFloat?, dy: CGFloat?) in rect.insetBy(dx: dx ?? 0, dy: dy ?? 0)
      },
      Method("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
        (rect: CGRect, dx: CGFloat?, dy: CGFloat?) in rect.offsetBy(dx: dx ?? 0, dy: dy ?? 0)
      },
      Method("func contains(_ point: CGPoint) -> Bool") { (rect: CGRect, point: CGPoint) in
        rect.contains(point)
      },
    ],
    stored: [
      StoredProperty("origin", "CGPoint", \CGRect.origin),
      StoredProperty("size", "CGSize", \CGRect.size),
    ])

  private static let transform = TypeEntry(
    "CGAffineTransform", matches: { $0 is CGAffineTransform },
    initializers: [
      Overload("init()") { CGAffineTransform() },
      Overload("init(translationX: CGFloat, y: CGFloat)") { (x: CGFloat?, y: CGFloat?) in
        CGAffineTransform(translationX: x ?? 0, y: y ?? 0)
      },
      Overload("init(scaleX: CGFloat, y: CGFloat)") { (x: CGFloat?, y: CGFloat?) in
        CGAffineTransform(scaleX: x ?? 1, y: y ?? 1)
      },
      Overload("init(rotationAngle: CGFloat)") { (angle: CGFloat?) in
        CGAffineTransform(rotationAngle: angle ?? 0)
      },
    ],
    statics: ["identity": { _ in CGAffineTransform.identity }],
    methods: [
      Method("func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
        (transform: CGAffineTransform, x: CGFloat?, y: CGFloat?) in
        transform.translatedBy(x: x ?? 0, y: y ?? 0)
      },
      Method("func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
        (transform: CGAffineTransform, x: CGFloat?, y: CGFloat?) in
        transform.scaledBy(x: x ?? 1, y: y ?? 1)
      },
      Method("func rotated(by angle: CGFloat) -> CGAffineTransform") {
        (transform: CGAffineTransform, angle: CGFloat?) in transform.rotated(by: angle ?? 0)
      },
      Method("func concatenating(_ next: CGAffineTransform) -> CGAffineTransform") {
        (transform: CGAffineTransform, next: CGAffineTransform) in transform.concatenating(next)
      },
    ])

  private static let strokeStyle = TypeEntry(
    "StrokeStyle", matches: { $0 is StrokeStyle },
    initializers: [
      Overload(
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)"
      ) {
        (
          width: CGFloat?, cap: CGLineCap?, join: CGLineJoin?, miterLimit: CGFloat?,
          dash: [CGFloat]?, phase: CGFloat?
        ) in
        StrokeStyle(
          lineWidth: width ?? 1, lineCap: cap ?? .butt, lineJoin: join ?? .miter,
          miterLimit: miterLimit ?? 10, dash: dash ?? [], dashPhase: phase ?? 0)
      }
    ],
    stored: [
      StoredProperty("lineWidth", "CGFloat", \StrokeStyle.lineWidth),
      StoredProperty("dashPhase", "CGFloat", \StrokeStyle.dashPhase),
    ])

  private static let fillStyle = TypeEntry(
    "FillStyle", matches: { $0 is FillStyle },
    initializers: [
      Overload("init(eoFill: Bool = false, @inert antialiased: Bool = true)") { (eoFill: Bool?) in
        FillStyle(eoFill: eoFill ?? false)
      }
    ])
}

extension CGAffineTransform: VocabularyArgument {}
extension CGLineCap: VocabularyArgument {}
extension CGLineJoin: VocabularyArgument {}
extension CGRect: VocabularyArgument {}
extension FillStyle: VocabularyArgument {}
extension StrokeStyle: VocabularyArgument {}
