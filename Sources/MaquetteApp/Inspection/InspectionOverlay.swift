import Gtk

/// What can be drawn over a form to show how it is laid out.
enum InspectionOverlay: String, CaseIterable {
  /// The frames of all views.
  case frames
  /// The distances between neighbours.
  case spacing
  /// The lines on which texts stand.
  case baselines
  /// The stops of the keyboard, numbered.
  case focus
}

extension InspectionOverlay {
  /// What it is called in the menu.
  var title: String {
    switch self {
    case .frames: localized("Frames")
    case .spacing: localized("Spacing")
    case .baselines: localized("Baselines")
    case .focus: localized("Focus Order")
    }
  }
}
