import Foundation
import MaquetteInterpreter

/// `maquette check`: tells what is wrong or not supported in files.
struct CheckCommand: Command {
  /// How the findings are written.
  enum Format: String, CaseIterable {
    /// A line each, worded as the Swift compiler words them, with the source line and a caret.
    case text
    /// One JSON array, an object a file.
    case json
    /// A line each and nothing else, as compilers write them.
    case gcc
  }

  static let name = "check"
  static let operands = "FILE|DIR…"
  static let summary = "Tell what is wrong or not supported in source files"
  static let options = [
    CommandOption("format", placeholder: "text|json|gcc", help: "Choose the form of the output")
  ]

  private let files: [String]
  private let format: Format
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    guard !arguments.operands.isEmpty else { throw .usage("no file was named") }
    files = arguments.operands
    format =
      try arguments.choice("format", among: Format.allCases.map { ($0.rawValue, $0) }) ?? .text
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    var reports: [CheckReport] = []
    for file in files.flatMap(Self.sources) {
      reports.append(try FormDocument.opened(file, common).check())
    }
    switch format {
    case .text: console.write(reports.map(\.listing).joined())
    case .gcc: console.write(reports.map(\.text).joined())
    case .json: console.write(CheckReport.json(reports))
    }
    let hasError = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    return hasError ? .failure : .success
  }

  /// A file as it is named, or the Swift files below a folder, sorted.
  private static func sources(_ name: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue,
      let found = FileManager.default.enumerator(atPath: name)
    else { return [name] }
    let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
    var files: [String] = []
    while let path = found.nextObject() as? String {
      let last = (path as NSString).lastPathComponent
      if last.hasPrefix(".") { found.skipDescendants() }
      if path.hasSuffix(".swift"), last != "Package.swift", !last.hasPrefix(".") {
        files.append(folder + "/" + path)
      }
    }
    return files.sorted()
  }
}
