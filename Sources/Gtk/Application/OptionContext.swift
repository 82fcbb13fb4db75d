import CGtk

/// GOptionContext: the command line's options, their help, and what was given.
///
/// Values are collected while parsing, and read afterwards by the option's long name.
@MainActor
package final class OptionContext {
  /// What an option takes.
  package nonisolated enum Kind {
    case flag, string, integer
    /// A path in the file system's encoding.
    case filename
    /// A string each time the option is given.
    case strings
  }

  /// One option.
  package nonisolated struct Option: Sendable {
    package var name: String
    package var shortName: Character?
    package var kind: Kind
    package var help: String
    /// What the help calls the value.
    package var valueName: String?

    package init(
      _ name: String, _ shortName: Character? = nil, _ kind: Kind, help: String,
      valueName: String? = nil
    ) {
      (self.name, self.shortName, self.kind, self.help) = (name, shortName, kind, help)
      self.valueName = valueName
    }
  }

  /// What a command line gave.
  package nonisolated struct Values: Equatable, Sendable {
    package internal(set) var flags: Set<String> = []
    package internal(set) var strings: [String: [String]] = [:]
    package internal(set) var integers: [String: Int] = [:]
    /// The arguments that belong to no option.
    package internal(set) var remaining: [String] = []

    /// What an empty command line gives.
    package init() {}

    package func flag(_ name: String) -> Bool { flags.contains(name) }
    /// The value given last.
    package func string(_ name: String) -> String? { strings[name]?.last }
    package func integer(_ name: String) -> Int? { integers[name] }
  }

  private let context: OpaquePointer
  private let command: String
  private let storage: OptionStorage

  /// `command` is what the user types, such as `maquette check`, `usage` what comes after the
  /// options; `summary` and `description` surround their list in the help.
  package init(
    command: String, usage: String, summary: String? = nil, description: String? = nil,
    options: [Option]
  ) {
    guard let context = g_option_context_new(usage) else { fatalError("GLib made no options") }
    self.command = command
    self.context = context
    storage = OptionStorage(options)
    g_option_context_set_summary(context, summary)
    g_option_context_set_description(context, description)
    // Help is printed by the caller, who may have another place for it.
    g_option_context_set_help_enabled(context, 0)
    g_option_context_add_main_entries(context, storage.entries, nil)
  }

  isolated deinit { g_option_context_free(context) }

  /// The help text, for all options.
  package var help: String {
    // GLib takes the command's name from the program's.
    let program = g_get_prgname().map { String(cString: $0) }
    g_set_prgname(command)
    defer { g_set_prgname(program) }
    return String(owned: g_option_context_get_help(context, 1, nil))
  }

  /// Reads a command line without the program's name.
  package func parse(_ arguments: [String]) throws(GtkError) -> Values {
    storage.reset()
    var vector = ([command] + arguments).map { g_strdup($0) } + [nil]
    var result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    vector.withUnsafeMutableBufferPointer { buffer in
      result = g_strdupv(buffer.baseAddress)
      for text in buffer { g_free(text) }
    }
    defer { g_strfreev(result) }
    _ = try GtkError.check { g_option_context_parse_strv(context, &result, $0) }
    return storage.values()
  }
}
