import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// The path that a file keeps of a stack of pages.
@MainActor
struct NavigationPathTests {
  @Test(arguments: ["[Int] = []", "= NavigationPath()"])
  func linksAndCodeWriteIt(declaration: String) throws {
    let interpreter = Interpreter()
    let program = interpreter.update(
      text: """
        struct Pages: View {
          @State private var path\(declaration.hasPrefix("[") ? ": " : " ")\(declaration)
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Seven", value: 7)
                .navigationDestination(for: Int.self) { number in
                  Text("\\(path.count): \\(number)")
                  Button("On") { path.append(number + 1) }
                }
            }
          }
        }
        """, fileName: "Pages.swift")
    let preview = try #require(program.previews.first)
    let session = ViewSession(environment: EnvironmentValues(), root: preview.makeView)
    func texts() -> [String] { session.resolve().root.texts }
    func press(_ name: String) throws {
      let node = try #require(session.resolve().root.named(name))
      session.send(NodeEvent(target: node.id, action: .activate))
    }
    #expect(texts() == ["Seven"])
    try press("Seven")
    #expect(texts() == ["Seven", "1: 7", "On"])
    try press("On")
    #expect(texts() == ["Seven", "2: 7", "On", "2: 8", "On"])
    let stack = try #require(session.resolve().root.children.first)
    session.send(NodeEvent(target: stack.id, action: .goBack))
    #expect(texts() == ["Seven", "1: 7", "On"])
    #expect(program.diagnostics.map(\.message) == [])
  }
}

extension Node {
  /// The texts shown, in order.
  fileprivate var texts: [String] {
    (kind == .text ? [self[.text] ?? ""] : []) + children.flatMap(\.texts)
  }

  /// The first control of a name.
  fileprivate func named(_ name: String) -> Node? {
    if accessibleName == name, kind == .button || kind == .navigationLink { return self }
    return children.lazy.compactMap { $0.named(name) }.first
  }
}
