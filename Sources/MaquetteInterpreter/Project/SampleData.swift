import Foundation

/// Sample values from a JSON object, by the names that the source leaves open.
public struct SampleData {
  let values: [String: Value]
  let source: SampleSource

  /// No values.
  public init() {
    values = [:]
    source = SampleSource()
  }

  /// The values of a JSON object.
  ///
  /// Objects become records whose members can be read and set; `{"value": 1.8, "unit": "m"}` is a
  /// measurement, and text in the form of ISO 8601 a date.
  ///
  /// A name with dots is a path: `"user.name": "Ada"` says what `"user": {"name": "Ada"}` does.
  public init(json: Data, file: String? = nil) throws(SampleDataError) {
    source = SampleSource(file: file, bytes: [UInt8](json))
    guard let any = try? JSONSerialization.jsonObject(with: json, options: [.fragmentsAllowed])
    else { throw source.error }
    guard let object = any as? [String: Any] else {
      throw SampleDataError(message: "expected '{'", line: 1, column: 1)
    }
    values = Self.nested(object).reduce(into: [:]) {
      $0[$1.key] = Self.value(of: $1.value, named: $1.key)
    }
  }

  /// An object whose names with dots are paths into objects.
  private static func nested(_ object: [String: Any]) -> [String: Any] {
    var result = object.filter { !$0.key.contains(".") }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) where key.contains(".") {
      let names = key.split(separator: ".").map(String.init)
      guard names.count > 1, names.count < 32 else { continue }
      set(value, at: names[...], in: &result)
    }
    return result
  }

  private static func set(_ value: Any, at path: ArraySlice<String>, in object: inout [String: Any])
  {
    guard let first = path.first else { return }
    if path.count == 1 {
      object[first] = value
    } else {
      var inner = object[first] as? [String: Any] ?? [:]
      set(value, at: path.dropFirst(), in: &inner)
      object[first] = inner
    }
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
    type.isRecord = true
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

/// Why a text is no JSON object, and where.
public nonisolated struct SampleDataError: Error {
  public let message: String
  public let line: Int
  public let column: Int
}
