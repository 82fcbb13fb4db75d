import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What other files declare, where a file names it only as an attribute, a type's value or beside a
/// name of SwiftUI's.
@MainActor
struct ForeignNamesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func outcome(of body: String, with other: String) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    try other.write(
      to: folder.appending(path: "Other.swift"), atomically: true, encoding: .utf8)
    let main = folder.appending(path: "Main.swift").path
    let index = ProjectIndex(root: ProjectRoot(named: folder.path), leavingOut: main)
    let interpreter = Interpreter(options: Interpreter.Options(project: index))
    let program = interpreter.update(
      text: "struct Main: View {\n  \(body)\n}\n#Preview { Main() }", fileName: "Main.swift")
    let preview = try #require(program.previews.first)
    let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
    let outline = session.resolve().root.outline
    return [outline] + program.diagnostics.map(\.message)
  }

  @Test func keysOfTheEnvironment() throws {
    let result = try outcome(
      of:
        "@Environment(\\.isDemo) var isDemo\n var body: some View { Text(isDemo ? \"demo\" : \"real\") }",
      with: """
        struct DemoKey: EnvironmentKey { static let defaultValue = true }
        extension EnvironmentValues {
          var isDemo: Bool { get { self[DemoKey.self] } set { self[DemoKey.self] = newValue } }
        }
        """)
    #expect(result == ["page\n  text \"demo\"\n"])
  }

  @Test func wrappersOfStaticProperties() throws {
    let result = try outcome(
      of: "var body: some View { Text(\"\\(Preferences.isDemo) \\(Preferences.name)\") }",
      with: """
        @propertyWrapper struct Kept<T> {
          private let initial: T
          var wrappedValue: T { initial }
          init(_ key: String, initial: T) { self.initial = initial }
        }
        enum Preferences {
          @Kept("demo", initial: true) static var isDemo: Bool
          @Kept("name", initial: "Ann") static var name: String
        }
        """)
    #expect(result == ["page\n  text \"true Ann\"\n"])
  }

  @Test func buildersOfTheirOwn() throws {
    let result = try outcome(
      of: "var body: some View { Text(Words().all.joined(separator: \" \")) }",
      with: """
        @resultBuilder struct WordBuilder {
          static func buildBlock(_ words: String...) -> [String] { words }
        }
        struct Words {
          @WordBuilder var all: [String] {
            "one"
            "two"
          }
        }
        """)
    #expect(result == ["page\n  text \"one two\"\n"])
  }

  @Test func formsOfSwiftUIsNames() throws {
    let result = try outcome(
      of: "@State var isOn = true\n var body: some View { Text(\"a\").badge(if: isOn) }",
      with:
        "extension View { func badge(if isShown: Bool) -> some View { badge(isShown ? 3 : 0) } }")
    #expect(result == ["page\n  text \"a\"\n    attachment: badge \"3\"\n"])
  }

  @Test func namesThatAFileKeepsToItself() throws {
    let result = try outcome(
      of: "var body: some View { Form { Section { Text(\"a\") } } }",
      with: "private enum Section: Int { case first }\nlet used = Section.first")
    #expect(result == ["page\n  form layout=\"grouped\"\n    section\n      text \"a\"\n"])
  }
}
