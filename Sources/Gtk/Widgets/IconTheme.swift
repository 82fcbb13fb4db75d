import CGtk

/// GtkIconTheme: finds icons by name.
package final class IconTheme: Object {
  package func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(cast(), path) }
  package func hasIcon(_ name: String) -> Bool { gtk_icon_theme_has_icon(cast(), name) != 0 }

  /// The icon as a picture of this many pixels; a stand-in if the theme lacks it.
  package func lookup(
    _ name: String, size: Int, scale: Int = 1, direction: TextDirection = .none
  ) -> Paintable {
    let icon = gtk_icon_theme_lookup_icon(
      cast(), name, nil, gint(size), gint(scale), direction.native, GtkIconLookupFlags(0))
    guard let icon = Paintable.wrap(icon, ownership: .owned) else {
      fatalError("an icon theme found not even a stand-in")
    }
    return icon
  }
}
