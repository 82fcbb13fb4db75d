import Foundation
import Gtk

/// `maquette render`: draws a preview to a file, or several variants of it into a folder.
struct RenderCommand: Command {
  static let name = "render"
  static let operands = "FILE"
  static let summary = "Draw the form to a PNG file, or its variants into a folder"
  static let options = [
    CommandOption(
      "output", letter: "o", placeholder: "OUT", help: "Name the picture's file, or the folder"),
    CommandOption(
      "variants", placeholder: "LIST", help: "Draw each of LIST, such as dark,rtl,schemes*widths"),
  ]

  private let file: String
  private let output: String
  private let list: String?
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    list = arguments.options["variants"]
    guard let output = arguments.options["output"] else {
      throw .usage(
        list == nil
          ? "no picture was named: use -o OUT.png"
          : "no folder for the pictures was named: use -o DIR")
    }
    self.output = output
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    if let list { return try drawVariants(list, on: console) }
    let document = try FormDocument.opened(file, common)
    let session = try document.session()
    try PrivateDisplay.withConnection(contrast: common.contrast) { () throws(CommandFailure) in
      try FormPicture(session, size: common.size).write(to: output)
    }
    return .success
  }

  private func drawVariants(
    _ list: String, on console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let settings = try ProjectSettings.nearest(to: FormDocument.absolute(file))
    let variants = try VariantList(own: settings.variants).variants(in: list)
    // All that can be wrong with the words is told before anything is drawn.
    for variant in variants { _ = try variant.options(over: common.words) }
    _ = try FormDocument.opened(file, common).session()
    let pictures = VariantPictures(file: file, words: common.words, folder: output)
    let entries = try PrivateDisplay.withConnection(contrast: .standard) {
      () throws(CommandFailure) in
      try pictures.write(variants)
    }
    for entry in entries { console.write("\(output)/\(entry.file)\n") }
    return .success
  }
}
