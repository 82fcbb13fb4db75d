import Foundation
import Testing

/// Programs whose `lines()` the interpreter runs as the compiler does: what each of them yields
/// there stands beside it, written down by `scripts/record-compiled`.
@MainActor
struct CompiledLinesTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  nonisolated static let programs: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  private static let form = """

    struct Lines: View {
      var body: some View {
        Form { ForEach(Array(lines().enumerated()), id: \\.offset) { Text(verbatim: $0.element) } }
      }
    }
    #Preview { Lines() }
    """

  @Test(arguments: programs)
  func linesAreThoseOfTheCompiler(_ program: String) throws {
    let file = Self.folder.appending(path: program)
    let source = try String(contentsOf: file, encoding: .utf8)
    let session = try InterpretedSession("import SwiftUI\n" + source + Self.form)
    let expected = try String(
      contentsOf: file.deletingPathExtension().appendingPathExtension("lines"), encoding: .utf8)
    #expect(session.texts.map { $0 + "\n" }.joined() == expected)
    #expect(session.interpreter.diagnostics.map(\.message) == [])
  }
}
