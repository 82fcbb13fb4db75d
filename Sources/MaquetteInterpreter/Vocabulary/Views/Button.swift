import MaquetteUI

extension TypeEntry {
  static let button = TypeEntry(
    view: "Button", .drawn,
    Overload("init(_ title: Title, action: () -> Void)") { (title: Text, action: Action) in
      Button(action: action.run) { title }
    },
    Overload("init(_ title: Title, role: ButtonRole?, action: () -> Void)") {
      (title: Text, role: ButtonRole?, action: Action) in
      Button(role: role, action: action.run) { title }
    },
    Overload("init(_ title: Title, systemImage: String, action: () -> Void)") {
      (title: Text, symbol: String, action: Action) in
      Button(action: action.run) { Label(title, symbol: symbol) }
    },
    Overload("init(_ title: Title, systemImage: String, role: ButtonRole?, action: () -> Void)") {
      (title: Text, symbol: String, role: ButtonRole?, action: Action) in
      Button(role: role, action: action.run) { Label(title, symbol: symbol) }
    },
    Overload("init(_ title: Title, image: ImageResource, action: () -> Void)") {
      (title: Text, image: ImageResource, action: Action) in
      Button(action: action.run) { Label(title, image: Image(image)) }
    },
    Overload("init(_ title: Title, image: ImageResource, role: ButtonRole?, action: () -> Void)") {
      (title: Text, image: ImageResource, role: ButtonRole?, action: Action) in
      Button(role: role, action: action.run) { Label(title, image: Image(image)) }
    },
    Overload("init(role: ButtonRole, action: () -> Void)") { (role: ButtonRole?, action: Action) in
      Button(role: role ?? .cancel, action: action.run)
    },
    Overload("init(action: () -> Void, @ViewBuilder label: () -> Label)") {
      (action: Action, label: AnyView) in Button(action: action.run) { label }
    },
    Overload("init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label)") {
      (role: ButtonRole?, action: Action, label: AnyView) in
      Button(role: role, action: action.run) { label }
    },
    Overload("init(_ configuration: PrimitiveButtonStyleConfiguration)") {
      (configuration: PrimitiveButtonStyleConfiguration) in Button(configuration)
    })

  static let buttonRole = TypeEntry(
    "ButtonRole", matches: { $0 is ButtonRole },
    statics: [
      "destructive": { _ in ButtonRole.destructive }, "cancel": { _ in ButtonRole.cancel },
      "close": { _ in ButtonRole.close }, "confirm": { _ in ButtonRole.confirm },
    ])
}

extension TypeEntry {
  static let buttonStyleConfiguration = TypeEntry(
    "ButtonStyleConfiguration", matches: { $0 is ButtonStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? ButtonStyleConfiguration)?.label },
      "isPressed": { any, _ in (any as? ButtonStyleConfiguration)?.isPressed },
      "role": { any, _ in (any as? ButtonStyleConfiguration)?.role ?? Value.null },
    ])

  static let buttonStyle = TypeEntry(
    "ButtonStyle", matches: { $0 is any PrimitiveButtonStyle }, alsoIn: ["PrimitiveButtonStyle"],
    statics: [
      "automatic": { _ in DefaultButtonStyle() }, "bordered": { _ in BorderedButtonStyle() },
      "borderedProminent": { _ in BorderedProminentButtonStyle() },
      "borderless": { _ in BorderlessButtonStyle() }, "plain": { _ in PlainButtonStyle() },
      "link": { _ in LinkButtonStyle() }, "glass": { _ in GlassButtonStyle() },
      "glassProminent": { _ in GlassProminentButtonStyle() },
      "accessoryBar": { _ in AccessoryBarButtonStyle() },
      "accessoryBarAction": { _ in AccessoryBarActionButtonStyle() },
    ],
    functions: [
      Overload("glass(@ignored _ glass: Any)") { GlassButtonStyle() }
    ])

  static let buttonStyles = [
    TypeEntry(
      "DefaultButtonStyle", initializers: [Overload("init()") { DefaultButtonStyle() }]),
    TypeEntry(
      "BorderedButtonStyle",
      initializers: [Overload("init()") { BorderedButtonStyle() }]),
    TypeEntry(
      "BorderedProminentButtonStyle",
      initializers: [Overload("init()") { BorderedProminentButtonStyle() }]),
    TypeEntry(
      "BorderlessButtonStyle",
      initializers: [Overload("init()") { BorderlessButtonStyle() }]),
    TypeEntry(
      "PlainButtonStyle", initializers: [Overload("init()") { PlainButtonStyle() }]),
    TypeEntry(
      "LinkButtonStyle", initializers: [Overload("init()") { LinkButtonStyle() }]),
    TypeEntry("GlassButtonStyle", initializers: [Overload("init()") { GlassButtonStyle() }]),
    TypeEntry(
      "GlassProminentButtonStyle",
      initializers: [Overload("init()") { GlassProminentButtonStyle() }]),
    TypeEntry(
      "AccessoryBarButtonStyle", initializers: [Overload("init()") { AccessoryBarButtonStyle() }]),
    TypeEntry(
      "AccessoryBarActionButtonStyle",
      initializers: [Overload("init()") { AccessoryBarActionButtonStyle() }]),
  ]
}

extension ModifierEntry {
  static let buttonStyle = ModifierEntry(
    "buttonStyle", .drawn,
    Modifier("buttonStyle(_ style: ButtonStyle)") {
      (view: AnyView, style: AppliedStyle<ButtonStyleConfiguration>) in view.applying(style)
    })
}

extension ButtonRole: VocabularyArgument {}

extension ButtonStyleConfiguration: StyleConfiguration {
  static let styleName = "ButtonStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<ButtonStyleConfiguration>? {
    (style as? any PrimitiveButtonStyle).map { AppliedStyle($0) }
  }

  static func declared(_ style: StructInstance, in evaluator: Evaluator)
    -> AppliedStyle<ButtonStyleConfiguration>
  { evaluator.buttonStyle(style) }
}
