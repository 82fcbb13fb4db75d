import MaquetteUI

extension FunctionEntry {
  static let binding = FunctionEntry("Binding") { call in
    if let get = call["get"] ?? leading(call), let set = call["set"] ?? trailing(call) {
      let evaluator = call.evaluator
      let place = call.place
      return .binding(
        BindingValue(
          get: {
            (evaluator.enter(at: place) { try evaluator.call(get, with: [], at: place) }) ?? .null
          },
          set: { value in
            _ = evaluator.enter(at: place) { try evaluator.call(set, with: [value], at: place) }
          }))
    }
    if let projected = call["projectedValue"] { return projected }
    guard case .binding(let base) = call[0] else { return call[0] }
    return base.get().isNone ? Value.null : .binding(base)
  }

  /// The getter of `Binding { … } set: { … }`.
  private static func leading(_ call: Arguments) -> Value? {
    guard call["set"] != nil, let first = call.items.first, first.isTrailing else { return nil }
    return first.value
  }

  private static func trailing(_ call: Arguments) -> Value? {
    call.items.last?.isTrailing == true ? call.items.last?.value : nil
  }

  static let state = FunctionEntry("State") { call in
    .binding(StateCell(call["initialValue"] ?? call["wrappedValue"] ?? call[0], type: nil).binding)
  }

  static let stateObject = FunctionEntry("StateObject") { call in
    let value = call["wrappedValue"] ?? call[0]
    if case .function = value { return try call.evaluator.call(value, with: [], at: call.place) }
    return value
  }

  static let observedObject = FunctionEntry("ObservedObject") { call in
    call["wrappedValue"] ?? call["initialValue"] ?? call[0]
  }

  static let bindable = FunctionEntry("Bindable") { call in call["wrappedValue"] ?? call[0] }

  static let appStorage = FunctionEntry("AppStorage") { call in
    .binding(StateCell(call["wrappedValue"] ?? .null, type: nil).binding)
  }

  static let published = FunctionEntry("Published") { call in
    call["initialValue"] ?? call["wrappedValue"] ?? call[0]
  }
}

extension TypeEntry {
  static let binding = TypeEntry(
    "Binding",
    functions: [
      Overload("func constant(_ value: Any?) -> Binding") { (value: Value?, site: CallSite) in
        Value.binding(site.evaluator.constant(value ?? .null))
      }
    ])
}
