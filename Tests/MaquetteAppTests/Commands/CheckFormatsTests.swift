import Foundation
import Testing

@testable import MaquetteApp

@Suite("Forms of what check finds") @MainActor
struct CheckFormatsTests {
  private func project() throws -> (folder: TemporaryFolder, form: String, row: String) {
    let folder = try TemporaryFolder()
    let form = try folder.write(
      "Form.swift", "struct Page: View {\n  var body: some View { Row() }\n}\n")
    let row = try folder.write(
      "Row.swift",
      "struct Row: View {\n  var body: some View { Text(\"ä\").quickLookPreview() }\n}\n")
    return (folder, form, row)
  }

  @Test func problemsOfAnotherFileAreToldThere() throws {
    let (folder, form, row) = try project()
    let run = Transcript("check", form)
    #expect(
      run.output == """
        \(row):2:36: warning: modifier 'quickLookPreview' is not supported in previews \
        [unsupported-modifier]
        2 |   var body: some View { Text("ä").quickLookPreview() }
          |                                   ^~~~~~~~~~~~~~~~
        \(form):2:25: note: 'Row' is used here

        """)
    #expect(run.complaints == "1 warning in 1 file\n")
    // Asked about both, it is told once, as the row's own.
    let both = Transcript("check", "--format", "gcc", folder.path)
    #expect(both.output.split(separator: "\n").count == 1)
    #expect(both.output.hasPrefix(row))
  }

  @Test func colours() throws {
    let (folder, form, row) = try project()
    defer { withExtendedLifetime(folder) {} }
    let run = Transcript("check", "--color", "always", form)
    #expect(run.output.hasPrefix("\u{1B}[1m\(row):2:36:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m "))
    #expect(!Transcript("check", "--color", "never", form).output.contains("\u{1B}"))
    #expect(
      Transcript("check", "--color", "red", form).complaints.hasPrefix(
        "maquette: error: --color takes auto, always or never, not 'red'\n"))
  }

  @Test func sarif() throws {
    let (folder, form, row) = try project()
    defer { withExtendedLifetime(folder) {} }
    let text = Transcript("check", "--format", "sarif", form).output
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "unsupported-modifier")
    #expect(result["level"] as? String == "warning")
    #expect(text.contains("\"uri\" : \"file://\(row)\""))
    #expect(text.contains("\"uri\" : \"file://\(form)\""))
    // In UTF-16 the umlaut before it counts one.
    #expect(text.contains("\"startColumn\" : 35"))
  }

  @Test func namesOfTheProjectAreOffered() throws {
    let folder = try TemporaryFolder()
    let form = try folder.write("Form.swift", "Form { AcountRow() }\n")
    try folder.write(
      "Row.swift", "struct AccountRow: View { var body: some View { Text(\"a\") } }\n")
    #expect(
      Transcript("check", "--format", "gcc", form).output.contains(
        "cannot find 'AcountRow' in scope; did you mean 'AccountRow'?"))
  }
}
