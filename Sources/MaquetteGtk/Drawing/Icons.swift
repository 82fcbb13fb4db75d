import Foundation
import Gtk

/// The drawn symbols that the desktop's theme lacks.
enum Icons {
  /// Lets a display find the icons beside the program that was built.
  ///
  /// Those of an installation, in `share/icons`, GTK finds by itself.
  static func install(on display: Display) {
    guard installed.insert(ObjectIdentifier(display)).inserted, let folder = built else { return }
    display.iconTheme.addSearchPath(folder)
  }

  private static var installed: Set<ObjectIdentifier> = []

  /// The folder that the build puts beside the program; the package manager's own look-up would trap
  /// where a program was installed without it.
  private static let built: String? = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
      .appendingPathComponent("maquette_MaquetteGtk.resources/icons")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.path : nil
  }()
}
