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
    /// One log in the SARIF form, version 2.1.0, as tools that gather findings read it.
    case sarif
  }

  static let name = "check"
  static let operands = "FILE|DIR…"
  static let summary = "Tell what is wrong or not supported in source files"
  static let options = [
    CommandOption(
      "format", placeholder: "text|json|gcc|sarif", help: "Choose the form of the output"),
    CommandOption(
      "color", placeholder: "auto|always|never", help: "Colour the text on a terminal, or not"),
  ]

  /// When text is coloured.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  private let files: [String]
  private let format: Format
  private let isColored: Bool
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    guard !arguments.operands.isEmpty else { throw .usage("no file was named") }
    files = arguments.operands
    format =
      try arguments.choice("format", among: Format.allCases.map { ($0.rawValue, $0) }) ?? .text
    let color = try arguments.choice(
      "color", among: ColorChoice.allCases.map { ($0.rawValue, $0) })
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto, nil: TextStyle.isWanted(environment: ProcessInfo.processInfo.environment)
      }
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    let reports = CheckReport.once(try reports(of: files.flatMap(Self.sources), on: console))
    switch format {
    case .text:
      let style = TextStyle(isColored: isColored)
      console.write(reports.map { $0.listing(style) }.joined())
      if let summary = CheckReport.summary(of: reports) { console.complain(summary + "\n") }
    case .gcc: console.write(reports.map(\.text).joined())
    case .json: console.write(CheckReport.json(reports))
    case .sarif: console.write(SarifLog(reports).text)
    }
    let hasError = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    return hasError ? .failure : .success
  }

  private func reports(
    of files: [String], on console: Console
  ) throws(CommandFailure) -> [CheckReport] {
    func show(_ count: Int) {
      guard files.count > 1 else { return }
      console.progress?("\(count) of \(files.count) files checked")
    }
    defer { console.progress?("") }
    if CheckWorkers.arePossible,
      let reports = try CheckWorkers(files, common, onProgress: show).reports()
    {
      return reports
    }
    Confinement.enterIfWanted(for: files, common)
    var reports: [CheckReport] = []
    for file in files {
      reports.append(try FormDocument.opened(file, common, isChecked: true).check())
      show(reports.count)
    }
    return reports
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
