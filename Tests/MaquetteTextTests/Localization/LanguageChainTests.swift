import Foundation
import Testing

@testable import MaquetteText

@Suite struct LanguageChainTests {
  @Test(arguments: [
    ("de-AT", "de de-AT en", "de-AT de en"),
    ("de_AT@currency=EUR", "de en", "de en"),
    ("de", "de-DE en", "de-DE en"),
    ("zh_TW", "zh-Hans zh-Hant en", "zh-Hant en"),
    ("zh_HK", "zh-Hans zh-Hant en", "zh-Hant en"),
    ("zh_HK", "zh-Hans en", "en"),
    ("zh_CN", "zh zh-Hant en", "zh en"),
    ("zh-Hans-SG", "zh-Hans zh-Hant en", "zh-Hans en"),
    ("sr-Latn", "sr en", "en"),
    ("es_MX", "es es-419 en", "es-419 es en"),
    ("en_AU", "en en-GB", "en-GB en"),
    ("en_US", "en en-GB", "en"),
    ("pt_PT", "pt pt-PT en", "pt-PT pt en"),
    ("pt_BR", "pt-BR pt-PT en", "pt-BR en"),
    ("nb_NO", "nb en", "nb en"),
    ("no", "nb en", "nb en"),
    ("iw", "he en", "he en"),
    ("fr", "de en Base", "en Base"),
    ("fr", "de Base", "Base"),
    ("fr", "de", ""),
    ("", "de en", "en"),
    ("en-XA", "de en en-GB", "en"),
    ("ar_XB", "ar en", "en"),
  ])
  func chain(_ locale: String, _ available: String, _ expected: String) {
    let chain = LanguageChain.languages(
      for: Locale(identifier: locale), among: Set(available.split(separator: " ").map(String.init)),
      source: "en")
    #expect(chain.joined(separator: " ") == expected)
  }

  @Test func foldersHaveFormerNames() {
    #expect(LanguageChain.language(ofFolder: "German") == "de")
    #expect(LanguageChain.language(ofFolder: "pt_BR") == "pt-BR")
    #expect(LanguageChain.language(ofFolder: "zh-Hant") == "zh-Hant")
  }

  @Test func directionOfLocales() {
    #expect(Locale(identifier: "ar_EG").isRightToLeft)
    #expect(Locale(identifier: "he").isRightToLeft)
    #expect(Locale(identifier: "fa_IR").isRightToLeft)
    #expect(Locale(identifier: "ar-XB").isRightToLeft)
    #expect(Locale(identifier: "ar_XB").isRightToLeft)
    #expect(!Locale(identifier: "en-XA").isRightToLeft)
    #expect(!Locale(identifier: "en_US").isRightToLeft)
    #expect(!Locale(identifier: "az_Latn").isRightToLeft)
    #expect(!Locale(identifier: "").isRightToLeft)
  }
}
