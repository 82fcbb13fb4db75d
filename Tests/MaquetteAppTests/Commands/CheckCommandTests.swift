import Foundation
import Testing

@testable import MaquetteApp

@Suite("check and print") @MainActor
struct CheckCommandTests {
  @Test func nothingWrong() throws {
    let folder = try TemporaryFolder()
    let run = Transcript("check", try folder.write("A.swift", "Text(\"One\")\n"))
    #expect(run.output == "")
    #expect(run.complaints == "")
    #expect(run.status == .success)
  }

  @Test func errorsAndWarningsInText() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("A.swift", "Form {\n  Text(\"One\")\n")
    let doubtful = try folder.write("B.swift", "Text(\"One\").frame(widht: 3)\n")
    let run = Transcript("check", broken, doubtful)
    #expect(
      run.output == """
        \(broken):2:14: error: expected '}' to end closure [syntax]
        2 |   Text("One")
          |              ^
        \(broken):1:6: note: to match this opening '{'
        \(doubtful):1:19: warning: incorrect argument label in call (have 'widht:', expected \
        'width:') [invalid-argument]
        1 | Text("One").frame(widht: 3)
          |                   ^~~~~
          |                   width

        """)
    #expect(
      Transcript("check", "--format", "gcc", folder.path).output == """
        \(broken):2:14: error: expected '}' to end closure [syntax]
        \(doubtful):1:19: warning: incorrect argument label in call (have 'widht:', expected \
        'width:') [invalid-argument]

        """)
    #expect(run.status == .failure)
    #expect(Transcript("check", doubtful).status == .success)
  }

  @Test func json() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "A.swift", "#Preview(\"P\") {\n  Text(\"One\").frame(widht: 3)\n}\n")
    let run = Transcript("check", "--format", "json", file)
    #expect(
      run.output == """
        [
          {
            "diagnostics" : [
              {
                "code" : "invalid-argument",
                "column" : 21,
                "endColumn" : 26,
                "endLine" : 2,
                "fix" : {
                  "column" : 21,
                  "endColumn" : 26,
                  "endLine" : 2,
                  "line" : 2,
                  "text" : "width"
                },
                "line" : 2,
                "message" : "incorrect argument label in call (have 'widht:', expected 'width:')",
                "name" : "widht",
                "severity" : "warning"
              }
            ],
            "file" : "\(file)",
            "previews" : [
              {
                "line" : 1,
                "name" : "P",
                "nodes" : 2,
                "placeholders" : 0
              }
            ]
          }
        ]

        """)
  }

  @Test func placeholdersAreCounted() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "VStack { Mystery(); Text(\"One\"); Mystery() }\n")
    let run = Transcript("check", "--format", "json", file)
    #expect(run.output.contains("\"nodes\" : 5,\n        \"placeholders\" : 2\n"))
  }

  @Test func unreadable() {
    let run = Transcript("check", "/nowhere/A.swift")
    #expect(run.complaints == "maquette: error: cannot read '/nowhere/A.swift': no such file\n")
    #expect(run.status == .unusable)
  }

  // B6
  @Test func largeFilesAreToldAndPassedOver() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "")
    let data = try folder.write("B.data.json", "")
    for path in [file, data] { #expect(truncate(path, 2 << 30) == 0) }
    #expect(
      Transcript("check", file).complaints
        == "maquette: error: cannot read '\(file)': it is larger than 4 MB\n")
    let form = try folder.write("B.swift", "Text(name)")
    #expect(
      Transcript("print", "--data", data, form).complaints
        == "maquette: error: cannot read '\(data)': it is larger than 4 MB\n")
    #expect(Transcript("print", form).output.contains("text \"name\""))
  }

  @Test func outline() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Form { Text(title) }\n")
    try folder.write("A.data.json", "{\"title\": \"One\"}")
    let run = Transcript("print", file)
    #expect(run.output == "page\n  form layout=\"grouped\"\n    section\n      text \"One\"\n")
    let other = try folder.write("other.json", "{\"title\": \"Two\"}")
    #expect(Transcript("print", "--data", other, file).output.contains("text \"Two\""))
  }

  @Test func outlineAsJSON() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Text(\"One\")\n")
    let run = Transcript("print", "--format", "json", file)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let root = try #require(value as? [String: Any])
    #expect(root["kind"] as? String == "page")
  }

  @Test func examplesDoNotReadTheFrameworkAroundThem() {
    let file = Repository.path("Resources/Examples/Settings.swift")
    let run = Transcript("print", file)
    #expect(run.output.hasPrefix("page\n  navigationStack\n"))
    #expect(run.output == Transcript("print", "--no-project", file).output)
  }

  @Test func numbersThatJSONLacks() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "A.swift", "HStack(spacing: .infinity) { Text(\"One\").padding(.nan) }\n")
    let run = Transcript("print", "--format", "json", file)
    #expect(run.output.contains("\"spacing\" : 1.7976931348623157e+308"))
    #expect(run.output.contains("\"insets\" : [\n"))
  }

  @Test func dataThatIsNone() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Text(\"One\")\n")
    #expect(
      Transcript("print", "--data", "/nowhere/x.json", file).complaints
        == "maquette: error: cannot read '/nowhere/x.json': no such file\n")
    let bad = try folder.write("bad.json", "[1")
    let run = Transcript("print", "--data", bad, file)
    #expect(
      run.complaints
        == "maquette: error: '\(bad)' is no JSON object: expected ',' or ']' at line 1, column 3\n")
    #expect(run.status == .unusable)
    let check = Transcript("check", "--format", "gcc", "--data", bad, file)
    #expect(
      check.output == "\(bad):1:3: error: no JSON object: expected ',' or ']' [data]\n")
    #expect(check.status == .failure)
  }

  @Test func previews() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "A.swift", "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\n")
    #expect(Transcript("print", "--preview", "B", file).output == "page\n  text \"b\"\n")
    #expect(Transcript("print", "--preview", "2", file).output == "page\n  text \"b\"\n")
    #expect(
      Transcript("print", "--preview", "3", file).complaints
        == "maquette: error: '\(file)' has 2 previews, not 3\nTry 'maquette print --help'.\n")
    #expect(
      Transcript("print", "--preview", "C", file).complaints
        == "maquette: error: '\(file)' has no preview named 'C', but 'A', 'B'\n"
        + "Try 'maquette print --help'.\n")
  }

  @Test func brokenSource() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Form {\n")
    let run = Transcript("print", file)
    #expect(
      run.complaints
        == "maquette: error: \(file):1:7: error: expected '}' to end closure [syntax]\n")
    #expect(run.status == .failure)
  }

  @Test func typesThatAreNamedByThemselvesAreFoundInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("Theme.swift", "@Observable final class Theme { var name = \"Dusk\" }\n")
    let form = try folder.write(
      "Form.swift",
      """
      struct Form1: View {
        @Environment(Theme.self) private var theme
        var body: some View { Text(theme.name) }
      }

      """)
    #expect(Transcript("print", form).output == "page\n  text \"Dusk\"\n")
  }

  @Test func whatEachOfManyPreviewsReportsIsTold() throws {
    let folder = try TemporaryFolder()
    let previews = (1...20).map { "#Preview(\"\($0)\") { Text(missing\($0)) }\n" }
    let form = try folder.write("Form.swift", previews.joined())
    let told = Transcript("check", "--no-project", "--format", "gcc", form).output
    #expect(told.split(separator: "\n").count == 20, "\(told)")
  }

  @Test func progressIsShownOfSeveralFiles() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("A.swift", "Text(\"a\")\n")
    try folder.write("B.swift", "Text(\"b\")\n")
    #expect(Transcript("check", one).progress == [""])
    #expect(
      Transcript("check", folder.path).progress
        == ["1 of 2 files checked", "2 of 2 files checked", ""])
  }

  @Test func stringsOfTheProject() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Text(\"Hello\")\n")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/de.lproj", withIntermediateDirectories: true)
    try folder.write("de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";")
    #expect(Transcript("print", "--locale", "de", file).output.contains("text \"Hallo\""))
    #expect(
      Transcript("print", "--locale", "de", "--no-project", file).output.contains("text \"Hello\""))
  }

  @Test func readmeSampleIsWhatReadmeSays() throws {
    let readme = try Repository.text("README.md")
    let sample = try #require(readme.firstMatch(of: #/```swift\n((?s).*?)```/#)?.1)
    let folder = try TemporaryFolder()
    let file = try folder.write("Hello.swift", String(sample))
    #expect(Transcript("check", file).output == "")
    let outline = Transcript("print", file).output
    #expect(outline.contains("name=\"Status\""))
    #expect(outline.contains("text \"Connected\""))
  }
}
