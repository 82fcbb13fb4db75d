import Foundation
import Testing

@testable import MaquetteText

@Suite struct StringsFileTests {
  private func shown(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
    key.shown(locale, table: table, catalog: Fixtures.folders)
  }

  @Test(arguments: [
    ("title", "Settings"), ("quoted \"key\"", "A \"quoted\" text\n\tand more \\"),
    ("bare.key_1", "bare"), ("single", "It's"), ("unicode", "café 😀"), ("own text", "own text"),
    ("empty", ""), ("twice", "second"),
  ])
  func pairsInUTF8(_ key: String, _ expected: String) {
    let entry = Fixtures.folders.entry(for: key, table: nil, locale: Locale(identifier: "en_GB"))
    #expect(entry == StringsEntry(expected, language: "en"))
  }

  @Test func pairsInUTF16AndInBinary() {
    #expect(shown("title", "de_DE") == "Einstellungen")
    #expect(shown("Grüße \("Ada")", "de_DE") == "Schöne Grüße, Ada 😀")
    #expect(shown("title", "pl") == "Ustawienia")
  }

  @Test func missingTextsComeFromEnglishThenFromBase() {
    #expect(shown("only English", "de") == "English")
    #expect(shown("based", "de") == "From Base")
    #expect(shown("title", "sv") == "Settings")
    #expect(shown("nowhere", "de") == "nowhere")
  }

  @Test func otherTables() {
    #expect(shown("E1", "en", table: "Errors") == "Disk full")
    #expect(shown("E1", "de", table: "Errors") == "Disk full")
    #expect(shown("E1", "en") == "E1")
    #expect(Fixtures.folders.tableNames == ["Errors", "Localizable"])
    #expect(Fixtures.folders.languages() == ["Base", "de", "en", "pl"])
    #expect(Fixtures.folders.diagnostics == [])
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian,
  ])
  func byteOrderMarks(_ encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}\"é\" = \"ж😀\";".data(using: encoding))
    let entries = try StringsFile.content(of: data, file: Fixtures.folder).entries
    #expect(entries == ["é": StringsEntry("ж😀")])
  }

  @Test func propertyListInXML() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a &amp; b</key><string>c &lt; d</string></dict></plist>
      """
    let entries = try StringsFile.content(of: Data(text.utf8), file: Fixtures.folder).entries
    #expect(entries == ["a & b": StringsEntry("c < d")])
  }

  @Test(arguments: [
    (0, "no files"), (1, "1 file"), (2, "2 files"), (5000, "5,000 files"),
  ])
  func formsInEnglish(_ count: Int32, _ expected: String) {
    #expect(shown("\(count) files", "en_US") == expected)
  }

  @Test func formsInPolish() {
    let shown = [0, 1, 2, 5, 22].map { (count: Int32) in self.shown("\(count) files", "pl") }
    #expect(shown == ["0 plików", "1 plik", "2 pliki", "5 plików", "22 pliki"])
  }

  @Test func severalNumbersEachHaveTheirForm() {
    #expect(shown("\(Int32(1)) files in \(Int32(2)) folders", "en") == "1 file in 2 folders")
    #expect(shown("\(Int32(2)) files in \(Int32(1)) folders", "en") == "2 files in a folder")
    #expect(shown("\("Ada") has \(Int32(1))", "en") == "Ada has 1 thing")
    #expect(shown("\("Ada") has \(Int32(3))", "en") == "Ada has 3 things")
  }

  @Test func formsWithinForms() {
    #expect(shown("\(Int32(1)) nested", "en") == "just 1 leaf")
    #expect(shown("\(Int32(4)) nested", "en") == "all of 4 leaves")
  }

  @Test func formsByDeviceAndWidth() {
    let key = LocalizedStringKey("device")
    #expect(key.shown("en", catalog: Fixtures.folders, device: "mac") == "Click")
    #expect(key.shown("en", catalog: Fixtures.folders, device: "iphone") == "Tap")
    #expect(shown("width", "en") == "A long text")
  }
}
