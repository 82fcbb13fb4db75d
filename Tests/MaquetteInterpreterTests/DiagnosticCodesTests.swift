import Foundation
import Testing

@testable import MaquetteInterpreter

/// Each code of diagnostics has a fixture or a test that yields it.
struct DiagnosticCodesTests {
  // Which modifiers are not supported changes with each that comes to be.
  @Test(arguments: Diagnostic.Code.all.filter { $0 != .unsupportedModifier })
  func codeIsShownByAFixture(_ code: Diagnostic.Code) throws {
    // What needs other files, folders or a data file, and what resolution finds, is shown by tests.
    let byTests: [Diagnostic.Code] = [
      .ambiguousName, .data, .outside, .unknownSymbol,
    ]
    let tests = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let texts =
      byTests.contains(code)
      ? try Self.swiftFiles(below: tests) : try Fixture.all.map { try Self.text($0.url) }
    let sign = byTests.contains(code) ? code.rawValue : "[\(code.rawValue)]"
    #expect(texts.contains { $0.contains(sign) }, "nothing shows \(code.rawValue)")
  }

  private static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  private static func swiftFiles(below folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "DiagnosticCodesTests.swift"
    }.map(text)
  }
}
