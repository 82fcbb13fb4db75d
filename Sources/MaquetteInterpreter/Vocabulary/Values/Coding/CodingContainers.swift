import Foundation

/// What `init(from:)` of the program is given: one value of the text.
final class DecodedPlace {
  let json: JSONValue
  let decoding: Decoding
  let depth: Int

  init(json: JSONValue, decoding: Decoding, depth: Int) {
    self.json = json
    self.decoding = decoding
    self.depth = depth
  }

  /// A part of it.
  func part(_ json: JSONValue) -> DecodedPlace {
    DecodedPlace(json: json, decoding: decoding, depth: depth + 1)
  }

  /// The value as a type.
  func value(as type: TypeExpression) throws -> Value {
    try decoding.value(json, as: type, owner: nil, depth: depth)
  }
}

/// The members of an object of the text, by the keys of a type.
final class KeyedDecoding {
  let place: DecodedPlace
  let members: [String: JSONValue]
  let keys: RuntimeType?

  init(_ place: DecodedPlace, by keys: Value) throws {
    guard case .object(let members) = place.json else { throw place.decoding.fault(.format) }
    self.place = place
    self.members = Dictionary(
      members.map { (place.decoding.coder.property(of: $0.key), $0.value) },
      uniquingKeysWith: { $1 })
    self.keys = if case .type(.declared(let type, _)) = keys { type } else { nil }
  }

  /// The member of a key.
  func member(_ key: Value) throws -> DecodedPlace? {
    members[try place.decoding.evaluator.codingKey(key, in: keys)].map { place.part($0) }
  }

  /// The member of a key, which has to be there.
  func required(_ key: Value) throws -> DecodedPlace {
    guard let member = try member(key) else {
      throw place.decoding.fault(
        .missing, at: try place.decoding.evaluator.codingKey(key, in: keys))
    }
    return member
  }
}

/// The elements of an array of the text, one after the other.
final class UnkeyedDecoding {
  let place: DecodedPlace
  let elements: [JSONValue]
  var index = 0

  init(_ place: DecodedPlace) throws {
    guard case .array(let elements) = place.json else { throw place.decoding.fault(.format) }
    self.place = place
    self.elements = elements
  }

  /// The next element.
  func next() throws -> DecodedPlace {
    guard index < elements.count else { throw place.decoding.fault(.null) }
    index += 1
    return place.part(elements[index - 1])
  }
}

/// What `encode(to:)` of the program is given: a place for one value of the text.
final class EncodedPlace {
  let encoding: Encoding
  let depth: Int
  var json = JSONValue.object([:])

  init(encoding: Encoding, depth: Int) {
    self.encoding = encoding
    self.depth = depth
  }

  /// Sets a member of an object.
  func set(_ value: Value, for key: String) throws {
    var members: [String: JSONValue] = if case .object(let members) = json { members } else { [:] }
    members[key] = try encoding.json(value, depth: depth + 1)
    json = .object(members)
  }

  /// Adds an element to an array.
  func append(_ value: Value) throws {
    let before: [JSONValue] = if case .array(let elements) = json { elements } else { [] }
    json = .array(before + [try encoding.json(value, depth: depth + 1)])
  }
}

/// A container of an encoder: an object with the keys of a type, an array, or a single value.
final class EncodedContainer {
  let place: EncodedPlace
  let keys: RuntimeType?

  init(_ place: EncodedPlace, by keys: Value) {
    self.place = place
    self.keys = if case .type(.declared(let type, _)) = keys { type } else { nil }
  }

  /// The text's key for a key of the program.
  func key(_ key: Value) throws -> String {
    place.encoding.coder.key(of: try place.encoding.evaluator.codingKey(key, in: keys))
  }
}

/// A type that is named to be decoded.
struct DecodedType: VocabularyArgument {
  let type: TypeExpression

  static var spellings: [String] { ["Type"] }

  static func taken(from argument: GivenArgument) -> DecodedType? {
    if let written = argument.sources.first?.expression as? TypeValueExpression {
      return DecodedType(type: written.type)
    }
    guard case .type(let reference) = argument.value else { return nil }
    return DecodedType(type: .named(reference.name))
  }
}

extension Evaluator {
  /// The name of a key in the text.
  func codingKey(_ key: Value, in keys: RuntimeType?) throws -> String {
    switch key {
    case .implicit(let member):
      guard let keys else { return member.name }
      return try codingKey(resolve(member, in: keys.name, owner: nil), in: nil)
    case .enumCase(let choice): return try rawValue(of: choice).map(describe) ?? choice.name
    case .string(let text): return text
    default: return try describe(member("stringValue", of: key, in: nil, at: noPlace))
    }
  }
}

