import Foundation

extension DataNeeds {
  /// A JSON schema of the data files that a form can be given, by the types of what it asks for.
  var schema: String {
    var members = object(root, depth: 0)
    var properties = members["properties"] as? [String: Any] ?? [:]
    properties["$schema"] = ["type": "string"]
    members["properties"] = properties
    members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: members, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  private func schema(of entry: Entry, depth: Int) -> [String: Any] {
    let item =
      entry.names.isEmpty
      ? entry.value.map { Self.schema(of: $0, depth: depth) } ?? [:] : object(entry, depth: depth)
    return entry.isList ? ["type": "array", "items": item] : item
  }

  private func object(_ entry: Entry, depth: Int) -> [String: Any] {
    var properties: [String: Any] = [:]
    for name in entry.names {
      properties[name] = entry.members[name].map { schema(of: $0, depth: depth + 1) }
    }
    return ["type": "object", "properties": properties]
  }

  private static func schema(of value: Value, depth: Int) -> [String: Any] {
    guard depth < depthLimit else { return [:] }
    func inner(_ value: Value?) -> [String: Any] {
      value.map { schema(of: $0, depth: depth + 1) } ?? [:]
    }
    return switch value {
    case .bool: ["type": "boolean"]
    case .int: ["type": "integer"]
    case .double, .sized: ["type": "number"]
    case .string: ["type": "string"]
    case .enumCase(let value): cases(of: value)
    case .binding(let binding): schema(of: binding.get(), depth: depth)
    case .array(let elements): ["type": "array", "items": inner(elements.first)]
    case .set(let entries): ["type": "array", "items": inner(entries.keys.first)]
    case .dictionary(let entries):
      ["type": "object", "additionalProperties": inner(entries.values.first)]
    case .instance(let instance):
      record(Array(zip(instance.layout.names, instance.fields)), inner)
    case .object(let object): record(Array(zip(object.layout.names, object.fields)), inner)
    case .native(let native): schema(of: native.value)
    default: [:]
    }
  }

  private static func record(
    _ members: [(String, Value)], _ inner: (Value?) -> [String: Any]
  ) -> [String: Any] {
    let given = members.filter {
      if case .function = $0.1 { false } else { true }
    }
    return [
      "type": "object", "additionalProperties": false,
      "properties": Dictionary(given.map { ($0, inner($1)) }) { first, _ in first },
    ]
  }

  /// The names of cases, and an object for each case with values of its own.
  private static func cases(of value: EnumInstance) -> [String: Any] {
    let plain = value.type.cases.filter(\.parameters.isEmpty).map(\.name)
    let others = value.type.cases.filter { !$0.parameters.isEmpty }.map { node -> [String: Any] in
      ["type": "object", "properties": [node.name: [String: Any]()], "required": [node.name]]
    }
    guard !others.isEmpty else { return ["enum": plain] }
    return ["anyOf": (plain.isEmpty ? [] : [["enum": plain]]) + others]
  }

  private static func schema(of native: Any) -> [String: Any] {
    switch native {
    case is Date: ["type": "string", "format": "date-time"]
    case is URL: ["type": "string", "format": "uri"]
    case is UUID: ["type": "string", "format": "uuid"]
    case is Decimal: ["type": "number"]
    default: [:]
    }
  }
}
