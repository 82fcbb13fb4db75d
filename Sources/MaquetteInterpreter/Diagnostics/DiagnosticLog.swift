import MaquetteUI

/// Collects diagnostics, each place and code once; a name that nothing here knows is told of once,
/// not wherever it stands.
///
/// What is reported while something that can be kept runs belongs to that, and counts as long as it
/// stands; each session hands over what of it stands at the end of a resolution.
final class DiagnosticLog {
  /// A remark on a place, which may yet move with its text.
  struct Report {
    let severity: Diagnostic.Severity
    let code: Diagnostic.Code
    let name: String
    let message: String
    let place: SourceLocation
    let notes: [(message: String, place: SourceLocation)]
    /// What is probably meant where the name is written.
    var replacement: String?
    /// What the replacement stands for, where that is not the name.
    var replaced: SourceLocation?
  }

  private struct Key: Hashable {
    let code: Diagnostic.Code
    let name: String
    let file: ObjectIdentifier
    let offset: Int
  }

  /// What was reported outside of all that is kept, and what is finished.
  private var direct: [Report] = []
  private var finished: [Diagnostic] = []
  private var standing: [(session: ObjectIdentifier, reports: [Report])] = []
  /// What is being made by sessions that have not ended their resolution.
  private var pending: [Report] = []

  /// Where the file itself asks for what another file of the project declares.
  var asker: (SourceFile) -> Diagnostic.Note? = { _ in nil }

  /// Adds a remark on `place`, unless the same code was reported for that place before.
  func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, name: String, _ message: String,
    at place: SourceLocation, notes: [(message: String, place: SourceLocation)] = [],
    replacement: String? = nil, replaced: SourceLocation? = nil
  ) {
    let report = Report(
      severity: severity, code: code, name: name, message: message, place: place, notes: notes,
      replacement: replacement, replaced: replaced)
    if let computation = Computation.current {
      computation.note(report)
      pending.append(report)
    } else if direct.count < 10_000 {
      direct.append(report)
    }
  }

  /// A diagnostic of a place that is told by itself.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, name: String, _ message: String,
    at place: SourceLocation
  ) -> Diagnostic {
    diagnostic(
      of: Report(
        severity: severity, code: code, name: name, message: message, place: place, notes: []))
  }

  /// Adds a finished diagnostic.
  func add(_ diagnostic: Diagnostic) { finished.append(diagnostic) }

  /// Takes what the computations of a session have reported, in place of what they had before.
  func take(_ reports: [Report], of session: ObjectIdentifier) {
    pending = []
    if let index = standing.firstIndex(where: { $0.session == session }) {
      standing[index].reports = reports
    } else {
      standing.append((session, reports))
    }
  }

  /// Forgets everything, for a new reading of the source.
  func removeAll() {
    direct = []
    finished = []
    standing = []
    pending = []
  }

  /// Everything that was found, in the order of the runs.
  var diagnostics: [Diagnostic] {
    var seen: Set<Key> = []
    let reports = direct + standing.flatMap(\.reports) + pending
    return finished
      + reports.compactMap { report in
        let file = report.place.anchor.file
        let range = report.place.range
        let isUnknown = [
          .unsupportedView, .unsupportedModifier, .unresolvedName, .noEffect, .missingValue,
        ].contains(report.code)
        let key = Key(
          code: report.code, name: report.name, file: ObjectIdentifier(file),
          offset: isUnknown ? 0 : range.lowerBound)
        guard seen.insert(key).inserted else { return nil }
        return diagnostic(of: report)
      }
  }

  private func diagnostic(of report: Report) -> Diagnostic {
    let file = report.place.anchor.file
    let range = report.place.range
    let start = file.position(of: range.lowerBound)
    let end = file.position(of: range.upperBound)
    let notes = report.notes.map { note in
      let other = note.place.anchor.file
      let place = other.position(of: note.place.range.lowerBound)
      return Diagnostic.Note(
        message: note.message, file: other.isForeign ? other.name : nil, line: place.line,
        column: place.column)
    }
    return Diagnostic(
      severity: report.severity, code: report.code, name: report.name, message: report.message,
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      file: file.isForeign ? file.name : nil,
      notes: notes + (file.isForeign ? [asker(file)].compactMap { $0 } : []), fix: fix(of: report))
  }

  /// The name that a report speaks of, replaced where it stands in the report's range, or what else
  /// the report says is to be replaced.
  private func fix(of report: Report) -> Diagnostic.Fix? {
    guard let text = report.replacement else { return nil }
    let file = report.place.anchor.file
    guard let range = report.replaced?.range ?? rangeOfName(in: report) else { return nil }
    let start = file.position(of: range.lowerBound)
    let end = file.position(of: range.upperBound)
    return Diagnostic.Fix(
      text: text, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }

  private func rangeOfName(in report: Report) -> Range<Int>? {
    let name = Array(report.name.utf8)
    let bytes = report.place.anchor.file.bytes(at: report.place.range)
    guard !name.isEmpty, bytes.count >= name.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - name.count).lazy
      .map { $0..<$0 + name.count }
      .first { bytes[$0].elementsEqual(name) }
  }
}
