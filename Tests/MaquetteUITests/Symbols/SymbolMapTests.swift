import Testing

@testable import MaquetteUI

@Suite struct SymbolMapTests {
  @Test(arguments: [
    // In a table as it stands.
    ("trash", "user-trash-symbolic", SymbolIcon.Match.exact),
    ("magnifyingglass", "system-search-symbolic", .exact),
    ("star", "star-outline-symbolic", .exact),
    ("star.fill", "starred-symbolic", .exact),
    ("checkmark.circle", "selection-mode-symbolic", .exact),
    ("checkmark.circle.fill", "emblem-default-symbolic", .exact),
    ("bell.slash", "notifications-disabled-symbolic", .exact),
    // Solid is given up first, then the shape around, then the badge, then the crossing stroke.
    ("doc.on.clipboard.fill", "edit-paste-symbolic", .byRule),
    ("gear.circle.fill", "gear-filled-symbolic", .byRule),
    ("leaf.circle", "emoji-nature-symbolic", .byRule),
    ("person.crop.circle.badge.moon", "person-circle-symbolic", .byRule),
    ("person.crop.circle.fill.badge.moon", "person-circle-filled-symbolic", .byRule),
    ("video.slash.fill", "video-slash-symbolic", .byRule),
    ("bell.slash.circle.fill", "notifications-disabled-symbolic", .byRule),
    ("airplane.slash", "airplane-mode-symbolic", .byRule),
    // A square will do for an app's shape.
    ("xmark.app.fill", "cross-square-filled-symbolic", .byRule),
    // Lone glyphs in a shape.
    ("30.circle", "number-circle-symbolic", .byRule),
    ("e.square", "format-text-rich-symbolic", .byRule),
    ("x.circle.fill", "cross-circle-filled-symbolic", .exact),
    // Older, newer and private spellings.
    ("document.on.document.fill", "edit-copy-symbolic", .byRule),
    ("arrow.trianglehead.counterclockwise", "arrow-counterclockwise-symbolic", .byRule),
    ("custom.bluetooth", "bluetooth-active-symbolic", .byRule),
    // Endings qualify what beginnings name.
    ("figure.walk.departure", "figure-walk-symbolic", .byRule),
    ("calendar.day.timeline.left", "x-office-calendar-symbolic", .byRule),
    ("person.fill.and.arrow.left.and.arrow.right", "system-switch-user-symbolic", .byRule),
    ("cloud.and.zorkle", "cloud-symbolic", .byRule),
    ("zorkle.and.cloud", "cloud-symbolic", .byRule),
    // Names of other icon sets, by their telling word.
    ("action.delete", "user-trash-symbolic", .byRule),
    // Neither symbols nor words.
    ("", "maquette-unknown-symbol-symbolic", .unknown),
    ("...", "maquette-unknown-symbol-symbolic", .unknown),
    ("47.6062", "maquette-unknown-symbol-symbolic", .unknown),
    ("github.com", "maquette-unknown-symbol-symbolic", .unknown),
    ("zorkle.fill", "maquette-unknown-symbol-symbolic", .unknown),
    ("zorkle.slash.circle.fill", "maquette-unknown-symbol-symbolic", .unknown),
    ("zorkle.badge.plus", "maquette-unknown-symbol-symbolic", .unknown),
  ])
  func icon(name: String, iconName: String, match: SymbolIcon.Match) {
    #expect(SymbolMap.icon(for: name) == SymbolIcon(iconName: iconName, match: match))
  }

  @Test(arguments: [
    ("star", ["fill"], "starred-symbolic"),
    ("star", ["circle", "fill"], "star-circle-filled-symbolic"),
    ("star.fill", ["slash"], "star-slash-filled-symbolic"),
    ("plus", ["circle"], "plus-circle-symbolic"),
    ("heart.fill", ["none"], "emblem-favorite-symbolic"),
    ("person.badge.plus", ["fill"], "contact-new-symbolic"),
  ])
  func variants(name: String, variants: [String], iconName: String) {
    #expect(SymbolMap.icon(for: name, variants: variants).iconName == iconName)
  }

  @Test func everyPictureInTheTablesExists() throws {
    try #require(!InstalledIcons.adwaita.isEmpty, "the Adwaita icon theme is not installed")
    let theme = InstalledIcons.adwaita.union(InstalledIcons.builtIn)
    let missing = SymbolTable.theme.filter { !theme.contains($0.value + "-symbolic") }
    #expect(missing == [:])
    let undrawn = SymbolTable.drawn.filter {
      !InstalledIcons.drawn.contains($0.value + "-symbolic")
    }
    #expect(undrawn == [:])
    #expect(InstalledIcons.drawn.contains(SymbolMap.unknownIconName))
  }

  @Test func everyDrawingIsUsed() {
    let used = Set(SymbolTable.drawn.values.map { $0 + "-symbolic" })
    #expect(InstalledIcons.drawn.subtracting(used) == [SymbolMap.unknownIconName])
  }

  @Test func noSymbolStandsInBothTables() {
    #expect(Set(SymbolTable.drawn.keys).intersection(SymbolTable.theme.keys) == [])
  }

  @Test func everyWordLeadsToAPicture() {
    let astray = SymbolTable.words.values.filter { SymbolTable.picture(for: $0) == nil }
    #expect(astray == [])
  }

  // B6
  @Test func namesWithoutEndAreNoSymbols() {
    for name in [String(repeating: "circle.", count: 20_000), String(repeating: "x", count: 201)] {
      #expect(SymbolMap.icon(for: name).match == .unknown)
    }
  }
}
