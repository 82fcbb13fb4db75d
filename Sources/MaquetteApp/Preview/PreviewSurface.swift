import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// What a live preview shows itself on: the window, or a record of it in tests.
protocol PreviewSurface: AnyObject {
  /// Shows a form; a form with another `key` is a different one, not a new version.
  func show(_ form: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics
  /// Takes back what the user did to widgets where the form's state did not follow.
  func settle()
  /// Shows, instead of a form, that there is none yet.
  func showPlaceholder(title: String, explanation: String)
  /// Shows what keeps the form from following the file; nil when nothing does.
  func showProblem(_ problem: PreviewProblem?)
  /// Offers the previews of the file.
  func showPreviews(_ names: [String], chosen: Int)
  /// Lists what is not supported or doubtful in the source.
  func showRemarks(_ remarks: [Diagnostic])
  /// Tells the user something that is no problem of the source.
  func showNotice(_ notice: String)
  /// Calls `action` once, after the next frame is painted.
  func afterNextPaint(_ action: @escaping () -> Void)
}

/// What keeps the form from following the file.
nonisolated enum PreviewProblem: Equatable {
  /// An error in the source.
  case source(Diagnostic)
  /// The source has no view to show.
  case nothing
  /// The file is gone or has nothing in it.
  case absence(FileAbsence)

  /// One line for the user.
  var text: String {
    switch self {
    case .source(let diagnostic):
      "Line \(diagnostic.line), column \(diagnostic.column): \(diagnostic.message)"
    case .nothing: "The file has neither a preview nor a view to show"
    case .absence(.missing): "The file is missing; waiting for it to come back"
    case .absence(.empty): "The file is empty; waiting for its text"
    case .absence(.folder): "There is a folder in place of the file; waiting for the file"
    case .absence(.tooLarge): "The file is larger than 4 MB"
    case .absence(.forbidden): "The file may not be read; waiting for the permission"
    }
  }

  /// Whether the source is in order but stopped running.
  var isFault: Bool {
    if case .source(let diagnostic) = self { diagnostic.code == .runtime } else { false }
  }

  /// Whether it is a fault, and not a state to be waited out.
  var isError: Bool {
    if case .source = self { true } else { false }
  }
}
