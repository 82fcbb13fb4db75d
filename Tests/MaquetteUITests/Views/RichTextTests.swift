import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct RichTextTests {
  private func shown(_ text: Text, _ locale: String = "en_US") -> String {
    text.styledText(in: Fixtures.context(locale), style: TextStyleOverrides()).description
  }

  @Test func sumsKeepTheLooksOfTheirParts() {
    #expect(shown(Text("a").bold() + Text("b").italic() + Text("c")) == "**a**_b_c")
    #expect(
      shown(Text("a").foregroundColor(.red) + Text("b").font(.title) + Text("c").underline())
        == "{red: a}{title: b}<u>c</u>")
    #expect(
      shown(Text("a").fontWeight(.semibold) + Text("b").foregroundStyle(.secondary))
        == "{body semibold: a}{secondary: b}")
    #expect(shown((Text("a").bold() + Text("b")).italic() + Text("c")) == "**_a_**_b_c")
  }

  @Test func textsInTextsKeepTheirLooks() {
    let key: LocalizedStringKey = "Now \(Text("bold").bold()) and \(Text("**x**")) _\(Text("y"))_"
    #expect(key.key == "Now %@ and %@ _%@_")
    #expect(shown(Text(key)) == "Now **bold** and **x** _y_")
    #expect(shown(Text("\(Text("Hello"))!"), "de") == "Hallo!")
    #expect(shown(Text("\(Text("Hello"))!"), "en-XA") == "[Ĥéļļö ~]!")
  }

  @Test func picturesStandInTheLine() {
    let text = Text("Tap \(Image(systemName: "plus")) to **add**")
    #expect(shown(text) == "Tap {plus} to **add**")
    #expect(shown(Text(Image("Logo"))) == "{asset:Logo}")
    let styled = text.styledText(in: Fixtures.context("en"), style: TextStyleOverrides())
    #expect(styled.string == "Tap \u{FFFC} to add")
    #expect(styled.spokenString == "Tap \(SymbolMap.spokenDescription(of: "plus")) to add")
    let two = Text(Image(systemName: "a")) + Text(Image(systemName: "a"))
    #expect(shown(two) == "{a}{a}")
  }

  @Test func attributedStringsHaveLooks() {
    var string = AttributedString("abcd")
    string.font = .headline
    string.foregroundColor = .secondary
    string.backgroundColor = .yellow
    string.underlineStyle = .single
    string.strikethroughStyle = Text.LineStyle(pattern: .dash)
    #expect(
      StyledText(string).description == "{headline, secondary, yellow: <u>~~abcd~~</u>}")
    var colored = AttributedString("a")
    colored.foregroundColor = Color(red: 1, green: 0, blue: 0)
    #expect(StyledText(colored).description == "{#FF0000: a}")
    #expect(StyledText(AttributedString(StyledText(colored))) == StyledText(colored))
  }

  @Test func allLooksAreCoded() throws {
    var run = StyledText.Run("a", traits: [.code, .underline], link: URL(string: "x:y"))
    run.font = .title.bold()
    run.foreground = Paint(color: .red, level: 1)
    run.background = .blue.opacity(0.5)
    let text = StyledText(runs: [
      run, StyledText.Run(.symbol("plus")), StyledText.Run(.asset("Logo")), StyledText.Run("b"),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let coded = try encoder.encode(text)
    #expect(
      String(decoding: coded, as: UTF8.self)
        == #"[{"background":"blue@0.5","font":"title bold","foreground":"red/secondary","#
        + #""link":"x:y","text":"a","traits":["code","underline"]},"#
        + #"{"symbol":"plus"},{"asset":"Logo"},{"text":"b"}]"#)
    #expect(try JSONDecoder().decode(StyledText.self, from: coded) == text)
    #expect(StyledText(attributeValue: text.attributeValue) == text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StyledText.self, from: Data("3".utf8))
    }
  }

  @Test func plainTextIsCodedAsAString() throws {
    let rich = StyledText(runs: [
      StyledText.Run("ab"), StyledText.Run("c", traits: [.strong, .emphasis]),
      StyledText.Run("d", traits: .underline, link: URL(string: "https://example.com/?q=1")),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let plain = try encoder.encode([StyledText("a \"b\"")])
    #expect(String(decoding: plain, as: UTF8.self) == #"["a \"b\""]"#)
    let coded = try encoder.encode(rich)
    #expect(
      String(decoding: coded, as: UTF8.self)
        == #"[{"text":"ab"},{"text":"c","traits":["strong","emphasis"]},"#
        + #"{"link":"https://example.com/?q=1","text":"d","traits":["underline"]}]"#)
    #expect(try JSONDecoder().decode(StyledText.self, from: coded) == rich)
    #expect(try JSONDecoder().decode([StyledText].self, from: plain) == [StyledText("a \"b\"")])
  }

  @Test func literalsAreKeysAndVariablesAreNot() {
    let variable = "**Hello**"
    #expect(shown(Text("Hello"), "de") == "Hallo")
    #expect(Text(variable).styledText(in: Fixtures.context("de"), style: .init()).isPlain)
    #expect(!Text("**Hello**").styledText(in: Fixtures.context("de"), style: .init()).isPlain)
    #expect(shown(Text(LocalizedStringKey("Hello")), "de") == "Hallo")
    #expect(shown(Text(LocalizedStringResource("Hello")), "de") == "Hallo")
    #expect(shown(Text(verbatim: "Hello"), "de") == "Hello")
    #expect(shown(Text(AttributedString("Hello")), "de") == "Hello")
  }

  @Test func nodesCarryRuns() {
    let tree = outline { Text("**Save** & \(Text("more").foregroundColor(.red))") }
    #expect(
      tree == """
        page
          text "Save & more" runs=[{text: "Save", traits: ["strong"]}, {text: " & "}, \
        {foreground: "red", text: "more"}]

        """)
  }
}
