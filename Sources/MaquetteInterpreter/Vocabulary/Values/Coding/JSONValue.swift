import Foundation

/// A value of a JSON text.
nonisolated enum JSONValue: Codable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

/// Why a value could not be read from a text or written to one, as the file's code is told.
nonisolated enum CodingFault {
  case missing
  case null
  case format
  case corrupted
  case invalid

  /// The case of `DecodingError` that it is.
  var caseName: String {
    switch self {
    case .missing: "keyNotFound"
    case .null: "valueNotFound"
    case .format: "typeMismatch"
    case .corrupted, .invalid: "dataCorrupted"
    }
  }

  /// The error that is thrown, which stands for Foundation's text of it.
  var unwind: Unwind {
    switch self {
    case .missing, .null: .thrown(.string("The data couldn’t be read because it is missing."))
    case .format, .corrupted:
      .thrown(.string("The data couldn’t be read because it isn’t in the correct format."))
    case .invalid:
      .thrown(.string("The data couldn’t be written because it isn’t in the correct format."))
    }
  }
}

/// What `JSONDecoder` and `JSONEncoder` are set to.
nonisolated class JSONCoder {
  /// How dates stand in the text.
  enum Dates {
    case deferred
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
  }

  /// How keys stand in the text.
  enum Keys { case asTheyAre, snakeCase }

  var dates = Dates.deferred
  var keys = Keys.asTheyAre
  /// A key of the text as the property is called.
  func property(of key: String) -> String {
    guard case .snakeCase = keys, key.contains("_") else { return key }
    let words = key.split(separator: "_")
    guard let first = words.first else { return key }
    return first.lowercased() + words.dropFirst().map(\.capitalized).joined()
  }

  /// A property's name as a key of the text.
  func key(of property: String) -> String {
    guard case .snakeCase = keys else { return property }
    return property.reduce(into: "") { key, character in
      if character.isUppercase, !key.isEmpty { key += "_" }
      key += character.lowercased()
    }
  }
}

/// A `JSONDecoder` of the program.
nonisolated final class JSONReader: JSONCoder {}

/// A `JSONEncoder` of the program.
nonisolated final class JSONWriter: JSONCoder {
  var formatting: JSONEncoder.OutputFormatting = []
}
