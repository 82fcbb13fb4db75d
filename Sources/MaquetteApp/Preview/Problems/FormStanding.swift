import Foundation
import MaquetteInterpreter

/// How the form that is shown stands to its file.
struct FormStanding: Equatable {
  /// What keeps the form from following the file; nil when nothing does.
  var problem: PreviewProblem?
  /// All that is wrong with the last version read.
  var diagnostics: [Diagnostic]
  /// When the version that is shown was read; nil when no form is shown.
  var shownSince: Date?
  /// Whether the form is that of an older version.
  var isStale: Bool

  /// How many errors there are; one at least where a problem is none of the source's.
  var errors: Int {
    let count = diagnostics.count { $0.severity == .error }
    return problem == nil ? count : max(1, count)
  }

  /// How many things there are to tell.
  var count: Int { max(diagnostics.count, errors) }
}
