import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// The files of the gallery, each with every style and initialiser of a family of views.
@MainActor
struct GalleryTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Examples/Gallery")

  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func theFamiliesAreThere() {
    #expect(
      Set(Self.names).isSuperset(
        of: [
          "Containers.swift", "Controls.swift", "Gauges.swift", "Presentations.swift",
          "Shapes.swift",
        ]))
  }

  @Test(arguments: names) func nothingInItIsUnknownOrWithoutEffect(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let interpreter = Interpreter(
      options: Interpreter.Options(
        platform: .macos, now: Date(timeIntervalSince1970: 1_685_950_200)))
    let program = interpreter.update(text: text, fileName: name)
    let preview = try #require(program.previews.first)
    let tree = ViewSession(environment: EnvironmentValues(), root: preview.makeView).resolve()
    #expect(tree.issues == [])
    #expect(program.diagnostics.map(\.message) == [])
    #expect(tree.root.outline.contains("placeholder") == false)
  }
}
