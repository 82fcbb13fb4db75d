import Foundation
import MaquetteUI

extension ModifierEntry {
  static let effects: [ModifierEntry] = [
    ModifierEntry(
      "task", .behaves,
      Modifier(
        "task(@inert name: String? = nil, @inert executorPreference: Any? = nil, @ignored priority: TaskPriority = .userInitiated, @inert file: Any? = nil, @inert line: Any? = nil, _ action: () -> Void)"
      ) { (view: AnyView, action: Action) in view.onAppear(perform: action.run) },
      Modifier(
        "task(id: Any?, @inert name: String? = nil, @inert executorPreference: Any? = nil, @ignored priority: TaskPriority = .userInitiated, @inert file: Any? = nil, @inert line: Any? = nil, _ action: () -> Void)"
      ) { (view: AnyView, id: Value?, action: Action) in
        view.onChange(of: id ?? .null, initial: true) { _, _ in action.run() }
      }),
    ModifierEntry(
      "onTapGesture", .behaves,
      Modifier(
        "onTapGesture(count: Int = 1, @ignored coordinateSpace: Any? = nil, perform action: (CGPoint) -> Void)"
      ) { (view: AnyView, count: Int?, action: Function) in
        view.onTapGesture(count: count ?? 1) { _ = action() }
      }),
    ModifierEntry(
      "onLongPressGesture", .behaves,
      Modifier(
        "onLongPressGesture(@ignored minimumDuration: Double = 0.5, @ignored maximumDistance: CGFloat = 10, perform action: () -> Void, @ignored onPressingChanged: (Bool) -> Void = {})"
      ) { (view: AnyView, action: Action) in view.onLongPressGesture(perform: action.run) },
      Modifier(
        "onLongPressGesture(@ignored minimumDuration: Double = 0.5, @ignored maximumDistance: CGFloat = 10, @ignored pressing: ((Bool) -> Void)? = nil, perform action: () -> Void)"
      ) { (view: AnyView, action: Action) in view.onLongPressGesture(perform: action.run) }),
    ModifierEntry(
      "onHover", .behaves,
      Modifier("onHover(perform action: (Bool) -> Void)") {
        (view: AnyView, action: Handler<Bool>) in view.onHover(perform: action.run)
      }),
    ModifierEntry(
      "focused", .behaves,
      Modifier("focused(_ condition: Binding<Bool>)") { (view: AnyView, focus: Binding<Bool>) in
        view.focused(focus)
      },
      Modifier("focused(_ binding: Binding<Value>, equals value: Any)") {
        (view: AnyView, focus: BindingValue, value: Value?) in
        let value = value ?? .null
        return view.focused(
          Binding(
            get: { focus.get().hashable == value.hashable },
            set: { hasFocus in
              if hasFocus {
                focus.set(value)
              } else if focus.get().hashable == value.hashable {
                focus.set(.null)
              }
            }))
      }),
    ModifierEntry(
      "keyboardShortcut", .behaves,
      Modifier("keyboardShortcut(_ shortcut: KeyboardShortcut)") {
        (view: AnyView, shortcut: KeyboardShortcutName) in view.shortcut(shortcut.trigger)
      },
      Modifier(
        "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, @inert localization: Any = .automatic)"
      ) {
        (view: AnyView, key: KeyName, modifiers: EventModifiers?) in
        view.shortcut((modifiers ?? .command).prefix + key.name)
      },
      // A letter in quotes is a key too.
      Modifier("keyboardShortcut(_ key: String, modifiers: EventModifiers = .command)") {
        (view: AnyView, key: String, modifiers: EventModifiers?) in
        view.shortcut((modifiers ?? .command).prefix + key.prefix(1).lowercased())
      }),
  ]
}

/// A key by GTK's name of it.
struct KeyName: VocabularyArgument {
  let name: String

  static var spellings: [String] { ["KeyEquivalent"] }

  static func taken(from argument: GivenArgument) -> KeyName? {
    switch argument.value {
    case .native(let native): (native.value as? KeyEquivalentValue).map { KeyName(name: $0.name) }
    default: nil
    }
  }
}

/// A key that has no letter.
struct KeyEquivalentValue { let name: String }

/// A key with its modifiers, which a role gives.
private struct KeyboardShortcutName: VocabularyArgument {
  let trigger: String

  static var spellings: [String] { ["KeyboardShortcut"] }
}

/// The keys that are held down with another.
nonisolated struct EventModifiers: OptionSet {
  let rawValue: Int

  static let command = EventModifiers(rawValue: 1)
  static let shift = EventModifiers(rawValue: 2)
  static let option = EventModifiers(rawValue: 4)
  static let control = EventModifiers(rawValue: 8)

  /// The keys in GTK's notation; that for commands is Control here.
  var prefix: String {
    (contains(.command) || contains(.control) ? "<Control>" : "")
      + (contains(.shift) ? "<Shift>" : "") + (contains(.option) ? "<Alt>" : "")
  }
}

extension EventModifiers: VocabularyOptions {
  static var spellings: [String] { ["EventModifiers"] }
}

extension TypeEntry {
  static let keys: [TypeEntry] = [
    TypeEntry(
      "KeyEquivalent", matches: { $0 is KeyEquivalentValue },
      statics: [
        "return": { _ in KeyEquivalentValue(name: "Return") },
        "escape": { _ in KeyEquivalentValue(name: "Escape") },
        "space": { _ in KeyEquivalentValue(name: "space") },
        "tab": { _ in KeyEquivalentValue(name: "Tab") },
        "delete": { _ in KeyEquivalentValue(name: "BackSpace") },
        "deleteForward": { _ in KeyEquivalentValue(name: "Delete") },
        "upArrow": { _ in KeyEquivalentValue(name: "Up") },
        "downArrow": { _ in KeyEquivalentValue(name: "Down") },
        "leftArrow": { _ in KeyEquivalentValue(name: "Left") },
        "rightArrow": { _ in KeyEquivalentValue(name: "Right") },
        "home": { _ in KeyEquivalentValue(name: "Home") },
        "end": { _ in KeyEquivalentValue(name: "End") },
      ]),
    TypeEntry(
      "KeyboardShortcut", matches: { $0 is KeyboardShortcutName },
      statics: [
        "defaultAction": { _ in KeyboardShortcutName(trigger: "Return") },
        "cancelAction": { _ in KeyboardShortcutName(trigger: "Escape") },
      ]),
    TypeEntry(
      "EventModifiers", matches: { $0 is EventModifiers },
      statics: [
        "command": { _ in EventModifiers.command }, "shift": { _ in EventModifiers.shift },
        "option": { _ in EventModifiers.option }, "control": { _ in EventModifiers.control },
        "all": { _ in EventModifiers(rawValue: 15) },
      ],
      functions: [
        Overload("func set(_ modifiers: EventModifiers) -> EventModifiers") {
          (modifiers: EventModifiers) in modifiers
        }
      ]),
  ]
}
