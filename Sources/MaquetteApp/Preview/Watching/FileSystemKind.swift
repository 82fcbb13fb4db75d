import Foundation

/// Whether the kernel tells of every change in a file system.
nonisolated enum FileSystemKind: Equatable {
  case local
  /// Others change files without this kernel taking part, so that inotify stays silent.
  case remote

  /// The kind of the file system that holds `path`; local where it cannot be told.
  init(path: String, mounts: @autoclosure () -> String = FileSystemKind.mounts()) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .local
      return
    }
    let device = Self.deviceNumbers(of: UInt64(status.st_dev))
    self.init(type: Self.type(ofDevice: device, mounts: mounts()) ?? "")
  }

  /// The kind that belongs to a file system's type, as the mount table spells it.
  init(type: String) {
    self = Self.remoteTypes.contains(type) || type.hasPrefix("fuse.") ? .remote : .local
  }

  /// Finds the type of the file system on `device` in a table in the form of
  /// `/proc/self/mountinfo`: the device is the third field, the type the first one after a dash.
  static func type(ofDevice device: String, mounts: String) -> String? {
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == device, let dash = fields.firstIndex(of: "-"),
        dash + 1 < fields.count
      else { continue }
      return String(fields[dash + 1])
    }
    return nil
  }

  /// A device number as the mount table spells it; glibc's `major` and `minor` are macros.
  static func deviceNumbers(of device: UInt64) -> String {
    let major = (device >> 8) & 0xfff | (device >> 32) & ~0xfff
    let minor = device & 0xff | (device >> 12) & ~0xff
    return "\(major):\(minor)"
  }

  /// The mount table of this process; empty where there is none.
  static func mounts() -> String {
    (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
  }

  private static let remoteTypes: Set<String> = [
    "9p", "afs", "ceph", "cifs", "coda", "fuse", "nfs", "nfs4", "ocfs2", "smb3", "virtiofs",
  ]
}
