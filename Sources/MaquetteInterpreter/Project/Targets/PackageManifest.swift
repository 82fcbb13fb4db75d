/// The targets that a `Package.swift` declares in literals, read without running it.
nonisolated struct PackageManifest: Equatable {
  /// A module of the package.
  struct Target: Equatable {
    var name: String
    var isTest = false
    /// The folder as written, relative to the manifest; nil for the customary one.
    var path: String?
    var sources: [String] = []
    var excluded: [String] = []
    /// The names of the targets and products that it depends on.
    var dependencies: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The targets of each library.
  private(set) var products: [String: [String]] = [:]
  /// The paths of packages that it depends on by path.
  private(set) var localPackages: [String] = []

  /// Reads the text of a manifest.
  init(_ bytes: [UInt8]) {
    var reader = ManifestReader(bytes)
    while let call = reader.nextCall() { take(call) }
  }

  private mutating func take(_ call: ManifestReader.Value) {
    guard case .call(let name, let arguments) = call else { return }
    let own = Dictionary(arguments.map { ($0.label, $0.value) }) { first, _ in first }
    switch name {
    case "target", "executableTarget", "testTarget", "macro", "systemLibrary", "plugin":
      guard let targetName = own["name"]?.text else { break }
      // A dependency is written `.target(name: "A")`, with nothing else.
      targets.append(
        Target(
          name: targetName, isTest: name == "testTarget", path: own["path"]?.text,
          sources: own["sources"]?.texts ?? [], excluded: own["exclude"]?.texts ?? [],
          dependencies: own["dependencies"]?.elements.compactMap(\.dependency) ?? []))
    case "library", "executable":
      if let product = own["name"]?.text { products[product] = own["targets"]?.texts ?? [] }
    case "package":
      if let path = own["path"]?.text { localPackages.append(path) }
    default:
      for argument in arguments {
        for value in [argument.value] + argument.value.elements { take(value) }
      }
    }
  }
}

/// Reads the calls and literals of a manifest; all else is passed over.
private nonisolated struct ManifestReader {
  /// A literal or a call, as far as it is understood.
  indirect enum Value {
    case text(String)
    case list([Value])
    case call(String, [(label: String, value: Value)])
    case other

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [Value] { if case .list(let elements) = self { elements } else { [] } }
    var texts: [String] { elements.compactMap(\.text) }

    /// The name that an element of `dependencies:` means.
    var dependency: String? {
      switch self {
      case .text(let text): text
      case .call(_, let arguments): arguments.first { $0.label == "name" }?.value.text
      default: nil
      }
    }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The next call that stands by itself, wherever it is.
  mutating func nextCall() -> Value? {
    while position < bytes.count {
      passSpace()
      if byte == UInt8(ascii: "\"") {
        _ = text()
      } else if Self.isWord(byte) {
        let name = word()
        if byte == UInt8(ascii: "(") { return .call(name, arguments()) }
      } else {
        position += 1
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)] == .word
  }

  private mutating func word() -> String {
    let start = position
    while Self.isWord(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func passSpace() {
    while position < bytes.count {
      if " \t\r\n".utf8.contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func text() -> String {
    position += 1
    var content: [UInt8] = []
    while position < bytes.count, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      content.append(byte)
      position += 1
    }
    position = min(position + 1, bytes.count)
    return String(decoding: content, as: UTF8.self)
  }

  /// The arguments of a call, from its bracket on.
  private mutating func arguments() -> [(label: String, value: Value)] {
    list(until: UInt8(ascii: ")")).map { ($0.label ?? "", $0.value) }
  }

  private mutating func list(until end: UInt8) -> [(label: String?, value: Value)] {
    var items: [(label: String?, value: Value)] = []
    position += 1
    guard depth < 64 else {
      position = bytes.count
      return items
    }
    depth += 1
    defer { depth -= 1 }
    while position < bytes.count {
      passSpace()
      if byte == end {
        position += 1
        return items
      }
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      let start = position
      var label: String?
      if Self.isWord(byte) {
        let name = word()
        passSpace()
        if byte == UInt8(ascii: ":") {
          position += 1
          label = name
        } else {
          position = start
        }
      }
      items.append((label, value()))
      passRest(until: end)
      if position == start { position += 1 }
    }
    return items
  }

  private mutating func value() -> Value {
    passSpace()
    switch byte {
    case UInt8(ascii: "\""): return .text(text())
    case UInt8(ascii: "["): return .list(list(until: UInt8(ascii: "]")).map(\.value))
    case UInt8(ascii: "."):
      position += 1
      fallthrough
    default:
      var name = word()
      while byte == UInt8(ascii: ".") {
        position += 1
        name = word()
      }
      return byte == UInt8(ascii: "(") ? .call(name, arguments()) : .other
    }
  }

  /// Passes over what follows a value up to the comma or the bracket: `+ other`, conditions.
  private mutating func passRest(until end: UInt8) {
    while position < bytes.count, byte != end, byte != UInt8(ascii: ",") {
      passSpace()
      switch byte {
      case UInt8(ascii: "\""): _ = text()
      case UInt8(ascii: "("): _ = list(until: UInt8(ascii: ")"))
      case UInt8(ascii: "["): _ = list(until: UInt8(ascii: "]"))
      case end, UInt8(ascii: ","): return
      default: position += 1
      }
    }
  }
}
