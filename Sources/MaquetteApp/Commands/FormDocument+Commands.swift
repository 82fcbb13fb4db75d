import Foundation
import MaquetteInterpreter
import MaquetteUI

extension FormDocument {
  /// Reads a file, and what belongs to it, once.
  ///
  /// - Parameter isChecked: whether a fault of the data file is told like others of the form.
  static func opened(
    _ file: String, _ options: CommonOptions, isChecked: Bool = false
  ) throws(CommandFailure) -> FormDocument {
    let document = FormDocument(file, options)
    var contents: [String: [UInt8]] = [:]
    for path in document.paths {
      switch content(at: path) {
      case .text(let bytes, _): contents[path] = bytes
      case .absent(.empty): contents[path] = []
      case .absent(let reason):
        if path == document.path { throw .file(unreadable(file, reason)) }
        if let data = options.dataFile, path == absolute(data) {
          throw .file(unreadable(data, reason))
        }
      case .unsettled: throw .file("cannot read '\(file)': it keeps changing")
      }
    }
    let reading = document.read(contents)
    if let error = reading.dataError, !isChecked { throw .file(error) }
    return document
  }

  /// A session of the preview that the options choose.
  func session() throws(CommandFailure) -> ViewSession {
    let index = try chosenPreview()
    if let problem = styleProblem(options) { throw .usage(problem) }
    let session = ViewSession(environment: environment, root: previews[index].makeView)
    session.styles = styles(options)
    return session
  }

  /// What `maquette check` reports: every preview is resolved, so that all of the file is met.
  func check() throws(CommandFailure) -> CheckReport {
    var report = CheckReport(file: file, previews: [], diagnostics: [])
    var issues: [ResolutionIssue] = []
    let indices =
      options.preview == nil || previews.isEmpty ? Array(previews.indices) : [try chosenPreview()]
    // What was reported is known by its session, so all of them stay until it is told.
    var sessions: [ViewSession] = []
    defer { sessions.removeAll() }
    for preview in indices.map({ previews[$0] }) {
      let session = ViewSession(environment: environment, root: preview.makeView)
      sessions.append(session)
      let tree = session.resolveSettled()
      issues += tree.issues
      report.previews.append(
        CheckReport.Preview(
          name: preview.name, line: preview.line, nodes: tree.root.count,
          placeholders: tree.root.count { $0.kind == .placeholder }, group: preview.group))
    }
    report.diagnostics = diagnostics(with: issues) + [dataFault].compactMap(\.self)
    if options.preview == nil, problem == nil { report.diagnostics += unusedData }
    return report
  }

  /// A data file with what the previews ask for and nothing supplies, and what they get; or a schema
  /// of such files.
  func dataSkeleton(asSchema isSchema: Bool) throws(CommandFailure) -> String {
    let indices = options.preview == nil ? Array(previews.indices) : [try chosenPreview()]
    if previews.isEmpty { _ = try chosenPreview() }
    noteNeeds()
    for preview in indices.map({ previews[$0] }) {
      _ = ViewSession(environment: environment, root: preview.makeView).resolveSettled()
    }
    return isSchema ? schema : skeleton
  }

  /// The number of the preview that the options choose; the first one where they choose none.
  func chosenPreview() throws(CommandFailure) -> Int {
    guard !previews.isEmpty else {
      let error = diagnostics().first { $0.severity == .error }
      throw .source(
        error.map { $0.line(in: file) } ?? "'\(file)' has nothing to preview")
    }
    let names = previews.map(\.name)
    switch options.preview {
    case nil: return 0
    case .number(let number):
      if names.indices.contains(number - 1) { return number - 1 }
      let count = names.count == 1 ? "1 preview" : "\(names.count) previews"
      throw .usage("'\(file)' has \(count), not \(number)")
    case .named(let name):
      if let index = names.firstIndex(of: name) { return index }
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("'\(file)' has no preview named '\(name)', but \(list)")
    }
  }

  /// A file's content, awaited for a while where somebody writes it.
  private static func content(at path: String) -> FileContent {
    for _ in 0..<20 {
      let content = FileContent(path: path)
      guard content == .unsettled else { return content }
      usleep(10_000)
    }
    return .unsettled
  }

  private static func unreadable(_ name: String, _ absence: FileAbsence) -> String {
    let isLegible = !name.unicodeScalars.contains("\u{FFFD}")
    let reason =
      switch absence {
      case .missing: isLegible ? "no such file" : "its name is not UTF-8"
      case .empty: "it is empty"
      case .folder: "it is a folder"
      case .forbidden: "it is not readable"
      case .tooLarge: "it is larger than 4 MB"
      }
    return "cannot read '\(name)': \(reason)"
  }
}

extension Node {
  /// How many nodes from here down are as asked.
  fileprivate func count(where isCounted: (Node) -> Bool) -> Int {
    children.reduce(isCounted(self) ? 1 : 0) { $0 + $1.count(where: isCounted) }
  }
}
