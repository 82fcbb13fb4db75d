import MaquetteUI

extension Value: SimpleStateConvertible {
  package var simpleState: SimpleState? {
    switch self {
    case .null: return .nothing
    case .bool(let value): return .bool(value)
    case .int(let value): return .integer(value)
    case .double(let value): return .number(value)
    case .string(let value): return .text(value)
    case .enumCase(let value): return value.payload.isEmpty ? .choice(value.name) : nil
    case .array(let values):
      // A list that is much longer is no choice or path of a person.
      guard values.count <= 1000 else { return nil }
      let states = values.map(\.simpleState)
      return states.contains(nil) ? nil : .list(states.compactMap { $0 })
    default: return nil
    }
  }

  package var stateChoices: [String] {
    guard case .enumCase(let value) = self else { return [] }
    return value.type.cases.filter(\.parameters.isEmpty).map(\.name)
  }

  package var stateTypeName: String { typeName }

  package func taking(_ state: SimpleState) -> Value? {
    switch (state, self) {
    case (.nothing, _): return .null
    case (.bool(let value), .bool), (.bool(let value), .null): return .bool(value)
    case (.integer(let value), .int), (.integer(let value), .null): return .int(value)
    case (.number(let value), .double), (.number(let value), .null): return .double(value)
    case (.text(let value), .string), (.text(let value), .null): return .string(value)
    case (.choice(let name), .enumCase(let current)):
      let type = current.type
      guard type.cases.contains(where: { $0.name == name && $0.parameters.isEmpty }) else {
        return nil
      }
      return .enumCase(EnumInstance(type: type, typeName: type.name, name: name))
    case (.list(let states), .array(let values)):
      let example = values.first ?? .null
      let elements = states.map { example.taking($0) }
      return elements.contains { $0 == nil } ? nil : .array(elements.compactMap { $0 })
    default: return nil
    }
  }
}
