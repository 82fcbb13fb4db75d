/// Something that the program can be asked to do.
protocol Command {
  /// The word that names it on the command line.
  static var name: String { get }
  /// What follows its options, in the help.
  static var operands: String { get }
  /// One line on what it does.
  static var summary: String { get }
  /// Its own options, beside those common to all.
  static var options: [CommandOption] { get }

  /// Reads the command line that follows the name.
  init(_ arguments: CommandArguments) throws(CommandFailure)

  /// Does it.
  func run(on console: Console) throws(CommandFailure) -> ExitStatus
}

/// Where a command's results and complaints go.
struct Console {
  /// Takes results.
  var write: (String) -> Void
  /// Takes complaints.
  var complain: (String) -> Void
  /// Shows how far a long run has come, in place of what it showed before; nil where nobody sees it.
  var progress: ((String) -> Void)?
}
