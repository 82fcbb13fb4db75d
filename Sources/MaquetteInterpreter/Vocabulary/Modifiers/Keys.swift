import Foundation
import MaquetteUI

/// A key that was pressed, as an action is told of it.
private struct KeyPress {
  /// The key in GTK's notation, with those that were held down.
  let key: String

  var characters: String {
    let bare = key.replacing("<Control>", with: "")
    return bare.count == 1 ? bare : bare == "space" ? " " : ""
  }
}

/// What an action made of a key.
private enum KeyPressResult: String, CaseIterable { case handled, ignored }

/// One key, or several.
private struct KeySet: VocabularyArgument {
  let names: [String]

  static var spellings: [String] { ["KeyEquivalent", "Set<KeyEquivalent>"] }

  static func taken(from argument: GivenArgument) -> KeySet? {
    let values: [Value]
    switch argument.value {
    case .array(let elements): values = elements
    case .set(let elements): values = elements.keys
    case let value?: values = [value]
    case nil: return nil
    }
    return KeySet(
      names: values.compactMap { value in
        if case .string(let text) = value { return text }
        let known = try? argument.evaluator.coerce(value, to: .named("KeyEquivalent"), owner: nil)
        return known?.native(as: KeyEquivalentValue.self)?.name
      })
  }
}

extension TypeEntry {
  static let keyPresses: [TypeEntry] = [
    TypeEntry(
      "KeyPress", matches: { $0 is KeyPress },
      properties: [
        "key": { any, _ in (any as? KeyPress).map { KeyEquivalentValue(name: $0.key) } },
        "characters": { any, _ in (any as? KeyPress)?.characters },
        "modifiers": { _, _ in EventModifiers() },
      ]),
    TypeEntry(
      "KeyPress.Result", matches: { $0 is KeyPressResult },
      statics: members(KeyPressResult.allCases, named: \.rawValue)),
  ]
}

extension ModifierEntry {
  static let keyPresses: [ModifierEntry] = [
    ModifierEntry(
      "onKeyPress", .behaves,
      key("_ key: KeyEquivalent, action: () -> KeyPress.Result"),
      key("_ key: KeyEquivalent, @inert phases: Any, action: (KeyPress) -> KeyPress.Result"),
      key(
        "keys: Set<KeyEquivalent>, @inert phases: Any = [.down, .repeat], action: (KeyPress) -> KeyPress.Result"
      ),
      Modifier(
        "onKeyPress(characters: CharacterSet, @inert phases: Any = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)"
      ) { (view: AnyView, characters: CharacterSet, action: Function) in
        let typed = (32..<127).map { UnicodeScalar(UInt8($0)) }.filter(characters.contains)
        return view.hearing(characters: String(String.UnicodeScalarView(typed))) { action.tell($0) }
      },
      Modifier(
        "onKeyPress(@inert phases: Any = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)"
      ) { (view: AnyView, action: Function) in view.hearing { action.tell($0) } }),
    command("onExitCommand", keys: ["Escape"]),
    command("onDeleteCommand", keys: ["Delete", "BackSpace"]),
    command("onCopyCommand", keys: ["<Control>c"]), command("onCutCommand", keys: ["<Control>x"]),
    ModifierEntry(
      "onPasteCommand", .behaves,
      Modifier(
        "onPasteCommand(@inert of types: Any, @inert validator: Any? = nil, perform action: (Value) -> Void)"
      ) { (view: AnyView, action: Function) in
        view.hearing(keys: ["<Control>v"]) { _ in _ = action(.array([])) }
      }),
    ModifierEntry(
      "onMoveCommand", .behaves,
      Modifier("onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)") {
        (view: AnyView, action: Function?) in
        view.hearing(keys: ["Up", "Down", "Left", "Right"]) { key in
          guard let action else { return }
          let direction = MoveDirection(rawValue: key.lowercased()) ?? .up
          _ = action(action.evaluator.value(from: direction))
        }
      }),
    ModifierEntry(
      "refreshable", .behaves,
      Modifier("refreshable(action: () -> Void)") { (view: AnyView, action: Action) in
        view.refreshable(action: action.run)
      }),
  ]

  private static func key(_ parameters: String) -> Modifier {
    Modifier("onKeyPress(\(parameters))") { (view: AnyView, keys: KeySet, action: Function) in
      view.hearing(keys: keys.names) { action.tell($0) }
    }
  }

  private static func command(_ name: String, keys: [String]) -> ModifierEntry {
    ModifierEntry(
      name, .behaves,
      Modifier("\(name)(perform action: (() -> Void)?)") { (view: AnyView, action: Action?) in
        view.hearing(keys: keys) { _ in action?.run() }
      })
  }
}

/// The way of an arrow key.
private enum MoveDirection: String, CaseIterable { case up, down, left, right }

extension TypeEntry {
  static let moveDirection = TypeEntry(cases: MoveDirection.self, named: "MoveCommandDirection")
}

extension Function {
  /// Calls an action with a key, where it wants to be told which.
  fileprivate func tell(_ key: String) {
    if parameterCount == 0 {
      _ = self()
    } else {
      _ = self(evaluator.value(from: KeyPress(key: key)))
    }
  }
}
