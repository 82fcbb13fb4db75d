import Foundation
import Gtk
import MaquetteUI

/// A form drawn once, in a way that depends on the form and its settings alone.
final class FormPicture {
  /// The pixels.
  let texture: Texture

  /// Draws the form of a session on the display that GTK is connected to.
  init(
    _ session: ViewSession, size: CommonOptions.Size?, width: Int? = nil, accent: String? = nil
  ) throws(CommandFailure) {
    let stage = try FormStage(session, size: size, width: width, accent: accent)
    defer { stage.close() }
    do {
      texture = try stage.content.render()
    } catch {
      throw .unavailable("the form cannot be drawn: \(error)")
    }
  }

  /// The width in pixels.
  var width: Int { texture.width }
  /// The height in pixels.
  var height: Int { texture.height }

  /// Writes the picture in the PNG format: all of it, or the file stays as it was.
  func write(to path: String) throws(CommandFailure) { try texture.write(to: path) }
}
