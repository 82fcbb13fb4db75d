import Foundation
import Testing

@testable import MaquetteText

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
