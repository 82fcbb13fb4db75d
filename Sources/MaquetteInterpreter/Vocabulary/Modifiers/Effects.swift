import Foundation
import MaquetteUI

extension ModifierEntry {
  static let effects: [ModifierEntry] = [
    ModifierEntry(
      "task", .behaves,
      Modifier(
        "task(@inert name: String? = nil, @inert executorPreference: Any? = nil, @inert priority: TaskPriority = .userInitiated, @inert file: Any? = nil, @inert line: Any? = nil, _ action: () -> Void)"
      ) { (view: AnyView, action: Function, site: CallSite) in
        view.task(action, at: site)
      },
      Modifier(
        "task(id: Any?, @inert name: String? = nil, @inert executorPreference: Any? = nil, @inert priority: TaskPriority = .userInitiated, @inert file: Any? = nil, @inert line: Any? = nil, _ action: () -> Void)"
      ) { (view: AnyView, id: Value?, action: Function, site: CallSite) in
        view.task(action, for: id ?? .null, at: site)
      }),
    ModifierEntry(
      "onReceive", .behaves,
      Modifier("onReceive(_ publisher: Any, perform action: (Any) -> Void)") {
        (view: AnyView, publisher: Value?, action: Function, site: CallSite) in
        view.following(publisher?.native(as: Publisher.self), action, at: site)
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

extension AnyView {
  /// The view with work that begins when it appears, and is cancelled when it goes.
  fileprivate func task(_ action: Function, at site: CallSite) -> any View {
    let tasks = site.evaluator.tasks
    return adapting { context in
      let identity = context.identity
      context.pass.addLifecycle(at: identity) { lifecycle in
        let owner = PreviewTasks.Owner(place: identity, index: lifecycle.appear.count)
        lifecycle.appear.append {
          site.evaluator.beginTask(action.value, owner: owner, at: site.place)
        }
        lifecycle.disappear.append { tasks.cancel(owner) }
      }
    }
  }

  /// The same, begun anew whenever a value is another one.
  fileprivate func task(_ action: Function, for value: Value, at site: CallSite) -> any View {
    let tasks = site.evaluator.tasks
    return AnyView(
      existential: adapting { context in
        let owner = PreviewTasks.Owner(place: context.identity, index: -1)
        context.pass.addLifecycle(at: context.identity) {
          $0.disappear.append { tasks.cancel(owner) }
        }
      }
    ).watching(value) { identity in
      let owner = PreviewTasks.Owner(place: identity, index: -1)
      site.evaluator.beginTask(action.value, owner: owner, at: site.place)
    }
  }

  /// The view with a closure that is told of what a publisher hands on while the view is there.
  fileprivate func following(_ publisher: Publisher?, _ action: Function, at site: CallSite)
    -> any View
  {
    guard let publisher else { return self }
    let tasks = site.evaluator.tasks
    return adapting { context in
      let identity = context.identity
      context.pass.addLifecycle(at: identity) { lifecycle in
        let owner = PreviewTasks.Owner(place: identity, index: lifecycle.appear.count)
        // What is written since may make another closure of it.
        tasks.handlers[owner] = { _ = action($0) }
        lifecycle.appear.append {
          let subscriber = Publisher.Subscriber(receive: { tasks.handlers[owner]?($0) })
          if let subscription = try? publisher.subscribe(subscriber) {
            tasks.hold(subscription, for: owner)
          }
        }
        lifecycle.disappear.append { tasks.cancel(owner) }
      }
    }
  }

  private func watching(_ value: Value, _ act: @escaping (NodeIdentity) -> Void) -> any View {
    adapting { context in
      let identity = context.identity
      context.pass.addLifecycle(at: identity) {
        $0.changes.insert(WatchedValue(value, runsAtFirst: true) { _, _ in act(identity) }, at: 0)
      }
    }
  }
}
