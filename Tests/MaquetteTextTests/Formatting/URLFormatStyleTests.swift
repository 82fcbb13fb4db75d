import Foundation
import Testing

@testable import MaquetteText

@Suite struct URLFormatStyleTests {
  private let url = URL(string: "https://me:pw@www.example.org:8080/a/b%20c?q=1&r=2#top")
  private let mail = URL(string: "mailto:jane@example.org")

  private func text(_ style: URL.FormatStyle) throws -> String {
    FormatEnvironment.of("en_US").format(try #require(url), style)
  }

  @Test func schemeHostAndPathByDefault() throws {
    #expect(try #require(url).formatted() == "https://www.example.org/a/b c")
    #expect(try text(.url) == "https://www.example.org/a/b c")
    #expect(try #require(mail).formatted() == "mailto:jane@example.org")
    #expect(try #require(URL(string: "ftp://a.org:21/x")).formatted() == "ftp://a.org:21/x")
  }

  @Test func eachPartCanBeShown() throws {
    #expect(
      try text(
        .url.user(.always).password(.always).port(.always).query(.always).fragment(.always))
        == "https://me:pw@www.example.org:8080/a/b c?q=1&r=2#top")
    #expect(try text(.url.scheme(.never)) == "www.example.org/a/b c")
    #expect(try text(.url.scheme(.omitIfHTTPFamily).path(.never)) == "www.example.org")
    #expect(try text(.url.host(.never).scheme(.never)) == "/a/b c")
    #expect(
      try text(URL.FormatStyle(scheme: .never, path: .never, query: .always))
        == "www.example.org?q=1&r=2")
  }

  @Test func partsDependOnParts() throws {
    #expect(
      try text(.url.scheme(.displayWhen(.scheme, matches: ["http"])))
        == "www.example.org/a/b c")
    #expect(
      try text(.url.path(.omitWhen(.host, matches: ["www.example.org"])))
        == "https://www.example.org")
    #expect(
      try text(.url.scheme(.never).path(.never).host(.omitSpecificSubdomains(["www"])))
        == "example.org")
    #expect(
      try text(.url.scheme(.never).path(.never).host(.omitSpecificSubdomains(["m"])))
        == "www.example.org")
    let deep = try #require(URL(string: "https://api.docs.code.example.com"))
    #expect(
      deep.formatted(.url.host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true)))
        == "https://code.example.com")
  }

  @Test func stylesAreValues() throws {
    let style = URL.FormatStyle.url.scheme(.never)
    let coded = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: coded) == style)
    #expect(style != .url)
  }
}
