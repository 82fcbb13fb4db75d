import MaquetteUI

extension ModifierEntry {
  static let border = ModifierEntry(
    "border", .drawn,
    UntypedOverload("border(_ content: ShapeStyle, width: CGFloat = 1)") { call in
      call.shapeStyle(0).map {
        call.view.border(AnyShapeStyle(existential: $0), width: call.length(1) ?? 1)
      }
    })

  static let overlay = ModifierEntry(
    "overlay", .drawn,
    UntypedOverload("overlay(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay)")
    {
      $0.view.layered(
        in: .overlay, part: .overlay, alignment: $0.native(0) ?? .center, content: $0.content(1))
    },
    UntypedOverload("overlay(_ overlay: View, alignment: Alignment = .center)") {
      $0.view.layered(
        in: .overlay, part: .overlay, alignment: $0.native(1) ?? .center, content: $0.content(0))
    },
    UntypedOverload("overlay(_ style: ShapeStyle)") {
      $0.view.layered(in: .overlay, part: .overlay, alignment: .center, content: $0.content(0))
    })

  static let background = ModifierEntry(
    "background", .drawn,
    UntypedOverload("background(_ style: ShapeStyle)") { call in
      // A colour that nobody knows must not hide what stands on it.
      if call[0]?.isStub == true { return call.view }
      return call.shapeStyle(0).map { call.view.background(AnyShapeStyle(existential: $0)) }
    },
    UntypedOverload("background(_ style: ShapeStyle, in shape: Shape)") { call in
      call.shapeStyle(0).map { style in
        call.filled(AnyShapeStyle(existential: style), in: call.shape(1))
      }
    },
    UntypedOverload("background(in shape: Shape)") { call in
      call.filled(AnyShapeStyle(Color.gray.opacity(0.12)), in: call.shape(0))
    },
    UntypedOverload(
      "background(alignment: Alignment = .center, @ViewBuilder content: () -> Background)"
    ) {
      $0.view.layered(
        in: .background, part: .background, alignment: $0.native(0) ?? .center,
        content: $0.content(1))
    },
    UntypedOverload("background(_ background: View, alignment: Alignment = .center)") {
      $0.view.layered(
        in: .background, part: .background, alignment: $0.native(1) ?? .center,
        content: $0.content(0))
    })

  static let clipShape = ModifierEntry(
    "clipShape", .drawn,
    UntypedOverload("clipShape(_ shape: Shape, style: Any = .default)") { call in
      guard let shape = call.shape(0) else { return call.view }
      return call.clipped(to: shape)
    })

  static let cornerRadius = ModifierEntry(
    "cornerRadius", .drawn,
    UntypedOverload("cornerRadius(_ radius: CGFloat, antialiased: Bool = true)") {
      $0.view.cornerRadius($0.length(0) ?? 0)
    })

  static let opacity = ModifierEntry(
    "opacity", .drawn,
    UntypedOverload("opacity(_ opacity: Double)") { $0.view.opacity($0.double(0) ?? 1) })
}

extension Call {
  fileprivate func filled(_ style: AnyShapeStyle, in shape: (any Shape)?) -> any View {
    func open(_ shape: some Shape) -> any View { view.background(style, in: shape) }
    guard let shape else { return view.background(style) }
    return open(shape)
  }

  fileprivate func clipped(to shape: any Shape) -> any View {
    func open(_ shape: some Shape) -> any View { view.clipShape(shape) }
    return open(shape)
  }
}
