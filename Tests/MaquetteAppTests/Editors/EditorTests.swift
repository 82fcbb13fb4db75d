import Testing

@testable import MaquetteApp

/// Which editors are found, and the command lines that open a place in them.
@MainActor
@Suite("Editors")
struct EditorTests {
  private let place = SourcePlace(file: "/a b/Form.swift", line: 12, column: 5)

  private func here(
    programs: Set<String>, _ variables: [String: String] = [:], names: [String: [String]] = [:]
  ) -> InstalledEditors {
    InstalledEditors(
      variables: ["PATH": "/usr/bin", "HOME": "/home/ada"].merging(variables) { $1 },
      isProgram: { programs.contains($0) }, names: { names[$0] ?? [] })
  }

  // previewer-requests 67, 68: the source opens at its place in each editor.
  @Test(arguments: [
    ("code", ["code", "--goto", "/a b/Form.swift:12:5"]),
    ("zed", ["zed", "/a b/Form.swift:12:5"]),
    ("gnome-text-editor", ["gnome-text-editor", "+12:5", "/a b/Form.swift"]),
    ("gnome-builder", ["gnome-builder", "/a b/Form.swift"]),
    ("clion", ["clion", "--line", "12", "--column", "5", "/a b/Form.swift"]),
    (
      "emacsclient",
      ["emacsclient", "--no-wait", "--alternate-editor=emacs", "+12:5", "/a b/Form.swift"]
    ),
  ])
  func presets(program: String, command: [String]) throws {
    let editors = here(programs: ["/usr/bin/" + program])
    let editor = try #require(editors.chosen("", command: ""))
    #expect(editors.command(editor, for: place) == command)
  }

  @Test func anEditorInATerminal() throws {
    let editors = here(programs: ["/usr/bin/vim", "/usr/bin/kgx"], ["EDITOR": "vim -u NONE"])
    let editor = try #require(editors.all.first)
    #expect(editor.name == "$EDITOR")
    #expect(
      editors.command(editor, for: place)
        == ["kgx", "--", "vim", "-u", "NONE", "+call cursor(12,5)", "--", "/a b/Form.swift"])
    let none = here(programs: ["/usr/bin/vim"], ["EDITOR": "vim"])
    #expect(none.command(try #require(none.all.first), for: place) == nil)
  }

  @Test func theVariablesComeFirst() {
    let editors = here(
      programs: ["/usr/bin/code", "/usr/bin/nano", "/opt/my"],
      ["VISUAL": "/opt/my", "EDITOR": "nano"])
    #expect(editors.all.map(\.name) == ["$VISUAL", "$EDITOR", "vscode", "nano"])
    #expect(editors.chosen("vscode", command: "")?.title == "Visual Studio Code")
    #expect(editors.chosen("gone", command: "")?.name == "$VISUAL")
    let lost = here(programs: ["/usr/bin/code"], ["VISUAL": "subl"])
    #expect(lost.all.map(\.name) == ["vscode"])
  }

  @Test func aRunningNeovimIsAsked() throws {
    let editors = here(
      programs: ["/usr/bin/nvim"], ["XDG_RUNTIME_DIR": "/run/user/1"],
      names: ["/run/user/1": ["bus", "nvim.99.0"]])
    let editor = try #require(editors.all.first)
    let quoted = SourcePlace(file: "/it's.swift", line: 3)
    #expect(
      editors.command(editor, for: quoted)
        == [
          "nvim", "--server", "/run/user/1/nvim.99.0", "--remote-expr",
          "execute(['drop ' . fnameescape('/it''s.swift'), 'call cursor(3, 1)'])",
        ])
  }

  @Test func flatpaksAreFound() throws {
    let export = "/home/ada/.local/share/flatpak/exports/bin/org.gnome.TextEditor"
    let editors = here(programs: [export])
    let editor = try #require(editors.all.first)
    #expect(
      editors.command(editor, for: place)
        == ["flatpak", "run", "org.gnome.TextEditor", "+12:5", "/a b/Form.swift"])
  }

  @Test func fromWithinAFlatpakTheHostIsAsked() throws {
    let editors = here(programs: ["/run/host/usr/bin/code"], ["FLATPAK_ID": "x"])
    let editor = try #require(editors.all.first)
    #expect(
      editors.command(editor, for: place)
        == ["flatpak-spawn", "--host", "code", "--goto", "/a b/Form.swift:12:5"])
  }

  @Test func anOwnCommand() throws {
    let editors = here(programs: [])
    let editor = try #require(editors.chosen("custom", command: "my --at %l:%c %f"))
    #expect(editors.command(editor, for: place) == ["my", "--at", "12:5", "/a b/Form.swift"])
    let short = try #require(editors.chosen("custom", command: "my"))
    #expect(editors.command(short, for: place) == ["my", "/a b/Form.swift"])
    #expect(editors.chosen("custom", command: " ") == nil)
  }

  @Test func placesAsTheyAreWritten() {
    #expect(
      SourcePlace(argument: "/a/F.swift:12") == SourcePlace(file: "/a/F.swift", line: 12))
    #expect(
      SourcePlace(argument: "/a/F:1.swift:12:7")
        == SourcePlace(file: "/a/F:1.swift", line: 12, column: 7))
    #expect(SourcePlace(argument: "/a/F.swift") == nil)
    #expect(SourcePlace(argument: ":12") == nil)
  }
}
