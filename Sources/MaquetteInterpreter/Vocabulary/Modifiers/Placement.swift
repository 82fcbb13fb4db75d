import Foundation
import MaquetteUI

extension ModifierEntry {
  static let fixedSize = ModifierEntry(
    "fixedSize", .drawn,
    Modifier("fixedSize()") { (view: AnyView) in view.fixedSize() },
    Modifier("fixedSize(horizontal: Bool, vertical: Bool)") {
      (view: AnyView, horizontal: Bool, vertical: Bool) in
      view.fixedSize(horizontal: horizontal, vertical: vertical)
    })

  static let layoutPriority = ModifierEntry(
    "layoutPriority", .drawn,
    Modifier("layoutPriority(_ value: Double)") { (view: AnyView, value: Double) in
      view.layoutPriority(value)
    })

  static let zIndex = ModifierEntry(
    "zIndex", .drawn,
    Modifier("zIndex(_ value: Double)") { (view: AnyView, value: Double) in view.zIndex(value) })

  static let offset = ModifierEntry(
    "offset", .drawn,
    Modifier("offset(x: CGFloat = 0, y: CGFloat = 0)") {
      (view: AnyView, x: CGFloat?, y: CGFloat?) in view.offset(x: x ?? 0, y: y ?? 0)
    },
    Modifier("offset(_ offset: CGSize)") { (view: AnyView, offset: CGSize) in view.offset(offset) })

  static let position = ModifierEntry(
    "position", .drawn,
    Modifier("position(x: CGFloat = 0, y: CGFloat = 0)") {
      (view: AnyView, x: CGFloat?, y: CGFloat?) in view.position(x: x ?? 0, y: y ?? 0)
    },
    Modifier("position(_ position: CGPoint)") { (view: AnyView, position: CGPoint) in
      view.position(position)
    })

  static let aspectRatio = ModifierEntry(
    "aspectRatio", .drawn,
    Modifier("aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)") {
      (view: AnyView, ratio: CGFloat?, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    },
    Modifier("aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)") {
      (view: AnyView, ratio: CGSize, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    })

  static let containerRelativeFrame = ModifierEntry(
    "containerRelativeFrame", .drawn,
    Modifier("containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)") {
      (view: AnyView, axes: Axis.Set, alignment: Alignment?) in
      view.containerRelativeFrame(axes, alignment: alignment ?? .center)
    },
    Modifier(
      "containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)"
    ) {
      (
        view: AnyView, axes: Axis.Set, count: Int, span: Int?, spacing: CGFloat,
        alignment: Alignment?
      ) in
      view.containerRelativeFrame(
        axes, count: count, span: span ?? 1, spacing: spacing, alignment: alignment ?? .center)
    },
    Modifier(
      "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat)"
    ) { (view: AnyView, axes: Axis.Set, alignment: Alignment?, length: Function) in
      view.containerRelativeFrame(axes, alignment: alignment ?? .center) { room, axis in
        let computed = length(.double(Double(room)), length.evaluator.value(from: axis))
        return computed?.number.map { CGFloat($0) } ?? room
      }
    })

  static let scaledToFit = ModifierEntry(
    "scaledToFit", .drawn, Modifier("scaledToFit()") { (view: AnyView) in view.scaledToFit() })

  static let scaledToFill = ModifierEntry(
    "scaledToFill", .drawn, Modifier("scaledToFill()") { (view: AnyView) in view.scaledToFill() })

  static let alignmentGuide = ModifierEntry(
    "alignmentGuide", .drawn,
    Modifier(
      "alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)"
    ) { (view: AnyView, guide: HorizontalAlignment, compute: Function) in
      view.alignmentGuide(guide) { compute.length(for: $0) ?? $0[guide] }
    },
    Modifier(
      "alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)"
    ) { (view: AnyView, guide: VerticalAlignment, compute: Function) in
      view.alignmentGuide(guide) { compute.length(for: $0) ?? $0[guide] }
    })
}

extension Function {
  /// The length that the closure makes of the dimensions of a view.
  fileprivate func length(for dimensions: ViewDimensions) -> CGFloat? {
    self(evaluator.value(from: dimensions))?.number.map { CGFloat($0) }
  }
}

extension HorizontalAlignment: VocabularyArgument {}
extension VerticalAlignment: VocabularyArgument {}
extension ContentMode: VocabularyArgument {}
extension ViewDimensions: VocabularyArgument {}
extension CGSize: VocabularyArgument {}
extension CGPoint: VocabularyArgument {}

extension TypeEntry {
  static let contentMode = TypeEntry(cases: ContentMode.self, named: "ContentMode")

  static let viewDimensions = TypeEntry(
    "ViewDimensions", matches: { $0 is ViewDimensions },
    properties: [
      "width": { any, _ in (any as? ViewDimensions)?.width },
      "height": { any, _ in (any as? ViewDimensions)?.height },
    ],
    methods: [
      Method("func subscript(_ guide: HorizontalAlignment) -> CGFloat") {
        (dimensions: ViewDimensions, guide: HorizontalAlignment) in dimensions[guide]
      },
      Method("func subscript(_ guide: VerticalAlignment) -> CGFloat") {
        (dimensions: ViewDimensions, guide: VerticalAlignment) in dimensions[guide]
      },
    ])
}
