import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Runs every file under `Fixtures` and compares what it yields with what it says itself.
///
/// `// expect-output: text` lines list what `print` writes, in order; `// expect-error: message
/// [code]`, `expect-warning` and `expect-note` stand in the line of the diagnostic; an `.outline`
/// file beside holds the resolved tree.
@MainActor
struct FixtureTests {
  @Test(arguments: Fixture.all)
  func fixture(_ fixture: Fixture) throws {
    let source = try String(contentsOf: fixture.url, encoding: .utf8)
    let outcome = try Outcome(of: source, fixture: fixture)
    let expected = Expectations(in: source, outline: fixture.outline)
    #expect(!expected.isEmpty, "\(fixture.name) says nothing of what it expects")
    #expect(outcome.output == expected.output)
    #expect(outcome.diagnostics == expected.diagnostics)
    if let outline = expected.outline { #expect(outcome.outline == outline) }
  }
}

/// A file of the language with expectations inside.
struct Fixture: CustomTestStringConvertible, Sendable {
  let url: URL

  var name: String { url.pathComponents.suffix(2).joined(separator: "/") }
  var testDescription: String { name }

  /// The expected tree, if a file holds one.
  var outline: String? {
    try? String(
      contentsOf: url.deletingPathExtension().appendingPathExtension("outline"), encoding: .utf8)
  }

  /// The sample values beside the file.
  var sample: Data? {
    try? Data(contentsOf: url.deletingPathExtension().appendingPathExtension("data.json"))
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  static let all: [Fixture] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.map(Fixture.init)
  }()
}

/// What a fixture says it yields.
struct Expectations {
  private(set) var output: [String] = []
  private(set) var diagnostics: [String] = []
  let outline: String?

  init(in source: String, outline: String?) {
    self.outline = outline
    for (offset, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      for part in line.components(separatedBy: "// expect-").dropFirst() {
        guard let colon = part.range(of: ": ") else { continue }
        let kind = part[..<colon.lowerBound]
        let text = part[colon.upperBound...].trimmingCharacters(in: .whitespaces)
        if kind == "output" {
          output.append(text)
        } else {
          diagnostics.append("\(offset + 1): \(kind): \(text)")
        }
      }
    }
  }

  var isEmpty: Bool { output.isEmpty && diagnostics.isEmpty && outline == nil }
}

/// What a source yields: printed lines, diagnostics, and the tree of its first preview.
@MainActor
struct Outcome {
  let output: [String]
  let diagnostics: [String]
  let outline: String

  init(of source: String, fixture: Fixture? = nil) throws {
    let sample = try fixture?.sample.map { try SampleData(json: $0) } ?? SampleData()
    let interpreter = Interpreter(
      options: Interpreter.Options(
        sampleData: sample, now: Date(timeIntervalSince1970: 1_685_950_200)))
    let program = interpreter.update(text: source, fileName: fixture?.name ?? "Test.swift")
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "UTC") ?? environment.timeZone
    outline =
      program.previews.first.map { preview in
        ViewSession(environment: environment) { preview.makeView() }.resolveSettled().root.outline
      } ?? ""
    output = interpreter.evaluator.output
    diagnostics = program.diagnostics.map {
      "\($0.line): \($0.severity.rawValue): \($0.message) [\($0.code.rawValue)]"
    }
  }
}
