/// Collects diagnostics, each place and code once; a name that nothing here knows is told of once,
/// not wherever it stands.
final class DiagnosticLog {
  private struct Key: Hashable {
    let code: Diagnostic.Code
    let name: String
    let file: ObjectIdentifier
    let offset: Int
  }

  private var seen: Set<Key> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a remark on `place`, unless the same code was reported for that place before.
  func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, name: String, _ message: String,
    at place: SourceLocation
  ) {
    let file = place.anchor.file
    guard !file.isForeign else { return }
    let range = place.range
    let isUnknown = [.unsupportedView, .unsupportedModifier, .unresolvedName].contains(code)
    let key = Key(
      code: code, name: name, file: ObjectIdentifier(file),
      offset: isUnknown ? 0 : range.lowerBound)
    guard seen.insert(key).inserted else { return }
    let start = file.position(of: range.lowerBound)
    let end = file.position(of: range.upperBound)
    let diagnostic = Diagnostic(
      severity: severity, code: code, name: name, message: message, line: start.line,
      column: start.column, endLine: end.line, endColumn: end.column)
    diagnostics.append(diagnostic)
  }

  /// Adds a finished diagnostic.
  func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Forgets everything, for a new reading of the source.
  func removeAll() {
    seen.removeAll()
    diagnostics.removeAll()
  }
}
