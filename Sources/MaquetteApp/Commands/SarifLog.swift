import Foundation
import MaquetteInterpreter

/// What `maquette check` finds as a log in the SARIF form, version 2.1.0.
struct SarifLog: Encodable, Equatable {
  struct Run: Encodable, Equatable {
    struct Tool: Encodable, Equatable {
      struct Driver: Encodable, Equatable {
        struct Rule: Encodable, Equatable {
          let id: String
        }

        let name = "maquette"
        let version: String
        let rules: [Rule]
      }

      let driver: Driver
    }

    let tool: Tool
    /// Columns count bytes everywhere else; here they count UTF-16, as the form knows no bytes.
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  struct Result: Encodable, Equatable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
  }

  struct Fix: Encodable, Equatable {
    struct Change: Encodable, Equatable {
      struct Replacement: Encodable, Equatable {
        let deletedRegion: Location.Physical.Region
        let insertedContent: Message
      }

      let artifactLocation: Location.Physical.Artifact
      let replacements: [Replacement]
    }

    let artifactChanges: [Change]
  }

  struct Message: Encodable, Equatable {
    let text: String
  }

  struct Location: Encodable, Equatable {
    struct Physical: Encodable, Equatable {
      struct Artifact: Encodable, Equatable {
        let uri: String
      }

      struct Region: Encodable, Equatable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int?
        let endColumn: Int?
      }

      let artifactLocation: Artifact
      let region: Region
    }

    let physicalLocation: Physical
    let message: Message?
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// The log of a run over some files.
  init(_ reports: [CheckReport]) {
    let codes = Set(reports.flatMap { $0.diagnostics.map(\.code.rawValue) })
    var columns = SarifColumns()
    let results = reports.flatMap { report in
      report.diagnostics.map { Self.result($0, in: report.file, &columns) }
    }
    let driver = Run.Tool.Driver(
      version: Maquette.version, rules: codes.sorted().map { .init(id: $0) })
    runs = [Run(tool: Run.Tool(driver: driver), results: results)]
  }

  private static func result(
    _ diagnostic: Diagnostic, in asked: String, _ columns: inout SarifColumns
  ) -> Result {
    let file = diagnostic.file ?? asked
    let region = Location.Physical.Region(
      startLine: diagnostic.line,
      startColumn: columns.column(diagnostic.column, line: diagnostic.line, of: file),
      endLine: diagnostic.endLine,
      endColumn: columns.column(diagnostic.endColumn, line: diagnostic.endLine, of: file))
    let notes = diagnostic.notes.map { note in
      let file = note.file ?? asked
      return location(
        file,
        .init(
          startLine: note.line, startColumn: columns.column(note.column, line: note.line, of: file),
          endLine: nil, endColumn: nil), note.message)
    }
    return Result(
      ruleId: diagnostic.code.rawValue, level: diagnostic.severity.rawValue,
      message: Message(text: diagnostic.message), locations: [location(file, region, nil)],
      relatedLocations: notes.isEmpty ? nil : notes,
      fixes: diagnostic.fix.map { [fix($0, in: file, &columns)] })
  }

  private static func fix(
    _ fix: Diagnostic.Fix, in file: String, _ columns: inout SarifColumns
  ) -> Fix {
    let region = Location.Physical.Region(
      startLine: fix.line, startColumn: columns.column(fix.column, line: fix.line, of: file),
      endLine: fix.endLine,
      endColumn: columns.column(fix.endColumn, line: fix.endLine, of: file))
    return Fix(artifactChanges: [
      Fix.Change(
        artifactLocation: .init(uri: uri(of: file)),
        replacements: [.init(deletedRegion: region, insertedContent: Message(text: fix.text))])
    ])
  }

  private static func uri(of file: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
    return file.hasPrefix("/") ? "file://" + path : path
  }

  private static func location(
    _ file: String, _ region: Location.Physical.Region, _ message: String?
  ) -> Location {
    Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri(of: file)),
        region: region), message: message.map(Message.init))
  }

  /// The log as JSON, with the members in a fixed order.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("a log is made of texts and numbers, which always encode")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// Columns in bytes as columns in UTF-16.
private struct SarifColumns {
  private var lines: [String: [Substring.UTF8View]] = [:]

  /// The column, from 1, in a line of a file; where the file cannot be read, the one in bytes.
  mutating func column(_ column: Int, line: Int, of file: String) -> Int {
    if lines[file] == nil {
      let data = FileManager.default.contents(atPath: file) ?? Data()
      lines[file] = String(decoding: data, as: UTF8.self).utf8
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Substring($0).utf8 }
    }
    guard let all = lines[file], all.indices.contains(line - 1) else { return column }
    return String(decoding: all[line - 1].prefix(max(column - 1, 0)), as: UTF8.self).utf16.count + 1
  }
}
