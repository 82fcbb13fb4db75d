import Foundation
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
    CommandOption("format", placeholder: "outline|json", help: "Choose the form of the output")
  ]

  private let file: String
  private let format: Format
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    format =
      try arguments.choice("format", among: Format.allCases.map { ($0.rawValue, $0) }) ?? .outline
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    let tree = try FormDocument.opened(file, common).tree()
    switch format {
    case .outline: console.write(tree.root.outline)
    case .json: console.write(try Self.json(tree.root))
    }
    return .success
  }

  private static func json(_ node: Node) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Foundation's JSON ends at 512 levels.
    guard let data = try? encoder.encode(node) else {
      throw .unavailable("the form is nested too deep for JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
