import Testing

@testable import MaquetteText

/// The names that Xcode makes of keys.
struct CatalogSymbolTests {
  @Test(arguments: [
    ("Progress.Edit.Title", "progressEditTitle"), ("Day %lld", "day"), ("GitHub", "gitHub"),
    ("URLTitle", "urlTitle"), ("infopost.openInBrowser", "infopostOpenInBrowser"),
    ("Days counter", "daysCounter"), ("%@ of %2$@", "of"),
  ])
  func name(of key: String, is symbol: String) {
    #expect(CatalogSymbol.name(of: key) == symbol)
  }

  @Test func gaps() {
    #expect(CatalogSymbol.hasGaps("Day %1$(number)lld"))
    #expect(!CatalogSymbol.hasGaps("100 %"))
  }
}
