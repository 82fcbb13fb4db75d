import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// What a save that inserts, moves or removes views leaves where it was.
@MainActor
struct KeptPlacesTests {
  private let interpreter = Interpreter()

  private func form(_ rows: String) -> String {
    """
    struct Row: View {
      let name: String
      @State private var isOn = false
      var body: some View { Toggle(name, isOn: $isOn) }
    }

    struct Rows: View {
      var body: some View {
        Form {
          \(rows)
        }
      }
    }

    #Preview { Rows() }
    """
  }

  private func view(_ rows: String) throws -> @MainActor () -> any View {
    let program = interpreter.update(text: form(rows), fileName: "Rows.swift")
    return try #require(program.previews.first).makeView
  }

  /// The names of the toggles, those that are on with a star.
  private func toggles(_ session: ViewSession) -> [String] {
    var found: [String] = []
    func visit(_ node: Node) {
      if node.kind == .toggle {
        found.append((node.accessibleName ?? "") + (node[.isOn] == true ? "*" : ""))
      }
      node.children.forEach(visit)
    }
    visit(session.resolve().root)
    return found
  }

  private func turnOn(_ name: String, in session: ViewSession) {
    func visit(_ node: Node) {
      if node.kind == .toggle, node.accessibleName == name {
        session.send(NodeEvent(target: node.id, action: .setOn(true)))
      }
      node.children.forEach(visit)
    }
    visit(session.resolve().root)
  }

  @Test func stateStaysWithRowsThatAreInsertedAroundMovedAndRenamed() throws {
    let session = ViewSession(
      environment: EnvironmentValues(), root: try view(#"Row(name: "A"); Row(name: "B")"#))
    turnOn("B", in: session)
    let steps = [
      (#"Row(name: "A"); Row(name: "New"); Row(name: "B")"#, ["A", "New", "B*"]),
      (#"Row(name: "B"); Row(name: "A"); Row(name: "New")"#, ["B*", "A", "New"]),
      (#"Row(name: "B"); Row(name: "New")"#, ["B*", "New"]),
      (#"Row(name: "B")"#, ["B*"]),
      (#"Row(name: "Renamed")"#, ["Renamed*"]),
      (#"Row(name: "First"); Row(name: "Renamed")"#, ["First", "Renamed*"]),
      (#"Text("x"); Row(name: "First"); Row(name: "Renamed")"#, ["First", "Renamed*"]),
      (#"Row(name: "A"); Row(name: "B"); Row(name: "C")"#, ["A", "B*", "C"]),
    ]
    for (rows, expected) in steps {
      session.reload(root: try view(rows))
      #expect(toggles(session) == expected, "after \(rows)")
    }
  }

  @Test func insideNestedBlocksAndBranches() throws {
    let session = ViewSession(
      environment: EnvironmentValues(),
      root: try view(#"Section("S") { if true { Row(name: "A") } }"#))
    turnOn("A", in: session)
    let steps = [
      (#"Text("x"); Section("S") { if true { Row(name: "A") } }"#, ["A*"]),
      (
        #"Text("x"); Section("S") { Divider(); if true { Row(name: "B"); Row(name: "A") } }"#,
        ["B", "A*"]
      ),
      (
        #"Section("T") { Row(name: "C") }; Section("S") { if true { Row(name: "A") } }"#,
        ["C", "A*"]
      ),
    ]
    for (rows, expected) in steps {
      session.reload(root: try view(rows))
      #expect(toggles(session) == expected, "after \(rows)")
    }
  }

  @Test func everyIdentityStaysItsOwn() throws {
    let session = ViewSession(environment: EnvironmentValues(), root: try view(#"Text("1")"#))
    for rows in [
      #"Text("1"); Group { Text("2"); Text("3") }"#,
      #"Group { Text("1") }; Group { Text("0"); Text("2"); Text("3") }"#,
      #"Text("9"); Group { Text("1"); Text("4") }; Group { Text("5"); Text("2"); Text("3") }"#,
    ] {
      session.reload(root: try view(rows))
      var seen: [NodeIdentity] = []
      func visit(_ node: Node) {
        seen.append(node.id)
        node.children.forEach(visit)
      }
      visit(session.resolve().root)
      #expect(Set(seen).count == seen.count, "after \(rows)")
    }
  }
}
