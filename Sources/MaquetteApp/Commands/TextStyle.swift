import Foundation
import MaquetteInterpreter

#if canImport(Glibc)
  import Glibc
#endif

/// How diagnostics look as text: in colours on a terminal, plain elsewhere.
nonisolated struct TextStyle {
  let isColored: Bool

  /// Whether results go to a terminal that shows colours, and nobody asked for none.
  static func isWanted(environment: [String: String]) -> Bool {
    isTerminal(STDOUT_FILENO) && environment["NO_COLOR", default: ""].isEmpty
  }

  /// Whether a descriptor leads to a terminal that understands more than lines of text.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The file, line and column.
  func place(_ text: String) -> String { painted(text, "1") }

  /// The word for how much it matters.
  func severity(_ severity: Diagnostic.Severity) -> String {
    let color =
      switch severity {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      }
    return painted(severity.rawValue + ":", color)
  }

  /// The caret and its waves.
  func mark(_ text: String) -> String { painted(text, "1;32") }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
