import Foundation

extension TypeEntry {
  /// Texts of JSON as values of no type of the program, and property lists, which are read and
  /// written as JSON: no file of theirs is read in a preview.
  static let serialization: [TypeEntry] = [
    TypeEntry(
      "JSONSerialization",
      functions: [
        Overload("static func jsonObject(with data: Data, @inert options: Any? = nil) -> Any") {
          (data: Data, site: CallSite) -> Value? in
          try site.evaluator.budget.reserve(data.count)
          guard let json = try? JSONDecoder().decode(JSONValue.self, from: data) else {
            throw CodingFault.format.unwind
          }
          return json.value
        },
        Overload("static func data(withJSONObject object: Any, @inert options: Any? = nil) -> Data")
        {
          (object: Value, site: CallSite) -> Data? in
          let json = try Encoding(evaluator: site.evaluator, coder: JSONWriter()).json(object)
          let encoder = JSONEncoder()
          encoder.outputFormatting = .sortedKeys
          return try? encoder.encode(json)
        },
        Overload("static func isValidJSONObject(_ object: Any) -> Bool") {
          (object: Value, site: CallSite) in
          (try? Encoding(evaluator: site.evaluator, coder: JSONWriter()).json(object)) != nil
        },
      ]),
    TypeEntry("PropertyListDecoder", initializers: [Overload("init()") { JSONReader() }]),
    TypeEntry("PropertyListEncoder", initializers: [Overload("init()") { JSONWriter() }]),
  ]
}

extension JSONValue {
  /// The value as the language has it.
  fileprivate var value: Value {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members):
      .dictionary(
        DictionaryValue(
          members.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.value) }))
    }
  }
}
