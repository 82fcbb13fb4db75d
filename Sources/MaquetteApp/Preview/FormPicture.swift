import Foundation
import Gtk
import MaquetteUI

/// A form drawn once, in a way that depends on the form and its settings alone.
final class FormPicture {
  private let texture: Texture

  /// Draws `tree` on the display that GTK is connected to.
  init(
    _ tree: ResolvedTree, environment: EnvironmentValues, size: CommonOptions.Size?,
    width: Int? = nil, accent: String? = nil
  ) throws(CommandFailure) {
    let stage = try FormStage(
      tree, environment: environment, size: size, width: width, accent: accent)
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

  /// Writes the picture in the PNG format.
  func write(to path: String) throws(CommandFailure) {
    do {
      try Data(texture.png).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .file("cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}
