import Foundation
import Testing

@testable import MaquetteText

@Suite struct InlineMarkdownTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("**strong** __strong__", "**strong** **strong**"),
    ("*em* _em_", "_em_ _em_"),
    ("***both***", "**_both_**"),
    ("~~gone~~ ~gone~", "~~gone~~ ~~gone~~"),
    ("`a  *b*`", "`a  *b*`"),
    ("``a ` b``", "`a ` b`"),
    ("[text](https://example.com)", "[text](https://example.com)"),
    (
      "[**t**~x~](https://example.com \"title\")",
      "[**t**](https://example.com)[~~x~~](https://example.com)"
    ),
    ("[a b](<my file>)", "[a b](my%20file)"),
    ("**a _b `c` d_ e**", "**a **" + "**_b _**" + "**_`c`_**" + "**_ d_**" + "** e**"),
    ("\\*not\\* \\_em\\_ \\`c\\` \\[x\\](y) \\\\", "*not* _em_ `c` [x](y) \\"),
    ("snake_case_name 2*3*4", "snake_case_name 2_3_4"),
    ("snake_case_name", "snake_case_name"),
    ("**open", "**open"), ("*a **b*", "*a *_b_"), ("`\n`` a\n`", "`\n`` a\n`"), ("`open", "`open"),
    ("[open", "[open"),
    ("[a](open", "[a](open"), ("a**", "a**"), ("** a **", "** a **"), ("****", "****"),
    ("~~~a~~~", "~~~a~~~"), ("]( [", "]( ["),
    ("&amp; &lt; &#65; & &bogus;", "& < A & &bogus;"),
    ("<b>tag</b> a < b", "<b>tag</b> a < b"),
    ("<https://example.com>", "[https://example.com](https://example.com)"),
    (
      "see https://example.com/a?b=c.",
      "see [https://example.com/a?b=c](https://example.com/a?b=c)."
    ),
    ("www.example.com", "[www.example.com](http://www.example.com)"),
    ("me@example.com", "[me@example.com](mailto:me@example.com)"),
    ("![alt](pic.png)", "alt"),
    ("🇩🇪 **ä̈**🙂", "🇩🇪 **ä̈**🙂"),
    ("", ""),
  ])
  func markup(_ source: String, _ expected: String) {
    #expect(LocalizedStringKey(source).shown(catalog: .empty) == expected)
  }

  @Test(arguments: [
    "# no heading", "- no item", "1. no item", "> no quote", "    no code", "---", "\t tab\t",
    "  two  spaces  ", "a\n\n\nb", "a  \nb", "\na\n", "a\r\nb", "title\n===",
    "| a | b |\n|---|---|",
    "```\nno fence", "[no]: reference", "\u{205F}\u{1680}", "* * *", "+ a\n+ b",
  ])
  func blocksAndSpacesStay(_ source: String) {
    #expect(LocalizedStringKey(source).shown(catalog: .empty) == source)
  }

  @Test(arguments: [
    ("# **a**\n- _b_\n", "# **a**\n- _b_\n"),
    ("  **a**  ", "  **a**  "),
    ("**a\nb**", "**a\nb**"),
    ("https://a.b\nwww.c.d\n", "[https://a.b](https://a.b)\n[www.c.d](http://www.c.d)\n"),
    ("*a*  \n  *b*", "_a_  \n  _b_"),
    ("*a*\r\n\r\n`b`", "_a_\r\n\r\n`b`"),
    ("\u{205F}*a*\u{1680}", "\u{205F}_a_\u{1680}"),
    ("[a\nb](https://example.com)", "[a\nb](https://example.com)"),
  ])
  func markupAmongBlocksAndSpaces(_ source: String, _ expected: String) {
    #expect(LocalizedStringKey(source).shown(catalog: .empty) == expected)
  }

  @Test func plainTextNeedsNoParser() {
    for text in ["Settings", "Name: Ada", "10:30 www", "100%", "a (b) {c} #d 1. - + = | ! ?"] {
      #expect(!InlineMarkdown.mayMarkUp(text))
    }
    for text in ["*", "_", "`", "~", "[", "<", "&", "\\", "a@b", "x://", "www."] {
      #expect(InlineMarkdown.mayMarkUp("text " + text))
    }
  }

  @Test func deepNestingEnds() {
    let depth = 5000
    let deep = String(repeating: "*a **b ", count: depth) + String(repeating: "** *", count: depth)
    let runs = InlineMarkdown.parse(deep)
    #expect(runs.map(\.text).joined().contains("a "))
    let brackets = String(repeating: "[", count: 50_000)
    #expect(InlineMarkdown.parse(brackets).map(\.text).joined() == brackets)
  }

  @Test func threadsMayReadAtOnce() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for index in 0..<200 {
        group.addTask {
          InlineMarkdown.parse("~~\(index)~~ www.a.b **x**").map { "\($0.text)\($0.traits)" }
            .joined(separator: "|")
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    let expected = Set((0..<200).map { "\($0)[strikethrough]| []|www.a.b[]| []|x[strong]" })
    #expect(texts == expected)
  }
}
