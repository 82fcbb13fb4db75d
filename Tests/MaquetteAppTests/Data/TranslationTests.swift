import Foundation
import Testing

/// The translations of the window's words are whole, and compiled.
@Suite("Translations")
struct TranslationTests {
  /// The texts that the sources of the program show, and those with a number.
  private static func messages() throws -> Set<String> {
    let folder = Repository.path("Sources/MaquetteApp")
    let found = FileManager.default.enumerator(atPath: folder)
    var messages: Set<String> = []
    while let file = found?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(of: #/localized\(\s*(?:one:\s*)?"((?:[^"\\]|\\.)*)"/#) {
        messages.insert(String(match.1))
      }
    }
    return messages
  }

  /// The texts of a translation with what stands for each.
  private static func entries(_ language: String) throws -> [String: [String]] {
    var entries: [String: [String]] = [:]
    var id = ""
    for line in try Repository.text("po/\(language).po").split(separator: "\n") {
      if let match = line.wholeMatch(of: #/msgid "(.*)"/#) {
        id = String(match.1)
      } else if let match = line.wholeMatch(of: #/msgstr(?:\[\d\])? "(.*)"/#), !id.isEmpty {
        entries[id, default: []].append(String(match.1))
      }
    }
    return entries
  }

  @Test(arguments: [("de", 2), ("ar", 6)])
  func everyMessageIsTranslated(language: String, plurals: Int) throws {
    let entries = try Self.entries(language)
    let messages = try Self.messages()
    #expect(messages.count > 100)
    #expect(messages.subtracting(entries.keys).sorted() == [])
    #expect(Set(entries.keys).subtracting(messages).sorted() == [])
    for (id, texts) in entries {
      #expect(!texts.contains(""), "\(id)")
      #expect(texts.count == 1 || texts.count == plurals, "\(id)")
      // What is filled in must be filled in there too, but for a number that the words tell.
      for place in ["%2", "%3"] where id.contains(place) {
        #expect(texts.allSatisfy { $0.contains(place) }, "\(id)")
      }
      if texts.count == 1, id.contains("%1") { #expect(texts[0].contains("%1"), "\(id)") }
    }
  }

  @Test(arguments: ["de", "ar"])
  func theCompiledTranslationIsThatOfTheSource(language: String) throws {
    let folder = try TemporaryFolder()
    let made = folder.path + "/made.mo"
    let result = try Repository.run(
      "msgfmt", "--check-format", "--output-file=\(made)", Repository.path("po/\(language).po"))
    #expect(result.status == 0, "\(result.output)")
    let kept = Repository.path("data/compiled/locale/\(language)/LC_MESSAGES/maquette.mo")
    #expect(
      FileManager.default.contents(atPath: made) == FileManager.default.contents(atPath: kept),
      "run scripts/compile-data")
  }

  @Test func theCompiledSchemaIsThatOfTheSource() throws {
    let folder = try TemporaryFolder()
    let result = try Repository.run(
      "glib-compile-schemas", "--strict", "--targetdir=\(folder.path)", Repository.path("data"))
    #expect(result.status == 0, "\(result.output)")
    let kept = Repository.path("data/compiled/gschemas.compiled")
    #expect(
      FileManager.default.contents(atPath: folder.path + "/gschemas.compiled")
        == FileManager.default.contents(atPath: kept), "run scripts/compile-data")
  }
}
