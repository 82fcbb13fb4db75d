import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser's own complaints about a tree, as diagnostics of this file.
enum SyntaxProblems {
  /// At most `limit` syntax errors, in the order of the text.
  static func diagnostics(of tree: SourceFileSyntax, in file: SourceFile, limit: Int = 20)
    -> [Diagnostic]
  {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).prefix(limit).map { problem in
      let offset = problem.position.utf8Offset
      let start = file.position(of: offset)
      let length = max(1, problem.node.trimmedLength.utf8Length)
      let isAtNode = problem.node.positionAfterSkippingLeadingTrivia.utf8Offset == offset
      let end = file.position(of: min(file.bytes.count, offset + (isAtNode ? length : 1)))
      return Diagnostic(
        severity: problem.diagMessage.severity == .warning ? .warning : .error, code: .syntax,
        name: "", message: problem.message, line: start.line, column: start.column,
        endLine: end.line, endColumn: end.column,
        notes: problem.notes.map { note in
          let place = file.position(of: note.position.utf8Offset)
          return Diagnostic.Note(message: note.message, line: place.line, column: place.column)
        }, fix: problem.fixIts.first.flatMap { fix($0, in: file) })
    }
  }

  /// A fix-it as one replacement, with what stands between its edits; nil for one that rewrites
  /// more than a line, where what is meant is a guess.
  private static func fix(_ fixIt: FixIt, in file: SourceFile) -> Diagnostic.Fix? {
    let edits = fixIt.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first else { return nil }
    var text = ""
    var offset = first.range.lowerBound.utf8Offset
    for edit in edits {
      let (lower, upper) = (edit.range.lowerBound.utf8Offset, edit.range.upperBound.utf8Offset)
      guard offset <= lower, lower <= upper, upper <= file.bytes.count else { return nil }
      text += String(decoding: file.bytes[offset..<lower], as: UTF8.self) + edit.replacement
      offset = upper
    }
    guard !text.contains("\n"), !text.contains("<#"), text.utf8.count <= 80 else { return nil }
    // Space that stands there already is no part of it.
    let begin = first.range.lowerBound.utf8Offset
    while text.last == " ", offset > begin, file.bytes[offset - 1] == 0x20 {
      text.removeLast()
      offset -= 1
    }
    if offset < file.bytes.count, [0x20, 0x0A, 0x0D].contains(file.bytes[offset]) {
      while text.last == " " { text.removeLast() }
    }
    let start = file.position(of: begin)
    let end = file.position(of: offset)
    return Diagnostic.Fix(
      text: text, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }
}
