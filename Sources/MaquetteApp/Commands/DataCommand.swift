/// `maquette data`: writes a data file with all that a form needs, ready to be changed.
struct DataCommand: Command {
  static let name = "data"
  static let operands = "FILE"
  static let summary = "Write a data file with the values that the form needs"
  static let options = [
    CommandOption("schema", help: "Write a JSON schema of such files instead")
  ]

  private let file: String
  private let isSchema: Bool
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    isSchema = arguments.options["schema"] != nil
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    Confinement.enterIfWanted(for: [file], common)
    console.write(try FormDocument.opened(file, common).dataSkeleton(asSchema: isSchema))
    return .success
  }
}
