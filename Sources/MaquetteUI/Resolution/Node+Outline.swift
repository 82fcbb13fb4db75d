import Foundation

extension Node {
  /// The tree in lines, an element a line, each inner one two spaces further in.
  ///
  /// A line names the part that the node plays, its kind, its attributes, and its accessible name
  /// where that is not the text shown: `label: text "Name"`.
  public var outline: String { outline(frames: nil) }

  /// The tree in lines with the frame of each node that has one, after everything else.
  package func outline(frames: NodeFrames?) -> String {
    var lines: [String] = []
    appendOutline(to: &lines, depth: 0, frames: frames)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendOutline(to lines: inout [String], depth: Int, frames: NodeFrames?) {
    var words = [kind.rawValue]
    let text = attributes["text"] ?? attributes["title"]
    if let text { words.append(text.outlineText) }
    for element in attributes.elements where element.name != "text" && element.name != "title" {
      words.append("\(element.name)=\(element.value.outlineText)")
    }
    if attributes["text"] != nil, let title = attributes["title"] {
      words.append("title=\(title.outlineText)")
    }
    if let accessibleName, AttributeValue.string(accessibleName) != text {
      words.append("name=\(AttributeValue.string(accessibleName).quoted)")
    }
    if let frame = frames?[id] {
      words.append(
        "frame=" + frame.map { AttributeValue.number($0).outlineText }.joined(separator: ","))
    }
    let indent = String(repeating: "  ", count: depth)
    let part = slot.map { $0.rawValue + ": " } ?? ""
    lines.append(indent + part + words.joined(separator: " "))
    for child in children { child.appendOutline(to: &lines, depth: depth + 1, frames: frames) }
  }
}

extension AttributeValue {
  /// The value in one line; text always in quotes, so that its spaces can be seen.
  fileprivate var outlineText: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let value):
      Int(exactly: value).map(String.init) ?? String(value)
    case .string: quoted
    case .array(let values): "[" + values.map(\.outlineText).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.elements.map { "\($0.name): \($0.value.outlineText)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// Text in quotes with line ends and quotes escaped.
  fileprivate var quoted: String {
    guard case .string(let text) = self else { return outlineText }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
