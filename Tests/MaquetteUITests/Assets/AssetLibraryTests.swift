import Foundation
import Testing

@testable import MaquetteUI

/// Pictures and colours of catalogues.
struct AssetLibraryTests {
  private func withCatalog(
    _ files: [String: String], pictures: [String] = [],
    _ body: (AssetLibrary, String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(
      AssetLibrary(
        catalogs: [folder.path + "/A.xcassets"], pictures: pictures.map { folder.path + "/" + $0 }),
      folder.path)
  }

  @Test func variantsOfAPicture() throws {
    try withCatalog([
      "A.xcassets/Hero.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "b.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "2x", "filename": "de.png", "locale": "de"},
        {"idiom": "universal", "scale": "1x", "filename": "../../out.png", "locale": "fr"}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Hero.imageset/a.png": "", "A.xcassets/Hero.imageset/b.png": "",
      "A.xcassets/Hero.imageset/dark.png": "", "A.xcassets/Hero.imageset/de.png": "",
      "out.png": "",
    ]) { library, folder in
      func shown(_ change: (inout AssetTraits) -> Void) -> String? {
        var traits = AssetTraits()
        change(&traits)
        let picture = library.picture(named: "Hero", for: traits)
        #expect(picture?.isTemplate == true)
        #expect(picture?.scale == 2)
        return picture?.path?.replacing(folder + "/A.xcassets/Hero.imageset/", with: "")
      }
      #expect(shown { _ in } == "b.png")
      #expect(shown { $0.isDark = true } == "dark.png")
      #expect(shown { $0.language = "de" } == "de.png")
      #expect(shown { $0.language = "fr" } == "b.png")
      #expect(library.picture(named: "hero", for: AssetTraits()) == nil)
    }
  }

  @Test func colorsAsTheyAreWritten() throws {
    func color(_ components: String) -> String {
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": \(components)}}]}"
    }
    try withCatalog([
      "A.xcassets/Hex.colorset/Contents.json": color(
        "{\"red\": \"0x1E\", \"green\": \"0x90\", \"blue\": \"0xFF\", \"alpha\": \"0.500\"}"),
      "A.xcassets/Bytes.colorset/Contents.json": color(
        "{\"red\": \"30\", \"green\": \"144\", \"blue\": \"255\", \"alpha\": \"1.000\"}"),
      "A.xcassets/Parts.colorset/Contents.json": color(
        "{\"red\": \"1.000\", \"green\": \"0.500\", \"blue\": \"0.000\", \"alpha\": \"1.000\"}"),
      "A.xcassets/White.colorset/Contents.json": color("{\"white\": \"0.502\", \"alpha\": 1}"),
      "A.xcassets/System.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}",
      "A.xcassets/Pair.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0", "green": "0", "blue": "0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}]}
      """,
      "A.xcassets/Broken.colorset/Contents.json": "{\"colors\": [{\"color\": {\"components\": 3}}",
    ]) { library, _ in
      func word(_ name: String, isDark: Bool = false) -> String? {
        library.color(named: name, for: AssetTraits())?.shown(isDark: isDark).word
      }
      #expect(word("Hex") == "#1E90FF@0.5")
      #expect(word("Bytes") == "#1E90FF")
      #expect(word("Parts") == "#FF8000")
      #expect(word("White") == "#808080")
      #expect(word("System") == "red")
      #expect(word("Pair") == "#000000")
      #expect(word("Pair", isDark: true) == "#FFFFFF")
      let pair = try #require(library.color(named: "Pair")).opacity(0.5)
      #expect(pair.word == "#000000@1.0|#FFFFFF@1.0@0.5")
      #expect(Color(word: pair.word) == pair)
      #expect(word("Broken") == nil)
      #expect(word("Missing") == nil)
    }
  }

  @Test func namespacesAndSymbolsInCode() throws {
    let picture = "{\"images\": [{\"filename\": \"a.png\"}]}"
    try withCatalog(
      [
        "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "A.xcassets/Icons/star.imageset/Contents.json": picture,
        "A.xcassets/Icons/star.imageset/a.png": "",
        "A.xcassets/Plain/moon image.imageset/Contents.json": picture,
        "A.xcassets/Plain/moon image.imageset/a.png": "",
        "A.xcassets/Brand Color.colorset/Contents.json": "{}",
        "A.xcassets/own.symbolset/Contents.json": "{}",
        "Loose@2x.png": "",
      ], pictures: ["Loose@2x.png"]
    ) { library, folder in
      let traits = AssetTraits()
      #expect(
        library.names(isColor: false) == [
          "Icons/star", "Loose", "Loose@2x.png", "moon image", "own",
        ])
      #expect(library.picture(named: "star", for: traits) == nil)
      #expect(library.picture(named: "Icons/star", for: traits)?.scale == 1)
      #expect(library.name(ofSymbol: "Icons.star", isColor: false) == "Icons/star")
      #expect(library.name(ofSymbol: "moonImage", isColor: false) == "moon image")
      #expect(library.name(ofSymbol: "moon", isColor: false) == "moon image")
      #expect(library.name(ofSymbol: "brand", isColor: true) == "Brand Color")
      #expect(library.name(ofSymbol: "brand", isColor: false) == nil)
      #expect(
        library.picture(named: "Loose", for: traits)
          == AssetLibrary.Picture(path: folder + "/Loose@2x.png", scale: 2, isTemplate: nil))
      #expect(
        library.picture(named: "own", for: traits)
          == AssetLibrary.Picture(path: nil, scale: 1, isTemplate: true))
    }
  }

  // B13
  @Test func linksAreNotFollowed() throws {
    try withCatalog([
      "A.xcassets/Hero.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.png\"}]}",
      "secret.png": "",
    ]) { library, folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/A.xcassets/Hero.imageset/a.png",
        withDestinationPath: folder + "/secret.png")
      #expect(library.picture(named: "Hero", for: AssetTraits()) == nil)
    }
  }

  @Test func anyDescriptionIsRead() throws {
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let pieces = [
      "{", "}", "[", "]", "\"images\":", "\"colors\":", "\"color\":", "\"components\":", "\"red\":",
      "\"0xZZ\"", "\"-1e999\"", "1", ",", "\"filename\":", "\"/etc/passwd\"", "null", "\"scale\":",
      "\"x\"", "\"appearances\":", "\"locale\":", "true",
    ]
    for _ in 0..<60 {
      let text = (0..<random(40)).map { _ in pieces[random(pieces.count)] }.joined()
      try withCatalog([
        "A.xcassets/a.imageset/Contents.json": "{\"images\": [" + text + "]}",
        "A.xcassets/b.colorset/Contents.json": "{\"colors\": [" + text + "]}",
      ]) { library, _ in
        _ = library.picture(named: "a", for: AssetTraits())
        _ = library.color(named: "b", for: AssetTraits())
      }
    }
  }
}
