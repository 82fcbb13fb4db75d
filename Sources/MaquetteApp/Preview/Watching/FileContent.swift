import Foundation

/// What distinguishes one version of a file from the next without reading it.
nonisolated struct FileSignature: Equatable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  var modificationNanoseconds: Int64
  /// When content, name or permissions last changed; unlike the above, no program can set it.
  var changeNanoseconds: Int64
  /// The kind of file, and who may do what with it.
  var mode: UInt32

  /// Whether it is a folder.
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }

  /// The signature of the file at `path`, links followed; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    mode = status.st_mode
    modificationNanoseconds = Self.nanoseconds(status.st_mtim)
    changeNanoseconds = Self.nanoseconds(status.st_ctim)
  }

  /// A time of a file as one number, for all times that a file system can hold.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Whether a later write could leave the signature as it is, because the clock of time stamps,
  /// which moves in steps of some milliseconds, may not have moved on.
  func isRecent(at time: Date = Date()) -> Bool {
    let age = time.timeIntervalSince1970 - Double(changeNanoseconds) / 1e9
    return age < 0.05
  }
}

/// The outcome of reading a file that may be in the middle of being written.
nonisolated enum FileContent: Equatable {
  /// The whole of a version that did not change while it was read.
  case text([UInt8], FileSignature)
  /// There is nothing to read.
  case absent(FileAbsence)
  /// The file changed while it was read.
  case unsettled

  /// The length in bytes above which a file is passed over.
  static let largest: Int64 = 4 << 20

  /// Reads the file at `path`.
  init(path: String) {
    guard let before = FileSignature(path: path) else {
      self = .absent(.missing)
      return
    }
    guard !before.isFolder else {
      self = .absent(.folder)
      return
    }
    guard before.size <= Self.largest else {
      self = .absent(.tooLarge)
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      self = .absent(access(path, F_OK) == 0 && access(path, R_OK) != 0 ? .forbidden : .missing)
      return
    }
    guard let after = FileSignature(path: path), before == after, after.size == data.count else {
      self = .unsettled
      return
    }
    self = data.isEmpty ? .absent(.empty) : .text([UInt8](data), after)
  }
}
