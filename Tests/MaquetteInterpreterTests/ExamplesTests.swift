import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// The examples that come with Maquette, each against the outline that stands beside this file.
@MainActor
struct ExamplesTests {
  nonisolated private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  nonisolated private static let examples = tests.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/Examples")

  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test func theSeedPagesAndThreeFormsAreThere() {
    #expect(
      Self.names == [
        "Bolt", "CustomPerson", "CustomValue", "CustomValueForm", "CustomValueWithSubtitle",
        "CustomValueWithSymbol", "HiddenLabels", "IconOnlyBolt", "PersonInformation",
        "ProfileEditor", "RedBorderedBolt", "RedBorderedLabeledContent", "Settings",
        "SourceControl", "TitleOnlyBolt", "Weather", "WeatherPanel", "WiFiLink",
      ])
  }

  @Test(arguments: names) func resolvesAsExpected(name: String) throws {
    let text = try String(
      contentsOf: Self.examples.appending(path: name + ".swift"), encoding: .utf8)
    let data = Self.examples.appending(path: name + ".data.json")
    var options = Interpreter.Options(
      platform: .macos, now: Date(timeIntervalSince1970: 1_685_950_200))
    if FileManager.default.fileExists(atPath: data.path) {
      options.sampleData = try SampleData(json: Data(contentsOf: data))
    }
    let interpreter = Interpreter(options: options)
    let program = interpreter.update(text: text, fileName: name + ".swift")
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.now = { Date(timeIntervalSince1970: 1_685_950_200) }
    let preview = try #require(program.previews.first)
    let tree = ViewSession(environment: environment, root: preview.makeView).resolve()
    let expected = try String(
      contentsOf: Self.tests.appending(path: "Examples/\(name).outline"), encoding: .utf8)
    #expect(tree.root.outline == expected)
    #expect(tree.issues == [])
    let unknown = text.contains("MyCustomView") ? ["cannot find 'MyCustomView' in scope"] : []
    #expect(program.diagnostics.map(\.message) == unknown)
  }
}
