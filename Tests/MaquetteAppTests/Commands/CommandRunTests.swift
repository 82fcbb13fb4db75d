import Foundation
import Testing

@testable import MaquetteApp

@Suite("CommandRun") @MainActor
struct CommandRunTests {
  @Test func version() {
    let run = Transcript("--version")
    #expect(run.output == "maquette 0.1.0\n")
    #expect(run.status == .success)
  }

  @Test func versionIsThatOfTheMetainfo() throws {
    let metainfo = try Repository.text("data/io.github.maquette.Maquette.metainfo.xml")
    #expect(metainfo.contains("<release version=\"\(Maquette.version)\""))
  }

  @Test func help() {
    let run = Transcript("check", "--help")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(6).map(String.init) == [
        "Usage:", "  maquette check [OPTION…] FILE|DIR…", "",
        "Tell what is wrong or not supported in source files.", "", "Options:",
      ])
    #expect(run.output.contains("  --format=text|json|gcc|sarif"))
    #expect(run.complaints == "")
    #expect(run.status == .success)
  }

  @Test func helpOfTheWholeNamesTheCommands() {
    #expect(
      Transcript("-h").output.hasSuffix(
        """
        Other commands, as in 'maquette check --help':
          check       Tell what is wrong or not supported in source files
          print       Print the resolved form
          render      Draw the form to a PNG file, or its variants into a folder
          vocabulary  List every view, modifier, style and format
          data        Write a data file with the values that the form needs


        """))
  }

  /// The process that shows forms is asked for all that the command line asks for.
  @Test func whatIsAskedForReachesTheProcessThatShowsForms() throws {
    let words = [
      "preview", "--color-scheme", "dark", "--gallery", "usual,rtl", "--at", "/a/Form.swift:12",
      "--", "/a/Form.swift",
    ]
    let command = try #require(CommandRun.previewCommand(words))
    #expect(command.words == words)
    #expect(command.request.options.gallery == "usual,rtl")
  }

  @Test func manualNamesEveryOptionOfEveryCommand() throws {
    let manual = try Repository.text("data/maquette.1")
    for command in CommandRun.commands {
      #expect(manual.contains(".It Cm \(command.name)\n"), "\(command.name) is not in the manual")
      for option in command.options {
        #expect(manual.contains("Fl -\(option.name)"), "--\(option.name) is not in the manual")
      }
    }
  }

  nonisolated private static let refusals: [([String], String, String)] = [
    (
      ["--at", "Form.swift"], "--at takes a place such as Form.swift:12, not 'Form.swift'",
      "maquette"
    ),
    (["preview", "a", "b"], "unexpected argument 'b'", "maquette preview"),
    (["--frob", "a"], "Unknown option --frob", "maquette"),
    (["check"], "no file was named", "maquette check"),
    (
      ["check", "--format", "xml", "a"], "--format takes text, json, gcc or sarif, not 'xml'",
      "maquette check"
    ),
    (["print", "--format"], "Missing argument for --format", "maquette print"),
    (["render", "a"], "no picture was named: use -o OUT.png", "maquette render"),
    (
      ["render", "-o", "b", "--size", "1", "a"],
      "--size takes a width and a height such as 400x600, not '1'", "maquette render"
    ),
  ]

  @Test(arguments: refusals)
  func refusal(arguments: [String], message: String, command: String) {
    let run = Transcript(arguments)
    #expect(run.output == "")
    #expect(run.complaints == "maquette: error: \(message)\nTry '\(command) --help'.\n")
    #expect(run.status == .unusable)
  }

  @Test func outputThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Text(\"One\")\n")
    let run = try Repository.run(
      "sh", "-c", "'\(try Repository.program())' print '\(file)' > /dev/full")
    #expect(run.output.hasPrefix("maquette: error: cannot write the output: "))
    #expect(run.status == ExitStatus.unusable.rawValue)
  }

  @Test func unwritableTrace() {
    let run = Transcript("--trace", "/nowhere/trace", "a.swift")
    #expect(
      run.complaints
        == "maquette: error: cannot write '/nowhere/trace': No such file or directory\n")
    #expect(run.status == .unusable)
  }
}

@Suite("Steady surroundings")
struct SteadySurroundingsTests {
  @Test func ownDisplay() {
    let variables = SteadySurroundings.variables(display: ":7", contrast: .high)
    #expect(variables["DISPLAY"] == ":7")
    #expect(variables["GDK_BACKEND"] == "x11")
    #expect(variables["WAYLAND_DISPLAY"] == "")
    #expect(variables["GSK_RENDERER"] == "cairo")
    #expect(variables["ADW_DEBUG_HIGH_CONTRAST"] == "1")
  }

  @Test func displayOfTheUser() {
    let variables = SteadySurroundings.variables(display: nil, contrast: .standard)
    #expect(variables["DISPLAY"] == nil)
    #expect(variables["ADW_DEBUG_HIGH_CONTRAST"] == "0")
  }
}
