import Foundation
import MaquetteUI

/// Writes values of the program's types as JSON, as the compiler's `encode(to:)` would.
struct Encoding {
  let evaluator: Evaluator
  let coder: JSONCoder
  private static let depthLimit = 200

  /// A value as it stands in the text.
  func json(_ value: Value, depth: Int = 0) throws -> JSONValue {
    try evaluator.budget.step()
    guard depth < Self.depthLimit else { throw CodingFault.invalid.unwind }
    switch value {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value):
      guard value.isFinite else { throw CodingFault.invalid.unwind }
      return .double(value)
    case .sized(let number):
      return number.kind == .float ? .double(number.number) : .int(value.integer ?? 0)
    case .string(let text): return .string(text)
    case .array(let elements): return .array(try elements.map { try json($0, depth: depth + 1) })
    case .set(let elements): return .array(try elements.keys.map { try json($0, depth: depth + 1) })
    case .dictionary(let entries):
      var members: [String: JSONValue] = [:]
      for (key, value) in entries.entries {
        members[try text(of: key)] = try json(value, depth: depth + 1)
      }
      return .object(members)
    case .binding(let binding): return try json(binding.get(), depth: depth + 1)
    case .enumCase(let choice): return try json(choice, depth: depth)
    case .instance(let instance):
      return try json(instance.type, instance.fields, value, depth: depth)
    case .object(let object): return try json(object.type, object.fields, value, depth: depth)
    case .native(let native): return try json(native.value)
    case .stub(let stub): return .string(stub.name)
    default: throw CodingFault.invalid.unwind
    }
  }

  private func text(of key: Value) throws -> String {
    if case .enumCase(let choice) = key, let raw = try evaluator.rawValue(of: choice) {
      return evaluator.describe(raw)
    }
    return evaluator.describe(key)
  }

  private func json(_ value: Any) throws -> JSONValue {
    switch value {
    case let date as Date: return json(date)
    case let url as URL: return .string(url.absoluteString)
    case let id as UUID: return .string(id.uuidString)
    case let data as Data: return .string(data.base64EncodedString())
    case let number as Decimal: return .double(NSDecimalNumber(decimal: number).doubleValue)
    default: throw CodingFault.invalid.unwind
    }
  }

  private func json(_ date: Date) -> JSONValue {
    switch coder.dates {
    case .deferred: .double(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970: .double(date.timeIntervalSince1970)
    case .millisecondsSince1970: .double(date.timeIntervalSince1970 * 1000)
    case .iso8601: .string(date.formatted(.iso8601))
    case .formatted(let formatter): .string(formatter.following { $0.string(from: date) })
    }
  }

  private func json(_ choice: EnumInstance, depth: Int) throws -> JSONValue {
    if let raw = try evaluator.rawValue(of: choice) { return try json(raw, depth: depth + 1) }
    var parts: [String: JSONValue] = [:]
    for (index, part) in choice.payload.enumerated() {
      let label = choice.labels.indices.contains(index) ? choice.labels[index] : nil
      parts[label ?? "_\(index)"] = try json(part, depth: depth + 1)
    }
    return .object([choice.name: .object(parts)])
  }

  private func json(_ type: RuntimeType, _ fields: [Value], _ value: Value, depth: Int) throws
    -> JSONValue
  {
    if case .methods(let methods) = type.member("encode"),
      methods.contains(where: { $0.node.parameters.map(\.label) == ["to"] })
    {
      let target = EncodedPlace(encoding: self, depth: depth)
      let place = type.place ?? evaluator.noPlace
      _ = try evaluator.callMember(
        "encode", on: value,
        Arguments(
          items: [Argument(label: "to", value: .wrap(target), place: place)], evaluator: evaluator,
          place: place), in: nil, at: place)
      return target.json
    }
    let keys = try evaluator.codingKeys(of: type)
    var members: [String: JSONValue] = [:]
    for property in type.allStored {
      guard let index = type.layout.indices[property.name], fields.indices.contains(index),
        let key = keys.map({ $0[property.name] }) ?? property.name
      else { continue }
      let place = type.place ?? evaluator.noPlace
      let field = try evaluator.read(through: fields[index], property, at: place)
      // The compiler's `encodeIfPresent` leaves what is nil out.
      if field.isNone { continue }
      members[coder.key(of: key)] = try json(field, depth: depth + 1)
    }
    return .object(members)
  }
}
