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
      "struct Row: View {\n  var body: some View { Text(\"ä\").frame(widht: 3) }\n}\n")
    return (folder, form, row)
  }

  @Test func problemsOfAnotherFileAreToldThere() throws {
    let (folder, form, row) = try project()
    let run = Transcript("check", form)
    #expect(
      run.output == """
        \(row):2:42: warning: incorrect argument label in call (have 'widht:', expected 'width:') \
        [invalid-argument]
        2 |   var body: some View { Text("ä").frame(widht: 3) }
          |                                         ^~~~~
          |                                         width
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
    #expect(run.output.hasPrefix("\u{1B}[1m\(row):2:42:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m "))
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
    #expect(result["ruleId"] as? String == "invalid-argument")
    #expect(result["level"] as? String == "warning")
    #expect(text.contains("\"uri\" : \"file://\(row)\""))
    #expect(text.contains("\"uri\" : \"file://\(form)\""))
    // In UTF-16 the umlaut before it counts one.
    #expect(text.contains("\"startColumn\" : 41"))
  }

  @Test func whatIsProbablyMeantStandsUnderTheName() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    let form = try folder.write("Form.swift", "let greeting = 1\nText(greetin)\n")
    #expect(
      Transcript("check", form).output == """
        \(form):2:6: warning: cannot find 'greetin' in scope; did you mean 'greeting'? \
        [unresolved-name]
        2 | Text(greetin)
          |      ^~~~~~~
          |      greeting

        """)
    let sarif = Transcript("check", "--format", "sarif", form).output
    #expect(sarif.contains("\"text\" : \"greeting\""))
  }

  @Test func unknownViewsCanLookLikeText() throws {
    let folder = try TemporaryFolder()
    let form = try folder.write("Form.swift", "Text(\"a\")\nStrange()\n")
    #expect(Transcript("print", form).output == "page\n  text \"a\"\n  placeholder \"Strange\"\n")
    #expect(
      Transcript("print", "--placeholders", "plain", form).output
        == "page\n  text \"a\"\n  text \"Strange\"\n")
    #expect(
      Transcript("print", "--placeholders", "hidden", form).output == "page\n  text \"a\"\n")
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

  @Test func whatIsMeantIsFoundInVocabularyFileAndProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    try folder.write(
      "Style.swift", "import SwiftUI\nextension View { func cardStyle() -> some View { self } }\n")
    let form = try folder.write(
      "Form.swift",
      """
      struct Card: View {
        @State private var isOpen = false
        var big = false
        var body: some View { Toggle("a", isOn: $isOpn).font(.headlin).cardStyel() }
      }
      struct Person { func titled() -> String { "" } }
      VStack { Card(bg: true); Text(Person().titld()); Card(true) }

      """)
    let told = Transcript("check", "--format", "gcc", form).output
    #expect(
      told.replacing("\(form):", with: "") == """
        4:43: warning: cannot find '$isOpn' in scope; did you mean '$isOpen'? [unresolved-name]
        4:56: warning: type 'Font' has no member 'headlin'; did you mean 'headline'? [unresolved-name]
        4:66: warning: value of type 'some View' has no member 'cardStyel'; did you mean \
        'cardStyle'? [unresolved-name]
        7:15: error: incorrect argument label in call (have 'bg:', expected 'big:') [invalid-argument]
        7:40: warning: value of type 'Person' has no member 'titld'; did you mean 'titled'? \
        [unresolved-name]
        7:55: error: missing argument label 'isOpen:' in call [invalid-argument]

        """)
    let fixes = Transcript("check", form).output.split(separator: "\n")
      .filter { $0.hasPrefix("  |") && !$0.contains("^") }.map { $0.dropFirst(4).trimmed }
    #expect(fixes == ["$isOpen", "headline", "cardStyle", "big", "titled", "isOpen: "])
  }

  @Test func whichOfSeveralIsMeantIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    for name in ["A", "B"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
      try folder.write(
        name + "/Row.swift", "struct Row: View { var body: some View { Text(\"\(name)\") } }\n")
    }
    let form = try folder.write("Form.swift", "Form { Row() }\n")
    let told = Transcript("check", "--format", "gcc", form).output
    #expect(told.contains("[ambiguous-name]"), "\(told)")
  }

  @Test func whatSteersTheTerminalIsShownAsSigns() throws {
    let folder = try TemporaryFolder()
    let form = try folder.write("Form.swift", "Form { Strange\u{1B}[31m() }\n")
    let run = Transcript("check", form)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("Form { Strange\u{241B}[31m() }"))
  }

  @Test func theParserSaysWhatToWriteAndWhatItBelongsTo() throws {
    let folder = try TemporaryFolder()
    let form = try folder.write(
      "Form.swift", "struct A: View {\n  var body: some View { Text(\"a\" }\n}\n")
    #expect(
      Transcript("check", form).output == """
        \(form):2:33: error: expected ')' to end function call [syntax]
        2 |   var body: some View { Text("a" }
          |                                 ^
          |                                 )
        \(form):2:29: note: to match this opening '('

        """)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self.drop { $0 == " " }) }
}
