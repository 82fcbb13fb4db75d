import Foundation

/// What a form asks for that its project does not supply, with what it gets in the preview.
///
/// It becomes the skeleton of a data file: given that, the form shows what it shows without it.
final class DataNeeds {
  /// What stands under a name.
  final class Entry {
    /// What it got, where it is not only gone through.
    var value: Value?
    /// Whether its elements are asked for.
    var isList = false
    /// The members in the order in which they were asked for.
    private(set) var names: [String] = []
    private(set) var members: [String: Entry] = [:]

    /// What stands under a name in it.
    func member(_ name: String) -> Entry {
      if let found = members[name] { return found }
      let made = Entry()
      names.append(name)
      members[name] = made
      return made
    }
  }

  let root = Entry()
  static let depthLimit = 6
  private static let elementLimit = 20

  /// Notes what a name at the top of the data file got; what was noted first stays.
  func note(_ name: String, _ value: Value) {
    let entry = root.member(name)
    if entry.value == nil { entry.value = value }
  }

  /// Notes that a member was asked of what could not be found.
  func note(member path: [String]) {
    guard path.count <= Self.depthLimit else { return }
    _ = path.reduce(root) { $0.member($1) }
  }

  /// Notes that the elements were asked of what could not be found.
  func note(elementsOf path: [String]) {
    guard path.count <= Self.depthLimit else { return }
    path.reduce(root) { $0.member($1) }.isList = true
  }

  /// The skeleton as JSON.
  var json: String {
    (root.names.isEmpty ? "{}" : text(of: root, named: "", index: 0, margin: "") ?? "{}") + "\n"
  }

  /// What stands under a name; of what cannot be found but is gone through, two elements.
  private func text(of entry: Entry, named name: String, index: Int, margin: String) -> String? {
    guard entry.isList else { return item(entry, named: name, index: index, margin: margin) }
    let inner = margin + "  "
    let items = (0...1).compactMap { index in
      item(entry, named: name, index: index, margin: inner).map { inner + $0 }
    }
    return "[\n\(items.joined(separator: ",\n"))\n\(margin)]"
  }

  private func item(_ entry: Entry, named name: String, index: Int, margin: String) -> String? {
    guard !entry.names.isEmpty else {
      if let value = entry.value, !value.isStub {
        return text(of: value, margin: margin, depth: 0)
      }
      return quoted(SampleWords(name, index: index).knownText ?? name)
    }
    let inner = margin + "  "
    let lines = entry.names.compactMap { name in
      entry.members[name].flatMap {
        text(of: $0, named: name, index: index, margin: inner)
      }.map { "\(inner)\(quoted(name)): \($0)" }
    }
    return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
  }

  /// A value as JSON; nil where it is nothing that a data file can give, such as a function.
  private func text(of value: Value, margin: String, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    switch value {
    case .null, .void: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return value.isFinite ? String(value) : nil
    case .sized(let number): return number.number.isFinite ? number.description : nil
    case .string(let text): return quoted(text)
    case .stub(let stub): return quoted(stub.text)
    case .enumCase(let value): return text(of: value, margin, depth)
    case .tuple(let tuple):
      let isLabelled = tuple.labels.allSatisfy { $0 != nil }
      return isLabelled
        ? object(Array(zip(tuple.labels.compactMap(\.self), tuple.elements)), margin, depth)
        : list(tuple.elements, margin, depth)
    case .binding(let binding):
      return text(of: binding.get(), margin: margin, depth: depth)
    case .array(let elements): return list(elements, margin, depth)
    case .set(let entries): return list(entries.keys, margin, depth)
    case .dictionary(let entries):
      let pairs = zip(entries.keys, entries.values).compactMap { key, value in
        Self.name(of: key).map { ($0, value) }
      }
      return object(pairs, margin, depth)
    case .instance(let instance):
      return object(Array(zip(instance.layout.names, instance.fields)), margin, depth)
    case .object(let instance):
      return object(Array(zip(instance.layout.names, instance.fields)), margin, depth)
    case .native(let native): return text(of: native.value)
    default: return nil
    }
  }

  /// A case by its name; one with values of its own as an object of one member.
  private func text(of value: EnumInstance, _ margin: String, _ depth: Int) -> String? {
    guard !value.payload.isEmpty else { return quoted(value.name) }
    let labels = value.labels.compactMap(\.self)
    let inner = margin + "  "
    let payload =
      if labels.count == value.payload.count {
        object(Array(zip(labels, value.payload)), inner, depth + 1)
      } else if value.payload.count == 1 {
        text(of: value.payload[0], margin: inner, depth: depth + 1)
      } else {
        list(value.payload, inner, depth + 1)
      }
    return payload.map { "{\n\(inner)\(quoted(value.name)): \($0)\n\(margin)}" }
  }

  /// The name in JSON of what a dictionary keeps under a key; nil where a text cannot tell it.
  private static func name(of key: Value) -> String? {
    switch key {
    case .string(let text): text
    case .int(let number): String(number)
    case .enumCase(let value): value.payload.isEmpty ? value.name : nil
    case .native(let native):
      (native.value as? UUID)?.uuidString ?? (native.value as? URL)?.absoluteString
    default: nil
    }
  }

  private func text(of native: Any) -> String? {
    switch native {
    case let date as Date: quoted(date.formatted(.iso8601))
    case let url as URL: quoted(url.absoluteString)
    case let id as UUID: quoted(id.uuidString)
    case let number as Decimal: "\(number)"
    default: nil
    }
  }

  private func list(_ elements: [Value], _ margin: String, _ depth: Int) -> String {
    let inner = margin + "  "
    let lines = elements.prefix(Self.elementLimit).compactMap {
      text(of: $0, margin: inner, depth: depth + 1).map { inner + $0 }
    }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
  }

  private func object(_ members: [(String, Value)], _ margin: String, _ depth: Int) -> String {
    let inner = margin + "  "
    let lines = members.compactMap { name, value in
      text(of: value, margin: inner, depth: depth + 1).map { "\(inner)\(quoted(name)): \($0)" }
    }
    return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
