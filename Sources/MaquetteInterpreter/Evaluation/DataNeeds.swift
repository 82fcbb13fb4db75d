import Foundation

/// What a form asks for that its project does not supply, with what it gets in the preview.
///
/// It becomes the skeleton of a data file: given that, the form shows what it shows without it.
final class DataNeeds {
  /// What stands under a name.
  private final class Entry {
    var value: Value?
    var isList = false
    var names: [String] = []
    var members: [String: Entry] = [:]

    func member(_ name: String) -> Entry {
      if let found = members[name] { return found }
      let made = Entry()
      names.append(name)
      members[name] = made
      return made
    }
  }

  private let root = Entry()
  private static let depthLimit = 6
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
  var json: String { (text(of: root, named: "", margin: "") ?? "{}") + "\n" }

  private func text(of entry: Entry, named name: String, margin: String) -> String? {
    let inner = margin + "  "
    if entry.names.isEmpty, name != "" || entry === root && root.names.isEmpty {
      if entry === root { return "{}" }
      let own = entry.value.map { value in
        value.isStub
          ? quoted(name) : text(of: value, margin: entry.isList ? inner : margin, depth: 0)
      }
      guard let text = own ?? quoted(name) else { return nil }
      return entry.isList ? "[\n\(inner)\(text)\n\(margin)]" : text
    }
    let lead = entry.isList ? inner : margin
    let lines = entry.names.compactMap { name -> String? in
      guard let member = entry.members[name],
        let text = text(of: member, named: name, margin: lead + "  ")
      else { return nil }
      return "\(lead)  \(quoted(name)): \(text)"
    }
    let object = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(lead)}"
    return entry.isList ? "[\n\(lead)\(object)\n\(margin)]" : object
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
    case .stub(let stub): return quoted(stub.name)
    case .enumCase(let value): return value.payload.isEmpty ? quoted(value.name) : nil
    case .binding(let binding):
      return text(of: binding.get(), margin: margin, depth: depth)
    case .array(let elements): return list(elements, margin, depth)
    case .set(let entries): return list(entries.keys, margin, depth)
    case .dictionary(let entries):
      let pairs = zip(entries.keys, entries.values).compactMap { key, value in
        if case .string(let name) = key { (name, value) } else { nil }
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
