import Foundation

/// Folders as they are without links, to tell what of a path's links leads out of them.
nonisolated public struct PhysicalFolders: Sendable {
  private let folders: [String]

  /// The folders at some paths, which may lead through links themselves.
  public init(_ paths: [String]) { folders = paths.map { Self.physical($0) ?? $0 } }

  /// Whether what a path leads to stands in one of the folders, or further down; true of a path that
  /// leads nowhere.
  public func hold(_ path: String) -> Bool {
    guard let place = Self.physical(path) else { return true }
    return folders.contains { place == $0 || place.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  private static func physical(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }
}
