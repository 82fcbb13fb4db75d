import Foundation
import MaquetteUI

extension TypeEntry {
  /// What is drawn by code, and what changes with time.
  static let canvases: [TypeEntry] = [
    canvas, graphicsContext, shading, timelineView, timelineContext, timelineSchedule, cadence,
  ]

  private static let canvas = TypeEntry(
    view: "Canvas", .drawn,
    Overload(
      "init(@inert opaque: Bool = false, @inert colorMode: Any? = nil, @inert rendersAsynchronously: Bool = false, renderer: (GraphicsContext, CGSize) -> Void, @ignored symbols: () -> Symbols = {})"
    ) { (renderer: Function) in
      Canvas { context, size in
        // All that is drawn is written down by the context and its copies together.
        _ = renderer.changing(.wrap(context), renderer.evaluator.value(from: size))
      }
    })

  private static let graphicsContext = TypeEntry(
    "GraphicsContext", matches: { $0 is GraphicsContext },
    properties: [
      "opacity": { any, _ in (any as? GraphicsContext)?.opacity },
      "transform": { any, _ in (any as? GraphicsContext)?.transform },
    ],
    methods: [
      Method("fill(_ path: Path, with shading: Shading, @inert style: Any? = nil)") {
        (context: GraphicsContext, path: MaquetteUI.Path, shading: GraphicsContext.Shading)
          -> Value? in
        context.fill(path, with: shading)
        return .void
      },
      Method("stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)") {
        (
          context: GraphicsContext, path: MaquetteUI.Path, shading: GraphicsContext.Shading,
          width: CGFloat?
        ) -> Value? in
        context.stroke(path, with: shading, lineWidth: width ?? 1)
        return .void
      },
      Method("stroke(_ path: Path, with shading: Shading, style: StrokeStyle)") {
        (
          context: GraphicsContext, path: MaquetteUI.Path, shading: GraphicsContext.Shading,
          style: StrokeStyle
        ) -> Value? in
        context.stroke(path, with: shading, style: style)
        return .void
      },
      Method("draw(_ view: View, at point: CGPoint, anchor: UnitPoint = .center)") {
        (context: GraphicsContext, view: AnyView, point: CGPoint, anchor: UnitPoint?) -> Value? in
        context.draw(view: view, at: point, anchor: anchor ?? .center)
        return .void
      },
      Method("draw(_ view: View, in rect: CGRect)") {
        (context: GraphicsContext, view: AnyView, area: CGRect) -> Value? in
        context.draw(view: view, in: area)
        return .void
      },
      Method("resolve(_ view: View)") { (_: GraphicsContext, view: AnyView) in view },
      Method("drawLayer(content: (GraphicsContext) -> Void)") {
        (context: GraphicsContext, content: Function) -> Value? in
        _ = content.changing(.wrap(context))
        return .void
      },
      Method("mutating func translateBy(x: CGFloat, y: CGFloat)") {
        (context: GraphicsContext, x: CGFloat, y: CGFloat) in
        var context = context
        context.translateBy(x: x, y: y)
        return context
      },
      Method("mutating func scaleBy(x: CGFloat, y: CGFloat)") {
        (context: GraphicsContext, x: CGFloat, y: CGFloat) in
        var context = context
        context.scaleBy(x: x, y: y)
        return context
      },
      Method("mutating func rotate(by angle: Angle)") { (context: GraphicsContext, angle: Angle) in
        var context = context
        context.rotate(by: angle)
        return context
      },
      Method("mutating func concatenate(_ matrix: CGAffineTransform)") {
        (context: GraphicsContext, matrix: CGAffineTransform) in
        var context = context
        context.concatenate(matrix)
        return context
      },
      Method("func set_opacity(_ value: Double)") { (context: GraphicsContext, value: Double) in
        var context = context
        context.opacity = value
        return context
      },
    ])

  private static let shading = TypeEntry(
    "Shading", matches: { $0 is GraphicsContext.Shading },
    statics: ["foreground": { _ in GraphicsContext.Shading.foreground }],
    functions: [
      Overload("color(_ color: Color)") { (color: Color) in GraphicsContext.Shading.color(color) },
      Overload("style(_ style: ShapeStyle)") { (style: AnyShapeStyle) in
        GraphicsContext.Shading.style(style)
      },
      Overload(
        "linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, @inert options: Any? = nil)"
      ) { (gradient: Gradient, start: CGPoint, end: CGPoint) in
        GraphicsContext.Shading.linearGradient(gradient, startPoint: start, endPoint: end)
      },
      Overload(
        "radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, @inert options: Any? = nil)"
      ) { (gradient: Gradient, center: CGPoint, start: CGFloat, end: CGFloat) in
        GraphicsContext.Shading.radialGradient(
          gradient, center: center, startRadius: start, endRadius: end)
      },
      Overload(
        "conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, @inert options: Any? = nil)"
      ) { (gradient: Gradient, center: CGPoint, angle: Angle?) in
        GraphicsContext.Shading.conicGradient(gradient, center: center, angle: angle ?? .zero)
      },
    ])

  private static let timelineView = TypeEntry(
    view: "TimelineView", .drawn,
    Overload("init(_ schedule: TimelineSchedule, @ViewBuilder content: (Context) -> Content)") {
      (schedule: TimelineSchedule, content: ContentBuilder) in
      TimelineView(schedule) { context in content(for: context) }
    })

  private static let timelineContext = TypeEntry(
    "TimelineViewContext", matches: { $0 is TimelineViewContext },
    properties: [
      "date": { any, _ in (any as? TimelineViewContext)?.date },
      "cadence": { any, _ in (any as? TimelineViewContext)?.cadence },
    ])

  private static let cadence = TypeEntry(
    cases: TimelineViewContext.Cadence.self, named: "Cadence")

  private static let timelineSchedule = TypeEntry(
    "TimelineSchedule", matches: { $0 is TimelineSchedule },
    statics: [
      "everyMinute": { _ in TimelineSchedule.everyMinute },
      "animation": { _ in TimelineSchedule.animation },
    ],
    functions: [
      Overload("periodic(from startDate: Date, by interval: Double)") {
        (start: Date, interval: Double) in TimelineSchedule.periodic(from: start, by: interval)
      },
      Overload("animation(minimumInterval: Double? = nil, paused: Bool = false)") {
        (interval: Double?, isPaused: Bool?) in
        TimelineSchedule.animation(minimumInterval: interval, paused: isPaused ?? false)
      },
      Overload("explicit(_ dates: [Date])") { (dates: [Date]) in TimelineSchedule.explicit(dates) },
    ])
}

extension GraphicsContext.Shading: VocabularyArgument {
  static var spellings: [String] { ["Shading", "GraphicsContext.Shading"] }
}
extension TimelineSchedule: VocabularyArgument {}
