import Foundation
import MaquetteUI

extension ModifierEntry {
  static let presentations: [ModifierEntry] = [
    presenting("sheet", .sheet), presenting("fullScreenCover", .fullScreenCover),
    ModifierEntry(
      "popover", .drawn,
      Modifier(
        "popover(isPresented: Binding<Bool>, @ignored attachmentAnchor: Any? = nil, @ignored arrowEdge: Edge? = nil, @ViewBuilder content: () -> Content)"
      ) { (view: AnyView, isPresented: Binding<Bool>, content: ContentBuilder) in
        view.presenting(.popover, isPresented, nil, content)
      },
      Modifier(
        "popover(item: Binding<Item>, @ignored attachmentAnchor: Any? = nil, @ignored arrowEdge: Edge? = nil, @ViewBuilder content: (Item) -> Content)"
      ) { (view: AnyView, item: BindingValue, content: ContentBuilder) in
        view.presenting(.popover, item, nil, content)
      }),
    ModifierEntry(
      "inspector", .drawn,
      Modifier("inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content)") {
        (view: AnyView, isPresented: Binding<Bool>, content: ContentBuilder) in
        view.presenting(.inspector, isPresented, nil, content)
      }),
    ModifierEntry(
      "interactiveDismissDisabled", .behaves,
      Modifier("interactiveDismissDisabled(_ isDisabled: Bool = true)") {
        (view: AnyView, isDisabled: Bool?) in view.interactiveDismissDisabled(isDisabled ?? true)
      }),
    ModifierEntry(
      "presentationDetents", .drawn,
      Modifier(
        "presentationDetents(_ detents: Set<PresentationDetent>, @ignored selection: Binding<PresentationDetent>? = nil)"
      ) { (view: AnyView, detents: PresentationDetents) in
        view.presentationDetents(detents.values)
      }),
  ]

  private static func presenting(_ name: String, _ style: PresentationStyle) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier(
        "\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content)"
      ) {
        (view: AnyView, isPresented: Binding<Bool>, onDismiss: Action?, content: ContentBuilder) in
        view.presenting(style, isPresented, onDismiss, content)
      },
      Modifier(
        "\(name)(item: Binding<Item>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content)"
      ) { (view: AnyView, item: BindingValue, onDismiss: Action?, content: ContentBuilder) in
        view.presenting(style, item, onDismiss, content)
      })
  }
}

extension TypeEntry {
  static let presentationDetent = TypeEntry(
    "PresentationDetent", matches: { $0 is PresentationDetent },
    statics: [
      "medium": { _ in PresentationDetent.medium }, "large": { _ in PresentationDetent.large },
    ],
    functions: [
      Overload("fraction(_ fraction: CGFloat)") { (fraction: CGFloat) in
        PresentationDetent.fraction(fraction)
      },
      Overload("height(_ height: CGFloat)") { (height: CGFloat) in
        PresentationDetent.height(height)
      },
    ])

  static let presentationMode = TypeEntry(
    "PresentationMode", matches: { $0 is PresentationMode },
    properties: [
      "wrappedValue": { any, _ in any },
      "isPresented": { any, _ in (any as? PresentationMode)?.isPresented },
    ],
    methods: [
      Method("func dismiss()") { (mode: PresentationMode) in
        mode.leave()
        return Value.void
      }
    ])
}

/// A set of detents, given as one or as an array of them.
private struct PresentationDetents: VocabularyArgument {
  let values: Set<PresentationDetent>

  static func accepts(_ type: TypeExpression) -> Bool { type.text.contains("PresentationDetent") }

  static func taken(from argument: GivenArgument) -> PresentationDetents? {
    let elements: [Value] =
      switch argument.value {
      case .array(let values): values
      case .set(let values): values.keys
      case let value?: [value]
      case nil: []
      }
    let type = TypeExpression.named("PresentationDetent")
    let values = elements.compactMap { element in
      (try? argument.evaluator.coerce(element, to: type, owner: nil))?
        .native(as: PresentationDetent.self)
    }
    return PresentationDetents(values: Set(values))
  }
}

extension BindingValue {
  /// What an optional item holds; what could not be found counts as nothing.
  var item: Value? {
    let value = get()
    return value.isNone || value.isStub ? nil : value
  }
}

extension AnyView {
  fileprivate func presenting(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: Action?,
    _ content: ContentBuilder
  ) -> any View {
    presenting {
      guard isPresented.wrappedValue else { return nil }
      return Presentation(
        style, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss?.run,
        page: content())
    }
  }

  fileprivate func presenting(
    _ style: PresentationStyle, _ item: BindingValue, _ onDismiss: Action?,
    _ content: ContentBuilder
  ) -> any View {
    presenting {
      guard let value = item.item else { return nil }
      return Presentation(
        style, close: { item.set(.null) }, onDismiss: onDismiss?.run,
        page: content(value).id(content.identity(of: value)))
    }
  }
}

extension ContentBuilder {
  /// What tells an item from others: its id, else itself.
  fileprivate func identity(of item: Value) -> AnyHashable {
    ((try? evaluator.instanceMember("id", of: item, at: place)) ?? item).hashable
  }
}
