import CGtk

/// GtkCssProvider: a style sheet.
package final class CssProvider: Object {
  /// Which of several style sheets wins.
  package nonisolated enum Priority: UInt32 {
    case fallback = 1
    case theme = 200
    /// Above the theme, and below everything else.
    case aboveTheme = 300
    case settings = 400
    case application = 600
    /// Above what the application has for all its widgets.
    case aboveApplication = 700
    case user = 800
  }

  /// What is wrong with a style sheet, and in which line, counted from 1.
  package nonisolated struct Problem: Equatable, Sendable {
    package let line: Int
    package let message: String

    package init(line: Int, message: String) {
      (self.line, self.message) = (line, message)
    }
  }

  package convenience init() { self.init(constructed: gtk_css_provider_new()) }

  /// Replaces the style sheet; what cannot be read is left out and reported.
  @discardableResult
  package func load(_ text: String) -> [Problem] {
    var problems: [Problem] = []
    let connection = connect("parsing-error") { arguments in
      guard let section = arguments.pointer(0), let error = arguments.pointer(1) else { return }
      let start = gtk_css_section_get_start_location(OpaquePointer(section))
      let reported = error.assumingMemoryBound(to: GError.self)
      problems.append(
        Problem(
          line: Int(start?.pointee.lines ?? 0) + 1,
          message: String(borrowed: reported.pointee.message)))
    }
    gtk_css_provider_load_from_data(cast(), text, text.utf8.count)
    connection.disconnect()
    return problems
  }

  /// The style sheet as it was understood.
  package var text: String { String(owned: gtk_css_provider_to_string(cast())) }
}
