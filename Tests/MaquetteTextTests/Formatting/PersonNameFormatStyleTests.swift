import Foundation
import Testing

@testable import MaquetteText

@Suite struct PersonNameFormatStyleTests {
  private let clark = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")
  private let doe = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Jane", middleName: "Q.", familyName: "Doe")

  private func text(
    _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style,
    _ locale: String = "en_US"
  ) -> String {
    FormatEnvironment.of(locale).format(name, .name(style: style))
  }

  @Test func fourLengths() {
    #expect(text(clark, .long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(clark, .medium) == "Thomas Clark")
    #expect(text(clark, .short) == "Tom")
    #expect(text(clark, .abbreviated) == "TC")
    #expect(text(doe, .long) == "Dr. Jane Q. Doe")
    #expect(text(doe, .medium) == "Jane Doe")
    #expect(text(doe, .short) == "Jane")
    #expect(text(doe, .abbreviated) == "JD")
  }

  @Test(arguments: ["ja_JP", "zh_CN", "ko_KR", "hu_HU", "vi_VN"])
  func theFamilyComesFirst(locale: String) {
    #expect(text(doe, .medium, locale) == "Doe Jane")
    #expect(text(doe, .long, locale) == "Dr. Doe Jane Q.")
    #expect(text(doe, .abbreviated, locale) == "DJ")
    #expect(text(doe, .short, locale) == "Jane")
  }

  @Test func eastAsianScripts() {
    let yamada = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(text(yamada, .medium, "ja_JP") == "山田 太郎")
    #expect(text(yamada, .abbreviated, "ja_JP") == "山田")
    let zhang = PersonNameComponents(givenName: "三", familyName: "张")
    #expect(text(zhang, .medium, "zh_CN") == "张三")
    #expect(text(zhang, .medium, "en_US") == "张三")
    let kim = PersonNameComponents(givenName: "철수", familyName: "김")
    #expect(text(kim, .long, "ko_KR") == "김철수")
    #expect(text(kim, .abbreviated, "en_US") == "김")
  }

  @Test func missingParts() {
    #expect(text(PersonNameComponents(givenName: "Jane"), .medium) == "Jane")
    #expect(text(PersonNameComponents(familyName: "Doe"), .short) == "Doe")
    #expect(text(PersonNameComponents(familyName: "Doe"), .abbreviated) == "D")
    #expect(text(PersonNameComponents(nickname: "JD"), .medium) == "JD")
    #expect(text(PersonNameComponents(namePrefix: "Dr.", familyName: "Doe"), .long) == "Dr. Doe")
    #expect(text(PersonNameComponents(), .long) == "")
    #expect(text(PersonNameComponents(givenName: "", familyName: "Doe"), .medium) == "Doe")
    #expect(
      text(PersonNameComponents(givenName: "ömer", familyName: "ışık"), .abbreviated, "tr_TR")
        == "ÖI")
  }

  @Test func anExplicitLocaleWins() {
    let style = PersonNameComponents.FormatStyle.name(style: .medium)
      .locale(Locale(identifier: "hu_HU"))
    #expect(FormatEnvironment.of("en_US").format(doe, style) == "Doe Jane")
    #expect(doe.formatted(style) == "Doe Jane")
  }

  @Test func namesAreRead() throws {
    func parts(_ text: String, _ locale: String = "en_US") throws -> [String?] {
      let name = try PersonNameComponents(
        text, strategy: PersonNameComponents.ParseStrategy(locale: Locale(identifier: locale)))
      return [
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ]
    }
    #expect(try parts("Jane Doe") == [nil, "Jane", nil, "Doe", nil])
    #expect(
      try parts("Dr. Thomas Louis Clark Esq.") == ["Dr.", "Thomas", "Louis", "Clark", "Esq."])
    #expect(try parts("Thomas Clark, Esq.") == [nil, "Thomas", nil, "Clark", "Esq."])
    #expect(try parts("Clark, Thomas Louis") == [nil, "Thomas", "Louis", "Clark", nil])
    #expect(try parts("Jane") == [nil, "Jane", nil, nil, nil])
    #expect(try parts("Doe Jane", "hu_HU") == [nil, "Jane", nil, "Doe", nil])
    #expect(try parts("张三", "zh_CN") == [nil, "三", nil, "张", nil])
    #expect(throws: CocoaError.self) { try parts("42") }
  }
}
