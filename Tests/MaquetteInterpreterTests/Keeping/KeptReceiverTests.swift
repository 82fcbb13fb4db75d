import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// What a function of an extension of `View` is called on counts among what it is made from.
@MainActor
struct KeptReceiverTests {
  private static func text(_ inner: String) -> String {
    """
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { content }
    }
    extension View {
      func noted(_ note: String) -> some View { modifier(Framed(note: note)) }
    }
    struct Framed: ViewModifier {
      let note: String
      func body(content: Content) -> some View { content }
    }
    struct Main: View {
      @State private var flag = false
      var body: some View {
        VStack {
          Card { \(inner) }.noted("a")
          Button("Toggle") { flag.toggle() }
        }
      }
    }
    #Preview { Main() }
    """
  }

  @Test func anEditOfTheReceiverShows() {
    let preview = FollowedPreview(keeps: true, environment: EnvironmentValues())
    preview.read(Self.text("Card { }"))
    _ = preview.picture()
    preview.read(Self.text("Card { Text(\"new\") }"))
    #expect(preview.picture().tree?.root.outline.contains("text \"new\"") == true)
  }

  @Test func aChangeOfStateInTheReceiverShows() throws {
    let preview = FollowedPreview(keeps: true, environment: EnvironmentValues())
    preview.read(Self.text("Text(\"a\").disabled(flag)"))
    let root = try #require(preview.picture().tree?.root)
    let button = try #require(root.firstButton)
    _ = preview.send(NodeEvent(target: button.id, action: .activate))
    #expect(preview.picture().tree?.root.outline.contains("text \"a\" disabled=true") == true)
  }
}

extension Node {
  fileprivate var firstButton: Node? {
    kind == .button ? self : children.lazy.compactMap(\.firstButton).first
  }
}
