/// Why a run of the program ends without its result.
nonisolated enum CommandFailure: Error, Equatable {
  /// The command line is wrong.
  case usage(String)
  /// A file cannot be read or written.
  case file(String)
  /// The source has an error, and nothing that could be shown.
  case source(String)
  /// What the command makes could not be made, for a reason outside the user's source.
  case unavailable(String)

  /// What the user is told, without the program's name.
  var message: String {
    switch self {
    case .usage(let message), .file(let message), .source(let message), .unavailable(let message):
      message
    }
  }

  /// The exit status of the process.
  var exitStatus: ExitStatus {
    switch self {
    case .usage, .file: .unusable
    case .source, .unavailable: .failure
    }
  }
}

/// The exit statuses of the program.
nonisolated enum ExitStatus: Int32 {
  case success = 0
  /// The source has an error, or the result could not be made.
  case failure = 1
  /// Bad usage, or a file that cannot be read or written.
  case unusable = 2
}
