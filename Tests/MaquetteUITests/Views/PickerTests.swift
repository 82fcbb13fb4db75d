import Testing

@testable import MaquetteUI

@MainActor
struct PickerTests {
  private func options(_ selection: Int?) -> ViewSession {
    session {
      Picker("P", selection: .constant(selection)) {
        Text("None").tag(nil as Int?)
        ForEach([10, 20], id: \.self) { Text("\($0)") }
        Text("30").padding().tag(30)
      }
    }
  }

  @Test(arguments: [(nil, 0), (10, 1), (20, 2), (30, 3), (40, nil)] as [(Int?, Int?)])
  func optionalSelectionsMatchTagsOfBothKinds(selection: Int?, place: Int?) {
    #expect(options(selection).node(.picker)[.selection] == place)
  }

  @Test func anOptionalTagNeverMatchesAPlainSelection() {
    let session = session {
      Picker("P", selection: .constant("a")) {
        Text("A").tag("a" as String?)
        Text("B").tag("b")
      }
    }
    let tree = session.resolve()
    #expect(session.node(.picker)[.selection] == nil)
    #expect(
      tree.issues.map(\.message) == [
        "the selection \"a\" is invalid and does not have an associated tag"
      ])
  }

  @Test func aLinkToTheOptionsIsARowThatLeadsToThem() {
    let session = session {
      NavigationStack {
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.navigationLink)
      }
    }
    let tree = session.resolve()
    #expect(tree.issues == [])
    let link = session.node(.navigationLink)
    #expect(link.children.map(\.spokenText) == ["Size, Large"])
  }

  @Test func titlesMayBeEqualWhereTagsDiffer() {
    var chosen = 1
    let session = session {
      Picker("P", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        Text("Same").tag(1)
        Text("Same").tag(2)
      }
    }
    session.send(NodeEvent(target: session.node(.picker).id, action: .select(1)))
    #expect(chosen == 2)
    session.send(NodeEvent(target: session.node(.picker).id, action: .select(7)))
    #expect(chosen == 2)
  }

  @Test func repeatedIdsAreReported() {
    let session = session { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    let tree = session.resolve()
    #expect(
      tree.issues.map(\.message) == ["the ID 1 occurs multiple times within the collection"])
    #expect(Set(tree.root.children.map(\.id)).count == 2)
  }
}
