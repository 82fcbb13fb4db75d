import Foundation
import Gtk

/// A small picture of a file's form, kept between runs for as long as the file stays the same.
nonisolated struct FormThumbnail {
  /// How long a side is, in points; the picture itself is finer.
  static let side = 40
  /// The size of the form in the picture.
  static let form = "360x360"

  /// Where the picture lies, or is to lie.
  let path: String

  /// The place of the picture of a file as it is now; nil where there is no such file.
  init?(of file: String, variables: [String: String] = ProcessInfo.processInfo.environment) {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    let change = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
    // FNV-1a: the same name in each run, as Swift's own hash is not.
    let name = (file + "\n" + change).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let cache = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path =
      (cache ?? NSHomeDirectory() + "/.cache")
      + "/maquette/thumbnails/\(String(name, radix: 16)).png"
  }

  /// The picture of a file, where there is one.
  static func kept(of file: String) -> FormThumbnail? {
    FormThumbnail(of: file).flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
    }
  }
}

extension FormThumbnail {
  /// The picture in a frame, to be put beside the file's name.
  func picture() -> Widget {
    let picture = Picture()
    picture.paintable = try? Texture.load(path: path, side: Self.side * 2)
    picture.canShrink = true
    picture.setSizeRequest(width: Self.side, height: Self.side)
    picture.halign = .center
    picture.valign = .center
    picture.overflow = .hidden
    picture.addCSSClass("thumbnail")
    picture.setAccessibleRole(.presentation)
    return picture
  }
}
