import Foundation
import Testing

@testable import MaquetteUI

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
