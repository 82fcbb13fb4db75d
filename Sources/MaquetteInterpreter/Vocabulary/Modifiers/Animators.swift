import MaquetteUI

extension ModifierEntry {
  /// What changes by itself is shown as it begins.
  static let animators: [ModifierEntry] = [
    ModifierEntry(
      "phaseAnimator", .drawn,
      Modifier(
        "phaseAnimator(_ phases: Sequence, @inert trigger: Any? = nil, @ViewBuilder content: (Content, Phase) -> Content, @inert animation: (Phase) -> Any = { _ in .default })"
      ) { (view: AnyView, phases: Elements, content: ContentBuilder) in
        phases.values.first.map { content(.view(ViewValue(view)), $0) } ?? view
      }),
    ModifierEntry(
      "keyframeAnimator", .drawn,
      Modifier(
        "keyframeAnimator(initialValue: Any, @inert repeating: Bool = true, @ViewBuilder content: (Content, Value) -> Content, @inert keyframes: (Value) -> Any)"
      ) { (view: AnyView, value: Value, content: ContentBuilder) in
        content(.view(ViewValue(view)), value)
      },
      Modifier(
        "keyframeAnimator(initialValue: Any, @inert trigger: Any, @ViewBuilder content: (Content, Value) -> Content, @inert keyframes: (Value) -> Any)"
      ) { (view: AnyView, value: Value, content: ContentBuilder) in
        content(.view(ViewValue(view)), value)
      }),
    ModifierEntry(
      "visualEffect", .drawn,
      Modifier("visualEffect(@ViewBuilder _ effect: (Content, GeometryProxy) -> Content)") {
        (view: AnyView, effect: ContentBuilder) in
        GeometryMeasured(content: view) { view, proxy in
          effect(.view(ViewValue(view)), effect.evaluator.value(from: proxy))
        }
      }),
    ModifierEntry(
      "onGeometryChange", .behaves,
      Modifier(
        "onGeometryChange(@inert for type: Type, of transform: (GeometryProxy) -> Value, action: (Value) -> Void)"
      ) { (view: AnyView, transform: Function, action: Function) in
        view.onRoomChange { proxy in
          guard let value = transform(transform.evaluator.value(from: proxy)) else { return }
          if action.parameterCount > 1 { _ = action(value, value) } else { _ = action(value) }
        }
      }),
  ]
}

extension TypeEntry {
  static let animators: [TypeEntry] = [
    TypeEntry(
      view: "PhaseAnimator", .drawn,
      Overload(
        "init(_ phases: Sequence, @inert trigger: Any? = nil, @ViewBuilder content: (Phase) -> Content, @inert animation: (Phase) -> Any = { _ in .default })"
      ) { (phases: Elements, content: ContentBuilder) in
        phases.values.first.map { content($0) } ?? AnyView(EmptyView())
      }),
    TypeEntry(
      view: "KeyframeAnimator", .drawn,
      Overload(
        "init(initialValue: Any, @inert repeating: Bool = true, @ViewBuilder content: (Value) -> Content, @inert keyframes: (Value) -> Any)"
      ) { (value: Value, content: ContentBuilder) in content(value) },
      Overload(
        "init(initialValue: Any, @inert trigger: Any, @ViewBuilder content: (Value) -> Content, @inert keyframes: (Value) -> Any)"
      ) { (value: Value, content: ContentBuilder) in content(value) }),
  ]
}
