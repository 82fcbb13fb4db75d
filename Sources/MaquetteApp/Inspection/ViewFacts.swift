import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// What there is to tell of a view, in sections of rows.
struct ViewFacts: Equatable {
  /// One fact.
  struct Row: Equatable {
    var name: String
    var value: String
    /// The line of the file that says so.
    var line: Int?
    /// Whether the value is source text.
    var isCode = false
  }

  /// Facts of one sort.
  struct Section: Equatable {
    var title: String
    var rows: [Row]
  }

  private(set) var sections: [Section] = []

  /// The facts of a node that is shown at `frame`, with what the evaluator knows.
  init(_ node: Node, frame: CGRect?, description: ViewDescription?) {
    let name = description?.name ?? node.kind.rawValue
    var head = [Row(name: localized("View"), value: name, line: description?.source?.line)]
    head.append(Row(name: localized("Shown as"), value: node.kind.rawValue))
    if let frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.text($0) }
      head.append(Row(name: localized("Position"), value: "\(numbers[0]), \(numbers[1])"))
      head.append(Row(name: localized("Size"), value: "\(numbers[2]) × \(numbers[3])"))
    }
    if let padding = Self.padding(of: node) {
      head.append(Row(name: localized("Padding"), value: padding))
    }
    add(localized("View"), head)
    if let description {
      add(
        localized("Modifiers"),
        description.modifiers.map {
          Row(name: "", value: Self.oneLine($0.text), line: $0.line, isCode: true)
        })
      add(
        localized("From Around"),
        description.surroundings.map {
          Row(
            name: $0.owner ?? "", value: Self.oneLine($0.text), line: $0.line, isCode: true)
        })
      add(localized("Reads"), description.state.map { Row(name: $0.name, value: $0.text) })
    }
    add(localized("Assistive Technology"), Self.accessible(node))
    add(
      localized("Properties"),
      node.attributes.elements.filter { !["text", "padding"].contains($0.name) }.map {
        Row(name: $0.name, value: Self.oneLine(Self.text($0.value)))
      })
  }

  private mutating func add(_ title: String, _ rows: [Row]) {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }

  private static func accessible(_ node: Node) -> [Row] {
    var rows: [Row] = []
    if let name = node.accessibleName { rows.append(Row(name: localized("Name"), value: name)) }
    rows.append(Row(name: localized("Role"), value: node.kind.rawValue))
    for name in ["value", "isOn", "selection"] {
      guard let value = node.attributes[name] else { continue }
      rows.append(Row(name: localized("Value"), value: text(value)))
    }
    return rows
  }

  private static func padding(of node: Node) -> String? { node.attributes["padding"].map(text) }

  /// A value as a person reads it.
  static func text(_ value: AttributeValue) -> String {
    switch value {
    case .bool(let value): value ? localized("Yes") : localized("No")
    case .number(let value): text(value)
    case .string(let value): value
    case .array(let values): values.map(text).joined(separator: ", ")
    case .object(let values):
      values.elements.map { "\($0.name): \(text($0.value))" }.joined(separator: ", ")
    }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// A piece of source without its line ends, cut where it is long.
  private static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 160 ? line.prefix(157) + "…" : line
  }
}
