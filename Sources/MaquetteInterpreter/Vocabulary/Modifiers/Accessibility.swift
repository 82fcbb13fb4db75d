import MaquetteUI

extension AccessibilityTraits: VocabularyArgument {
  static var spellings: [String] { ["AccessibilityTraits"] }

  static func taken(from argument: GivenArgument) -> AccessibilityTraits? {
    let values: [Value]
    switch argument.value {
    case .array(let elements): values = elements
    case let value?: values = [value]
    case nil: return nil
    }
    return values.reduce(into: AccessibilityTraits()) { traits, value in
      let known = try? argument.evaluator.coerce(
        value, to: .named("AccessibilityTraits"), owner: nil)
      if let trait = known?.native(as: AccessibilityTraits.self) { traits.formUnion(trait) }
    }
  }
}

extension AccessibilityChildBehavior: VocabularyArgument {}
extension AccessibilityHeadingLevel: VocabularyArgument {}
extension AccessibilityLabeledPairRole: VocabularyArgument {}

extension TypeEntry {
  static let accessibility: [TypeEntry] = [
    TypeEntry(
      "AccessibilityTraits", matches: { $0 is AccessibilityTraits },
      statics: members(AccessibilityTraits.all, named: \.name),
      functions: [
        Overload("func set(_ traits: AccessibilityTraits) -> AccessibilityTraits") {
          (traits: AccessibilityTraits) in traits
        }
      ],
      methods: [
        Method("func union(_ other: AccessibilityTraits) -> AccessibilityTraits") {
          (traits: AccessibilityTraits, other: AccessibilityTraits) in traits.union(other)
        },
        Method("func contains(_ other: AccessibilityTraits) -> Bool") {
          (traits: AccessibilityTraits, other: AccessibilityTraits) in traits.contains(other)
        },
      ]),
    TypeEntry(
      "AccessibilityChildBehavior", matches: { $0 is AccessibilityChildBehavior },
      statics: [
        "ignore": { _ in AccessibilityChildBehavior.ignore },
        "contain": { _ in AccessibilityChildBehavior.contain },
        "combine": { _ in AccessibilityChildBehavior.combine },
      ]),
    TypeEntry(
      "AccessibilityHeadingLevel", matches: { $0 is AccessibilityHeadingLevel },
      statics: members(AccessibilityHeadingLevel.allCases) { "\($0)" }),
    TypeEntry(
      "AccessibilityLabeledPairRole", matches: { $0 is AccessibilityLabeledPairRole },
      statics: members(AccessibilityLabeledPairRole.allCases) { "\($0)" }),
  ]
}

extension ModifierEntry {
  /// What a screen reader says of a view.
  static let accessibility: [ModifierEntry] = [
    said("accessibilityLabel", "label") { $0.accessibilityLabel($1) }
      .adding(
        Modifier("accessibilityLabel(@ViewBuilder content: (PlaceholderContentView) -> Label)") {
          (view: AnyView, content: ContentBuilder) in
          view.accessibilityLabel { content(for: $0) }
        }),
    said("accessibilityValue", "value") { $0.accessibilityValue($1) },
    said("accessibilityHint", "hint") { $0.accessibilityHint($1) },
    ModifierEntry(
      "accessibilityHidden", .behaves,
      Modifier("accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true)") {
        (view: AnyView, hidden: Bool, isEnabled: Bool?) in
        view.accessibilityHidden(hidden && isEnabled ?? true)
      }),
    ModifierEntry(
      "accessibilityIdentifier", .behaves,
      Modifier("accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)") {
        (view: AnyView, identifier: String, isEnabled: Bool?) -> any View in
        isEnabled ?? true ? view.accessibilityIdentifier(identifier) : view
      }),
    ModifierEntry(
      "accessibilityAddTraits", .behaves,
      Modifier("accessibilityAddTraits(_ traits: AccessibilityTraits)") {
        (view: AnyView, traits: AccessibilityTraits) in view.accessibilityAddTraits(traits)
      }),
    ModifierEntry(
      "accessibilityRemoveTraits", .behaves,
      Modifier("accessibilityRemoveTraits(_ traits: AccessibilityTraits)") {
        (view: AnyView, traits: AccessibilityTraits) in view.accessibilityRemoveTraits(traits)
      }),
    ModifierEntry(
      "accessibilityHeading", .behaves,
      Modifier("accessibilityHeading(_ level: AccessibilityHeadingLevel)") {
        (view: AnyView, level: AccessibilityHeadingLevel?) in
        view.accessibilityHeading(level ?? .unspecified)
      }),
    earlier,
  ]

  /// A modifier with a text that is said.
  private static func said(
    _ name: String, _ parameter: String,
    _ apply: @escaping @MainActor (AnyView, Text) -> some View
  ) -> ModifierEntry {
    ModifierEntry(
      name, .behaves,
      Modifier("\(name)(_ \(parameter): Title, isEnabled: Bool = true)") {
        (view: AnyView, text: Text, isEnabled: Bool?) -> any View in
        isEnabled ?? true ? apply(view, text) : view
      },
      Modifier("\(name)(_ \(parameter): Text, isEnabled: Bool = true)") {
        (view: AnyView, text: Text, isEnabled: Bool?) -> any View in
        isEnabled ?? true ? apply(view, text) : view
      })
  }

