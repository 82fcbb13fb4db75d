import MaquetteInterpreter

/// A place in a source file, counted from 1; columns count UTF-8 bytes.
struct SourcePlace: Equatable {
  /// The absolute path.
  var file: String
  var line: Int
  var column = 1
}

extension SourcePlace {
  /// Where a diagnostic leads that was found for the file at a path.
  init(_ diagnostic: Diagnostic, of path: String) {
    self.init(
      file: diagnostic.file ?? path, line: max(1, diagnostic.line),
      column: max(1, diagnostic.column))
  }

  /// A place written `FILE:LINE` or `FILE:LINE:COLUMN`; nil where there is no line.
  init?(argument text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(max(1, number), at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, !parts.allSatisfy(\.isEmpty) else { return nil }
    self.init(
      file: FormDocument.absolute(parts.joined(separator: ":")), line: line,
      column: numbers.count > 1 ? numbers[1] : 1)
  }

  /// The file's name without its folder.
  var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}
