import Testing

@testable import MaquetteUI

private struct Steps: View {
  @State private var count = 0
  @State private var log = ""
  @State private var rounds = 0

  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count, initial: true) { old, new in log += "\(old)>\(new) " }
      .onChange(of: log) { rounds += 1 }
    Text(log)
    Text("\(rounds)")
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
  }
}

@MainActor
struct OnChangeTests {
  @Test func actionsGetTheOldAndTheNewValue() {
    let session = session { Steps() }
    #expect(session.resolveSettled().root.outline.contains("text \"0>0 \""))
    session.send(NodeEvent(target: session.node(.button).id, action: .activate))
    _ = session.resolveSettled()
    #expect(session.node(.text, at: 1)[.text] == "0>0 0>1 ")
    #expect(session.node(.text, at: 2)[.text] == "2")
  }

  @Test func changesThatNeverSettleEnd() {
    let session = session { Restless() }
    _ = session.resolveSettled()
    let count = session.node(.text)[.text]
    _ = session.resolveSettled()
    #expect(session.node(.text)[.text] == count)
  }
}
