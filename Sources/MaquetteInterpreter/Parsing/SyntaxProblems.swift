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
        endLine: end.line, endColumn: end.column)
    }
  }
}
