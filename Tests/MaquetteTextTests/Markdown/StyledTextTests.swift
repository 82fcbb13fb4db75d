import Foundation
import Testing

@testable import MaquetteText

@Suite struct StyledTextTests {
  private let rich = StyledText(runs: [
    StyledText.Run("a"), StyledText.Run("", traits: .code), StyledText.Run("b"),
    StyledText.Run("c", traits: [.strong, .emphasis]),
    StyledText.Run("d", traits: .underline, link: URL(string: "https://example.com/?q=1")),
  ])

  @Test func runsAreJoined() {
    #expect(rich.runs.map(\.text) == ["ab", "c", "d"])
    #expect(rich.string == "abcd")
    #expect(rich.description == "ab**_c_**[<u>d</u>](https://example.com/?q=1)")
    #expect(!rich.isPlain)
    #expect(StyledText("x").isPlain)
    #expect(StyledText("").isEmpty)
    #expect(StyledText("a") + StyledText("b") == "ab")
  }

  @Test func addedTraitsKeepLinks() {
    let other = URL(string: "x:y")
    let text = StyledText(runs: [
      StyledText.Run("a"), StyledText.Run("b", traits: .code, link: URL(string: "x:z")),
    ])
    #expect(text.adding(.strong, link: other).description == "[**a**](x:y)[**`b`**](x:z)")
    #expect(text.adding([]) == text)
  }

  @Test func attributedStringsComeAndGo() {
    let text = StyledText(runs: [
      StyledText.Run("a", traits: [.strong, .strikethrough]), StyledText.Run("b", traits: .code),
      StyledText.Run("c", link: URL(string: "https://example.com")), StyledText.Run("d"),
    ])
    #expect(StyledText(AttributedString(text)) == text)
    #expect(String(AttributedString(text).characters) == "abcd")
  }

  @Test func markdownInitialiser() throws {
    let string = try AttributedString(
      markdown: "**a**  <b>\n[c](d)", baseURL: URL(string: "https://x.y/z/"))
    #expect(StyledText(string).description == "**a** <b> [c](https://x.y/z/d)")
    let intents = string.runs.map { $0.inlinePresentationIntent?.rawValue ?? 0 }
    #expect(intents == [2, 0, 256, 0, 0])
    let preserved = try AttributedString(
      markdown: " *a*\n\n b ",
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(StyledText(preserved).description == " _a_\n\n b ")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0x00])) }
  }
}
