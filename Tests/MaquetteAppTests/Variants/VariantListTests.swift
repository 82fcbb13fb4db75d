import Testing

@testable import MaquetteApp

/// Lists of variants as users write them.
@MainActor
struct VariantListTests {
  @Test(arguments: [
    ("dark, rtl ,text=accessibility3", ["dark", "rtl", "text-accessibility3"]),
    ("usual,accessibility3", ["", "text-accessibility3"]),
    ("schemes × directions", ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"]),
    ("dark*high,dark*high-contrast", ["dark-high-contrast"]),
    (
      "appearances",
      ["light-standard", "light-high-contrast", "dark-standard", "dark-high-contrast"]
    ),
    ("width=360,phone,locale=de_DE", ["width-360", "phone", "locale-de_DE"]),
    ("ours", ["dark-rtl", "ios"]),
  ])
  func list(text: String, names: [String]) throws {
    let list = VariantList(own: ["ours": "dark*rtl, ios"])
    #expect(try list.variants(in: text).map(\.name) == names)
  }

  @Test(arguments: [
    ("dark*light", "'dark*light' sets the same twice"),
    ("dark,,rtl", "a variant is missing in 'dark,,rtl'"),
    ("dark*", "a variant is missing in 'dark*'"),
    ("width=wide", "a width is a number of points or phone, large-phone or tablet, not 'wide'"),
    ("round", "the sets of variants name each other without end"),
    (
      "sepia",
      "there is no variant 'sepia': use values such as dark, high-contrast, rtl, accessibility3, "
        + "locale=de_DE or width=360, or a preset: schemes, contrasts, appearances, text-sizes, "
        + "directions, platforms, widths, pseudo-locales, label-styles, form-styles, control-sizes"
    ),
  ])
  func fault(text: String, message: String) {
    let list = VariantList(own: ["round": "round"])
    #expect(throws: CommandFailure.usage(message)) { try list.variants(in: text) }
  }

  @Test func settingsAreWordsOfTheCommonOptions() throws {
    let variant = try #require(
      try VariantList().variants(in: "dark*rtl*width=390*text=xLarge").first)
    #expect(
      variant.words == ["color-scheme": "dark", "layout-direction": "rtl", "text-size": "xLarge"])
    let options = try variant.options(over: ["color-scheme": "light", "locale": "de_DE"])
    #expect(options.colorScheme == .dark)
    #expect(options.locale?.identifier == "de_DE")
    #expect(options.width == 390)
    #expect(throws: CommandFailure.self) {
      try VariantList().variants(in: "text=vast").first?.options(over: [:])
    }
  }
}
