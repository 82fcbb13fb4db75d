import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// `maquette print`: writes the resolved tree of a preview.
struct PrintCommand: Command {
  /// How the tree is written.
  enum Format: String, CaseIterable {
    /// A line an element, each inner one two spaces further in.
    case outline
    /// The nodes as JSON.
    case json
  }

  static let name = "print"
  static let operands = "FILE"
  static let summary = "Print the resolved form"
  static let options = [
    CommandOption("format", placeholder: "outline|json", help: "Choose the form of the output"),
    CommandOption("layout", help: "Add the frame of each element, in points"),
  ]

  private let file: String
  private let format: Format
  private let isLaidOut: Bool
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    format =
      try arguments.choice("format", among: Format.allCases.map { ($0.rawValue, $0) }) ?? .outline
    isLaidOut = arguments.options["layout"] != nil
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    if !isLaidOut { Confinement.enterIfWanted(for: [file], common) }
    let document = try FormDocument.opened(file, common)
    let session = try document.session()
    let (tree, frames) = isLaidOut ? try layOut(session) : (session.resolveSettled(), nil)
    switch format {
    case .outline: console.write(tree.root.outline(frames: frames))
    case .json: console.write(try Self.json(tree.root, frames: frames))
    }
    return .success
  }

  /// Lays the form out on a display that nobody sees.
  private func layOut(
    _ session: ViewSession
  ) throws(CommandFailure) -> (ResolvedTree, NodeFrames?) {
    try PrivateDisplay.withConnection(contrast: common.contrast) { () throws(CommandFailure) in
      let stage = try FormStage(session, size: common.size, isExact: true)
      defer { stage.close() }
      return (stage.tree, stage.renderer.frames)
    }
  }

  private static func json(
    _ node: Node, frames: NodeFrames?
  ) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Foundation's JSON ends at 512 levels.
    let data =
      if let frames {
        try? encoder.encode(FramedNode(node, frames: frames))
      } else {
        try? encoder.encode(node)
      }
    guard let data else {
      throw .unavailable("the form is nested too deep for JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
