import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// The files of the gallery, each with every style and initialiser of a family of views.
@MainActor
struct GalleryTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Examples")

  nonisolated static let names: [String] = names(in: "Gallery")
  nonisolated static let screens: [String] = names(in: "Screens")

  nonisolated private static func names(in part: String) -> [String] {
    let path = folder.appending(path: part).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { part + "/" + $0 }
  }

  @Test func theFamiliesAndScreensAreThere() {
    #expect(
      Self.names.map { $0.dropFirst("Gallery/".count).dropLast(".swift".count) } == [
        "Bars", "Buttons", "Containers", "Controls", "Dates", "Drawing", "Fields", "Gauges",
        "Groups", "Labels", "Lists", "Pickers", "Presentations", "Progress", "Shapes", "Toggles",
      ])
    #expect(
      Self.screens.map { $0.dropFirst("Screens/".count).dropLast(".swift".count) } == [
        "About", "Account", "Checkout", "Dashboard", "Filter", "LabelStyles", "Languages",
        "Library", "Login", "Notifications", "Profile", "ValueStyles",
      ])
  }

  @Test(arguments: names + screens) func nothingInItIsUnknownOrWithoutEffect(
    name: String
  ) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for platform in [Platform.ios, .macos] {
      let interpreter = Interpreter(
        options: Interpreter.Options(
          platform: platform, now: Date(timeIntervalSince1970: 1_685_950_200)))
      let program = interpreter.update(text: text, fileName: name)
      #expect(!program.previews.isEmpty)
      for preview in program.previews {
        let tree = ViewSession(environment: EnvironmentValues(), root: preview.makeView).resolve()
        #expect(tree.issues == [])
        #expect(tree.root.outline.contains("placeholder") == false)
      }
      #expect(program.diagnostics.map(\.message) == [])
    }
  }
}
