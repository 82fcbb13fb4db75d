/// The command line as the system hands it over, in bytes.
enum ProcessArguments {
  /// The first argument that is no UTF-8, with marks in place of what cannot be read: Swift's texts
  /// cannot hold it, so that no file is found by it.
  static var firstIllegible: String? {
    let arguments = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in arguments where String(validatingCString: argument) == nil {
      return String(cString: argument)
    }
    return nil
  }
}
