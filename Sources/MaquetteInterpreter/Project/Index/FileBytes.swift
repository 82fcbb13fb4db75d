#if canImport(Glibc)
  import Glibc
#endif

/// Reads whole files, up to a size, and nothing that is not a plain file.
nonisolated enum FileBytes {
  /// The most that is read of a file.
  static let limit = 4 << 20

  /// The bytes of a file; nil where it cannot be read, is no plain file, or is larger.
  static func read(_ path: String, limit: Int = limit) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// Writes a file beside its place and moves it there, so that a reader sees all of it or none.
  @discardableResult static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    var written = 0
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let got = Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        guard got > 0 else { return }
        written += got
      }
    }
    let isClosed = close(descriptor) == 0
    guard isClosed, written == bytes.count, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }
}
