import MaquetteUI

extension ModifierEntry {
  static let disabled = ModifierEntry(
    "disabled", .behaves,
    UntypedOverload("disabled(_ disabled: Bool)") { $0.view.disabled($0.bool(0)) })

  static let help = ModifierEntry(
    "help", .behaves, UntypedOverload("help(_ text: Title)") { $0.view.help($0.text(0)) },
    UntypedOverload("help(_ text: Text)") { call in
      call.native(0, as: Text.self).map { call.view.help($0) }
    })

  static let id = ModifierEntry(
    "id", .behaves, UntypedOverload("id(_ id: Any?)") { $0.view.id(($0[0] ?? .null).hashable) })

  static let onAppear = ModifierEntry(
    "onAppear", .behaves,
    UntypedOverload("onAppear(perform action: (() -> Void)? = nil)") { call in
      call.view.onAppear(perform: call.action(0))
    })
  static let onDisappear = ModifierEntry(
    "onDisappear", .behaves,
    UntypedOverload("onDisappear(perform action: (() -> Void)? = nil)") { call in
      call.view.onDisappear(perform: call.action(0))
    })

  static let onChange = ModifierEntry(
    "onChange", .behaves,
    UntypedOverload("onChange(of value: Any?, initial: Bool = false, _ action: () -> Void)") {
      call in
      call.onChange(action: 2, initial: call.bool(1))
    },
    UntypedOverload("onChange(of value: Any?, perform action: () -> Void)") { call in
      call.onChange(action: 1, initial: false)
    })

  static let labelsHidden = ModifierEntry(
    "labelsHidden", .drawn, UntypedOverload("labelsHidden()") { $0.view.labelsHidden() })
  static let labelsVisibility = ModifierEntry(
    "labelsVisibility", .drawn,
    UntypedOverload("labelsVisibility(_ visibility: Visibility)") {
      $0.view.labelsVisibility($0.native(0) ?? .automatic)
    })
  static let labelIconToTitleSpacing = ModifierEntry(
    "labelIconToTitleSpacing", .drawn,
    UntypedOverload("labelIconToTitleSpacing(_ value: CGFloat)") {
      $0.view.labelIconToTitleSpacing($0.length(0) ?? 0)
    })
  static let labelReservedIconWidth = ModifierEntry(
    "labelReservedIconWidth", .drawn,
    UntypedOverload("labelReservedIconWidth(_ value: CGFloat)") {
      $0.view.labelReservedIconWidth($0.length(0) ?? 0)
    })

  static let modifier = ModifierEntry(
    "modifier", .behaves,
    UntypedOverload("modifier(_ modifier: ViewModifier)") { call in
      guard case .instance(let instance)? = call[0] else { return call.view }
      return InterpretedModifier(evaluator: call.evaluator, instance: instance, content: call.view)
    })

  static let environment = ModifierEntry(
    "environment", .behaves,
    UntypedOverload("environment(_ keyPath: KeyPath, _ value: Any?)") { call in
      guard case .keyPath(let path)? = call[0], let name = path.names.first else {
        return call.view
      }
      let value = call[1] ?? .null
      guard let entry = Evaluator.environmentEntries[name], let set = entry.set else {
        return call.view.transformEnvironment(\.interpreted) { $0[name] = value }
      }
      let typed = call.evaluator.resolved(value, environmentKey: name, at: call.place)
      if name == "layoutDirection", let direction = typed.native(as: LayoutDirection.self) {
        return call.view.environment(\.layoutDirection, direction)
      }
      return call.view.adapting { set(&$0.environment, typed) }
    },
    UntypedOverload("environment(_ object: Any?)") { call in call.environmentObject() })

  static let environmentObject = ModifierEntry(
    "environmentObject", .behaves,
    UntypedOverload("environmentObject(_ object: Any)") { call in call.environmentObject() })

  static let dynamicTypeSize = ModifierEntry(
    "dynamicTypeSize", .drawn,
    UntypedOverload("dynamicTypeSize(_ size: DynamicTypeSize)") { call in
      call.native(0, as: DynamicTypeSize.self).map { call.view.dynamicTypeSize($0) }
    })

  static let accessibilityLabel = ModifierEntry(
    "accessibilityLabel", .behaves,
    UntypedOverload("accessibilityLabel(_ label: Title)") {
      $0.view.accessibilityLabel($0.text(0))
    },
    UntypedOverload("accessibilityLabel(_ label: Text)") { call in
      call.native(0, as: Text.self).map { call.view.accessibilityLabel($0) }
    })
  static let accessibilityValue = ModifierEntry(
    "accessibilityValue", .behaves,
    UntypedOverload("accessibilityValue(_ value: Title)") {
      $0.view.accessibilityValue($0.text(0))
    },
    UntypedOverload("accessibilityValue(_ value: Text)") { call in
      call.native(0, as: Text.self).map { call.view.accessibilityValue($0) }
    })
  static let accessibilityHint = ModifierEntry(
    "accessibilityHint", .behaves,
    UntypedOverload("accessibilityHint(_ hint: Title)") { $0.view.accessibilityHint($0.text(0)) },
    UntypedOverload("accessibilityHint(_ hint: Text)") { call in
      call.native(0, as: Text.self).map { call.view.accessibilityHint($0) }
    })
  static let accessibilityHidden = ModifierEntry(
    "accessibilityHidden", .behaves,
    UntypedOverload("accessibilityHidden(_ hidden: Bool)") {
      $0.view.accessibilityHidden($0.bool(0))
    })
  static let accessibilityIdentifier = ModifierEntry(
    "accessibilityIdentifier", .behaves,
    UntypedOverload("accessibilityIdentifier(_ identifier: String)") {
      $0.view.accessibilityIdentifier($0.string(0))
    })
}

extension Evaluator {
  /// A value for a key of the real environment, implicit members resolved.
  func resolved(_ value: Value, environmentKey name: String, at place: SourceLocation) -> Value {
    let types = [
      "layoutDirection": "LayoutDirection", "colorScheme": "ColorScheme",
      "dynamicTypeSize": "DynamicTypeSize", "locale": "Locale", "labelsVisibility": "Visibility",
      "tint": "Color", "font": "Font", "multilineTextAlignment": "TextAlignment",
      "truncationMode": "Text.TruncationMode", "textCase": "Text.Case",
      "imageScale": "Image.Scale",
    ]
    guard let type = types[name] else { return value }
    return (try? coerce(value, to: .named(type), owner: nil)) ?? value
  }
}

extension Call {
  /// The view with an action that takes the old and new value, the new one, or none.
  fileprivate func onChange(action index: Int, initial: Bool) -> any View {
    guard let action = self[index] else { return view }
    var count = 0
    if case .function(let function) = action, case .lowered(let node, _, _, _) = function.body {
      count = node.parameters.count
    }
    let taken = count
    let evaluator = evaluator
    let place = place
    return view.onChange(of: self[0] ?? .null, initial: initial) { old, new in
      let values = taken == 0 ? [] : taken == 1 ? [new] : [old, new]
      _ = evaluator.enter(at: place) { try evaluator.call(action, with: values, at: place) }
    }
  }

  /// The view with an object put in its environment by its type.
  fileprivate func environmentObject() -> any View {
    guard let value = self[0] else { return view }
    let name = "@" + value.typeName
    return view.transformEnvironment(\.interpreted) { $0[name] = value }
  }
}
