/// An option of a command, as it is declared to the option parser and described in its help.
nonisolated struct CommandOption: Equatable {
  /// The name after two dashes.
  var name: String
  /// The letter after one dash.
  var letter: Character?
  /// What stands for the value in the help; nil for an option that takes none.
  var placeholder: String?
  /// One line of help.
  var help: String

  init(_ name: String, letter: Character? = nil, placeholder: String? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.help = help
  }
}

/// A command line taken apart: the values by the option's name, and what is left.
nonisolated struct CommandArguments: Equatable {
  /// The values of the options that were given; empty for an option that takes none.
  var options: [String: String] = [:]
  /// The other arguments, in order.
  var operands: [String] = []

  /// The one file that a command works on.
  func file() throws(CommandFailure) -> String {
    guard let first = operands.first else { throw .usage("no file was named") }
    guard operands.count == 1 else { throw .usage("unexpected argument '\(operands[1])'") }
    return first
  }

  /// The choice made by an option with a fixed set of values.
  func choice<Value>(
    _ name: String, among values: [(String, Value)]
  ) throws(CommandFailure) -> Value? {
    guard let text = options[name] else { return nil }
    if let match = values.first(where: { $0.0 == text }) { return match.1 }
    let names = values.map(\.0)
    let list =
      names.count == 2
      ? names.joined(separator: " or ")
      : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw .usage("--\(name) takes \(list), not '\(text)'")
  }

  /// The value of an option, read by `read`, which returns nil for what it cannot read.
  func value<Value>(
    _ name: String, expected: String, read: (String) -> Value?
  ) throws(CommandFailure) -> Value? {
    guard let text = options[name] else { return nil }
    guard let value = read(text) else {
      throw .usage("--\(name) takes \(expected), not '\(text)'")
    }
    return value
  }
}
