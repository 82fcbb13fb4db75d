import Foundation
import Gtk
import XCTest

/// Keeps a picture to be looked at where `MAQUETTE_PICTURES` names a folder for it.
@MainActor
func keep(_ texture: Texture, _ name: String) {
  guard let folder = ProcessInfo.processInfo.environment["MAQUETTE_PICTURES"] else { return }
  XCTAssertTrue(texture.savePNG(path: "\(folder)/\(name).png"))
}
