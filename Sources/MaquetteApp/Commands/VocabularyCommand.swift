import MaquetteInterpreter

/// `maquette vocabulary`: lists what files may write, and what becomes of it.
struct VocabularyCommand: Command {
  /// How the list is written.
  enum Format: String, CaseIterable {
    /// A line a name, and below it one for each signature.
    case text
    /// One JSON array, an object a name.
    case json
    /// A page with a table for each kind.
    case markdown
  }

  static let name = "vocabulary"
  static let operands = ""
  static let summary = "List every view, modifier, style and format"
  static let options = [
    CommandOption(
      "format", placeholder: "text|json|markdown", help: "Choose the form of the output")
  ]

  private let format: Format

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    if let operand = arguments.operands.first {
      throw .usage("unexpected argument '\(operand)'")
    }
    format =
      try arguments.choice("format", among: Format.allCases.map { ($0.rawValue, $0) }) ?? .text
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    let listing = VocabularyListing()
    switch format {
    case .text: console.write(listing.text)
    case .json: console.write(listing.json)
    case .markdown: console.write(listing.markdown)
    }
    return .success
  }
}
