import Foundation
import Testing

@testable import MaquetteUI

private struct Counter: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var name = "Ada"
  @State private var choice: Int? = 2

  var body: some View {
    Form {
      Text("\(count) \(isOn) \(name) \(choice ?? 0)")
      Button("Add") { count += 1 }
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      Picker("Choice", selection: $choice) {
        Text("None").tag(nil as Int?)
        ForEach(1..<4) { Text("\($0)").tag($0) }
      }
    }
  }
}

private struct Paths: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Seven", value: 7)
        .navigationDestination(for: Int.self) { Text("\(path.count): \($0)") }
    }
  }
}

@MainActor
struct StateTests {
  @Test func eventsRunThroughBindings() {
    let session = session { Counter() }
    var invalidations = 0
    session.onInvalidate = { invalidations += 1 }
    #expect(session.node(.text)[.text] == "0 false Ada 2")
    let events: [(NodeKind, NodeEvent.Action)] = [
      (.button, .activate), (.toggle, .setOn(true)), (.textField, .setText("Bob")),
      (.picker, .select(0)),
    ]
    for (kind, action) in events {
      let target = session.node(kind).id
      #expect(session.send(NodeEvent(target: target, action: action)) == .changed)
    }
    #expect(invalidations == 4)
    #expect(session.node(.text)[.text] == "1 true Bob 0")
  }

  // L6
  @Test func eachEventOfATurnHasItsOwnAnswer() {
    let session = session { Counter() }
    let button = session.node(.button).id
    let toggle = session.node(.toggle).id
    let events: [(NodeIdentity, NodeEvent.Action)] = [
      (button, .activate), (button, .activate), (toggle, .setOn(false)), (toggle, .setOn(true)),
      (.root, .activate),
    ]
    // Nothing is resolved between them.
    let answers = events.map { session.send(NodeEvent(target: $0, action: $1)) }
    #expect(answers == [.changed, .changed, .handled, .changed, .ignored])
  }

  @Test func writingTheSameValueInvalidatesNothing() {
    let session = session { Counter() }
    let toggle = session.node(.toggle).id
    var invalidations = 0
    session.onInvalidate = { invalidations += 1 }
    session.send(NodeEvent(target: toggle, action: .setOn(false)))
    #expect(invalidations == 0)
  }

  @Test func aConstantIgnoresWrites() {
    let session = session { Toggle("T", isOn: .constant(true)) }
    session.send(NodeEvent(target: session.node(.toggle).id, action: .setOn(false)))
    #expect(session.node(.toggle)[.isOn] == true)
  }

  @Test func changedStateSurvivesAReloadAndUnchangedStateFollowsTheFile() {
    struct Version: View {
      @State var changed: String
      @State var kept: String

      var body: some View {
        TextField("A", text: $changed)
        Text(kept)
      }
    }
    let session = session { Version(changed: "1", kept: "1") }
    session.send(NodeEvent(target: session.node(.textField).id, action: .setText("mine")))
    session.reload { Version(changed: "2", kept: "2") }
    #expect(session.node(.textField)[.text] == "mine")
    #expect(session.node(.text, at: 1)[.text] == "2")
  }

  @Test func linksPushAndGoBack() {
    let session = session {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Two") }.navigationTitle("One")
      }
    }
    session.send(NodeEvent(target: session.node(.navigationLink).id, action: .activate))
    #expect(
      session.resolve().root.outline == """
        page
          navigationStack
            rootPage: page "One"
              navigationLink name="Next"
                label: text "Next"
            pushedPage: page "Two"
              text "Second"

        """)
    session.send(NodeEvent(target: session.node(.navigationStack).id, action: .goBack))
    #expect(session.node(.navigationStack).children.count == 1)
  }

  @Test func aStackKeepsToThePathOfItsView() {
    let session = session { Paths() }
    session.send(NodeEvent(target: session.node(.navigationLink).id, action: .activate))
    #expect(session.node(.text, at: 1)[.text] == "1: 7")
    session.send(NodeEvent(target: session.node(.navigationStack).id, action: .goBack))
    #expect(session.node(.navigationStack).children.count == 1)
  }

  @Test func treesSurviveTheirCoding() throws {
    let tree = session { Counter() }.resolve().root
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(Node.self, from: data) == tree)
  }
}
