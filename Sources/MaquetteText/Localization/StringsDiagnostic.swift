import Foundation

/// What is wrong with a file of string tables, and where.
package struct StringsDiagnostic: Error, Equatable, Sendable {
  package var file: URL

  /// The line, from one; nil where the reader does not say.
  package var line: Int?

  /// The column in characters, from one; nil where the reader does not say.
  package var column: Int?

  package var message: String

  package init(file: URL, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Makes a diagnostic at an offset into a text.
  init(file: URL, text: String, utf8Offset: Int, message: String) {
    let before = text.utf8.prefix(utf8Offset)
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = (lines.last.map { String(decoding: $0, as: UTF8.self).count } ?? 0) + 1
    self.init(file: file, line: max(lines.count, 1), column: column, message: message)
  }
}

extension StringsDiagnostic: CustomStringConvertible {
  /// The place and the message, worded as a compiler's.
  package var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(file.path)\(place): error: \(message)"
  }
}
