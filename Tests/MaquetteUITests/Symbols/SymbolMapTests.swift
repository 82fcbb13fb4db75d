import Testing

@testable import MaquetteUI

@Suite struct SymbolMapTests {
  @Test(arguments: [
    ("trash", "user-trash-symbolic", SymbolIcon.Match.exact),
    ("magnifyingglass", "system-search-symbolic", .exact),
    ("magnifyingglass.circle.fill", "system-search-symbolic", .byRule),
    ("person.2.badge.gearshape", "system-users-symbolic", .byRule),
    ("document.on.document.fill", "edit-copy-symbolic", .byRule),
    ("custom.bluetooth", "bluetooth-active-symbolic", .byRule),
    ("externaldrive.fill.badge.person.crop", "drive-harddisk-symbolic", .byRule),
    ("calendar.badge.clock", "x-office-calendar-symbolic", .byRule),
    ("video.slash.fill", "camera-disabled-symbolic", .byRule),
    ("arrow.trianglehead.2.clockwise.rotate.90", "maquette-unknown-symbol-symbolic", .unknown),
    ("", "maquette-unknown-symbol-symbolic", .unknown),
    ("...", "maquette-unknown-symbol-symbolic", .unknown),
    ("47.6062", "maquette-unknown-symbol-symbolic", .unknown),
    ("zorkle.fill", "maquette-unknown-symbol-symbolic", .unknown),
    ("zorkle.circle", "maquette-unknown-symbol-symbolic", .unknown),
  ])
  func icon(name: String, iconName: String, match: SymbolIcon.Match) {
    #expect(SymbolMap.icon(for: name) == SymbolIcon(iconName: iconName, match: match))
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
  }
}
