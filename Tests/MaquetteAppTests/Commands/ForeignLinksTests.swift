import Foundation
import Testing

@testable import MaquetteApp

/// Links that lead out of a form's project are not followed, and told. // B13
@MainActor
struct ForeignLinksTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  private func check(_ text: String) throws -> [String] {
    let file = try folder.write("Form.swift", text)
    let lines = Transcript("check", "--format", "gcc", file).output.split(separator: "\n")
    return lines.map { String($0.dropFirst(file.count + 1)) }
  }

  @Test func sampleValuesFromElsewhereAreNotRead() throws {
    let secret = try outside.write("secret.json", "{\"name\": \"secret\"}")
    try link("Form.data.json", to: secret)
    let file = try folder.write("Form.swift", "Text(name)")
    let told =
      "1:1: warning: 'Form.data.json' is a link out of the project, which is not followed;"
      + " '--data FILE' takes values from anywhere [outside-project]"
    #expect(try check("Text(name)").contains(told))
    #expect(!Transcript("print", file).output.contains("secret"))
    #expect(Transcript("print", "--data", secret, file).output.contains("secret"))
  }

  @Test func sampleValuesBesideALinkedFormAreRead() throws {
    let form = try outside.write("Form.swift", "Text(name)")
    let data = try outside.write("Form.data.json", "{\"name\": \"own\"}")
    try link("Form.swift", to: form)
    try link("Form.data.json", to: data)
    let run = Transcript("print", folder.path + "/Form.swift")
    #expect(run.output.contains("own"))
  }

  @Test func tablesAndSourcesFromElsewhereAreTold() throws {
    let table = try outside.write("Localizable.strings", "\"Hello\" = \"secret\";")
    try link("Localizable.strings", to: table)
    try link("Other.swift", to: try outside.write("Other.swift", "struct Other {}"))
    #expect(
      try check("Text(\"Hello\")") == [
        "1:1: note: 'Localizable.strings' and 1 more are links out of the project, "
          + "which are not followed [outside-project]"
      ])
    #expect(!Transcript("print", folder.path + "/Form.swift").output.contains("secret"))
  }

  @Test func foldersFromElsewhereAreToldWhereSomethingIsMissing() throws {
    try link("Shared", to: outside.path)
    #expect(try check("Text(\"Hello\")") == [])
    let told =
      "1:1: note: 'Shared' is a link out of the project, which is not followed "
      + "[outside-project]"
    #expect(try check("Form { Shared() }").contains(told))
  }

  @Test func aProjectBehindALinkIsOneAllTheSame() throws {
    try folder.write("Strings.strings", "")
    try link("Localizable.strings", to: "Strings.strings")
    let file = try folder.write("Form.swift", "Text(\"Hello\")")
    try outside.write("a", "")
    try FileManager.default.createSymbolicLink(
      atPath: outside.path + "/way", withDestinationPath: folder.path)
    #expect(Transcript("check", outside.path + "/way/Form.swift").output == "")
    #expect(Transcript("check", file).output == "")
  }
}
