import Foundation
import Testing

@testable import MaquetteText

@Suite struct LocalizedTextTests {
  @Test func markdownOfTheTranslationIsRead() {
    let key: LocalizedStringKey = "**Save** your [work](https://example.com/\("a b"))"
    #expect(key.shown("en") == "**Save** your [work](https://example.com/a%20b)")
    #expect(key.shown("de") == "[Arbeit](https://example.com/de/a%20b) **sichern**")
  }

  @Test func markupAroundArgumentsIsRead() {
    #expect(("**\("Ada")** _\(5)_" as LocalizedStringKey).shown() == "**Ada** _5_")
    #expect(
      ("[\("Ada")](\("https://a.b/?c=d&e"))" as LocalizedStringKey).shown()
        == "[Ada](https://a.b/?c=d&e)")
  }

  @Test(arguments: [
    "**bold**", "[a](https://evil.example)", "`code`", "~~x~~", "<b>&amp;", "%@ %lld %%",
    "\\*", "^[2 apple](inflect: true)", "\u{F0000}\u{F0001}", "line\nline", "https://a.b",
  ])
  func argumentsAreNeverRead(_ value: String) {
    let text = ("_\(value)_: \(value)" as LocalizedStringKey)
      .styledText(in: Fixtures.context("en"))
    #expect(
      text.runs == [
        StyledText.Run(value, traits: .emphasis), StyledText.Run(": \(value)"),
      ])
  }

  @Test func ampersandsAndAnglesStay() {
    #expect(LocalizedStringKey("Salt & <Pepper>").shown() == "Salt & <Pepper>")
    #expect(("Salt & \("<Pepper> & Co")" as LocalizedStringKey).shown() == "Salt & <Pepper> & Co")
  }

  @Test func privateCharactersOfTheTextStay() {
    let key: LocalizedStringKey = "\u{F0000}**\("x")**\u{F1001}"
    #expect(key.shown() == "\u{F0000}**x**\u{F1001}")
  }

  @Test func hugeTextsAreShownWhole() {
    let long = String(repeating: "a* ", count: 100_000)
    #expect(LocalizedStringKey(long).styledText(in: Fixtures.context("en")).string == long)
    let manyArguments = LocalizedStringKey(
      key: String(repeating: "%@", count: 5000),
      arguments: (0..<5000).map { _ in .text("*x*") })
    #expect(
      manyArguments.styledText(in: Fixtures.context("en"))
        == StyledText(String(repeating: "*x*", count: 5000)))
  }

  @Test(arguments: [
    (1, "1 apple", "1 Apfel"), (2, "2 apples", "2 Apfel"), (0, "0 apples", "0 Apfel"),
    (1001, "1,001 apples", "1.001 Apfel"),
  ])
  func nounsFollowTheirNumber(_ count: Int, _ english: String, _ german: String) {
    let key: LocalizedStringKey = "^[\(count) apple](inflect: true)"
    #expect(key.shown("en_US") == english)
    #expect(key.shown("de_DE") == german)
  }

  @Test func inflectedPhrasesAmongOthers() {
    let key: LocalizedStringKey =
      "You have ^[\(3) **new** message](inflect: true) in ^[\(1) box](inflect: true)."
    #expect(key.shown("en") == "You have 3 **new** messages in 1 box.")
    #expect(LocalizedStringKey("^[plain](morphology: x) ^[open").shown("en") == "plain ^[open")
    #expect(
      ("\(2) ^[\(2) [link](https://a.b)](inflect: true)" as LocalizedStringKey).shown("en")
        == "2 2 [links](https://a.b)")
  }

  @Test(arguments: [
    ("apple", "apples"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("bus", "buses"),
    ("Person", "People"), ("child", "children"), ("sheep", "sheep"), ("items", "items"),
    ("class", "classes"), ("analysis", "analyses"), ("dish", "dishes"), ("match", "matches"),
    ("leaf", "leaves"), ("y", "ys"), ("", "s"),
  ])
  func englishPlurals(_ noun: String, _ plural: String) {
    #expect(EnglishNoun.plural(of: noun) == plural)
  }
}
