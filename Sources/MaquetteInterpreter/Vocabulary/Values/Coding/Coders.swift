import Foundation

extension Data: VocabularyArgument {}
extension DateFormatter: VocabularyArgument {}
extension JSONEncoder.OutputFormatting: VocabularyOptions {}

extension TypeEntry {
  /// Data, and what reads and writes it as JSON.
  static let coding: [TypeEntry] =
    [data, jsonDecoder, jsonEncoder, dateDecoding, dateEncoding]
    + [
      TypeEntry(
        choices: ["useDefaultKeys": JSONCoder.Keys.asTheyAre, "convertFromSnakeCase": .snakeCase],
        named: "JSONDecoder.KeyDecodingStrategy"),
      TypeEntry(
        choices: ["useDefaultKeys": JSONCoder.Keys.asTheyAre, "convertToSnakeCase": .snakeCase],
        named: "JSONEncoder.KeyEncodingStrategy"),
      TypeEntry(
        choices: [
          "prettyPrinted": JSONEncoder.OutputFormatting.prettyPrinted, "sortedKeys": .sortedKeys,
          "withoutEscapingSlashes": .withoutEscapingSlashes,
        ], named: "JSONEncoder.OutputFormatting", alsoIn: ["Array"]),
      TypeEntry(
        choices: ["utf8": String.Encoding.utf8, "ascii": .ascii, "utf16": .utf16],
        named: "String.Encoding"),
    ] + codingContainers

  private static let data = TypeEntry(
    "Data", matches: { $0 is Data },
    initializers: [
      Overload("init()") { Data() },
      Overload("init(base64Encoded: String)") { (text: String) in Data(base64Encoded: text) },
      Overload("init(contentsOf url: URL)") { (_: URL) -> Data? in
        throw Unwind.thrown(.string("The file couldn’t be opened because there is no such file."))
      },
      Overload("init(_ bytes: Sequence)") { (bytes: Value, site: CallSite) -> Data? in
        if case .string(let text) = bytes { return Data(text.utf8) }
        if let data = bytes.native(as: Data.self) { return data }
        let elements = site.evaluator.elements(of: bytes, at: site.place) ?? []
        return Data(elements.compactMap { $0.integer.flatMap { UInt8(exactly: $0) } })
      },
    ],
    properties: [
      "count": { any, _ in (any as? Data)?.count },
      "isEmpty": { any, _ in (any as? Data)?.isEmpty },
    ],
    methods: [
      Method("func base64EncodedString() -> String") { (data: Data) in data.base64EncodedString() },
      Method("@ignored func write(to url: Any, @inert options: Any? = nil)") {
        (_: Data, _: Value) in Value.void
      },
    ])

  private static let jsonDecoder = TypeEntry(
    "JSONDecoder", matches: { $0 is JSONReader },
    initializers: [Overload("init()") { JSONReader() }],
    methods: [
      Method("func decode(_ type: Type, from data: Any) -> Any") {
        (coder: JSONReader, type: DecodedType, data: Value, site: CallSite) -> Value? in
        // What stands for data that nobody has stands for what it holds.
        guard let data = data.native(as: Data.self) else {
          return site.evaluator.sample(for: type.type, named: type.type.name ?? "value")
        }
        try site.evaluator.budget.reserve(data.count)
        guard let json = try? JSONDecoder().decode(JSONValue.self, from: data) else {
          throw Decoding(evaluator: site.evaluator, coder: coder).fault(.corrupted)
        }
        return try Decoding(evaluator: site.evaluator, coder: coder)
          .value(json, as: type.type, owner: nil)
      }
    ],
    stored: [
      StoredProperty(
        "dateDecodingStrategy", "JSONDecoder.DateDecodingStrategy", \JSONReader.dates),
      StoredProperty("keyDecodingStrategy", "JSONDecoder.KeyDecodingStrategy", \JSONReader.keys),
      // Data is read as base64, which it is without any strategy too.
      StoredProperty(
        "dataDecodingStrategy", "Any", get: { (_: JSONReader) in Value.string("base64") },
        set: { (_: inout JSONReader, _: Value) in }),
    ])

  private static let jsonEncoder = TypeEntry(
    "JSONEncoder", matches: { $0 is JSONWriter },
    initializers: [Overload("init()") { JSONWriter() }],
    properties: ["outputFormatting": { any, _ in (any as? JSONWriter)?.formatting }],
    methods: [
      Method("func encode(_ value: Any) -> Data") {
        (coder: JSONWriter, value: Value, site: CallSite) -> Data? in
        let json = try Encoding(evaluator: site.evaluator, coder: coder).json(value)
        let encoder = JSONEncoder()
        // The order of keys without it is another in each run.
        encoder.outputFormatting = coder.formatting.union(.sortedKeys)
        guard let data = try? encoder.encode(json) else { throw CodingFault.invalid.unwind }
        return data
      },
      Method("func set_outputFormatting(_ formatting: JSONEncoder.OutputFormatting)") {
        (coder: JSONWriter, formatting: JSONEncoder.OutputFormatting?) in
        formatting.map { coder.formatting = $0 }
        return coder
      },
    ],
    stored: [
      StoredProperty(
        "dateEncodingStrategy", "JSONEncoder.DateEncodingStrategy", \JSONWriter.dates),
      StoredProperty("keyEncodingStrategy", "JSONEncoder.KeyEncodingStrategy", \JSONWriter.keys),
    ])

  private static let dateDecoding = dates(named: "JSONDecoder.DateDecodingStrategy")
  private static let dateEncoding = dates(named: "JSONEncoder.DateEncodingStrategy")

  private static func dates(named name: String) -> TypeEntry {
    TypeEntry(
      choices: [
        "deferredToDate": JSONCoder.Dates.deferred, "secondsSince1970": .secondsSince1970,
        "millisecondsSince1970": .millisecondsSince1970, "iso8601": .iso8601,
      ], named: name,
      functions: [
        Overload("static func formatted(_ formatter: DateFormatter) -> \(name)") {
          (formatter: DateFormatter) in JSONCoder.Dates.formatted(formatter)
        }
      ])
  }
}
