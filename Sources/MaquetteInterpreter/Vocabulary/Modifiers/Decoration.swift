import Foundation
import MaquetteUI

extension ModifierEntry {
  static let border = ModifierEntry(
    "border", .drawn,
    Modifier("border(_ content: ShapeStyle, width: CGFloat = 1)") {
      (view: AnyView, content: AnyShapeStyle?, width: CGFloat?) in
      view.border(content ?? AnyShapeStyle(Color.gray), width: width ?? 1)
    })

  static let overlay = ModifierEntry(
    "overlay", .drawn,
    Modifier("overlay(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay)") {
      (view: AnyView, alignment: Alignment?, content: AnyView) in
      view.layered(
        in: .overlay, part: .overlay, alignment: alignment ?? .center, content: content)
    },
    Modifier("overlay(_ overlay: View, alignment: Alignment = .center)") {
      (view: AnyView, overlay: AnyView, alignment: Alignment?) in
      view.layered(
        in: .overlay, part: .overlay, alignment: alignment ?? .center, content: overlay)
    },
    Modifier("overlay(_ style: ShapeStyle, in shape: Shape, @inert fillStyle: Any = FillStyle())") {
      (view: AnyView, style: AnyShapeStyle, shape: GivenShape?) in
      let cover = AnyView(Color.clear).filled(style, in: shape)
      return view.layered(
        in: .overlay, part: .overlay, alignment: .center, content: cover)
    },
    Modifier("overlay(_ style: ShapeStyle, @inert ignoresSafeAreaEdges edges: Edge.Set = .all)") {
      (view: AnyView, style: AnyView) in
      view.layered(in: .overlay, part: .overlay, alignment: .center, content: style)
    })

  static let background = ModifierEntry(
    "background", .drawn,
    // A colour that nobody knows must not hide what stands on it.
    Modifier("background(_ style: ShapeStyle, @inert ignoresSafeAreaEdges edges: Edge.Set = .all)")
    { (view: AnyView, style: AnyShapeStyle) in view.background(style) },
    Modifier(
      "background(_ style: ShapeStyle, in shape: Shape, @inert fillStyle: Any = FillStyle())"
    ) { (view: AnyView, style: AnyShapeStyle, shape: GivenShape?) in view.filled(style, in: shape)
    },
    Modifier("background(in shape: Shape, @inert fillStyle: Any = FillStyle())") {
      (view: AnyView, shape: GivenShape?) in view.filled(BackgroundFill(), in: shape)
    },
    Modifier("background(@inert ignoresSafeAreaEdges edges: Edge.Set = .all)") { (view: AnyView) in
      view
    },
    Modifier("background(alignment: Alignment = .center, @ViewBuilder content: () -> Background)") {
      (view: AnyView, alignment: Alignment?, content: AnyView) in
      view.layered(
        in: .background, part: .background, alignment: alignment ?? .center,
        content: content)
    },
    Modifier("background(_ background: View, alignment: Alignment = .center)") {
      (view: AnyView, background: AnyView, alignment: Alignment?) in
      view.layered(
        in: .background, part: .background, alignment: alignment ?? .center,
        content: background)
    })

  static let clipShape = ModifierEntry(
    "clipShape", .drawn,
    Modifier("clipShape(_ shape: Shape, @inert style: Any = .default)") {
      (view: AnyView, shape: GivenShape) in view.clipped(to: shape.shape)
    })

  static let cornerRadius = ModifierEntry(
    "cornerRadius", .drawn,
    Modifier("cornerRadius(_ radius: CGFloat, @inert antialiased: Bool = true)") {
      (view: AnyView, radius: CGFloat?) in view.cornerRadius(radius ?? 0)
    })

  static let opacity = ModifierEntry(
    "opacity", .drawn,
    Modifier("opacity(_ opacity: Double)") { (view: AnyView, opacity: Double?) in
      view.opacity(opacity ?? 1)
    })
}

extension View {
  fileprivate func filled(_ style: some ShapeStyle, in shape: GivenShape?) -> any View {
    func open(_ shape: some Shape) -> any View { background(style, in: shape) }
    guard let shape else { return background(style) }
    return open(shape.shape)
  }

  fileprivate func clipped(to shape: any Shape) -> any View {
    func open(_ shape: some Shape) -> any View { clipShape(shape) }
    return open(shape)
  }
}

/// What fills a background that names no style.
private struct BackgroundFill: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundPaint ?? Color.gray.opacity(0.12).paint(in: environment)
  }
}
