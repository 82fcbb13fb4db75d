import Gtk
import MaquetteInterpreter

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
    case .source(let diagnostic) where diagnostic.file != nil:
      localized(
        "%1, line %2, column %3: %4",
        diagnostic.file?.split(separator: "/").last.map(String.init) ?? "",
        String(diagnostic.line), String(diagnostic.column), diagnostic.message)
    case .source(let diagnostic):
      localized(
        "Line %1, column %2: %3", String(diagnostic.line), String(diagnostic.column),
        diagnostic.message)
    case .nothing: localized("The file has neither a preview nor a view to show")
    case .absence(.missing): localized("The file is missing; waiting for it to come back")
    case .absence(.empty): localized("The file is empty; waiting for its text")
    case .absence(.folder):
      localized("There is a folder in place of the file; waiting for the file")
    case .absence(.tooLarge): localized("The file is larger than 4 MB")
    case .absence(.forbidden):
      localized("The file may not be read; waiting for the permission")
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
