/// The names of the platforms' other frameworks, which tell what no preview has from what nobody
/// knows.
enum PlatformNames {
  /// Whether a name is of UIKit, AppKit, Foundation or another framework that every platform ships.
  static func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      // The next word begins there, and is a word: `UIDevice`, not `UI` or `UIKIT_FLAG`.
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, let second = rest.dropFirst().first else { return false }
      return first.isUppercase && first.isASCII && second.isLowercase
    }
  }

  private static let prefixes = [
    "AV", "CA", "CB", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "HK", "HM", "LA",
    "LP", "MC", "MF", "MK", "ML", "MP", "NE", "NS", "NW", "PDF", "PH", "PK", "QL", "SCN", "SF",
    "SK", "SL", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  private static let names = Set(
    """
    ActivityAuthorizationInfo AnyCancellable AnyPublisher AppIntent AppStore CSSearchableIndex
    CurrentValueSubject DispatchGroup DispatchQueue DispatchWorkItem FetchDescriptor FileHandle
    FileManager HTTPURLResponse JSONSerialization Just Logger MainActor
    ModelConfiguration ModelContainer ModelContext NotificationCenter OSLog OperationQueue
    PassthroughSubject ProcessInfo PropertyListDecoder PropertyListEncoder Publishers RunLoop
    Schema Timer URLRequest URLSession UndoManager WidgetCenter withCheckedContinuation
    withCheckedThrowingContinuation withDiscardingTaskGroup withTaskGroup withThrowingTaskGroup
    withUnsafeContinuation
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
