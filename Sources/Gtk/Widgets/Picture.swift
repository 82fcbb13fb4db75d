import CGtk

/// GtkPicture: an image that scales with its room.
package final class Picture: Widget {
  package convenience init() { self.init(constructed: gtk_picture_new()) }

  package func setFile(_ path: String) { gtk_picture_set_filename(cast(), path) }

  package var paintable: Paintable? {
    get { Paintable.wrap(gtk_picture_get_paintable(cast())) }
    set { gtk_picture_set_paintable(cast(), newValue?.cast()) }
  }

  /// How the picture fits its room.
  package var contentFit: ContentFit {
    get { ContentFit(rawValue: gtk_picture_get_content_fit(cast()).rawValue) ?? .contain }
    set { gtk_picture_set_content_fit(cast(), GtkContentFit(newValue.rawValue)) }
  }

  package var canShrink: Bool {
    get { gtk_picture_get_can_shrink(cast()) != 0 }
    set { gtk_picture_set_can_shrink(cast(), newValue.native) }
  }

  package var alternativeText: String? {
    get { gtk_picture_get_alternative_text(cast()).map { String(cString: $0) } }
    set { gtk_picture_set_alternative_text(cast(), newValue) }
  }
}

/// How a picture fits its room.
package nonisolated enum ContentFit: UInt32 {
  case fill, contain, cover, scaleDown
}
