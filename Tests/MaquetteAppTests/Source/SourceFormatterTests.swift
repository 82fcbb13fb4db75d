import Foundation
import Testing

@testable import MaquetteApp

/// The formatter of the toolchain, which is there wherever these tests are built.
struct SourceFormatterTests {
  @Test func formatsAsTheFolderSays() throws {
    let folder = try TemporaryFolder()
    try folder.write(".swift-format", #"{ "version": 1, "indentation": { "spaces": 3 } }"#)
    let formatter = try #require(SourceFormatter())
    let text = try formatter.formatted(
      "struct A{\nvar x:Int=1\n}\n", of: folder.path + "/Form.swift")
    #expect(text == "struct A {\n   var x: Int = 1\n}\n")
  }

  @Test func leavesWhatDoesNotParse() throws {
    let formatter = try #require(SourceFormatter())
    #expect(throws: SourceFormatter.Failure.self) {
      try formatter.formatted("struct A {", of: "/tmp/Form.swift")
    }
  }

  @Test func isNotThereWithoutTheProgram() {
    #expect(SourceFormatter(variables: ["PATH": "/nowhere"]) == nil)
  }
}
