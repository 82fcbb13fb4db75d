import Foundation

/// The symbolic icons that a preview can count on, as file names tell them.
enum InstalledIcons {
  /// Names in the Adwaita theme of this machine; empty where it is not installed.
  static let adwaita: Set<String> = {
    let places =
      ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    return names(
      in: places.split(separator: ":").map { "\($0)/icons/Adwaita" } + ["/usr/share/icons/Adwaita"])
  }()

  /// Names compiled into the GTK and libadwaita libraries and not in the theme.
  static let builtIn: Set<String> = ["adw-external-link-symbolic", "process-working-symbolic"]

  /// Names drawn for Maquette.
  static let drawn = names(in: [drawnFolder.path])

  /// The icon folder of this repository, to be added to an icon theme's search path.
  static let drawnFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Resources/icons")

  private static func names(in folders: [String]) -> Set<String> {
    var names: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files where file.hasSuffix("-symbolic.svg") {
        names.insert(URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent)
      }
    }
    return names
  }
}