extension TypeEntry {
  /// The containers of decoders and encoders, which no file makes by itself.
  static let codingContainers: [TypeEntry] = [
    decodedPlaces, keyedDecoding, unkeyedDecoding, encodedPlaces, encodedContainers,
  ]

  private static let decodedPlaces = TypeEntry(
    "Decoder", matches: { $0 is DecodedPlace },
    methods: [
      Method("func container(keyedBy type: Type) -> Any") { (place: DecodedPlace, keys: Value) in
        try KeyedDecoding(place, by: keys)
      },
      Method("func unkeyedContainer() -> Any") { (place: DecodedPlace) in
        try UnkeyedDecoding(place)
      },
      Method("func singleValueContainer() -> Any") { (place: DecodedPlace) in place },
      Method("func decode(_ type: Type) -> Any") { (place: DecodedPlace, type: DecodedType) in
        try place.value(as: type.type)
      },
      Method("func decodeNil() -> Bool") { (place: DecodedPlace) -> Bool? in
        if case .null = place.json { true } else { false }
      },
    ])

  private static let keyedDecoding = TypeEntry(
    "KeyedDecodingContainer", matches: { $0 is KeyedDecoding },
    methods: [
      Method("func decode(_ type: Type, forKey key: Any) -> Any") {
        (container: KeyedDecoding, type: DecodedType, key: Value) in
        try container.required(key).value(as: type.type)
      },
      Method("func decodeIfPresent(_ type: Type, forKey key: Any) -> Any?") {
        (container: KeyedDecoding, type: DecodedType, key: Value) in
        guard let member = try container.member(key) else { return Value.null }
        return try member.value(as: TypeExpression(.optional(type.type)))
      },
      Method("func decodeNil(forKey key: Any) -> Bool") {
        (container: KeyedDecoding, key: Value) -> Bool? in
        if case .null = try container.required(key).json { true } else { false }
      },
      Method("func contains(_ key: Any) -> Bool") {
        (container: KeyedDecoding, key: Value) -> Bool? in try container.member(key) != nil
      },
      Method("func nestedContainer(keyedBy type: Type, forKey key: Any) -> Any") {
        (container: KeyedDecoding, keys: Value, key: Value) in
        try KeyedDecoding(container.required(key), by: keys)
      },
      Method("func nestedUnkeyedContainer(forKey key: Any) -> Any") {
        (container: KeyedDecoding, key: Value) in try UnkeyedDecoding(container.required(key))
      },
    ])

  private static let unkeyedDecoding = TypeEntry(
    "UnkeyedDecodingContainer", matches: { $0 is UnkeyedDecoding },
    properties: [
      "count": { any, _ in (any as? UnkeyedDecoding)?.elements.count },
      "currentIndex": { any, _ in (any as? UnkeyedDecoding)?.index },
      "isAtEnd": { any, _ in (any as? UnkeyedDecoding).map { $0.index >= $0.elements.count } },
    ],
    methods: [
      Method("func decode(_ type: Type) -> Any") {
        (container: UnkeyedDecoding, type: DecodedType) in
        try container.next().value(as: type.type)
      }
    ])

  private static let encodedPlaces = TypeEntry(
    "Encoder", matches: { $0 is EncodedPlace },
    methods: [
      Method("func container(keyedBy type: Type) -> Any") { (place: EncodedPlace, keys: Value) in
        EncodedContainer(place, by: keys)
      },
      Method("func unkeyedContainer() -> Any") { (place: EncodedPlace) -> EncodedContainer? in
        place.json = .array([])
        return EncodedContainer(place, by: .void)
      },
      Method("func singleValueContainer() -> Any") { (place: EncodedPlace) in place },
      Method("func encode(_ value: Any?)") { (place: EncodedPlace, value: Value?) -> Value? in
        place.json = try place.encoding.json(value ?? .null, depth: place.depth + 1)
        return .void
      },
    ])

  private static let encodedContainers = TypeEntry(
    "KeyedEncodingContainer", matches: { $0 is EncodedContainer },
    methods: [
      Method("func encode(_ value: Any?, forKey key: Any)") {
        (container: EncodedContainer, value: Value?, key: Value) -> Value? in
        try container.place.set(value ?? .null, for: container.key(key))
        return .void
      },
      Method("func encodeIfPresent(_ value: Any?, forKey key: Any)") {
        (container: EncodedContainer, value: Value?, key: Value) -> Value? in
        guard let value, !value.isNone else { return .void }
        try container.place.set(value, for: container.key(key))
        return .void
      },
      Method("func encode(_ value: Any?)") {
        (container: EncodedContainer, value: Value?) -> Value?
        in
        try container.place.append(value ?? .null)
        return .void
      },
    ])
}
