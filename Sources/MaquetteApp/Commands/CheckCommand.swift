import Foundation
import MaquetteInterpreter

/// `maquette check`: tells what is wrong or not supported in files.
struct CheckCommand: Command {
  /// How the findings are written.
  enum Format: String, CaseIterable {
    /// A line each, worded as the Swift compiler words them.
    case text
    /// One JSON array, an object a file.
    case json
  }

  static let name = "check"
  static let operands = "FILE…"
  static let summary = "Tell what is wrong or not supported in source files"
  static let options = [
    CommandOption("format", placeholder: "text|json", help: "Choose the form of the output")
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
    for file in files {
      reports.append(try FormDocument.opened(file, common).check())
    }
    switch format {
    case .text: console.write(reports.map(\.text).joined())
    case .json: console.write(CheckReport.json(reports))
    }
    let hasError = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    return hasError ? .failure : .success
  }
}
