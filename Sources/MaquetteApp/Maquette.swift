import Foundation
import MaquetteInterpreter

/// The program: `maquette` reads SwiftUI form source and shows, checks, prints or draws it.
///
/// `Invocation` finds the command that the arguments name. The commands share `FormDocument`, a
/// file that has been read into previews; the window (`Preview/`) adds that it follows the file.
@main
enum Maquette {
  /// The version that `--version` and the metainfo file name.
  nonisolated static let version = "0.1.0"

  static func main() {
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
      }, complain: { _ = complain($0) })
    let status = Invocation(console: console).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
