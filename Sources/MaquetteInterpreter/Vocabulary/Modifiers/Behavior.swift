import Foundation
import MaquetteUI

extension ModifierEntry {
  static let disabled = ModifierEntry(
    "disabled", .behaves,
    Modifier("disabled(_ disabled: Bool)") { (view: AnyView, disabled: Bool) in
      view.disabled(disabled)
    })

  static let help = ModifierEntry(
    "help", .behaves,
    Modifier("help(_ text: Title)") { (view: AnyView, text: Text) in view.help(text) },
    Modifier("help(_ text: Text)") { (view: AnyView, text: Text) in view.help(text) })

  static let id = ModifierEntry(
    "id", .behaves,
    Modifier("id(_ id: Any?)") { (view: AnyView, id: Value?) in view.id((id ?? .null).hashable) })

  static let onAppear = ModifierEntry(
    "onAppear", .behaves,
    Modifier("onAppear(perform action: (() -> Void)? = nil)") { (view: AnyView, action: Action?) in
      view.onAppear { action?.run() }
    })
  static let onDisappear = ModifierEntry(
    "onDisappear", .behaves,
    Modifier("onDisappear(perform action: (() -> Void)? = nil)") {
      (view: AnyView, action: Action?) in view.onDisappear { action?.run() }
    })

  static let onChange = ModifierEntry(
    "onChange", .behaves,
    Modifier("onChange(of value: Any?, initial: Bool = false, _ action: () -> Void)") {
      (view: AnyView, value: Value, initial: Bool?, action: Function?) in
      view.onChange(of: value, initial: initial ?? false, action)
    },
    Modifier("onChange(of value: Any?, perform action: () -> Void)") {
      (view: AnyView, value: Value, action: Function?) in
      view.onChange(of: value, initial: false, action)
    })

  static let labelsHidden = ModifierEntry(
    "labelsHidden", .drawn, Modifier("labelsHidden()") { (view: AnyView) in view.labelsHidden() })
  static let labelsVisibility = ModifierEntry(
    "labelsVisibility", .drawn,
    Modifier("labelsVisibility(_ visibility: Visibility)") {
      (view: AnyView, visibility: Visibility?) in view.labelsVisibility(visibility ?? .automatic)
    })
  static let labelIconToTitleSpacing = ModifierEntry(
    "labelIconToTitleSpacing", .drawn,
    Modifier("labelIconToTitleSpacing(_ value: CGFloat)") { (view: AnyView, value: CGFloat?) in
      view.labelIconToTitleSpacing(value ?? 0)
    })
  static let labelReservedIconWidth = ModifierEntry(
    "labelReservedIconWidth", .drawn,
    Modifier("labelReservedIconWidth(_ value: CGFloat)") { (view: AnyView, value: CGFloat?) in
      view.labelReservedIconWidth(value ?? 0)
    })

  static let modifier = ModifierEntry(
    "modifier", .behaves,
    Modifier("modifier(_ modifier: ViewModifier)") {
      (view: AnyView, modifier: Value, site: CallSite) -> any View in
      guard case .instance(let instance) = modifier else { return view }
      return InterpretedModifier(evaluator: site.evaluator, instance: instance, content: view)
    })

  static let environment = ModifierEntry(
    "environment", .behaves,
    Modifier("environment(_ keyPath: KeyPath, _ value: Any?)") {
      (view: AnyView, keyPath: KeyPathValue, value: Value, site: CallSite) -> any View in
      guard let name = keyPath.names.first else { return view }
      if name == "editMode" { return view.editing(by: value, in: site) }
      guard let entry = Evaluator.environmentEntries[name], let set = entry.set else {
        return view.transformEnvironment(\.interpreted) { $0[name] = value }
      }
      let typed = site.evaluator.resolved(value, environmentKey: name, at: site.place)
      if name == "layoutDirection", let direction = typed.native(as: LayoutDirection.self) {
        return view.environment(\.layoutDirection, direction)
      }
      return view.adapting { set(&$0.environment, typed) }
    },
    Modifier("environment(_ object: Any?)") { (view: AnyView, object: Value) in
      view.offering(object)
    })

  static let environmentObject = ModifierEntry(
    "environmentObject", .behaves,
    Modifier("environmentObject(_ object: Any)") { (view: AnyView, object: Value) in
      view.offering(object)
    })

  static let dynamicTypeSize = ModifierEntry(
    "dynamicTypeSize", .drawn,
    Modifier("dynamicTypeSize(_ size: DynamicTypeSize)") { (view: AnyView, size: DynamicTypeSize) in
      view.dynamicTypeSize(size)
    },
    Modifier("dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)") {
      (view: AnyView, range: OrderedRange, site: CallSite) in
      let sizes = DynamicTypeSize.allCases.filter { size in
        (try? site.evaluator.isContained(.wrap(size), in: range, at: site.place)) ?? false
      }
      guard let least = sizes.first, let most = sizes.last else { return AnyView(view) }
      return AnyView(view.dynamicTypeSize(least...most))
    })
}

extension Evaluator {
  /// A value for a key of the real environment, implicit members resolved.
  func resolved(_ value: Value, environmentKey name: String, at place: SourceLocation) -> Value {
    let types = [
      "layoutDirection": "LayoutDirection", "colorScheme": "ColorScheme",
      "dynamicTypeSize": "DynamicTypeSize",
      "sizeCategory": "ContentSizeCategory", "locale": "Locale", "labelsVisibility": "Visibility",
      "tint": "Color", "font": "Font", "multilineTextAlignment": "TextAlignment",
      "truncationMode": "Text.TruncationMode", "textCase": "Text.Case",
      "imageScale": "Image.Scale",
    ]
    guard let type = types[name] else { return value }
    return (try? coerce(value, to: .named(type), owner: nil)) ?? value
  }
}

extension View {
  /// The view with an action that takes the old and new value, the new one, or none.
  fileprivate func onChange(of value: Value, initial: Bool, _ action: Function?) -> any View {
    guard let action else { return self }
    let taken = action.parameterCount
    return onChange(of: value, initial: initial) { (old: Value, new: Value) in
      switch taken {
      case 0: _ = action()
      case 1: _ = action(new)
      default: _ = action(old, new)
      }
    }
  }

  /// The view with an object put in its environment by its type.
  fileprivate func offering(_ object: Value) -> any View {
    let name = "@" + object.typeName
    return transformEnvironment(\.interpreted) { $0[name] = object }
  }
}

extension View {
  /// The view whose rows are edited as a binding of the file says.
  fileprivate func editing(by value: Value, in site: CallSite) -> any View {
    let evaluator = site.evaluator
    let type = TypeExpression.named("EditMode")
    func mode(_ value: Value) -> EditMode {
      let typed = (try? evaluator.coerce(value, to: type, owner: nil)) ?? value
      return typed.native(as: EditMode.self) ?? .active
    }
    let bound = TypeExpression(.named("Binding", [type]))
    switch (try? evaluator.coerce(value, to: bound, owner: nil)) ?? value {
    case .binding(let binding):
      return environment(
        \.editMode,
        Binding(get: { mode(binding.get()) }, set: { binding.set(evaluator.value(from: $0)) }))
    default: return environment(\.editMode, .constant(mode(value)))
    }
  }
}
