import Foundation
import Gtk
import MaquetteUI

/// Draws several variants of a form, names the pictures, and says what each is.
struct VariantPictures {
  /// What one picture shows, as `variants.json` tells it.
  struct Entry: Encodable, Equatable {
    /// The picture's file, beside this one.
    var file: String
    /// The preview's name.
    var preview: String
    /// The variant's name; empty for the form as it usually is.
    var variant: String
    /// What the variant sets, by the names of the axes.
    var settings: [String: String]
    var width: Int
    var height: Int
    /// How many pixels a point has.
    var scale = 1
  }

  /// The source as it was named.
  var file: String
  /// The words of the options that all variants share.
  var words: [String: String]

  /// A picture, what it is, and how the user reads that.
  struct Drawn {
    var entry: Entry
    var title: String
    var texture: Texture
  }

  /// Draws a variant.
  func draw(_ variant: Variant) throws(CommandFailure) -> Drawn {
    let options = try variant.options(over: words)
    let document = try FormDocument.opened(file, options)
    let picture = try FormPicture(
      try document.session(), size: options.size, width: options.width, accent: options.accent)
    let index = try document.chosenPreview()
    let preview = document.previews[index]
    let name = Self.fileName(
      source: document.path, preview: preview.name, line: preview.line, number: index + 1, variant)
    let entry = Entry(
      file: name, preview: preview.name, variant: variant.name,
      settings: Dictionary(
        variant.settings.map { ($0.axis.rawValue, $0.value) }, uniquingKeysWith: { $1 }),
      width: picture.width, height: picture.height)
    return Drawn(
      entry: entry, title: variant.title(VariantAxis.all(document.offer)), texture: picture.texture)
  }

  /// Makes the folder that pictures are put into, if need be.
  static func makeFolder(_ folder: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file("cannot make the folder '\(folder)': \(error.localizedDescription)")
    }
  }

  /// Writes the list of the pictures in a folder.
  static func write(_ entries: [Entry], into folder: String) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let list = try encoder.encode(entries) + Data("\n".utf8)
      try list.write(
        to: URL(fileURLWithPath: folder + "/variants.json"), options: .atomic)
    } catch {
      throw .file("cannot write '\(folder)/variants.json': \(error.localizedDescription)")
    }
  }

  /// The name of a picture, which stays as long as the preview's and the variant's do: source,
  /// preview and variant with dots between; the usual variant adds nothing.
  static func fileName(
    source: String, preview: String, line: Int, number: Int, _ variant: Variant
  ) -> String {
    let base = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    // A preview that is called after its line would be called otherwise after each edit.
    let name = preview == "Line \(line)" ? String(number) : preview
    let safe = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    let parts = [base, String(safe), variant.name].filter { !$0.isEmpty }
    return parts.joined(separator: ".") + ".png"
  }
}
