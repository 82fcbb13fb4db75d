import Foundation
import MaquetteInterpreter

/// What `maquette check` finds in one file.
struct CheckReport: Codable, Equatable {
  /// One of a file's previews.
  struct Preview: Codable, Equatable {
    var name: String
    /// The line that declares it.
    var line: Int
    /// How many nodes it resolves to.
    var nodes: Int
    /// How many of them stand for views that are not known.
    var placeholders: Int
    /// What the previews of several arguments of one declaration have in common.
    var group: String?
  }

  /// The file as it was named.
  var file: String
  var previews: [Preview]
  var diagnostics: [Diagnostic]

  /// The diagnostics, a line each.
  var text: String {
    diagnostics.map { $0.line(in: file) + "\n" }.joined()
  }

  /// The diagnostics, each with its source line and a caret under its place, and what leads on.
  func listing(_ style: TextStyle) -> String {
    var sources: [String: [Substring]] = [:]
    func lines(of file: String) -> [Substring] {
      if let known = sources[file] { return known }
      let text = FileManager.default.contents(atPath: file).map {
        String(decoding: $0, as: UTF8.self)
      }
      let lines = (text ?? "").split(omittingEmptySubsequences: false) { $0.isNewline }
      sources[file] = lines
      return lines
    }
    return diagnostics.map { diagnostic in
      var text = diagnostic.line(in: file, style) + "\n"
      let source = lines(of: diagnostic.file ?? file)
      if source.indices.contains(diagnostic.line - 1), diagnostic.hasPlace {
        text += diagnostic.excerpt(source[diagnostic.line - 1], style)
      }
      for note in diagnostic.notes { text += note.line(in: file, style) + "\n" }
      return text
    }.joined()
  }

  /// How much was found, in a sentence; nil where nothing was.
  static func summary(of reports: [CheckReport]) -> String? {
    let all = reports.flatMap(\.diagnostics)
    guard !all.isEmpty else { return nil }
    func words(_ severity: Diagnostic.Severity) -> String? {
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = reports.count == 1 ? "1 file" : "\(reports.count) files"
    return [words(.error), words(.warning), words(.note)].compactMap { $0 }
      .joined(separator: ", ") + " in " + files
  }

  /// The reports with what several of them say of one other file said once, and in the report of
  /// that file, if there is one.
  static func once(_ reports: [CheckReport]) -> [CheckReport] {
    var reports = reports
    let own = Dictionary(
      reports.indices.map { (FormDocument.absolute(reports[$0].file), $0) }
    ) { first, _ in first }
    var seen: Set<Diagnostic> = []
    func isNew(_ diagnostic: Diagnostic, in file: String) -> Bool {
      var bare = diagnostic
      bare.file = file
      bare.notes = []
      return seen.insert(bare).inserted
    }
    for report in reports {
      let path = FormDocument.absolute(report.file)
      for diagnostic in report.diagnostics where diagnostic.file == nil {
        _ = isNew(diagnostic, in: path)
      }
    }
    for index in reports.indices {
      let foreign = reports[index].diagnostics.filter { $0.file != nil }
      guard !foreign.isEmpty else { continue }
      reports[index].diagnostics.removeAll { $0.file != nil }
      for var diagnostic in foreign {
        guard let path = diagnostic.file, isNew(diagnostic, in: path) else { continue }
        guard let home = own[path] else {
          reports[index].diagnostics.append(diagnostic)
          continue
        }
        let asker = FormDocument.absolute(reports[index].file)
        diagnostic.file = nil
        for note in diagnostic.notes.indices {
          let place = diagnostic.notes[note].file ?? asker
          diagnostic.notes[note].file = place == path ? nil : place
        }
        reports[home].diagnostics.append(diagnostic)
      }
    }
    return reports
  }

  /// The reports as one JSON array, with the members in a fixed order.
  static func json(_ reports: [CheckReport]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(reports) else {
      preconditionFailure("reports are made of texts and numbers, which always encode")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension Diagnostic {
  /// Whether it speaks of a place in the file, not of the file as a whole.
  fileprivate var hasPlace: Bool {
    !(line == 1 && column == 1 && endLine == 1 && endColumn == 1)
  }

  /// The source line, and below it a caret at the column and waves up to the end.
  fileprivate func excerpt(_ source: Substring, _ style: TextStyle) -> String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let end = endLine == line ? endColumn : source.utf8.count + 1
    let bytes = source.utf8.dropFirst(max(column - 1, 0)).prefix(max(end - column, 0))
    let length = String(decoding: bytes, as: UTF8.self).count
    let mark = "^" + String(repeating: "~", count: max(length - 1, 0))
    var lines = "\(number) | \(source.harmless)\n"
    lines += "\(margin) | \(source.indent(to: column))\(style.mark(mark))\n"
    if let fix, fix.line == line, !fix.text.isEmpty {
      lines += "\(margin) | \(source.indent(to: fix.column))\(style.mark(fix.text.harmless))\n"
    }
    return lines
  }

  /// The diagnostic as one line of text, in the form of the Swift compiler's; `file` is the one
  /// that was asked about.
  func line(in file: String, _ style: TextStyle = TextStyle(isColored: false)) -> String {
    let place = "\((self.file ?? file).harmless):\(line):\(column):"
    return "\(style.place(place)) \(style.severity(severity)) \(message.harmless) "
      + "[\(code.rawValue)]"
  }
}

extension Diagnostic.Note {
  /// The note as one line of text.
  fileprivate func line(in file: String, _ style: TextStyle) -> String {
    let place = "\((self.file ?? file).harmless):\(line):\(column):"
    return "\(style.place(place)) \(style.severity(.note)) \(message.harmless)"
  }
}

extension StringProtocol {
  /// The text with signs in place of what would steer the terminal that shows it, a tab excepted.
  fileprivate var harmless: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 9: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text.append("\u{2421}")
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Substring {
  /// What is as wide as the text before a column; a tab stays one, so that what follows stands where
  /// the text does.
  fileprivate func indent(to column: Int) -> String {
    String(decoding: utf8.prefix(Swift.max(column - 1, 0)), as: UTF8.self)
      .map { $0 == "\t" ? "\t" : " " }.joined()
  }
}
