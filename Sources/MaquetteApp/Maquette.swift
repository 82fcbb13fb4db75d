import Foundation
import MaquetteInterpreter

/// The program: `maquette` reads SwiftUI form source and shows, checks, prints or draws it.
///
/// `CommandRun` finds the command that the arguments name. The commands share `FormDocument`, a
/// file that has been read into previews; the window (`Preview/`) adds that it follows the file.
@main
enum Maquette {
  /// The version that `--version` and the metainfo file name.
  nonisolated static let version = "0.1.0"

  static func main() {
    // The runtime would start its backtracer, which outlives who asked for the end.
    signal(SIGQUIT, SIG_DFL)
    ProcessLocale.checkEnvironment()
    StackGuard.growFirstStack()
    let complain = { (text: String) in
      // Where there is nowhere to complain to, the exit status still tells.
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    let console = Console(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          _ = complain("maquette: error: cannot write the output: \(error.localizedDescription)\n")
          exit(ExitStatus.unusable.rawValue)
        }
      }, complain: { _ = complain($0) },
      progress: TextStyle.isTerminal(STDERR_FILENO) ? { _ = complain("\r\u{1B}[K\($0)") } : nil)
    if let argument = ProcessArguments.firstIllegible {
      _ = complain(
        "maquette: error: '\(argument)' is not UTF-8; a file of that name must be renamed\n")
      exit(ExitStatus.unusable.rawValue)
    }
    Confinement.isWanted = true
    let status = CommandRun(console: console).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
