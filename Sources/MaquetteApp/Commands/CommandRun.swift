import Foundation
import Gtk

/// One run of the program: finds the command that the arguments name, and runs it.
struct CommandRun {
  /// All commands, in the order of the help; the first is meant where none is named.
  static let commands: [any Command.Type] = [
    PreviewCommand.self, CheckCommand.self, PrintCommand.self, RenderCommand.self,
    VocabularyCommand.self, DataCommand.self,
  ]

  /// Where results and complaints go.
  var console: Console

  /// Runs the command line `arguments`, which do not begin with the program's name.
  func run(_ arguments: [String]) -> ExitStatus {
    let named = Self.commands.first { $0.name == arguments.first }
    let command = named ?? Self.commands[0]
    do throws(CommandFailure) {
      return try run(command, Array(named == nil ? arguments[...] : arguments.dropFirst()))
    } catch {
      console.complain("maquette: error: \(error.message)\n")
      if case .usage = error {
        let words = named.map { "maquette \($0.name)" } ?? "maquette"
        console.complain("Try '\(words) --help'.\n")
      }
      return error.exitStatus
    }
  }

  private func run(
    _ command: any Command.Type, _ words: [String]
  ) throws(CommandFailure) -> ExitStatus {
    let context = Self.context(of: command)
    let values = try parse(words, with: context)
    if values.flag("help") {
      console.write(context.help)
      return .success
    }
    if values.flag("version") {
      console.write("maquette \(Maquette.version)\n")
      return .success
    }
    return try command.init(CommandArguments(values)).run(on: console)
  }

  /// The preview that a command line of another process asks for; nil where it makes no sense.
  static func previewCommand(_ words: [String]) -> PreviewCommand? {
    let words = words.first == PreviewCommand.name ? Array(words.dropFirst()) : words
    guard let values = try? context(of: PreviewCommand.self).parse(words) else { return nil }
    return try? PreviewCommand(CommandArguments(values))
  }

  private func parse(
    _ words: [String], with context: OptionContext
  ) throws(CommandFailure) -> OptionContext.Values {
    do {
      return try context.parse(words)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func context(of command: any Command.Type) -> OptionContext {
    let isDefault = command == commands[0]
    let width = commands.map { $0.name.count }.max() ?? 0
    let others = commands.dropFirst().map { other in
      let name = other.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      return "  \(name)\(other.summary)"
    }
    return OptionContext(
      command: isDefault ? "maquette" : "maquette \(command.name)", usage: command.operands,
      summary: command.summary + ".",
      description: isDefault
        ? "Other commands, as in 'maquette check --help':\n" + others.joined(separator: "\n") + "\n"
        : nil,
      options: (command.options + CommonOptions.declarations + general).map(\.declaration))
  }

  private static let general = [
    CommandOption("help", letter: "h", help: "Show this help"),
    CommandOption("version", help: "Show the version"),
  ]
}

extension CommandOption {
  /// The option as GLib's parser takes it.
  fileprivate var declaration: OptionContext.Option {
    OptionContext.Option(
      name, letter, placeholder == nil ? .flag : .filename, help: help, valueName: placeholder)
  }
}

extension CommandArguments {
  fileprivate init(_ values: OptionContext.Values) {
    for flag in values.flags { options[flag] = "" }
    for (name, texts) in values.strings { options[name] = texts.last }
    operands = values.remaining
  }
}
