import Foundation

/// The editors that are there, and the one that opens where nothing was chosen.
struct InstalledEditors {
  /// The variables of the process.
  var variables: [String: String]
  /// Whether a program stands at a path.
  var isProgram: (String) -> Bool
  /// The names in a folder.
  var names: (String) -> [String]

  /// What this machine has.
  static let here = InstalledEditors(
    variables: ProcessInfo.processInfo.environment,
    isProgram: { FileManager.default.isExecutableFile(atPath: $0) },
    names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] })

  /// Those that are there, in the order of preference.
  var all: [Editor] { fromVariables + servers + presets }

  /// The one of a name; where it is gone or none was chosen, the first that is there.
  func chosen(_ name: String, command: String) -> Editor? {
    if name == "custom", let own = Editor(command: command) { return own }
    let all = all
    return all.first { $0.name == name } ?? all.first
  }

  /// The command line that opens a place in an editor, in a terminal where it needs one, and from
  /// within a Flatpak on the host.
  func command(_ editor: Editor, for place: SourcePlace) -> [String]? {
    var command = editor.command(for: place)
    if editor.needsTerminal {
      guard let terminal else { return nil }
      command = terminal + command
    }
    return isConfined ? ["flatpak-spawn", "--host"] + command : command
  }

  /// Whether this program itself runs as a Flatpak, and so sees none of the host's programs.
  var isConfined: Bool { variables["FLATPAK_ID"] != nil }

  private var fromVariables: [Editor] {
    ["VISUAL", "EDITOR"].compactMap { name in
      let words = variables[name, default: ""].split(separator: " ").map(String.init)
      guard let editor = EditorPreset.editor(for: words, variable: "$" + name) else { return nil }
      return isConfined || path(of: words[0]) != nil ? editor : nil
    }
  }

  /// Running Neovims that listen at the sockets which they make by themselves.
  private var servers: [Editor] {
    guard path(of: "nvim") != nil else { return [] }
    var sockets = [variables["NVIM_LISTEN_ADDRESS"], variables["NVIM"]].compactMap { $0 }
    if let folder = variables["XDG_RUNTIME_DIR"] {
      sockets += names(folder).filter { $0.hasPrefix("nvim.") }.sorted().map { folder + "/" + $0 }
    }
    return sockets.prefix(1).map {
      Editor(
        name: "neovim-server", title: "Neovim", program: ["nvim", "--server", $0],
        placing: .server)
    }
  }

  private var presets: [Editor] {
    EditorPreset.all.compactMap { preset in
      let program = preset.programs.first { path(of: $0) != nil }.map { [$0] }
      let flatpak = preset.flatpaks.first(where: isInstalledFlatpak).map { ["flatpak", "run", $0] }
      guard let program = program ?? flatpak else { return nil }
      return Editor(
        name: preset.name, title: preset.title, program: program, placing: preset.placing,
        needsTerminal: preset.needsTerminal)
    }
  }

  private func isInstalledFlatpak(_ id: String) -> Bool {
    let home = variables["HOME", default: ""]
    let data = variables["XDG_DATA_HOME"] ?? home + "/.local/share"
    return ["/var/lib/flatpak", data + "/flatpak"].contains {
      isProgram($0 + "/exports/bin/" + id)
    }
  }

  private func path(of program: String) -> String? {
    if program.contains("/") { return isProgram(program) ? program : nil }
    // The host's programs are mounted below /run/host where a Flatpak may see them.
    let root = isConfined ? "/run/host" : ""
    return variables["PATH", default: "/usr/bin:/bin"].split(separator: ":")
      .map { "\(root)\($0)/\(program)" }.first(where: isProgram)
  }

  private var terminal: [String]? {
    let known: [(String, [String])] = [
      ("xdg-terminal-exec", []), ("kgx", ["--"]), ("ptyxis", ["--"]), ("gnome-terminal", ["--"]),
      ("konsole", ["-e"]), ("xfce4-terminal", ["-x"]), ("foot", []), ("kitty", []),
      ("alacritty", ["-e"]), ("wezterm", ["start", "--"]), ("x-terminal-emulator", ["-e"]),
      ("xterm", ["-e"]),
    ]
    return known.first { path(of: $0.0) != nil }.map { [$0.0] + $0.1 }
  }
}
