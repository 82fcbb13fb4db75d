import Foundation

/// What is known of one watched file: the version that was last handed on, and whether it is gone.
nonisolated struct WatchedFile {
  /// What a look at the file brought.
  enum Finding: Equatable {
    case unchanged
    case changed([UInt8])
    case absent(FileAbsence)
    case unsettled
  }

  /// The path as it was given, made absolute.
  let path: String
  /// Why there is nothing to read; nil while there is.
  private(set) var absence: FileAbsence?
  /// Whether the absence has been reported.
  private(set) var isAbsenceReported = false

  private var signature: FileSignature?
  private var isSignatureReliable = false
  private var contentHash: Int?

  /// Knows nothing yet of the file at `path`.
  init(path: String) {
    self.path = path
  }

  /// Looks whether the file differs from the version that was last handed on.
  mutating func look() -> Finding {
    let current = FileSignature(path: path)
    if absence == nil, isSignatureReliable, let current, current == signature { return .unchanged }
    switch FileContent(path: path) {
    case .unsettled: return .unsettled
    case .absent(let reason): return lose(reason)
    case .text(let bytes, let newSignature):
      absence = nil
      isAbsenceReported = false
      signature = newSignature
      isSignatureReliable = !newSignature.isRecent()
      let hash = Self.hash(of: bytes)
      guard hash != contentHash else { return .unchanged }
      contentHash = hash
      return .changed(bytes)
    }
  }

  /// Takes note that the absence was reported, so that whatever comes next is a new version.
  mutating func reportAbsence() {
    isAbsenceReported = true
    contentHash = nil
  }

  private mutating func lose(_ reason: FileAbsence) -> Finding {
    absence = reason
    return .absent(reason)
  }

  private static func hash(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// Why a watched file has nothing to show.
nonisolated enum FileAbsence: Equatable {
  case missing
  /// The file has no bytes, as between a save's truncation and its first write.
  case empty
  /// A folder has the name.
  case folder
  /// The user may not read the file.
  case forbidden
  /// The file is larger than 4 MB.
  case tooLarge
}
