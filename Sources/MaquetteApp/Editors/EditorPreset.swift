/// An editor that is known by the name of its program, and may be installed as a Flatpak.
struct EditorPreset {
  var name: String
  var title: String
  /// The programs that start it, the usual one first.
  var programs: [String]
  /// The identifiers under which Flatpak knows it.
  var flatpaks: [String] = []
  var placing: Editor.Placing
  var needsTerminal = false

  /// All of them; where nothing was chosen the first that is there opens.
  static let all: [EditorPreset] = [
    EditorPreset(
      name: "vscode", title: "Visual Studio Code", programs: ["code", "code-insiders"],
      flatpaks: ["com.visualstudio.code"], placing: .suffix(flags: ["--goto"])),
    EditorPreset(
      name: "vscodium", title: "VSCodium", programs: ["codium", "vscodium"],
      flatpaks: ["com.vscodium.codium"], placing: .suffix(flags: ["--goto"])),
    EditorPreset(
      name: "zed", title: "Zed", programs: ["zed", "zeditor"], flatpaks: ["dev.zed.Zed"],
      placing: .suffix(flags: [])),
    EditorPreset(
      name: "sublime", title: "Sublime Text", programs: ["subl"],
      flatpaks: ["com.sublimetext.three"], placing: .suffix(flags: [])),
    EditorPreset(
      name: "builder", title: "Builder", programs: ["gnome-builder"],
      flatpaks: ["org.gnome.Builder"], placing: .fileOnly),
    EditorPreset(
      name: "jetbrains", title: "JetBrains",
      programs: ["clion", "idea", "intellij-idea-ultimate", "intellij-idea-community"],
      flatpaks: [
        "com.jetbrains.CLion", "com.jetbrains.IntelliJ-IDEA-Ultimate",
        "com.jetbrains.IntelliJ-IDEA-Community",
      ], placing: .flags(line: "--line", column: "--column")),
    EditorPreset(
      name: "kate", title: "Kate", programs: ["kate"], flatpaks: ["org.kde.kate"],
      placing: .flags(line: "--line", column: "--column")),
    EditorPreset(
      name: "gnome-text-editor", title: "GNOME Text Editor", programs: ["gnome-text-editor"],
      flatpaks: ["org.gnome.TextEditor"], placing: .plus(flags: [], separator: ":")),
    EditorPreset(
      name: "gedit", title: "gedit", programs: ["gedit"], flatpaks: ["org.gnome.gedit"],
      placing: .plus(flags: [], separator: ":")),
    EditorPreset(
      name: "emacs", title: "Emacs", programs: ["emacsclient"],
      placing: .plus(flags: ["--no-wait", "--alternate-editor=emacs"], separator: ":")),
    EditorPreset(
      name: "neovim", title: "Neovim", programs: ["nvim"], placing: .vi, needsTerminal: true),
    EditorPreset(
      name: "vim", title: "Vim", programs: ["vim", "vi"], placing: .vi, needsTerminal: true),
    EditorPreset(
      name: "helix", title: "Helix", programs: ["hx", "helix"], placing: .suffix(flags: []),
      needsTerminal: true),
    EditorPreset(
      name: "kakoune", title: "Kakoune", programs: ["kak"],
      placing: .plus(flags: [], separator: ":"), needsTerminal: true),
    EditorPreset(
      name: "micro", title: "Micro", programs: ["micro"],
      placing: .plus(flags: [], separator: ":"), needsTerminal: true),
    EditorPreset(
      name: "nano", title: "nano", programs: ["nano"], placing: .plus(flags: [], separator: ","),
      needsTerminal: true),
  ]

  /// Programs that take their place as another one does.
  private static let kin = [
    "gvim": "gvim", "emacs": "emacs", "nvim-qt": "gvim", "neovide": "gvim", "vimx": "gvim",
    "code-oss": "vscode", "windsurf": "vscode", "cursor": "vscode",
  ]

  /// How the program of a user's variable, such as `$VISUAL`, is told where to go.
  static func editor(for command: [String], variable: String) -> Editor? {
    guard let program = command.first else { return nil }
    let base = program.split(separator: "/").last.map(String.init) ?? program
    let title = base
    if let preset = all.first(where: { $0.programs.contains(base) || $0.name == kin[base] }) {
      return Editor(
        name: variable, title: title, program: command, placing: preset.placing,
        needsTerminal: preset.needsTerminal)
    }
    switch kin[base] {
    case "gvim": return Editor(name: variable, title: title, program: command, placing: .vi)
    case "emacs":
      return Editor(
        name: variable, title: title, program: command,
        placing: .plus(flags: [], separator: ":"))
    default: return Editor(name: variable, title: title, program: command, placing: .fileOnly)
    }
  }
}
