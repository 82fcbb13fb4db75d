import Testing

@testable import MaquetteText

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", [0, 1, 2, 5, 21], "other one other other other"),
    ("de", [0, 1, 2, 5, 21], "other one other other other"),
    ("fr", [0, 1, 2, 5, 1_000_000], "one one other other many"),
    ("ar", [0, 1, 2, 3, 10, 11, 99, 100, 103], "zero one two few few many many other few"),
    ("ru", [0, 1, 2, 5, 11, 21, 22, 25, 101], "many one few many many one few many one"),
    ("pl", [0, 1, 2, 5, 12, 21, 22, 25, 102], "many one few many many many few many few"),
    ("ja", [0, 1, 2, 5], "other other other other"),
    ("hi", [0, 1, 2, 5], "one one other other"),
    ("cs", [0, 1, 2, 5], "other one few other"),
    ("cy", [0, 1, 2, 3, 6, 7], "zero one two few many other"),
    ("lv", [0, 1, 10, 21], "zero one zero one"),
    ("he", [0, 1, 2, 20], "other one two other"),
    ("pt_PT", [0, 1, 2], "other one other"),
    ("pt_BR", [0, 1, 2], "one one other"),
    ("zz", [0, 1, 2], "other other other"),
  ])
  func categories(_ language: String, _ numbers: [Double], _ expected: String) {
    let categories = numbers.map { PluralRules.category(of: $0, language: language) }
    #expect(categories.joined(separator: " ") == expected)
  }

  @Test func fractionsHaveCategories() {
    #expect(PluralRules.category(of: 1.5, language: "ru") == "other")
    #expect(PluralRules.category(of: 1.5, language: "en") == "other")
    #expect(PluralRules.category(of: 1.5, language: "fr") == "one")
    #expect(PluralRules.category(of: -1, language: "en") == "one")
    #expect(PluralRules.category(of: .nan, language: "en") == "other")
    #expect(PluralRules.category(of: .infinity, language: "en") == "other")
  }

  @Test func missingFormsGiveWayToOther() {
    let forms = ["other": "many of them", "zero": "none"]
    #expect(PluralRules.choose(from: forms, number: 0, language: "en") == "none")
    #expect(PluralRules.choose(from: forms, number: 1, language: "en") == "many of them")
    #expect(PluralRules.choose(from: ["few": "f"], number: 1, language: "en") == "f")
    #expect(PluralRules.choose(from: forms, number: nil, language: "en") == "many of them")
    #expect(PluralRules.choose(from: [String: String](), number: 1, language: "en") == nil)
  }
}
