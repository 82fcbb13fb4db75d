import Foundation

/// Sample values from a JSON object, by the names that the source leaves open.
public struct SampleData {
  let values: [String: Value]

  /// No values.
  public init() { values = [:] }

  /// The values of a JSON object.
  ///
  /// Objects become records whose members can be read and set; `{"value": 1.8, "unit": "m"}` is a
  /// measurement, and text in the form of ISO 8601 a date.
  public init(json: Data) throws(SampleDataError) {
    guard let any = try? JSONSerialization.jsonObject(with: json, options: [.fragmentsAllowed]),
      let object = any as? [String: Any]
    else { throw .notAnObject }
    values = object.reduce(into: [:]) { $0[$1.key] = Self.value(of: $1.value, named: $1.key) }
  }

  private static func value(of json: Any, named name: String) -> Value {
    switch json {
    case let number as NSNumber: return value(of: number)
    case let text as String: return date(text).map { .wrap($0) } ?? .string(text)
    case let list as [Any]: return .array(list.map { value(of: $0, named: name) })
    case let object as [String: Any]: return record(object, named: name)
    default: return .null
    }
  }

  private static func value(of number: NSNumber) -> Value {
    let kind = String(cString: number.objCType)
    if kind == "c" || kind == "B" { return .bool(number.boolValue) }
    return kind == "d" || kind == "f" ? .double(number.doubleValue) : .int(number.intValue)
  }

  private static func record(_ object: [String: Any], named name: String) -> Value {
    if object.count == 2, let number = object["value"] as? NSNumber,
      let unit = object["unit"] as? String,
      let measurement = UnitTable.measurement(number.doubleValue, unit)
    {
      return .wrap(measurement)
    }
    let names = object.keys.sorted()
    let type = RuntimeType(name: name, outer: nil)
    type.kind = .structure
    type.layout = Layout(names: names)
    return .instance(
      StructInstance(
        type: type, typeName: name, layout: type.layout,
        fields: names.map { value(of: object[$0] ?? NSNull(), named: $0) }))
  }

  private static func date(_ text: String) -> Date? {
    guard text.count >= 10, text.first?.isNumber == true else { return nil }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}

/// Why sample data cannot be used.
public nonisolated enum SampleDataError: Error {
  /// The text is no JSON object.
  case notAnObject
}