  /// The spelling of before, one name for all.
  private static let earlier = ModifierEntry(
    "accessibility", .behaves,
    Modifier("accessibility(label: Text)") { (view: AnyView, label: Text) in
      view.accessibilityLabel(label)
    },
    Modifier("accessibility(value: Text)") { (view: AnyView, value: Text) in
      view.accessibilityValue(value)
    },
    Modifier("accessibility(hint: Text)") { (view: AnyView, hint: Text) in
      view.accessibilityHint(hint)
    },
    Modifier("accessibility(hidden: Bool)") { (view: AnyView, hidden: Bool) in
      view.accessibilityHidden(hidden)
    },
    Modifier("accessibility(identifier: String)") { (view: AnyView, identifier: String) in
      view.accessibilityIdentifier(identifier)
    },
    Modifier("accessibility(addTraits: AccessibilityTraits)") {
      (view: AnyView, traits: AccessibilityTraits) in view.accessibilityAddTraits(traits)
    },
    Modifier("accessibility(removeTraits: AccessibilityTraits)") {
      (view: AnyView, traits: AccessibilityTraits) in view.accessibilityRemoveTraits(traits)
    },
    Modifier("accessibility(@inert sortPriority: Double)") { (view: AnyView) in view },
    Modifier("accessibility(@inert selectionIdentifier: Any)") { (view: AnyView) in view },
    Modifier("accessibility(@inert inputLabels: [Text])") { (view: AnyView) in view },
    Modifier("accessibility(@inert activationPoint: Any)") { (view: AnyView) in view })
}

extension ModifierEntry {
  /// What is an element for a screen reader.
  static let accessibilityElements: [ModifierEntry] = [
    ModifierEntry(
      "accessibilityElement", .behaves,
      Modifier("accessibilityElement(children: AccessibilityChildBehavior = .ignore)") {
        (view: AnyView, children: AccessibilityChildBehavior?) in
        view.accessibilityElement(children: children ?? .ignore)
      }),
    ModifierEntry(
      "accessibilityRepresentation", .behaves,
      Modifier("accessibilityRepresentation(@ViewBuilder representation: () -> Content)") {
        (view: AnyView, other: AnyView) in view.accessibilityRepresentation { other }
      }),
    ModifierEntry(
      "accessibilityLabeledPair", .behaves,
      Modifier(
        "accessibilityLabeledPair(role: AccessibilityLabeledPairRole, id: Any, @inert in namespace: Any)"
      ) { (view: AnyView, role: AccessibilityLabeledPairRole, id: Value, site: CallSite) in
        view.accessibilityPair(named: site.evaluator.describe(id), isLabel: role == .label)
      }),
    ModifierEntry(
      "accessibilityCustomContent", .behaves,
      Modifier(
        "accessibilityCustomContent(_ label: Title, _ value: Title, @inert importance: Any = .default)"
      ) { (view: AnyView, label: Text, value: Text) in
        view.accessibilityCustomContent(label, value)
      },
      Modifier(
        "accessibilityCustomContent(_ label: Text, _ value: Text, @inert importance: Any = .default)"
      ) { (view: AnyView, label: Text, value: Text) in
        view.accessibilityCustomContent(label, value)
      },
      Modifier(
        "accessibilityCustomContent(_ label: Title, _ value: Text, @inert importance: Any = .default)"
      ) { (view: AnyView, label: Text, value: Text) in
        view.accessibilityCustomContent(label, value)
      }),
  ]

  /// What assistive technology can do with a view.
  static let accessibilityActions: [ModifierEntry] = [
    ModifierEntry(
      "accessibilityAction", .behaves,
      Modifier("accessibilityAction(named name: Title, _ handler: () -> Void)") {
        (view: AnyView, name: Text, handler: Action) in
        view.accessibilityAction(named: name, handler.run)
      },
      Modifier("accessibilityAction(named name: Text, _ handler: () -> Void)") {
        (view: AnyView, name: Text, handler: Action) in
        view.accessibilityAction(named: name, handler.run)
      },
      Modifier("accessibilityAction(action: () -> Void, @ViewBuilder label: () -> Label)") {
        (view: AnyView, action: Action, label: AnyView) in
        view.accessibilityAction(action: action.run) { label }
      },
      Modifier(
        "accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: () -> Void)"
      ) { (view: AnyView, kind: AccessibilityActionKind?, handler: Action) in
        view.accessibilityAction(kind ?? .default, handler.run)
      }),
    ModifierEntry(
      "accessibilityActions", .behaves,
      Modifier(
        "accessibilityActions(@inert category: Any? = nil, @ViewBuilder _ content: () -> Content)"
      ) { (view: AnyView, content: AnyView) in view.accessibilityActions { content } }),
    ModifierEntry(
      "accessibilityAdjustableAction", .behaves,
      Modifier(
        "accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void)"
      ) { (view: AnyView, handler: Handler<AccessibilityAdjustmentDirection>) in
        view.accessibilityAdjustableAction(handler.run)
      }),
  ]
}

extension AccessibilityActionKind: VocabularyArgument {}

extension TypeEntry {
  static let accessibilityActions: [TypeEntry] = [
    TypeEntry(
      "AccessibilityActionKind", matches: { $0 is AccessibilityActionKind },
      initializers: [
        Overload("init(named name: Text)") { (name: Text) in AccessibilityActionKind(named: name) }
      ],
      statics: [
        "default": { _ in AccessibilityActionKind.default },
        "escape": { _ in AccessibilityActionKind.escape },
        "magicTap": { _ in AccessibilityActionKind.magicTap },
        "delete": { _ in AccessibilityActionKind.delete },
        "showMenu": { _ in AccessibilityActionKind.showMenu },
      ]),
    TypeEntry(
      "AccessibilityAdjustmentDirection", matches: { $0 is AccessibilityAdjustmentDirection },
      statics: [
        "increment": { _ in AccessibilityAdjustmentDirection.increment },
        "decrement": { _ in AccessibilityAdjustmentDirection.decrement },
      ]),
  ]
}
