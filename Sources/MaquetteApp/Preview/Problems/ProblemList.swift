import Gtk
import MaquetteInterpreter

/// All that is to tell of a form's files, in the order in which the pane lists it.
struct ProblemList: Equatable {
  /// One of them.
  struct Entry: Equatable {
    var severity: Diagnostic.Severity
    var message: String
    /// Nil for what is said of no place.
    var place: SourcePlace?
  }

  /// Those of one file.
  struct Group: Equatable {
    var file: String
    var entries: [Entry]
  }

  private(set) var groups: [Group] = []

  /// What a standing tells of the file at a path and of those that belong to it.
  init(_ standing: FormStanding, path: String) {
    if let problem = standing.problem, standing.diagnostics.isEmpty {
      groups = [
        Group(
          file: path,
          entries: [Entry(severity: .error, message: problem.text, place: nil)])
      ]
    }
    for diagnostic in standing.diagnostics {
      let place = SourcePlace(diagnostic, of: path)
      let entry = Entry(
        severity: diagnostic.severity, message: diagnostic.message, place: place)
      if let index = groups.firstIndex(where: { $0.file == place.file }) {
        groups[index].entries.append(entry)
      } else {
        groups.append(Group(file: place.file, entries: [entry]))
      }
    }
  }

  /// The list as compilers write it, a line each.
  var text: String {
    groups.flatMap { group in
      group.entries.map { entry in
        let place = entry.place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(group.file)\(place): \(entry.severity.rawValue): \(entry.message)\n"
      }
    }.joined()
  }
}

extension Diagnostic.Severity {
  /// The icon that stands for it.
  var iconName: String {
    switch self {
    case .error: "dialog-error-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .note: "dialog-information-symbolic"
    }
  }

  /// What it is called in the window.
  var title: String {
    switch self {
    case .error: localized("Error")
    case .warning: localized("Warning")
    case .note: localized("Note")
    }
  }
}
