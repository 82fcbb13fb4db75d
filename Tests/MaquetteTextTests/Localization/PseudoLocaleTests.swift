import Foundation
import Testing

@testable import MaquetteText

@Suite struct PseudoLocaleTests {
  /// The text with the invisible marks of direction made visible.
  private func turned(_ key: LocalizedStringKey) -> String {
    key.shown("ar-XB").replacing("\u{200F}\u{202E}", with: "‹")
      .replacing("\u{202C}\u{200F}", with: "›")
  }

  @Test func accentsAndBracketsAndAThirdMore() {
    #expect(("Settings" as LocalizedStringKey).shown("en-XA") == "[Šéţţîñĝš ~~]")
    #expect(("Settings" as LocalizedStringKey).shown("en_XA") == "[Šéţţîñĝš ~~]")
    #expect(("OK" as LocalizedStringKey).shown("en-XA") == "[ÖĶ ]")
    #expect(
      ("The quick brown fox jumps over" as LocalizedStringKey).shown("en-XA")
        == "[Ţĥé qûîçķ ƀŕöŵñ ƒöẋ ĵûɱþš öṽéŕ ~~~~~ ~~~]".replacing("q", with: "ǫ"))
  }

  @Test func placeholdersSurviveAccents() {
    #expect(("Hi \("Ada")" as LocalizedStringKey).shown("en-XA") == "[Ĥî Ada ]")
    #expect(("\("Ada")" as LocalizedStringKey).shown("en-XA") == "Ada")
    #expect(("\(1234) items" as LocalizedStringKey).shown("en-XA") == "[1,234 îţéɱš ~]")
    #expect(("" as LocalizedStringKey).shown("en-XA") == "")
    #expect(("…" as LocalizedStringKey).shown("en-XA") == "…")
  }

  @Test func markdownSurvivesAccents() {
    #expect(
      ("**Bold** [link](https://example.com/a) `code`" as LocalizedStringKey).shown("en-XA")
        == "[**Ɓöļð** [ļîñķ](https://example.com/a) `çöðé` ~~~~]")
    #expect(
      ("**Hi \("*Ada*")**" as LocalizedStringKey).shown("en-XA") == "[**Ĥî *Ada*** ]")
  }

  @Test func wordsTurnRound() {
    #expect(turned("General settings") == "‹General› ‹settings›")
    #expect(turned("Hi \("Ada"), bye 5!") == "‹Hi› Ada, ‹bye› 5!")
    #expect(
      turned("**Bold** [a link](https://example.com)")
        == "**‹Bold›** [‹a› ‹link›](https://example.com)")
    #expect(turned("\("Ada")") == "Ada")
  }

  @Test func valuesAreInEnglish() {
    let key: LocalizedStringKey = "\(1234.5, specifier: "%.1f") \(0.5, format: .percent) \(1234)"
    #expect(turned(key) == "1,234.5 50% 1,234")
    #expect(key.shown("en-XA") == "1,234.5 50% 1,234")
    let date = Date(timeIntervalSince1970: 1_685_950_200)
    let dated: LocalizedStringKey = "On \(date, format: .dateTime.month(.wide).day())"
    #expect(turned(dated) == "‹On› June 5")
  }

  @Test func sourceLanguageIsTaken() {
    #expect(LocalizedStringKey("welcome.title").shown("en-XA") == "[Ŵéļçöɱé ~~]")
    #expect(turned("welcome.title") == "‹Welcome›")
    #expect(("\(1) items" as LocalizedStringKey).shown("en-XA") == "[1 îţéɱ ~]")
  }

  @Test func plainTextKeepsMarkup() {
    let context = Fixtures.context("en-XA", catalog: .empty)
    let key: LocalizedStringKey = "**Hi** [\("x")](https://a.b/c) &amp; <b>"
    #expect(
      key.plainText(in: context) == "[**Ĥî** [x](https://a.b/c) &amp; <b> ~~~]")
  }

  @Test func otherLocalesAreNoPseudoLocales() {
    #expect(PseudoLocale(Locale(identifier: "en_XK")) == nil)
    #expect(PseudoLocale(Locale(identifier: "en-XA")) == .accented)
    #expect(PseudoLocale(Locale(identifier: "ar-XB")) == .bidirectional)
    #expect(PseudoLocale(Locale(identifier: "ar")) == nil)
  }
}
