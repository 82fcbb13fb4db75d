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
  /// The diagnostic as one line of text, in the form of the Swift compiler's.
  func line(in file: String) -> String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(code.rawValue)]"
  }
}
