import Foundation
import Gtk

/// The drawn symbols that the desktop's theme lacks.
enum Icons {
  /// Lets a display find the icons of the build; those of an installation are found without it, as
  /// GTK looks through the data directories first.
  static func install(on display: Display) {
    guard installed.insert(ObjectIdentifier(display)).inserted,
      let folder = Bundle.module.resourceURL?.appendingPathComponent("icons").path
    else { return }
    display.iconTheme.addSearchPath(folder)
  }

  private static var installed: Set<ObjectIdentifier> = []
}
