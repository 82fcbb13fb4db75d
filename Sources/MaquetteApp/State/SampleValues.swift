import Foundation

/// The values of a form's data file, by path, as they may be changed before they are saved.
struct SampleValues {
  /// A value that holds no others.
  struct Leaf: Equatable {
    /// Names and numbers with dots between them, such as `user.tags.0`.
    var path: String
    /// The value as it is typed: text bare, everything else as JSON.
    var text: String
  }

  /// Whether anything is otherwise than in the file.
  private(set) var isChanged = false
  private let file: String
  private var root: [String: Any]

  /// The values of the file at a path; none where it cannot be read.
  init(path: String) {
    file = path
    let data = FileManager.default.contents(atPath: path)
    let any = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    root = any as? [String: Any] ?? [:]
  }

  /// All values that hold no others, sorted by path.
  var leaves: [Leaf] {
    root.keys.sorted().flatMap { name in root[name].map { Self.leaves(of: $0, at: name) } ?? [] }
  }

  /// Whether there is a value of a name.
  func has(_ name: String) -> Bool { root[name] != nil }

  /// Sets the value at a path to what a text means; tells whether that is another one.
  mutating func set(_ path: String, to text: String) -> Bool {
    let steps = path.split(separator: ".").map(String.init)
    let old = leaves.first { $0.path == path }
    guard old?.text != text else { return false }
    let wasText = old.map { leaf in
      (Self.value(at: steps[...], in: root) as? String) == leaf.text
    }
    let value = wasText == true ? text : Self.meaning(of: text)
    guard let changed = Self.setting(steps[...], of: root, to: value) as? [String: Any] else {
      return false
    }
    root = changed
    isChanged = true
    return true
  }

  /// The values as JSON, with the names in order.
  var json: [UInt8] {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: root, options: options) else {
      return Array("{}".utf8)
    }
    return Array(data) + [10]
  }

  /// Writes the values into their file.
  mutating func save() throws {
    try Data(json).write(to: URL(fileURLWithPath: file), options: .atomic)
    isChanged = false
  }

  private static func leaves(of value: Any, at path: String) -> [Leaf] {
    switch value {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { name in
        object[name].map { leaves(of: $0, at: path + "." + name) } ?? []
      }
    case let list as [Any]:
      list.enumerated().flatMap { leaves(of: $1, at: path + "." + String($0)) }
    case let text as String: [Leaf(path: path, text: text)]
    default: [Leaf(path: path, text: json(of: value))]
    }
  }

  private static func json(of value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What a typed text stands for: JSON where it is some, else itself.
  private static func meaning(of text: String) -> Any {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])) ?? text
  }

  private static func value(at path: ArraySlice<String>, in value: Any) -> Any? {
    guard let step = path.first else { return value }
    switch value {
    case let object as [String: Any]:
      return object[step].flatMap { Self.value(at: path.dropFirst(), in: $0) }
    case let list as [Any]:
      guard let index = Int(step), list.indices.contains(index) else { return nil }
      return Self.value(at: path.dropFirst(), in: list[index])
    default: return nil
    }
  }

  private static func setting(_ path: ArraySlice<String>, of value: Any, to new: Any) -> Any {
    guard let step = path.first else { return new }
    if var list = value as? [Any], let index = Int(step), list.indices.contains(index) {
      list[index] = setting(path.dropFirst(), of: list[index], to: new)
      return list
    }
    var object = value as? [String: Any] ?? [:]
    object[step] = setting(path.dropFirst(), of: object[step] ?? [String: Any](), to: new)
    return object
  }
}
