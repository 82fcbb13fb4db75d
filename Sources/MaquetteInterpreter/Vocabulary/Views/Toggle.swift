import MaquetteUI

extension TypeEntry {
  static let toggle = TypeEntry(
    view: "Toggle",
    Overload("init(_ title: Title, isOn: Binding<Bool>)") { call in
      Toggle(isOn: call.boolBinding(1)) { call.text(0) }
    },
    Overload("init(_ title: Title, systemImage: String, isOn: Binding<Bool>)") { call in
      Toggle(isOn: call.boolBinding(2)) {
        Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }
      }
    },
    Overload("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") { call in
      Toggle(isOn: call.boolBinding(0)) { call.content(1) }
    },
    Overload("init(sources: Collection, isOn: KeyPath, @ViewBuilder label: () -> Label)") { call in
      Toggle(sources: call.sources(0, 1), isOn: \.self) { call.content(2) }
    },
    Overload("init(_ title: Title, sources: Collection, isOn: KeyPath)") { call in
      Toggle(sources: call.sources(1, 2), isOn: \.self) { call.text(0) }
    },
    Overload("init(_ configuration: ToggleStyleConfiguration)") { call in
      call.native(0, as: ToggleStyleConfiguration.self).map { Toggle($0) }
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
      Overload("func set_isOn(_ value: Bool)") { call in
        call.receiver.native(as: ToggleStyleConfiguration.self).map {
          $0.$isOn.wrappedValue = call.bool(0)
          return $0
        }
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
      Overload("init()") { _ in SwitchToggleStyle() },
      Overload("init(tint: Color)") { call in
        call.native(0, as: Color.self).map { SwitchToggleStyle(tint: $0) }
      },
    ])
  static let checkboxToggleStyle = TypeEntry(
    "CheckboxToggleStyle", initializers: [Overload("init()") { _ in CheckboxToggleStyle() }])
  static let buttonToggleStyle = TypeEntry(
    "ButtonToggleStyle", initializers: [Overload("init()") { _ in ButtonToggleStyle() }])
  static let defaultToggleStyle = TypeEntry(
    "DefaultToggleStyle", initializers: [Overload("init()") { _ in DefaultToggleStyle() }])
}

extension ModifierEntry {
  static let toggleStyle = ModifierEntry(
    "toggleStyle",
    Overload("toggleStyle(_ style: ToggleStyle)") { call in
      call.style(0, ToggleStyleConfiguration.self) { any in
        (any as? any ToggleStyle).map { AppliedStyle($0) }
      }.map { call.view.applying($0) }
    })
}

extension Call {
  /// The bindings at a key path of each element.
  fileprivate func sources(_ collection: Int, _ path: Int) -> [Binding<Bool>] {
    guard case .keyPath(let path)? = self[path] else { return [] }
    let evaluator = evaluator
    let place = place
    return (evaluator.elements(of: self[collection] ?? .null, at: place) ?? []).map { element in
      Binding(
        get: {
          evaluator.isTrue(
            (try? evaluator.value(at: path, of: element, place: place)) ?? .null, at: place)
        },
        set: { new in
          var element = element
          try? evaluator.modify(path, of: &element, place: place) { $0 = .bool(new) }
        })
    }
  }
}
