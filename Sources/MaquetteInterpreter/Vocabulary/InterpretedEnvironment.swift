import Foundation
import MaquetteUI

/// Environment values that the file itself declares, and objects put there, by name.
private struct InterpretedEnvironmentKey: EnvironmentKey {
  static let defaultValue: [String: Value] = [:]
}

extension EnvironmentValues {
  /// The values of the file's own keys.
  var interpreted: [String: Value] {
    get { self[InterpretedEnvironmentKey.self] }
    set { self[InterpretedEnvironmentKey.self] = newValue }
  }
}

/// Where a key path names a value of the real environment: how it is read and set.
struct EnvironmentEntry {
  let name: String
  let get: @MainActor (EnvironmentValues) -> Any?
  let set: (@MainActor (inout EnvironmentValues, Value) -> Void)?

  init<T>(_ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, T>) {
    self.name = name
    get = { $0[keyPath: keyPath] }
    set = { environment, value in
      let any: Any? =
        switch value {
        case .bool(let value): value
        case .int(let value): T.self == Int.self || T.self == Int?.self ? value : Double(value)
        case .double(let value): value
        case .native(let native): native.value
        default: nil
        }
      if let any = any as? T {
        environment[keyPath: keyPath] = any
      } else if let number = any as? Double, let length = CGFloat(number) as? T {
        environment[keyPath: keyPath] = length
      }
    }
  }

  init(_ name: String, reading get: @escaping @MainActor (EnvironmentValues) -> Any?) {
    self.name = name
    self.get = get
    set = nil
  }
}

extension Evaluator {
  static let environmentEntries: [String: EnvironmentEntry] = Dictionary(
    uniqueKeysWithValues: [
      EnvironmentEntry("locale", \.locale), EnvironmentEntry("calendar", \.calendar),
      EnvironmentEntry("timeZone", \.timeZone),
      EnvironmentEntry("layoutDirection", \.layoutDirection),
      EnvironmentEntry("colorScheme", \.colorScheme),
      EnvironmentEntry("dynamicTypeSize", \.dynamicTypeSize),
      EnvironmentEntry("sizeCategory", \.sizeCategory),
      EnvironmentEntry("colorSchemeContrast") { $0.colorSchemeContrast },
      EnvironmentEntry("isEnabled", \.isEnabled), EnvironmentEntry("tint", \.tint),
      EnvironmentEntry("labelsVisibility", \.labelsVisibility),
      EnvironmentEntry("labelIconToTitleSpacing", \.labelIconToTitleSpacing),
      EnvironmentEntry("labelReservedIconWidth", \.labelReservedIconWidth),
      EnvironmentEntry("font", \.font), EnvironmentEntry("lineLimit", \.lineLimit),
      EnvironmentEntry("multilineTextAlignment", \.multilineTextAlignment),
      EnvironmentEntry("truncationMode", \.truncationMode),
      EnvironmentEntry("textCase", \.textCase), EnvironmentEntry("imageScale", \.imageScale),
      EnvironmentEntry("modelContext") { _ in ModelStoreReference() },
      EnvironmentEntry("horizontalSizeClass") { _ in Value.stub(Stub(name: "regular")) },
    ].map { ($0.name, $0) })

  /// The value of an `@Environment` or `@EnvironmentObject` property.
  func environmentValue(
    of property: PropertyNode, _ wrapper: WrapperNode, in context: ViewContext
  ) -> Value {
    let frame = Frame(
      evaluator: self, size: wrapper.frameSize, parent: nil, receiver: nil, owner: nil)
    let argument =
      enter(at: wrapper.place) {
        try wrapper.arguments.first?.expression.evaluate(in: frame)
      } ?? nil
    switch argument {
    case .keyPath(let path):
      var value = environmentValue(named: path.names.first ?? "", in: context, at: wrapper.place)
      for name in path.names.dropFirst() {
        value = (try? member(name, of: value, in: nil, at: wrapper.place)) ?? value
      }
      return value
    case .type(let type):
      return object(named: type.name, property, at: wrapper.place, in: context)
    default:
      let name = property.type?.name ?? property.name
      return object(named: name, property, at: property.place, in: context)
    }
  }

  private func object(
    named name: String, _ property: PropertyNode, at place: SourceLocation, in context: ViewContext
  ) -> Value {
    let full = program.type(named: name, from: nil)?.name ?? name
    if let value = context.environment.interpreted["@" + full] { return value }
    if property.type?.isOptional == true, storage.samples[name] == nil { return .null }
    let value = storage.sharedObjects[full] ?? sample(for: .named(full), named: name)
    storage.sharedObjects[full] = value
    if storage.samples[name] != nil { return value }
    if value.isStub {
      report(unresolved: name, in: nil, at: place)
    } else {
      log.report(
        .warning, .missingValue, name: name,
        "no object of type '\(name)' is in the environment; one was made for the preview",
        at: property.place)
    }
    return value
  }

  /// A value of the environment by its key's name.
  func environmentValue(named name: String, in context: ViewContext, at place: SourceLocation)
    -> Value
  {
    if let value = context.environment.interpreted[name] { return value }
    if let entry = Self.environmentEntries[name] {
      return entry.get(context.environment).map(value(from:)) ?? .null
    }
    if let type = program.types["EnvironmentValues"] {
      if let value = try? staticMember(name, of: type) { return value }
      if case .computed(let property, _) = type.member(name), let getter = property.getter {
        return environmentDefault(of: getter, in: type)
      }
    }
    switch name {
    case "dismiss":
      let leave = context.environment.leave
      return .function(
        FunctionValue(
          .native { _ in
            leave?()
            return .void
          }))
    case "presentationMode": return value(from: context.environment.presentationMode.wrappedValue)
    case "isPresented": return .bool(context.environment.isPresented)
    case "openURL", "openWindow", "dismissWindow", "requestReview", "openSettings",
      "refresh", "resetFocus":
      return .function(FunctionValue(.native { _ in .void }))
    case "editMode": return context.environment.editMode.map { .binding($0.value) } ?? .null
    case "undoManager": return .null
    default: return .stub(Stub(name: name))
    }
  }

  /// The default of a key that the file declares with `self[Key.self]`.
  private func environmentDefault(of getter: FunctionNode, in type: RuntimeType) -> Value {
    let receiver = Receiver(.native(NativeValue(EnvironmentDefaults())))
    let value = enter(at: getter.place) {
      try invoke(getter, owner: type, receiver: receiver, captured: nil, [], at: getter.place)
    }
    guard case .type(.declared(let key, _))? = value else { return value ?? .null }
    return (try? staticMember("defaultValue", of: key)) ?? .null
  }
}

/// Stands for `EnvironmentValues` while a key's getter runs; `self[Key.self]` yields the key.
struct EnvironmentDefaults {}

extension Binding<EditMode> {
  /// The binding as a value of the language.
  fileprivate var value: BindingValue {
    BindingValue(
      get: { .wrap(self.wrappedValue) },
      set: {
        if let mode = $0.native(as: EditMode.self) {
          self.wrappedValue = mode
        } else if case .implicit(let member) = $0, let mode = EditMode(rawValue: member.name) {
          self.wrappedValue = mode
        }
      })
  }
}
