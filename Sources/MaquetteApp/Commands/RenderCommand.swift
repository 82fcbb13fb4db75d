import Foundation
import Gtk

/// `maquette render`: draws a preview to a file.
struct RenderCommand: Command {
  static let name = "render"
  static let operands = "FILE"
  static let summary = "Draw the form to a PNG file"
  static let options = [
    CommandOption("output", letter: "o", placeholder: "OUT.png", help: "Name the picture's file")
  ]

  private let file: String
  private let output: String
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    guard let output = arguments.options["output"] else {
      throw .usage("no picture was named: use -o OUT.png")
    }
    self.output = output
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    let document = try FormDocument.opened(file, common)
    let tree = try document.tree()
    try PrivateDisplay.withConnection(contrast: common.contrast) { () throws(CommandFailure) in
      let picture = try FormPicture(
        tree, environment: document.environment, size: common.size)
      try picture.write(to: output)
    }
    return .success
  }
}
