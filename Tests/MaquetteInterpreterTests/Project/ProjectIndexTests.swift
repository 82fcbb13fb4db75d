import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// A file that uses what other files of its project declare.
@MainActor
struct ProjectIndexTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func interpreter(at name: String) -> Interpreter {
    let index = ProjectIndex(
      root: ProjectRoot(named: folder.path), leavingOut: folder.appending(path: name).path)
    return Interpreter(options: Interpreter.Options(project: index))
  }

  private func outline(_ program: Program) -> String {
    guard let preview = program.previews.first else { return "" }
    return ViewSession(environment: EnvironmentValues()) { preview.makeView() }.resolve().root
      .outline
  }

  private func outcome(
    of text: String, at name: String = "Main.swift"
  ) throws -> (outline: String, diagnostics: [String], told: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let interpreter = interpreter(at: name)
    let program = interpreter.update(text: text, fileName: "Main.swift")
    let preview = try #require(program.previews.first)
    #expect(program.previews.count == 1)
    let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
    let outline = session.resolve().root.outline
    let (own, others) = (
      program.diagnostics.filter { $0.file == nil }, program.diagnostics.filter { $0.file != nil }
    )
    return (
      outline, own.map { "\($0.line): \($0.message)" },
      others.map {
        "\($0.file.map { ($0 as NSString).lastPathComponent } ?? ""):\($0.line):\($0.column): "
          + $0.message
      }
    )
  }

  @Test func viewsModelsAndModifiersOfOtherFilesAreUsed() throws {
    try write("struct Pet { var name = \"Rex\" }", to: "Pet.swift")
    try write(
      """
      struct PetRow: View {
        let pet: Pet
        var body: some View { LabeledContent("Pet", value: pet.name).boxed() }
      }
      #Preview { PetRow(pet: Pet()) }
      """, to: "PetRow.swift")
    try write(
      "extension View { func boxed() -> some View { padding(2) } }", to: "View+Boxed.swift")
    let result = try outcome(
      of: "struct Main: View { var body: some View { PetRow(pet: Pet(name: \"Bello\")) } }")
    #expect(
      result.outline == """
        page
          padding insets=[2, 2, 2, 2] name="Pet"
            content: labeledContent name="Pet"
              label: text "Pet"
              content: text "Bello" foreground="secondary"

        """)
    #expect(result.diagnostics == [])
  }

  @Test func faultsOfOtherFilesAreToldThere() throws {
    try write(
      "struct Row: View { var body: some View { Text(missing).glow() } }", to: "Row.swift")
    let result = try outcome(of: "\n\nstruct Main: View { var body: some View { Row() } }")
    #expect(result.outline == "page\n  text \"missing\"\n")
    #expect(
      result.told == [
        "Row.swift:1:47: cannot find 'missing' in scope",
        "Row.swift:1:56: value of type 'some View' has no member 'glow'",
      ])
  }

  @Test func theModuleThenWhatItDependsOnDecides() throws {
    for folder in ["Sources/App", "Sources/Core", "Sources/Aside"] {
      try FileManager.default.createDirectory(
        at: self.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    try write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Aside"), .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
      ])
      """, to: "Package.swift")
    for module in ["Core", "Aside"] {
      try write("func word() -> String { \"\(module)\" }", to: "Sources/\(module)/A.swift")
      try write(
        "extension Color { static let module = \"\(module)\" }", to: "Sources/\(module)/Color.swift"
      )
    }
    try write("let word2 = \"App\"", to: "Sources/App/Z.swift")
    try write("let word2 = \"Core\"", to: "Sources/Core/Z.swift")
    let result = try outcome(
      of: "struct Main: View { var body: some View { Text(word() + word2 + Color.module) } }",
      at: "Sources/App/Main.swift")
    #expect(result.outline == "page\n  text \"CoreAppCore\"\n")
    #expect(result.diagnostics == [])
  }

  @Test func whatHadToBeChosenIsTold() throws {
    for folder in ["Near", "Far/Away"] {
      try FileManager.default.createDirectory(
        at: self.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    try write("struct Row: View { var body: some View { Text(\"near\") } }", to: "Near/Row.swift")
    try write(
      "struct Row: View { var body: some View { Text(\"far\") } }", to: "Far/Away/Row.swift")
    let result = try outcome(
      of: "struct Main: View {\n  var body: some View { Row() }\n}", at: "Near/Main.swift")
    #expect(result.outline == "page\n  text \"near\"\n")
    #expect(
      result.diagnostics == [
        "2: 'Row' is that of 'Near/Row.swift'; 'Far/Away/Row.swift' declares it too"
      ])
  }

  @Test func onlyWhatIsUsedIsLowered() throws {
    try write(
      "struct Row: View { var body: some View { Text(\"row\") } }\n"
        + "struct Other { @Strange init() { goto } }\nextension Other: Row {}", to: "Row.swift")
    try write("extension Row { var unused: Missing { Missing() } }", to: "Row+Unused.swift")
    let interpreter = interpreter(at: "Main.swift")
    _ = interpreter.update(
      text: "struct Main: View { var body: some View { Row() } }", fileName: "Main.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(interpreter.evaluator.program.types.keys.sorted() == ["Main", "Row"])
    #expect(interpreter.options.project?.usedFiles.map(\.lastPathComponent) == ["Row.swift"])
  }

  // L3
  @Test func filesThatAppearLaterAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let interpreter = interpreter(at: "Main.swift")
    let text = "struct Main: View { var body: some View { Later() } }"
    #expect(
      outline(interpreter.update(text: text, fileName: "Main.swift"))
        == "page\n  placeholder \"Later\"\n")
    try write("struct Later: View { var body: some View { Text(\"here\") } }", to: "Later.swift")
    #expect(interpreter.options.project?.refresh() == true)
    #expect(
      outline(interpreter.update(text: text, fileName: "Main.swift")) == "page\n  text \"here\"\n")
    try write("struct Later: View { var body: some View { Text(\"there\") } }", to: "Later.swift")
    interpreter.options.project?.reread([folder.appending(path: "Later.swift").path])
    #expect(
      outline(interpreter.update(text: text, fileName: "Main.swift")) == "page\n  text \"there\"\n")
    try FileManager.default.removeItem(at: folder.appending(path: "Later.swift"))
    #expect(interpreter.options.project?.refresh() == true)
    #expect(interpreter.options.project?.refresh() == false)
    #expect(
      outline(interpreter.update(text: text, fileName: "Main.swift"))
        == "page\n  placeholder \"Later\"\n")
  }

  // L4
  @Test func aLooseFolderIsAProjectOfItsOwnFiles() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Below"), withIntermediateDirectories: true)
    try write("struct Row: View { var body: some View { Text(\"row\") } }", to: "Row.swift")
    try write(
      "struct Deep: View { var body: some View { Text(\"deep\") } }", to: "Below/Deep.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Main.swift").path
    let root = ProjectRoot(ofFileAt: path)
    #expect(root.kind == .loose)
    let interpreter = Interpreter(
      options: Interpreter.Options(project: ProjectIndex(root: root, leavingOut: path)))
    let program = interpreter.update(
      text: "struct Main: View { var body: some View { Form { Row(); Deep() } } }",
      fileName: "Main.swift")
    #expect(outline(program).contains("text \"row\""))
    #expect(
      program.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "note: no package or project holds this file, so only the files beside it are looked at; '--project DIR' names a folder to look in",
        "warning: cannot find 'Deep' in scope",
      ])
  }

  // B13
  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let outside = folder.deletingLastPathComponent().appending(path: "out-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: outside)
      try? FileManager.default.removeItem(at: folder)
    }
    let secret = outside.appending(path: "Secret.swift")
    try "struct Secret {}".write(to: secret, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Secret.swift"), withDestinationURL: secret)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Out"), withDestinationURL: outside)
    let index = ProjectIndex(root: ProjectRoot(named: folder.path))
    #expect(index.candidates(declaring: "Secret").isEmpty)
    #expect(
      index.linksOut.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
        == ["Out", "Secret.swift"])
  }

  /// Of a type that is used only what is named is lowered; what an edit names later is added.
  @Test func membersThatNothingNamesAreNeverLowered() throws {
    try write(
      """
      enum Words {
        enum Home {
          static var title: String { Words.say("title") }
          static var other: String { Missing.thing }
        }
        static func say(_ key: String) -> String { Endings.of(key) }
        static func never() -> Never { Nothing.at.all() }
      }
      """, to: "Words.swift")
    try write(
      "enum Endings { static func of(_ key: String) -> String { key + \"!\" } }", to: "E.swift")
    try write("enum Missing { static var thing = \"thing\" }", to: "M.swift")
    try write("enum Nothing { }", to: "Nothing.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    let interpreter = interpreter(at: "Main.swift")
    func text(_ name: String) -> String {
      "struct Main: View { var body: some View { Text(Words.Home.\(name)) } }"
    }
    let first = interpreter.update(text: text("title"), fileName: "Main.swift")
    #expect(outline(first) == "page\n  text \"title!\"\n")
    #expect(
      interpreter.options.project?.usedFiles.map(\.lastPathComponent) == ["E.swift", "Words.swift"])
    let second = interpreter.update(text: text("other"), fileName: "Main.swift")
    #expect(outline(second) == "page\n  text \"thing\"\n")
    #expect(second.diagnostics.map(\.message) == [])
  }

  /// An edit of a file that is used lowers what it changed, wherever it stands.
  @Test func membersOfOtherFilesFollowTheirText() throws {
    func words(_ title: String, before: String = "") -> String {
      """
      \(before)enum Words {
        static var unused: Int { 1 }
        struct Home { static var title: String { "\(title)" } ; var kept: String { "kept" } }
      }
      """
    }
    try write(words("one"), to: "Words.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    let interpreter = interpreter(at: "Main.swift")
    let main = """
      struct Main: View {
        var body: some View {
          Text(Words.Home.title)
          Text(Words.Home().kept)
        }
      }
      """
    #expect(
      outline(interpreter.update(text: main, fileName: "Main.swift"))
        == "page\n  text \"one\"\n  text \"kept\"\n")
    for (title, before) in [("two", ""), ("two", "// more\n\n"), ("three", "let a = 1\n")] {
      try write(words(title, before: before), to: "Words.swift")
      interpreter.options.project?.reread([folder.appending(path: "Words.swift").path])
      #expect(
        outline(interpreter.update(text: main, fileName: "Main.swift"))
          == "page\n  text \"\(title)\"\n  text \"kept\"\n")
    }
  }
}
