import Foundation
import Testing

@testable import MaquetteText

@Suite struct XCStringsFileTests {
  @Test(arguments: [
    ("en_US", "Hello"), ("de_DE", "Hallo"), ("de-AT", "Servus"), ("de_CH", "Hallo"),
    ("es_MX", "Hola"), ("fr", "Hello"), ("ja_JP", "こんにちは"), ("it", ""), ("zh_CN", "你好"),
    ("zh_TW", "Hello"), ("sv", "Hello"), ("", "Hello"), ("C", "Hello"),
  ])
  func languageNearestToTheLocale(_ locale: String, _ expected: String) {
    #expect(LocalizedStringKey("Hello").shown(locale) == expected)
  }

  @Test func missingTextsShowTheKey() {
    #expect(LocalizedStringKey("Only German").shown("fr") == "Only German")
    #expect(LocalizedStringKey("Only German").shown("de") == "Nur Deutsch")
    #expect(LocalizedStringKey("Untouched").shown("de") == "Untouched")
    #expect(LocalizedStringKey("nowhere").shown("de") == "nowhere")
    #expect(LocalizedStringKey("Hello").shown("de", table: "Nowhere") == "Hello")
    #expect(LocalizedStringKey("").shown("de") == "")
  }

  @Test func keysMayBeOtherThanTheSourceText() {
    #expect(LocalizedStringKey("welcome.title").shown("fr") == "Welcome")
    #expect(LocalizedStringKey("welcome.title").shown("de") == "Willkommen")
  }

  @Test func untranslatableTextStays() {
    #expect(LocalizedStringKey("Maquette").shown("de") == "Maquette")
  }

  @Test(arguments: [
    ("en_US", "No items|1 item|2 items|5 items|1,000 items"),
    ("de_DE", "0 Objekte|1 Objekt|2 Objekte|5 Objekte|1.000 Objekte"),
    ("ar_EG", "لا عناصر|عنصر واحد|عنصران|٥ عناصر|١٬٠٠٠ عنصر"),
    ("ru_RU", "0 файлов|1 файл|2 файла|5 файлов|1\u{A0}000 файлов"),
    ("pl_PL", "0 plików|1 plik|2 pliki|5 plików|1000 plików"),
    ("ja_JP", "0個|1個|2個|5個|1,000個"),
    ("hi_IN", "0 आइटम|1 आइटम|2 आइटमें|5 आइटमें|1,000 आइटमें"),
  ])
  func formsByNumber(_ locale: String, _ expected: String) {
    let shown = [0, 1, 2, 5, 1000].map { (count: Int) in
      ("\(count) items" as LocalizedStringKey).shown(locale)
    }
    #expect(shown.joined(separator: "|") == expected)
  }

  @Test func manyAndOtherInArabic() {
    #expect(("\(11) items" as LocalizedStringKey).shown("ar_EG") == "١١ عنصرًا")
    #expect(("\(100) items" as LocalizedStringKey).shown("ar_EG") == "١٠٠ عنصر")
  }

  @Test func translationsReorderArguments() {
    let key: LocalizedStringKey = "\(3) of \("Ada")"
    #expect(key.shown("en") == "3 of Ada")
    #expect(key.shown("de") == "Ada: 3")
    #expect(key.shown("ja") == "Ada（3、3）")
  }

  @Test(arguments: [
    (1, 1, "1 file in one folder", "In einem Ordner: eine Datei"),
    (2, 1, "2 files in one folder", "In einem Ordner: 2 Dateien"),
    (1, 3, "1 file in 3 folders", "In 3 Ordnern: eine Datei"),
    (1200, 3, "1,200 files in 3 folders", "In 3 Ordnern: 1.200 Dateien"),
  ])
  func substitutionsHaveFormsOfTheirOwn(
    _ files: Int, _ folders: Int, _ english: String, _ german: String
  ) {
    let key: LocalizedStringKey = "\(files) files in \(folders) folders"
    #expect(key.shown("en_US") == english)
    #expect(key.shown("de_DE") == german)
  }

  @Test func substitutionsFormatTheirNumber() {
    let key: LocalizedStringKey = "\("Ada") scored \(1234.25, specifier: "%.1f") points"
    #expect(key.shown("en_US") == "Ada scored 1,234.2 points")
  }

  @Test func missingArgumentShowsItsPlace() {
    #expect(
      ("\(5) files in \(1) folders" as LocalizedStringKey).shown("ru") == "5 файлов для %3$@")
  }

  @Test func substitutionOfItselfEnds() {
    #expect(
      ("Loop \(1)" as LocalizedStringKey).shown("en") == "<<<<<<<<%#@a@>>>>>>>>")
  }

  @Test func wrongSpecifiersDoNotTrap() {
    #expect(
      ("wrong \(7)" as LocalizedStringKey).shown("de") == "falsch 7, %3$d, %2$s, %3$d %, %")
    #expect(
      ("wrong \("x")" as LocalizedStringKey).shown("de") == "falsch x, %2$5.2f und %3$d")
  }

  @Test(arguments: [
    ("iphone", "Tap", "Wählen"), ("ipad", "Tap", "Wählen"), ("mac", "Click", "Klicken"),
    ("applewatch", "Press", "Wählen"), ("appletv", "Choose", "Wählen"),
    ("applevision", "Tap", "Wählen"), ("", "Choose", "Wählen"),
  ])
  func formsByDevice(_ device: String, _ english: String, _ german: String) {
    let key = LocalizedStringKey("Tap to continue")
    #expect(key.shown("en", device: device) == english)
    #expect(key.shown("de", device: device) == german)
  }

  @Test func formsByDeviceAndNumber() {
    let one: LocalizedStringKey = "\(1) taps"
    let two: LocalizedStringKey = "\(2) taps"
    #expect(one.shown(device: "mac") == "1 click")
    #expect(two.shown(device: "mac") == "2 clicks")
    #expect(one.shown(device: "iphone") == "1 tap")
    #expect(two.shown(device: "iphone") == "2 taps")
  }

  @Test func tablesAreNamedAfterTheirFiles() {
    #expect(Fixtures.catalog.tableNames == ["Localizable", "Settings"])
    #expect(LocalizedStringKey("Hallo").shown("en", table: "Settings") == "Hello from Settings")
    #expect(LocalizedStringKey("Hallo").shown("fr", table: "Settings") == "Hallo")
    #expect(Fixtures.catalog.languages(ofTable: "Settings") == ["de", "en"])
    #expect(
      Fixtures.catalog.files.map(\.lastPathComponent) == [
        "Localizable.xcstrings", "Settings.xcstrings",
      ])
  }

  @Test func soundCatalogsHaveNoDiagnostics() {
    #expect(Fixtures.catalog.diagnostics == [])
  }

  @Test func escapesInKeysAndTexts() throws {
    let json = #"""
      {"version": "1.0", "strings": {"a\"\u00e9\/\ud83d\ude00": {"comment": "x}\\",
        "localizations": {"de": {"stringUnit": {"value": "\"b\"\n\t😀", "n": [1, -2.5e3, null]}}}}},
        "sourceLanguage": "fr"}
      """#
    let file = try XCStringsFile(Data("\u{FEFF}\(json)".utf8), file: Fixtures.folder)
    #expect(file.entry(for: "a\"é/😀", language: "de") == StringsEntry("\"b\"\n\t😀"))
    #expect(file.sourceLanguage == "fr")
    #expect(file.languages == ["de", "fr"])
  }
}
