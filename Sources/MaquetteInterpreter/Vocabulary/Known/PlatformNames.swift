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

  /// Whether a name is of what acts outside the form only: it sounds, writes down or opens something.
  static func actsOutside(_ name: String) -> Bool { outside.contains(name) }

  private static let outside = Set(
    """
    AppStore AVAudioSession CSSearchableIndex FileHandle FileManager HTTPCookieStorage Logger NSApp
    NSApplication NSCursor NSHapticFeedbackManager NSPasteboard NSSound NSWorkspace os_log OSLog
    SKStoreReviewController UIApplication UIImpactFeedbackGenerator UINavigationBar
    UINavigationBarAppearance UINotificationFeedbackGenerator UIPageControl UIPasteboard
    UIScrollView UISegmentedControl UISelectionFeedbackGenerator UITabBar UITabBarAppearance
    UITableView UITableViewCell UITextField UITextView UndoManager UNUserNotificationCenter URLCache
    URLRequest URLSession URLSessionConfiguration WidgetCenter
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let prefixes = [
    "AV", "CA", "CB", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "HK", "HM", "LA",
    "LP", "MC", "MF", "MK", "ML", "MP", "NE", "NS", "NW", "PDF", "PH", "PK", "QL", "SCN", "SF",
    "SK", "SL", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  private static let names = Set(
    """
    ActivityAuthorizationInfo AppIntent DispatchGroup DispatchWorkItem HTTPURLResponse
    JSONSerialization Mirror Process PropertyListDecoder PropertyListEncoder Publishers Scanner
    arc4random
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
