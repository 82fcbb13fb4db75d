import Foundation
import Testing

@testable import MaquetteText

@Suite struct StringsDiagnosticTests {
  /// The diagnostics of a folder with one file, without the folder's path, and what a key shows.
  private func problems(_ name: String, _ data: Data) throws -> (String, shown: String) {
    try withFolder([name: data]) { folder in
      let catalog = StringsCatalog(directory: folder)
      let shown = LocalizedStringKey("title").shown("de", catalog: catalog)
      let lines = catalog.diagnostics.map { $0.description }
      let prefix = folder.resolvingSymlinksInPath().path + "/"
      return (lines.joined(separator: "\n").replacing(prefix, with: ""), shown)
    }
  }

  @Test(arguments: [
    ("{\n  \"strings\" : {\n    \"é\" \"x\"\n  }\n}", "3:9: expected ':' after the key"),
    ("{\n  \"strings\" : {\n", "3:1: unexpected end of file"),
    ("", "1:1: unexpected end of file"),
    ("{\"strings\": {\"title\": {\"a\": tru}}}", "1:29: expected a value"),
    ("{\"strings\": {\"title\": {\"a\": tru", "1:32: unexpected end of file"),
    ("{\"strings\": {\"title\": [1,,2]}}", "1:26: expected a value"),
    ("{\"strings\": {\"title\": {}\n\"b\": {}}}", "2:1: expected ',' or '}'"),
    ("{\"strings\": {\"title\": {},}}", "1:26: expected a key in quotes"),
    ("{\"strings\": {\"title\": \"open}}", "1:23: unterminated string"),
    ("{\"strings\": {\"title\": \"a\n\"}}", "1:25: unescaped control character in a string"),
    ("{\"strings\": {\"ti\\qtle\": {}}}", "1:14: invalid escape in a string"),
    ("{\"strings\": {}} x", "1:17: unexpected text after the end"),
    ("{'strings': {}}", "1:2: expected a key in quotes"),
    (
      "{\"strings\": \(String(repeating: "[", count: 100_000))",
      "1:213: values are nested too deeply"
    ),
  ])
  func malformedCatalog(_ text: String, _ expected: String) throws {
    let (problems, shown) = try problems("Localizable.xcstrings", Data(text.utf8))
    let place = expected.prefix { $0 != " " }
    #expect(
      problems == "Localizable.xcstrings:\(place) error: string catalog is not valid JSON:"
        + expected.dropFirst(place.count))
    #expect(shown == "title")
  }

