import MaquetteUI

extension TypeEntry {
  static let button = TypeEntry(
    view: "Button", .drawn,
    UntypedOverload("init(_ title: Title, action: () -> Void)") { call in
      Button(action: call.action(1)) { call.text(0) }
    },
    UntypedOverload("init(_ title: Title, role: ButtonRole?, action: () -> Void)") { call in
      Button(role: call.native(1), action: call.action(2)) { call.text(0) }
    },
    UntypedOverload("init(_ title: Title, systemImage: String, action: () -> Void)") { call in
      Button(action: call.action(2)) {
        Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }
      }
    },
    UntypedOverload(
      "init(_ title: Title, systemImage: String, role: ButtonRole?, action: () -> Void)"
    ) {
      call in
      Button(role: call.native(2), action: call.action(3)) {
        Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }
      }
    },
    UntypedOverload("init(role: ButtonRole, action: () -> Void)") { call in
      Button(role: call.native(0) ?? .cancel, action: call.action(1))
    },
    UntypedOverload("init(action: () -> Void, @ViewBuilder label: () -> Label)") { call in
      Button(action: call.action(0)) { call.content(1) }
    },
    UntypedOverload("init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label)")
    {
      call in
      Button(role: call.native(0), action: call.action(1)) { call.content(2) }
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
    "ButtonStyle", matches: { $0 is any PrimitiveButtonStyle },
    statics: [
      "automatic": { _ in DefaultButtonStyle() }, "bordered": { _ in BorderedButtonStyle() },
      "borderedProminent": { _ in BorderedProminentButtonStyle() },
      "borderless": { _ in BorderlessButtonStyle() }, "plain": { _ in PlainButtonStyle() },
      "link": { _ in LinkButtonStyle() },
    ])

  static let buttonStyles = [
    TypeEntry(
      "DefaultButtonStyle", initializers: [UntypedOverload("init()") { _ in DefaultButtonStyle() }]),
    TypeEntry(
      "BorderedButtonStyle",
      initializers: [UntypedOverload("init()") { _ in BorderedButtonStyle() }]),
    TypeEntry(
      "BorderedProminentButtonStyle",
      initializers: [UntypedOverload("init()") { _ in BorderedProminentButtonStyle() }]),
    TypeEntry(
      "BorderlessButtonStyle",
      initializers: [UntypedOverload("init()") { _ in BorderlessButtonStyle() }]),
    TypeEntry(
      "PlainButtonStyle", initializers: [UntypedOverload("init()") { _ in PlainButtonStyle() }]),
    TypeEntry(
      "LinkButtonStyle", initializers: [UntypedOverload("init()") { _ in LinkButtonStyle() }]),
  ]
}

extension ModifierEntry {
  static let buttonStyle = ModifierEntry(
    "buttonStyle", .drawn,
    UntypedOverload("buttonStyle(_ style: ButtonStyle)") { call in
      if case .instance(let instance)? = call[0] {
        return call.view.applying(call.evaluator.buttonStyle(instance))
      }
      return (call.native(0, as: Any.self) as? any PrimitiveButtonStyle).map {
        call.view.applying(AppliedStyle($0))
      }
    })
}
