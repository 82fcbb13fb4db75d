import MaquetteUI

extension TypeEntry {
  static let button = TypeEntry(
    view: "Button",
    Overload("init(_ title: Title, action: () -> Void)") { call in
      Button(action: call.action(1)) { call.text(0) }
    },
    Overload("init(_ title: Title, role: ButtonRole?, action: () -> Void)") { call in
      Button(role: call.native(1), action: call.action(2)) { call.text(0) }
    },
    Overload("init(_ title: Title, systemImage: String, action: () -> Void)") { call in
      Button(action: call.action(2)) {
        Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }
      }
    },
    Overload("init(_ title: Title, systemImage: String, role: ButtonRole?, action: () -> Void)") {
      call in
      Button(role: call.native(2), action: call.action(3)) {
        Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }
      }
    },
    Overload("init(action: () -> Void, @ViewBuilder label: () -> Label)") { call in
      Button(action: call.action(0)) { call.content(1) }
    },
    Overload("init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label)") {
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
