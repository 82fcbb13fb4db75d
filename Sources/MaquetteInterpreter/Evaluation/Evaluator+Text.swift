import Foundation
import MaquetteUI

extension Evaluator {
  /// What `"\(value)"` shows.
  func describe(_ value: Value) -> String {
    var room = 100_000
    return describe(value, &room)
  }

  /// The same, cut where more than `room` values are in each other or share their parts.
  private func describe(_ value: Value, _ room: inout Int) -> String {
    room -= 1
    guard room > 0, StackGuard.hasRoom, budget.isSpent == nil else { return "…" }
    return switch value {
    case .void: "()"
    case .null: "nil"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .sized(let value): value.description
    case .string(let value): value
    case .array(let elements): "[" + list(elements, &room) + "]"
    case .set(let elements): "[" + list(elements.keys, &room) + "]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]"
        : "["
          + zip(entries.keys, entries.values)
          .map { describeElement($0, &room) + ": " + describeElement($1, &room) }
          .joined(separator: ", ") + "]"
    case .tuple(let tuple):
      "("
        + zip(tuple.labels, tuple.elements)
        .map { ($0.map { $0 + ": " } ?? "") + describeElement($1, &room) }
        .joined(separator: ", ") + ")"
    case .range(let range): describe(range)
    case .function: "(Function)"
    case .instance(let instance): describe(instance, value, &room)
    case .enumCase(let instance): describe(instance, value, &room)
    case .object(let object): declaredDescription(value) ?? object.typeName
    case .type(let type): type.name
    case .keyPath(let path): path.text
    case .binding(let binding): describe(binding.get(), &room)
    case .view(let view): view.typeName
    case .native(let native): describe(native)
    case .stub(let stub): stub.text
    case .implicit(let member): "." + member.name
    }
  }

  private func describe(_ native: NativeValue) -> String {
    switch native.value {
    case let text as InterpolatedText: text.plain
    // Beyond what calendars reckon with, a description traps.
    case let date as Date: date.reckoned.description
    default: String(describing: native.value)
    }
  }

  private func describeElement(_ value: Value, _ room: inout Int) -> String {
    if case .string(let text) = value { return text.debugDescription }
    return describe(value, &room)
  }

  private func list(_ values: [Value], _ room: inout Int) -> String {
    values.map { describeElement($0, &room) }.joined(separator: ", ")
  }

  private func describe(_ range: RangeValue) -> String {
    func end(_ number: Double?) -> String {
      number.map { range.isInteger ? String(RangeValue.whole($0)) : String($0) } ?? ""
    }
    return end(range.lower) + (range.isClosed ? "..." : "..<") + end(range.upper)
  }

  private func declaredDescription(_ value: Value) -> String? {
    guard case .string(let text) = try? instanceMember("description", of: value, at: noPlace)
    else { return nil }
    return text
  }

  private func describe(_ instance: StructInstance, _ value: Value, _ room: inout Int) -> String {
    if instance.type.member("description") != nil, let text = declaredDescription(value) {
      return text
    }
    let fields = zip(instance.layout.names, instance.fields)
      .map { "\($0): \(describeElement($1, &room))" }.joined(separator: ", ")
    let name = instance.typeName.split(separator: ".").last.map(String.init) ?? instance.typeName
    return "\(name)(\(fields))"
  }

  private func describe(_ instance: EnumInstance, _ value: Value, _ room: inout Int) -> String {
    if instance.type.member("description") != nil, let text = declaredDescription(value) {
      return text
    }
    if instance.payload.isEmpty { return instance.name }
    let payload = instance.payload.enumerated().map { index, element in
      let label = instance.labels.indices.contains(index) ? instance.labels[index] : nil
      return (label.map { $0 + ": " } ?? "") + describeElement(element, &room)
    }
    return "\(instance.name)(\(payload.joined(separator: ", ")))"
  }

  /// One interpolation of a string, with its `specifier:` or `default:`.
  func interpolate(_ arguments: Arguments) -> String {
    let value = arguments[0]
    if case .string(let specifier) = arguments["specifier"] {
      return formatted(specifier, [value])
    }
    if value.isNone, let fallback = arguments["default"] { return describe(fallback) }
    if let formatter = arguments["formatter"],
      let text = try? callBuiltin(
        "string", on: formatter,
        Arguments(
          items: [Argument(label: "from", value: value, place: arguments.place)], evaluator: self,
          place: arguments.place), at: arguments.place)
    {
      return describe(text)
    }
    return describe(value)
  }

  /// `String(format:)` for values of the kinds that the format asks for.
  func formatted(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let flags = rest.prefix { !$0.isLetter && $0 != "@" && $0 != "%" }
      rest = rest[flags.endIndex...]
      let length = rest.prefix { "lhqz".contains($0) }
      rest = rest[length.endIndex...]
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        result += "%"
        continue
      }
      let position = flags.firstIndex(of: "$").flatMap { Int(flags[..<$0]) }
      let options = flags.firstIndex(of: "$").map { String(flags[flags.index(after: $0)...]) }
      let index = position.map { $0 - 1 } ?? next
      next = position == nil ? next + 1 : next
      let value = values.indices.contains(index) ? values[index] : .null
      result += piece(options ?? String(flags), kind, value)
    }
    return result + rest
  }

  private func piece(_ flags: String, _ kind: Character, _ value: Value) -> String {
    // A width of thousands would ask for as much memory.
    let isSane = flags.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count < 4 }
    guard isSane, let number = value.number else { return describe(value) }
    switch kind {
    case "d", "i", "u", "x", "X", "o":
      guard let whole = Int(exactly: number.rounded(.towardZero)) else { return describe(value) }
      return String(format: "%\(flags)l\(kind)", whole)
    case "c":
      return Unicode.Scalar(UInt32(clamping: Int(exactly: number) ?? 0)).map { String($0) } ?? ""
    case "f", "F", "e", "E", "g", "G": return String(format: "%\(flags)\(kind)", number)
    default: return describe(value)
    }
  }
}
