import Foundation

/// The value of a node attribute, in the shapes that JSON has.
public enum AttributeValue: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([AttributeValue])
  case object(NodeAttributes)
}

extension AttributeValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([AttributeValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode(NodeAttributes.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// A type that node attributes can hold.
public protocol AttributeConvertible {
  init?(attributeValue: AttributeValue)
  var attributeValue: AttributeValue { get }
}

extension Bool: AttributeConvertible {
  public init?(attributeValue: AttributeValue) {
    guard case .bool(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .bool(self) }
}

extension Double: AttributeConvertible {
  public init?(attributeValue: AttributeValue) {
    guard case .number(let value) = attributeValue else { return nil }
    self = value
  }

  /// The number itself; one without end becomes the greatest that JSON has, and NaN, which would
  /// make a node differ from itself, zero.
  public var attributeValue: AttributeValue {
    .number(isNaN ? 0 : min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude))
  }
}

extension Int: AttributeConvertible {
  public init?(attributeValue: AttributeValue) {
    guard case .number(let value) = attributeValue else { return nil }
    self.init(exactly: value)
  }

  public var attributeValue: AttributeValue { .number(Double(self)) }
}

extension String: AttributeConvertible {
  public init?(attributeValue: AttributeValue) {
    guard case .string(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .string(self) }
}

extension Array: AttributeConvertible where Element: AttributeConvertible {
  public init?(attributeValue: AttributeValue) {
    guard case .array(let values) = attributeValue else { return nil }
    self = values.compactMap(Element.init(attributeValue:))
  }

  public var attributeValue: AttributeValue { .array(map(\.attributeValue)) }
}

extension AttributeConvertible where Self: RawRepresentable, RawValue == String {
  public init?(attributeValue: AttributeValue) {
    guard case .string(let value) = attributeValue else { return nil }
    self.init(rawValue: value)
  }

  public var attributeValue: AttributeValue { .string(rawValue) }
}

/// A compound value that node attributes hold in its coded form.
public protocol CodedAttribute: AttributeConvertible, Codable {}

extension CodedAttribute {
  public init?(attributeValue: AttributeValue) {
    guard let data = try? JSONEncoder().encode(attributeValue),
      let value = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue {
    guard let data = try? JSONEncoder().encode(self),
      let value = try? JSONDecoder().decode(AttributeValue.self, from: data)
    else { preconditionFailure("\(Self.self) does not encode to JSON") }
    return value
  }
}
