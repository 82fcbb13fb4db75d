import Foundation
import Gtk

/// The drawn symbols that the desktop's theme lacks.
enum Icons {
  /// Lets a display find the icons, once; where there are none, symbols without an icon in the
  /// theme show its sign for a missing one.
  static func install(on display: Display) {
    guard installed.insert(ObjectIdentifier(display)).inserted,
      let folder = places.first(where: { FileManager.default.fileExists(atPath: $0) })
    else { return }
    display.iconTheme.addSearchPath(folder)
  }

  private static var installed: Set<ObjectIdentifier> = []

  /// The folders of icons: those of an installation, then that of the build beside the program.
  ///
  /// `Bundle.module` would end a program that was installed without its build folder.
  private static var places: [String] {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? NSHomeDirectory() + "/.local/share"
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let folders = [home] + shared.split(separator: ":").map(String.init)
    let built = Bundle.main.bundleURL.appendingPathComponent("maquette_MaquetteGtk.resources/icons")
    return folders.map { $0 + "/maquette/icons" } + [built.path]
  }
}
