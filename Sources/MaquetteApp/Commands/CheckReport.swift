import Foundation
import MaquetteInterpreter

/// What `maquette check` finds in one file.
struct CheckReport: Codable, Equatable {
  /// One of a file's previews.
  struct Preview: Codable, Equatable {
    var name: String
    /// The line that declares it.
    var line: Int
    /// How many nodes it resolves to.
    var nodes: Int
    /// How many of them stand for views that are not known.
    var placeholders: Int
  }

  /// The file as it was named.
  var file: String
  var previews: [Preview]
  var diagnostics: [Diagnostic]

  /// The diagnostics, a line each.
  var text: String {
    diagnostics.map { $0.line(in: file) + "\n" }.joined()
  }

  /// The diagnostics, each with its source line and a caret under its place.
  var listing: String {
    guard !diagnostics.isEmpty else { return "" }
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    let lines = (text ?? "").split(omittingEmptySubsequences: false) { $0.isNewline }
    return diagnostics.map { diagnostic in
      let head = diagnostic.line(in: file) + "\n"
      guard lines.indices.contains(diagnostic.line - 1), diagnostic.hasPlace else { return head }
      return head + diagnostic.excerpt(lines[diagnostic.line - 1])
    }.joined()
  }

  /// The reports as one JSON array, with the members in a fixed order.
  static func json(_ reports: [CheckReport]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(reports) else {
      preconditionFailure("reports are made of texts and numbers, which always encode")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension Diagnostic {
  /// Whether it speaks of a place in the file, not of the file as a whole.
  fileprivate var hasPlace: Bool {
    !(line == 1 && column == 1 && endLine == 1 && endColumn == 1)
  }

  /// The source line, and below it a caret at the column and waves up to the end.
  fileprivate func excerpt(_ source: Substring) -> String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let before = source.utf8.prefix(max(column - 1, 0))
    // A tab stays one, so that the caret stands where the text does.
    let indent = String(decoding: before, as: UTF8.self)
      .map { $0 == "\t" ? "\t" : " " }.joined()
    let end = endLine == line ? endColumn : source.utf8.count + 1
    let bytes = source.utf8.dropFirst(max(column - 1, 0)).prefix(max(end - column, 0))
    let length = String(decoding: bytes, as: UTF8.self).count
    let waves = String(repeating: "~", count: max(length - 1, 0))
    return "\(number) | \(source)\n\(margin) | \(indent)^\(waves)\n"
  }

  /// The diagnostic as one line of text, in the form of the Swift compiler's.
  func line(in file: String) -> String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(code.rawValue)]"
  }
}
