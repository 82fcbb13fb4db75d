import Foundation
import Testing

@testable import MaquetteUI

@Suite struct StringLocalizedTests {
  private func inGerman<Result>(_ body: () -> Result) -> Result {
    LocalizationContext.$current.withValue(Fixtures.context("de_DE"), operation: body)
  }

  @Test func textsComeFromTheCurrentContext() {
    let count = 3
    inGerman {
      #expect(String(localized: "Hello") == "Hallo")
      #expect(String(localized: "\(count) items") == "3 Objekte")
      #expect(String(localized: "Hello", locale: Locale(identifier: "ja")) == "こんにちは")
      #expect(String(localized: "nowhere \(1234)") == "nowhere 1.234")
      #expect(String(localized: "Hallo", table: "Settings", comment: "A greeting") == "Hallo")
      #expect(String(localized: String.LocalizationValue("Hello")) == "Hallo")
    }
  }

  @Test func defaultsStandInForMissingTexts() {
    inGerman {
      #expect(String(localized: "welcome.title", defaultValue: "Hi") == "Willkommen")
      #expect(String(localized: "nowhere.title", defaultValue: "Hi \(1234)") == "Hi 1.234")
    }
  }

  @Test func resourcesCarryTableAndLocale() {
    inGerman {
      let plain: LocalizedStringResource = "Hello"
      #expect(String(localized: plain) == "Hallo")
      #expect(plain.key == "Hello")
      var japanese = LocalizedStringResource("Hello")
      japanese.locale = Locale(identifier: "ja_JP")
      #expect(String(localized: japanese) == "こんにちは")
      let missing = LocalizedStringResource("a.b", defaultValue: "**AB** \(2)", table: "Settings")
      #expect(String(localized: missing) == "**AB** 2")
      #expect(missing.styledText(in: .current).description == "**AB** 2")
      #expect(missing.table == "Settings")
      #expect(
        missing == LocalizedStringResource("a.b", defaultValue: "**AB** \(2)", table: "Settings"))
    }
  }

  @Test func markdownIsReadOnlyForAttributedStrings() {
    inGerman {
      #expect(String(localized: "**b** & `c`") == "**b** & `c`")
      let attributed = AttributedString(localized: "**b** & `c`")
      #expect(StyledText(attributed).description == "**b** & `c`")
      #expect(String(attributed.characters) == "b & c")
    }
  }

  @Test func olderFunctionLooksUpToo() {
    inGerman {
      #expect(NSLocalizedString("Hello", comment: "") == "Hallo")
      #expect(NSLocalizedString("Hello", comment: "A greeting") == "Hallo")
      #expect(NSLocalizedString("nowhere", value: "da", comment: "") == "da")
      #expect(NSLocalizedString("Hello", tableName: "Settings", comment: "") == "Hello")
      #expect(NSLocalizedString("%lld items", comment: "") == "%lld Objekte")
    }
  }

  @Test func withoutContextKeysShow() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(NSLocalizedString("Hello", comment: "") == "Hello")
  }
}

@MainActor
struct SessionLocalizationTests {
  private struct Greeting: View {
    @State private var text = ""

    var body: some View {
      Text(verbatim: String(localized: "Hello"))
      Button("x") { text = NSLocalizedString("Hello", comment: "") }
      Text(verbatim: text)
    }
  }

  @Test func codeInASessionReadsItsTables() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.strings = Fixtures.catalog
    let session = ViewSession(environment: environment) { Greeting() }
    #expect(session.node(.text)[.text] == "Hallo")
    session.send(NodeEvent(target: session.node(.button).id, action: .activate))
    #expect(session.node(.text, at: 2)[.text] == "Hallo")
    session.environment.locale = Locale(identifier: "ja")
    #expect(session.node(.text)[.text] == "こんにちは")
  }

  @Test func textsReadTheTablesOfTheirBundles() throws {
    let folder = Fixtures.folder.appendingPathComponent("Folders")
    let bundle = try #require(Bundle(url: folder))
    #expect(
      outline(locale: "de_DE") { Text("title", bundle: bundle) }
        == "page\n  text \"Einstellungen\"\n")
    LocalizationContext.$current.withValue(Fixtures.context("de_DE")) {
      #expect(String(localized: "title", bundle: bundle) == "Einstellungen")
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Einstellungen")
    }
  }
}
