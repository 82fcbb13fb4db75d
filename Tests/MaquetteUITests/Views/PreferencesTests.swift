import Testing

@testable import MaquetteUI

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Mark: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

/// A view with state, which is kept while that of others changes.
private struct Guest: View {
  let name: String
  @State private var visits = 1

  var body: some View {
    Button(name) { visits += 1 }
      .preference(key: Names.self, value: Array(repeating: name, count: visits))
  }
}

private struct Table: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Guest(name: "A")
      Guest(name: "B")
        .transformPreference(Names.self) { $0 = $0.map { $0 + "!" } }
      Text(log.joined(separator: " "))
    }
    .onPreferenceChange(Names.self) { log = $0 }
    .overlayPreferenceValue(Names.self) { Text("\($0.count) over") }
    .backgroundPreferenceValue(Mark.self) { Text($0 ?? "none") }
  }
}

@MainActor
struct PreferencesTests {
  @Test func viewsAroundHearWhatThoseInsideTell() {
    let session = session { Table() }
    #expect(
      session.resolveSettled().root.outline == """
        page
          background
            content: overlay
              content: vstack
                button style="automatic" name="A"
                  label: text "A"
                button style="automatic" name="B"
                  label: text "B"
                text "A B!"
              overlay: text "2 over"
            background: text "none"

        """)
  }

  @Test func whatIsKeptStillTells() {
    let session = session { Table() }
    _ = session.resolveSettled()
    session.send(NodeEvent(target: session.node(.button, at: 1).id, action: .activate))
    _ = session.resolveSettled()
    #expect(session.node(.text, at: 2)[.text] == "A B! B!")
    session.send(NodeEvent(target: session.node(.button).id, action: .activate))
    let tree = session.resolveSettled().root.outline
    #expect(tree.contains("text \"A A B! B!\""))
    #expect(tree.contains("text \"4 over\""))
  }

  @Test func aReaderAsksForTheViewThatCodeScrollsTo() {
    let session = session {
      ScrollViewReader { proxy in
        List {
          Button("End") { proxy.scrollTo("z", anchor: .bottom) }
          Text("Z").id("z")
        }
      }
    }
    _ = session.resolveSettled()
    #expect(session.node(.list)[.scrollNumber] == nil)
    for count in [1.0, 2] {
      session.send(NodeEvent(target: session.node(.button).id, action: .activate))
      _ = session.resolveSettled()
      #expect(session.node(.list)[.scrollNumber] == count)
      #expect(session.node(.list)[.scrollTarget] == "z")
      #expect(session.node(.list)[.scrollAnchor] == [0.5, 1])
    }
  }
}
