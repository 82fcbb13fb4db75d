import Testing

@testable import MaquetteUI

private struct Presenting: View {
  @State private var showsSheet = false
  @State private var asks = false
  @State private var log = "nothing"

  var body: some View {
    Button("Sheet") { showsSheet = true }
    Button("Ask") { asks = true }
      .alert("Sure?", isPresented: $asks) {
        Button("Delete", role: .destructive) { log = "deleted" }
      } message: {
        Text("No way back.")
      }
    Text(log)
      .sheet(
        isPresented: $showsSheet, onDismiss: { log = "dismissed" }, content: { Sheet() })
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

@MainActor
struct PresentationTests {
  private let session = MaquetteUITests.session { Presenting() }

  private func press(_ name: String) {
    for node in session.resolve().root.all where node.kind == .button && node.accessibleName == name
    {
      session.send(NodeEvent(target: node.id, action: .activate))
    }
  }

  private var log: String? { session.resolveSettled().root.all.compactMap { $0[.text] }.last }

  @Test func aSheetComesAndGoesWithItsFlagAndTellsOfItsEnd() {
    press("Sheet")
    #expect(
      session.resolve().root.outline.hasSuffix(
        """
          text "nothing"
            attachment: presentation style="sheet"
              content: page
                button style="automatic" name="Close"
                  label: text "Close"

        """))
    press("Close")
    #expect(session.resolveSettled().root.outline.hasSuffix("  text \"dismissed\"\n"))
  }

  @Test func whatIsPresentedIsLeftByADismissalFromOutside() {
    press("Sheet")
    _ = session.resolve()
    session.send(NodeEvent(target: session.node(.presentation).id, action: .dismiss))
    #expect(session.resolveSettled().root.outline.hasSuffix("  text \"dismissed\"\n"))
  }

  @Test func everyActionOfAnAlertClosesIt() {
    press("Ask")
    #expect(
      session.resolve().root.outline.contains(
        """
            attachment: presentation style="alert" name="Sure?"
              label: text "Sure?" textAlignment="center"
              message: text "No way back." textAlignment="center"
              action: button role="destructive" style="automatic" name="Delete"
        """))
    press("Delete")
    #expect(session.resolve().root.outline.contains("presentation") == false)
    #expect(session.resolve().root.outline.hasSuffix("  text \"deleted\"\n"))
  }

  @Test func anAlertWithoutActionsHasOneToCloseItAndADialogACancel() {
    let names = { (outline: String) in
      outline.split(separator: "\n").filter { $0.contains("action: button") }.map {
        $0.split(separator: "\"")[$0.contains("role") ? 5 : 3]
      }
    }
    #expect(
      names(outline { Text("a").alert("b", isPresented: .constant(true)) { EmptyView() } })
        == ["OK"])
    #expect(
      names(
        outline {
          Text("a").confirmationDialog("b", isPresented: .constant(true)) { Button("c") {} }
        }) == ["c", "Cancel"])
  }

  @Test func aPageIsPushedWhileItsFlagIsSet() {
    let session = MaquetteUITests.session { Pushing() }
    #expect(session.resolve().root.all.filter { $0.slot == .pushedPage }.count == 1)
    session.send(NodeEvent(target: session.node(.navigationStack).id, action: .goBack))
    #expect(session.resolve().root.all.filter { $0.slot == .pushedPage }.isEmpty)
  }
}

private struct Pushing: View {
  @State private var isPushed = true

  var body: some View {
    NavigationStack {
      Text("Root").navigationDestination(isPresented: $isPushed) { Text("Pushed") }
    }
  }
}

extension Node {
  /// The node and all below it.
  fileprivate var all: [Node] { [self] + children.flatMap(\.all) }
}
