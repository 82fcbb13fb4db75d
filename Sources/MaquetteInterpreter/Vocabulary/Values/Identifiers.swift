import Foundation

extension TypeEntry {
  static let uuid = TypeEntry(
    "UUID", matches: { $0 is UUID },
    initializers: [
      Overload("init()") { (site: CallSite) in site.evaluator.nextID() },
      Overload("init?(uuidString: String)") { (uuidString: String) in UUID(uuidString: uuidString)
      },
    ],
    properties: ["uuidString": { any, _ in (any as? UUID)?.uuidString }])

  static let url = TypeEntry(
    "URL", matches: { $0 is URL },
    initializers: [
      Overload("init?(string: String)") { (string: String) in URL(string: string) },
      Overload("init?(string: String, encodingInvalidCharacters: Bool)") {
        (string: String, encodes: Bool?) in
        URL(string: string, encodingInvalidCharacters: encodes ?? true)
      },
      Overload("init?(string: String, relativeTo url: URL?)") { (string: String, url: URL?) in
        URL(string: string, relativeTo: url)
      },
      Overload("init(fileURLWithPath: String)") { (fileURLWithPath: String) in
        URL(textOfPath: fileURLWithPath)
      },
      Overload("init(filePath: String)") { (filePath: String) in URL(textOfPath: filePath) },
    ],
    statics: [
      "documentsDirectory": { _ in URL(filePath: "/Documents") },
      "temporaryDirectory": { _ in URL(filePath: "/tmp") },
      "homeDirectory": { _ in URL(filePath: "/") },
      "applicationSupportDirectory": { _ in URL(filePath: "/Library/Application Support") },
      "libraryDirectory": { _ in URL(filePath: "/Library") },
      "cachesDirectory": { _ in URL(filePath: "/Library/Caches") },
      "downloadsDirectory": { _ in URL(filePath: "/Downloads") },
      "applicationDirectory": { _ in URL(filePath: "/Applications") },
      "desktopDirectory": { _ in URL(filePath: "/Desktop") },
      "picturesDirectory": { _ in URL(filePath: "/Pictures") },
    ],
    properties: [
      "absoluteString": { any, _ in (any as? URL)?.absoluteString },
      "absoluteURL": { any, _ in (any as? URL)?.absoluteURL },
      "relativePath": { any, _ in (any as? URL)?.relativePath },
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
      Method("func appendingPathComponent(_ component: String) -> URL") {
        (url: URL, component: String) in url.appending(path: component)
      },
      Method("func appending(path: String) -> URL") { (url: URL, path: String) in
        url.appending(path: path)
      },
      Method("func appending(component: String) -> URL") { (url: URL, component: String) in
        url.appending(component: component)
      },
      Method("func appendingPathExtension(_ extension: String) -> URL") {
        (url: URL, suffix: String) in url.appendingPathExtension(suffix)
      },
      Method("func deletingLastPathComponent() -> URL") { (url: URL) in
        url.deletingLastPathComponent()
      },
      Method("func deletingPathExtension() -> URL") { (url: URL) in url.deletingPathExtension() },
      Method("mutating func append(path: String)") { (url: URL, path: String) in
        url.appending(path: path)
      },
      Method("mutating func appendPathComponent(_ component: String)") {
        (url: URL, component: String) in url.appending(path: component)
      },
      Method("mutating func deleteLastPathComponent()") { (url: URL) in
        url.deletingLastPathComponent()
      },
      Method("func host(percentEncoded: Bool = true) -> String?") {
        (url: URL, percentEncoded: Bool?) in url.host(percentEncoded: percentEncoded ?? true)
      },
      Method("func path(percentEncoded: Bool = true) -> String") {
        (url: URL, percentEncoded: Bool?) in url.path(percentEncoded: percentEncoded ?? true)
      },
    ])

  static let urlComponents = TypeEntry(
    "URLComponents", matches: { $0 is URLComponents },
    initializers: [
      Overload("init()") { URLComponents() },
      Overload("init?(string: String)") { (string: String) in URLComponents(string: string) },
      Overload("init(url: URL, resolvingAgainstBaseURL: Bool)") {
        (url: URL, resolvingAgainstBaseURL: Bool) in
        URLComponents(url: url, resolvingAgainstBaseURL: resolvingAgainstBaseURL)
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
      StoredProperty("queryItems", "[URLQueryItem]?", \URLComponents.queryItems),
    ])

  static let urlQueryItem = TypeEntry(
    "URLQueryItem", matches: { $0 is URLQueryItem },
    initializers: [
      Overload("init(name: String, value: String?)") { (name: String, value: String?) in
        URLQueryItem(name: name, value: value)
      }
    ],
    stored: [
      StoredProperty("name", "String", \URLQueryItem.name),
      StoredProperty("value", "String?", \URLQueryItem.value),
    ])
}

extension URL {
  /// The address of a file, of which nothing but the text is known: Foundation would look whether
  /// it is a folder, where the process stands and whose home a tilde means.
  fileprivate init(textOfPath path: String) {
    let isFolder = path.hasSuffix("/")
    if path.hasPrefix("/") || path.hasPrefix("~") {
      let path = path.hasPrefix("/") ? path : "/" + path
      self.init(fileURLWithPath: path, isDirectory: isFolder)
    } else {
      self.init(
        fileURLWithPath: path, isDirectory: isFolder,
        relativeTo: URL(fileURLWithPath: "/", isDirectory: true))
    }
  }
}

extension Evaluator {
  /// The next identifier; counted, so that a preview looks the same each time.
  func nextID() -> UUID {
    noteVolatile()
    storage.identifiers += 1
    let count = UInt32(truncatingIfNeeded: storage.identifiers)
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, UInt8(count >> 24 & 255),
        UInt8(count >> 16 & 255),
        UInt8(count >> 8 & 255), UInt8(count & 255)
      ))
  }
}
