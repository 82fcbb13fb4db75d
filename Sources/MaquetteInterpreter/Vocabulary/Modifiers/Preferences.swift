import MaquetteUI

extension ModifierEntry {
  /// What views tell those around them.
  static let preferences: [ModifierEntry] = [
    ModifierEntry(
      "preference", .behaves,
      Modifier("preference(key: Type, value: Any?)") {
        (view: AnyView, key: Value, value: Value?, site: CallSite) -> any View in
        guard let topic = site.evaluator.topic(of: key, at: site.place) else { return view }
        return view.telling(topic) { told in
          site.evaluator.shaped(value ?? .null, like: told)
        }
      }),
    ModifierEntry(
      "transformPreference", .behaves,
      Modifier("transformPreference(_ key: Type, _ callback: (Any) -> Void)") {
        (view: AnyView, key: Value, callback: Function?, site: CallSite) -> any View in
        guard let topic = site.evaluator.topic(of: key, at: site.place) else { return view }
        return view.telling(topic) { told in
          guard let callback, let value = told as? Value else { return told }
          return callback.changing(value)
        }
      }),
    ModifierEntry(
      "onPreferenceChange", .behaves,
      Modifier("onPreferenceChange(_ key: Type, perform action: (Any) -> Void)") {
        (view: AnyView, key: Value, action: Function?, site: CallSite) -> any View in
        guard let topic = site.evaluator.topic(of: key, at: site.place) else { return view }
        return view.hearing(topic) { (value: Value) in _ = action?(value) }
      }),
    layered("overlayPreferenceValue", in: .overlay, part: .overlay),
    layered("backgroundPreferenceValue", in: .background, part: .background),
    ModifierEntry(
      "transformEnvironment", .behaves,
      Modifier("transformEnvironment(_ keyPath: KeyPath, transform: (Any) -> Void)") {
        (view: AnyView, keyPath: KeyPathValue, change: Function?, site: CallSite) -> any View in
        guard let name = keyPath.names.first, let change else { return view }
        return view.adapting { context in
          let old = site.evaluator.environmentValue(named: name, in: context, at: site.place)
          let new = change.changing(old)
          guard let set = Evaluator.environmentEntries[name]?.set else {
            context.environment.interpreted[name] = new
            return
          }
          let typed = site.evaluator.resolved(new, environmentKey: name, at: site.place)
          set(&context.environment, typed)
        }
      }),
  ]

  private static func layered(_ name: String, in kind: NodeKind, part: NodeSlot) -> ModifierEntry {
    ModifierEntry(
      name, .behaves,
      Modifier(
        "\(name)(_ key: Type, alignment: Alignment = .center, @ViewBuilder _ transform: (Any) -> Content)"
      ) {
        (
          view: AnyView, key: Value, alignment: Alignment?, content: ContentBuilder,
          site: CallSite
        ) -> any View in
        guard let topic = site.evaluator.topic(of: key, at: site.place) else { return view }
        return view.layered(
          in: kind, part: part, alignment: alignment ?? .center, hearing: topic
        ) { content(($0 as? Value) ?? .null) }
      })
  }
}

extension Function {
  /// A value as the closure leaves its one `inout` parameter.
  func changing(_ value: Value) -> Value {
    guard case .function(let function) = self.value,
      case .lowered(let node, let captured, let receiver, let owner) = function.body,
      let parameter = node.parameters.first
    else { return value }
    let frame = Frame(
      evaluator: evaluator, size: node.frameSize, parent: captured, receiver: receiver,
      owner: owner)
    frame.slots[parameter.slot] = value
    _ = evaluator.enter(at: place) { try evaluator.run(node, in: frame) }
    return frame.slots[parameter.slot]
  }
}

extension Evaluator {
  /// What a key that the file declares stands for; nil for one that is not there.
  fileprivate func topic(of key: Value, at place: SourceLocation) -> PreferenceTopic? {
    guard case .type(.declared(let type, _)) = key else { return nil }
    return PreferenceTopic(id: type.path) { [unowned self] in
      (enter(at: place) { try staticMember("defaultValue", of: type) ?? .null }) ?? Value.null
    } merge: { [unowned self] one, other in
      guard let one = one as? Value, let other = other as? Value else { return one }
      return reduced(one, other, by: type, at: place)
    }
  }

  /// Two values as the `reduce` of a key makes them one.
  private func reduced(
    _ one: Value, _ other: Value, by type: RuntimeType, at place: SourceLocation
  ) -> Value {
    guard let method = type.statics("reduce").first, method.node.parameters.count == 2 else {
      return other
    }
    let node = method.node
    let frame = Frame(
      evaluator: self, size: node.frameSize, parent: nil,
      receiver: Receiver(.type(.declared(type, name: type.name))), owner: method.owner)
    frame.slots[node.parameters[0].slot] = one
    frame.slots[node.parameters[1].slot] = .function(FunctionValue(.native { _ in other }))
    _ = enter(at: place) { try run(node, in: frame) }
    return frame.slots[node.parameters[0].slot]
  }

  /// A value with its implicit members resolved by the type of another one.
  fileprivate func shaped(_ value: Value, like other: Any) -> Value {
    guard value.isImplicit, let other = other as? Value else { return value }
    return (try? coerce(value, to: .named(other.typeName), owner: nil)) ?? value
  }
}

extension RuntimeType {
  /// The name with those of the types around it, which stays the same over versions of the file.
  fileprivate var path: String { (outer.map { $0.path + "." } ?? "") + name }
}
