import Foundation
import MaquetteInterpreter

extension FormProject {
  /// Tells of what stands in the project's folders and is not looked at: links that lead out, and
  /// names that no text holds. A link to a folder may be about anything, and is told of only where
  /// the form misses something.
  func passedOver(isAnythingMissing: Bool) -> [Diagnostic] {
    let links = (sources?.linksOut ?? []).filter {
      ($0 as NSString).pathExtension == "xcassets" || ProjectIndex.concerns(fileNamed: $0)
        || isAnythingMissing
    }
    return Self.note(of: links, .outside) {
      $0 == 1
        ? "is a link out of the project, which is not followed"
        : "are links out of the project, which are not followed"
    }
      + Self.note(of: sources?.illegible ?? [], .unresolvedName) {
        $0 == 1
          ? "is passed over, as its name is not UTF-8"
          : "are passed over, as their names are not UTF-8"
      }
  }

  /// What is told of a file of sample values that stands elsewhere.
  static func linkedData(at path: String) -> Diagnostic {
    let name = (path as NSString).lastPathComponent
    return Diagnostic(
      severity: .warning, code: .outside, name: name,
      message: "'\(name)' is a link out of the project, which is not followed; "
        + "'--data FILE' takes values from anywhere",
      line: 1, column: 1, endLine: 1, endColumn: 1)
  }

  private static func note(
    of paths: [String], _ code: Diagnostic.Code, saying words: (Int) -> String
  ) -> [Diagnostic] {
    guard let first = paths.map({ ($0 as NSString).lastPathComponent }).min() else { return [] }
    let others = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    return [
      Diagnostic(
        severity: .note, code: code, name: first,
        message: "'\(first)'\(others) \(words(paths.count))", line: 1, column: 1, endLine: 1,
        endColumn: 1)
    ]
  }
}