  @Test(arguments: ["[1, 2]", "3", "{\"strings\" : 3}", "{}", "{\"strings\": [{}]}"])
  func catalogOfAnotherKind(_ text: String) throws {
    let (problems, shown) = try problems("Localizable.xcstrings", Data(text.utf8))
    #expect(
      problems
        == "Localizable.xcstrings:1:1: error: string catalog has no 'strings' dictionary")
    #expect(shown == "title")
  }

  @Test(arguments: [
    ("\"title\" = \"x\";\n\"é\" \"y\";", "2:5: error: expected '=' after the key"),
    ("\"title\" = \"x\"\n\"b\" = \"y\";", "2:1: error: expected ';' after the text"),
    ("\"title\" = \"x;\n", "1:11: error: unterminated string"),
    ("/* title\n", "1:1: error: unterminated comment"),
    ("\"title\" = ;", "1:11: error: expected a text"),
    ("\n  = \"x\";", "2:3: error: expected a key"),
    ("\"title\" = \"x\\", "1:11: error: unterminated string"),
    ("<plist><dict>", ": error: property list cannot be read"),
  ])
  func malformedStrings(_ text: String, _ expected: String) throws {
    let (problems, shown) = try problems("de.lproj/Localizable.strings", Data(text.utf8))
    #expect(
      problems.replacing(#/(cannot be read):.*/#) { String($0.1) }.replacing(
        "strings: ", with: "strings:: "
      )
      .replacing(#/strings:\d+: error: property/#, with: "strings:: error: property")
        == "de.lproj/Localizable.strings:" + expected)
    // What stands before and after a fault counts.
    #expect(shown == (text.hasPrefix("\"title\" = \"x\"") ? "x" : "title"))
  }

  @Test func stringsInAnotherEncoding() throws {
    let (problems, shown) = try problems(
      "de.lproj/Localizable.strings", Data([0x22, 0xE9, 0x22, 0x3D, 0x22, 0xE9, 0x22, 0x3B]))
    #expect(
      problems
        == "de.lproj/Localizable.strings:1:1: error: strings file is neither UTF-8 nor UTF-16")
    #expect(shown == "title")
  }

  @Test func stringsDictThatIsNoPropertyList() throws {
    let (problems, _) = try problems("de.lproj/Localizable.stringsdict", Data("{}".utf8))
    #expect(
      problems
        == "de.lproj/Localizable.stringsdict:1:1: error: the file is not a property list")
    let array = Data("<plist version=\"1.0\"><array/></plist>".utf8)
    #expect(
      try self.problems("de.lproj/Localizable.stringsdict", array).0
        == "de.lproj/Localizable.stringsdict:1:1: error: property list is not a dictionary")
  }

  @Test func oneBrokenFileLeavesTheOthers() throws {
    let catalog = try withFolder([
      "Localizable.xcstrings": Data("{".utf8),
      "de.lproj/Localizable.strings": Data("\"title\" = \"Titel\";".utf8),
      "de.lproj/Other.strings": Data("\"title\" = \"Anderer Titel\";".utf8),
    ]) { folder in
      let catalog = StringsCatalog(directory: folder)
      #expect(catalog.diagnostics.count == 1)
      return catalog
    }
    #expect(LocalizedStringKey("title").shown("de", catalog: catalog) == "Titel")
    #expect(
      LocalizedStringKey("title").shown("de", table: "Other", catalog: catalog) == "Anderer Titel")
  }

  @Test func fileThatIsGone() throws {
    let file = URL(fileURLWithPath: "/nonexistent/Localizable.xcstrings")
    let catalog = StringsCatalog(files: [file])
    #expect(
      catalog.diagnostics.map(\.description) == [
        "/nonexistent/Localizable.xcstrings: error: cannot read the string table"
      ])
    #expect(StringsCatalog(directory: URL(fileURLWithPath: "/nonexistent")).files == [])
    #expect(StringsCatalog.empty.diagnostics == [])
  }

  @Test func entriesOfOtherShapesShowTheirKeys() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {
        "title": 3, "a": {"localizations": []}, "b": {"localizations": {"de": "x"}},
        "c": {"localizations": {"de": {"stringUnit": {"value": 3}}}},
        "d": {"localizations": {"de": {"variations": {"plural": {}}}}},
        "e": {"localizations": {"de": {"stringUnit": {"value": "gut"}}}}}}
      """
    try withFolder(["Localizable.xcstrings": Data(json.utf8)]) { folder in
      let catalog = StringsCatalog(directory: folder)
      let shown = ["title", "a", "b", "c", "d", "e"].map { key in
        LocalizedStringKey(key).shown("de", catalog: catalog)
      }
      #expect(shown == ["title", "a", "b", "c", "d", "gut"])
      #expect(catalog.diagnostics == [])
    }
  }

  @Test func hugeCatalogIsReadOnce() throws {
    let pairs = (0..<20_000).map { index in
      "\"key \(index)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"Text \(index)\"}}}}"
    }
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(pairs.joined(separator: ",\n"))}}"
    try withFolder(["Localizable.xcstrings": Data(json.utf8)]) { folder in
      let catalog = StringsCatalog(directory: folder)
      let context = Fixtures.context("de_DE", catalog: catalog)
      let first = LocalizedStringKey("key 19999").styledText(in: context)
      #expect(first == "Text 19999")
      let file = folder.appendingPathComponent("Localizable.xcstrings")
      try FileManager.default.removeItem(at: file)
      for index in 0..<20_000 {
        let text = LocalizedStringKey("key \(index)" as String).styledText(in: context)
        if text != StyledText("Text \(index)") { Issue.record("key \(index) shows \(text)") }
      }
    }
  }

  // W4
  @Test func pairsAfterAFaultCount() throws {
    let text =
      "\"a\" = \"A\";\n\"b\" \"B\";\n// more\n\"title\" = \"T\";\n\"c\" = \"C\n\"d\" = \"D\";\n"
    try withFolder(["de.lproj/Localizable.strings": Data(text.utf8)]) { folder in
      let catalog = StringsCatalog(directory: folder)
      let shown = ["a", "b", "title", "d"].map {
        LocalizedStringKey($0).shown("de", catalog: catalog)
      }
      #expect(shown == ["A", "b", "T", "d"] || shown == ["A", "b", "T", "D"])
      #expect(catalog.diagnostics(shownIn: Locale(identifier: "de_DE")).first?.line == 2)
      #expect(catalog.diagnostics(shownIn: Locale(identifier: "fr_FR")) == [])
    }
  }

  // W4
  @Test func marksOfTheByteOrderAreNotNeeded() throws {
    let text = "\"title\" = \"Überschrift\";"
    let little = Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    let files: [Data] = [
      Data([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) + Data(text.utf8), little, big,
      Data([0xFF, 0xFE, 0xFF, 0xFE]) + little, Data([0xFE, 0xFF]) + big,
    ]
    for file in files {
      try withFolder(["de.lproj/Localizable.strings": file]) { folder in
        let catalog = StringsCatalog(directory: folder)
        #expect(LocalizedStringKey("title").shown("de", catalog: catalog) == "Überschrift")
        #expect(catalog.diagnostics == [])
      }
    }
  }
}
