import Foundation

extension TypeEntry {
  static let uuid = TypeEntry(
    "UUID", matches: { $0 is UUID },
    initializers: [
      UntypedOverload("init()") { $0.evaluator.nextID() },
      UntypedOverload("init(uuidString: String)") { UUID(uuidString: $0.string(0)) ?? Value.null },
    ],
    properties: ["uuidString": { any, _ in (any as? UUID)?.uuidString }])

  static let url = TypeEntry(
    "URL", matches: { $0 is URL },
    initializers: [
      UntypedOverload("init(string: String)") { URL(string: $0.string(0)) ?? Value.null },
      UntypedOverload("init(string: String, relativeTo url: URL?)") {
        URL(string: $0.string(0), relativeTo: $0.value(1)) ?? Value.null
      },
      UntypedOverload("init(fileURLWithPath: String)") { URL(fileURLWithPath: $0.string(0)) },
      UntypedOverload("init(filePath: String)") { URL(filePath: $0.string(0)) },
    ],
    statics: [
      "documentsDirectory": { _ in URL(filePath: "/Documents") },
      "temporaryDirectory": { _ in URL(filePath: "/tmp") },
      "homeDirectory": { _ in URL(filePath: "/") },
    ],
    properties: [
      "absoluteString": { any, _ in (any as? URL)?.absoluteString },
      "absoluteURL": { any, _ in (any as? URL)?.absoluteURL },
      "relativeString": { any, _ in (any as? URL)?.relativeString },
      "host": { any, _ in (any as? URL)?.host() ?? Value.null },
      "path": { any, _ in (any as? URL)?.path },
      "query": { any, _ in (any as? URL)?.query() ?? Value.null },
      "fragment": { any, _ in (any as? URL)?.fragment() ?? Value.null },
      "port": { any, _ in (any as? URL)?.port ?? Value.null },
      "user": { any, _ in (any as? URL)?.user() ?? Value.null },
      "scheme": { any, _ in (any as? URL)?.scheme ?? Value.null },
      "lastPathComponent": { any, _ in (any as? URL)?.lastPathComponent },
      "pathComponents": { any, _ in (any as? URL)?.pathComponents },
      "pathExtension": { any, _ in (any as? URL)?.pathExtension },
      "isFileURL": { any, _ in (any as? URL)?.isFileURL },
    ],
    methods: [
      UntypedOverload("func appendingPathComponent(_ component: String) -> URL", on: URL.self) {
        $0.appendingPathComponent($1.string(0))
      },
      UntypedOverload("func appending(path: String) -> URL", on: URL.self) {
        $0.appending(path: $1.string(0))
      },
      UntypedOverload("func appending(component: String) -> URL", on: URL.self) {
        $0.appending(component: $1.string(0))
      },
      UntypedOverload("func appendingPathExtension(_ extension: String) -> URL", on: URL.self) {
        $0.appendingPathExtension($1.string(0))
      },
      UntypedOverload("func deletingLastPathComponent() -> URL", on: URL.self) { url, _ in
        url.deletingLastPathComponent()
      },
      UntypedOverload("func deletingPathExtension() -> URL", on: URL.self) { url, _ in
        url.deletingPathExtension()
      },
      UntypedOverload("mutating func append(path: String)", on: URL.self) {
        $0.appending(path: $1.string(0))
      },
      UntypedOverload("mutating func appendPathComponent(_ component: String)", on: URL.self) {
        $0.appendingPathComponent($1.string(0))
      },
      UntypedOverload("mutating func deleteLastPathComponent()", on: URL.self) { url, _ in
        url.deletingLastPathComponent()
      },
      UntypedOverload("func host(percentEncoded: Bool = true) -> String?", on: URL.self) {
        $0.host(percentEncoded: $1.bool(0, default: true)) ?? Value.null
      },
      UntypedOverload("func path(percentEncoded: Bool = true) -> String", on: URL.self) {
        $0.path(percentEncoded: $1.bool(0, default: true))
      },
    ])

  static let urlComponents = TypeEntry(
    "URLComponents", matches: { $0 is URLComponents },
    initializers: [
      UntypedOverload("init()") { _ in URLComponents() },
      UntypedOverload("init(string: String)") { URLComponents(string: $0.string(0)) ?? Value.null },
      UntypedOverload("init(url: URL, resolvingAgainstBaseURL: Bool)") { call in
        call.value(0).flatMap {
          URLComponents(url: $0, resolvingAgainstBaseURL: call.bool(1))
        } ?? Value.null
      },
    ],
    properties: [
      "url": { any, _ in (any as? URLComponents)?.url ?? Value.null },
      "string": { any, _ in (any as? URLComponents)?.string ?? Value.null },
    ],
    stored: [
      StoredProperty("scheme", "String?", \URLComponents.scheme),
      StoredProperty("host", "String?", \URLComponents.host),
      StoredProperty("path", "String", \URLComponents.path),
      StoredProperty("query", "String?", \URLComponents.query),
      StoredProperty("fragment", "String?", \URLComponents.fragment),
      StoredProperty("port", "Int?", \URLComponents.port),
    ])

  /// What is asked of the app's own bundle, answered as a first version would.
  static let bundle = TypeEntry(
    "Bundle", matches: { $0 is Bundle },
    initializers: [UntypedOverload("init(for type: Any)") { _ in Bundle.main }],
    statics: ["main": { _ in Bundle.main }, "module": { _ in Bundle.main }],
    properties: [
      "infoDictionary": { _, _ in Value.dictionary(information) },
      "bundleIdentifier": { _, _ in "com.example.app" },
    ],
    methods: [
      UntypedOverload("func object(forInfoDictionaryKey key: String) -> Any?") {
        information[.string($0.string(0))] ?? .null
      }
    ])

  private static let information: DictionaryValue = {
    var values = DictionaryValue()
    values[.string("CFBundleShortVersionString")] = .string("1.0")
    values[.string("CFBundleVersion")] = .string("1")
    values[.string("CFBundleName")] = .string("App")
    values[.string("CFBundleDisplayName")] = .string("App")
    return values
  }()
}

extension Evaluator {
  /// The next identifier; counted, so that a preview looks the same each time.
  func nextID() -> UUID {
    noteVolatile()
    identifiers += 1
    let count = UInt32(truncatingIfNeeded: identifiers)
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, UInt8(count >> 24 & 255),
        UInt8(count >> 16 & 255),
        UInt8(count >> 8 & 255), UInt8(count & 255)
      ))
  }
}
