import Foundation

/// The program: `maquette` reads SwiftUI form source and shows, checks, prints or draws it.
///
/// `Invocation` finds the command that the arguments name. The commands share `FormDocument`, a file
/// that has been read into previews; the window (`Preview/`) adds that it follows the file.
@main
enum Maquette {
  /// The version that `--version` and the metainfo file name.
  nonisolated static let version = "0.1.0"

  static func main() {
    let console = Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      complain: { FileHandle.standardError.write(Data($0.utf8)) })
    let status = Invocation(console: console).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
