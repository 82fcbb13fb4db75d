import MaquetteUI

extension TypeEntry {
  static let toggle = TypeEntry(
    view: "Toggle", .drawn,
    Overload("init(_ title: Title, isOn: Binding<Bool>)") { (title: Text, isOn: Binding<Bool>) in
      Toggle(isOn: isOn) { title }
    },
    Overload("init(_ title: Title, systemImage: String, isOn: Binding<Bool>)") {
      (title: Text, symbol: String, isOn: Binding<Bool>) in
      Toggle(isOn: isOn) { Label(title, symbol: symbol) }
    },
    Overload("init(_ title: Title, image: ImageResource, isOn: Binding<Bool>)") {
      (title: Text, image: ImageResource, isOn: Binding<Bool>) in
      Toggle(isOn: isOn) { Label(title, image: Image(image)) }
    },
    Overload("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") {
      (isOn: Binding<Bool>, label: AnyView) in Toggle(isOn: isOn) { label }
    },
    Overload("init(sources: Collection, isOn: KeyPath, @ViewBuilder label: () -> Label)") {
      (sources: Elements, path: KeyPathValue, label: AnyView) in
      Toggle(sources: sources.bindings(at: path), isOn: \.self) { label }
    },
    Overload("init(_ title: Title, sources: Collection, isOn: KeyPath)") {
      (title: Text, sources: Elements, path: KeyPathValue) in
      Toggle(sources: sources.bindings(at: path), isOn: \.self) { title }
    },
    Overload("init(_ title: Title, systemImage: String, sources: Collection, isOn: KeyPath)") {
      (title: Text, symbol: String, sources: Elements, path: KeyPathValue) in
      Toggle(sources: sources.bindings(at: path), isOn: \.self) { Label(title, symbol: symbol) }
    },
    Overload("init(_ title: Title, image: ImageResource, sources: Collection, isOn: KeyPath)") {
      (title: Text, image: ImageResource, sources: Elements, path: KeyPathValue) in
      Toggle(sources: sources.bindings(at: path), isOn: \.self) {
        Label(title, image: Image(image))
      }
    },
    Overload("init(_ configuration: ToggleStyleConfiguration)") {
      (configuration: ToggleStyleConfiguration) in Toggle(configuration)
    })

  static let toggleStyleConfiguration = TypeEntry(
    "ToggleStyleConfiguration", matches: { $0 is ToggleStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? ToggleStyleConfiguration)?.label },
      "isOn": { any, _ in (any as? ToggleStyleConfiguration)?.isOn },
      "isMixed": { any, _ in (any as? ToggleStyleConfiguration)?.isMixed },
      "$isOn": { any, _ in
        (any as? ToggleStyleConfiguration).map { configuration in
          Value.binding(
            BindingValue(
              get: { .bool(configuration.isOn) },
              set: { if case .bool(let value) = $0 { configuration.$isOn.wrappedValue = value } }))
        }
      },
    ],
    methods: [
      Method("func set_isOn(_ value: Bool)") {
        (configuration: ToggleStyleConfiguration, value: Bool) in
        configuration.$isOn.wrappedValue = value
        return configuration
      }
    ])

  static let toggleStyle = TypeEntry(
    "ToggleStyle", matches: { $0 is any ToggleStyle },
    statics: [
      "automatic": { _ in DefaultToggleStyle() }, "switch": { _ in SwitchToggleStyle() },
      "checkbox": { _ in CheckboxToggleStyle() }, "button": { _ in ButtonToggleStyle() },
    ])
  static let switchToggleStyle = TypeEntry(
    "SwitchToggleStyle",
    initializers: [
      Overload("init()") { SwitchToggleStyle() },
      Overload("init(tint: Color)") { (tint: Color) in SwitchToggleStyle(tint: tint) },
    ])
  static let checkboxToggleStyle = TypeEntry(
    "CheckboxToggleStyle", initializers: [Overload("init()") { CheckboxToggleStyle() }])
  static let buttonToggleStyle = TypeEntry(
    "ButtonToggleStyle", initializers: [Overload("init()") { ButtonToggleStyle() }])
  static let defaultToggleStyle = TypeEntry(
    "DefaultToggleStyle", initializers: [Overload("init()") { DefaultToggleStyle() }])
}

extension ModifierEntry {
  static let toggleStyle = ModifierEntry(
    "toggleStyle", .drawn,
    Modifier("toggleStyle(_ style: ToggleStyle)") {
      (view: AnyView, style: AppliedStyle<ToggleStyleConfiguration>) in view.applying(style)
    })
}

extension ToggleStyleConfiguration: VocabularyArgument {}

extension ToggleStyleConfiguration: StyleConfiguration {
  static let styleName = "ToggleStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<ToggleStyleConfiguration>? {
    (style as? any ToggleStyle).map { AppliedStyle($0) }
  }
}
