/// The way from the symbol names that SwiftUI source uses to symbolic icons of a GNOME desktop.
///
/// A name that has a picture of its own stands in one of two tables: pictures of the Adwaita theme,
/// and pictures drawn for Maquette (`Resources/icons`). Any other name is simplified by rule, one
/// part at a time, until a table knows what is left: `person.crop.circle.fill.badge.moon` ends as
/// `person.crop.circle`. The tables are built at the first look-up, in a fraction of a millisecond.
///
/// Right-to-left text direction is GTK's affair: it takes `NAME-symbolic-rtl` where the theme has
/// one.
package enum SymbolMap {
  /// The icon of a name that neither a table nor a rule makes sense of.
  package static let unknownIconName = "maquette-unknown-symbol-symbolic"

  /// How many bytes a name may have that is looked up; no symbol's comes near.
  package static let longestName = 200

  /// The icon for a symbol name, never failing: an unknown name gets `unknownIconName`.
  package static func icon(for name: String) -> SymbolIcon {
    // The rules try every part of a name, and keep what they found.
    guard name.utf8.count <= longestName else {
      return SymbolIcon(iconName: unknownIconName, match: .unknown)
    }
    if let picture = SymbolTable.picture(for: name) {
      return SymbolIcon(iconName: picture + "-symbolic", match: .exact)
    }
    if let picture = SymbolRules.picture(for: SymbolName(name)) {
      return SymbolIcon(iconName: picture + "-symbolic", match: .byRule)
    }
    return SymbolIcon(iconName: unknownIconName, match: .unknown)
  }

  /// The icon for a symbol name under `symbolVariant(_:)`, for example `["circle", "fill"]`.
  package static func icon(for name: String, variants: [String]) -> SymbolIcon {
    icon(for: SymbolName(name).adding(variants: variants).description)
  }
}

/// The icon that stands for a symbol, and how it was found.
package struct SymbolIcon: Hashable, Sendable {
  /// How close an icon is to the symbol that was asked for.
  package enum Match: String, Sendable {
    /// A table holds the very name.
    case exact
    /// A table holds a simpler name.
    case byRule
    /// Nothing fits; the icon only says so.
    case unknown
  }

  /// A name for GTK's icon theme, `-symbolic` included.
  package var iconName: String
  package var match: Match
}
