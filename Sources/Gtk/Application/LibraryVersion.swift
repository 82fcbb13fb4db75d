import CGtk

/// The version of a library that the program runs with, for the use of what only newer ones have.
package nonisolated struct LibraryVersion: Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let micro: Int

  package init(_ major: Int, _ minor: Int, _ micro: Int = 0) {
    (self.major, self.minor, self.micro) = (major, minor, micro)
  }

  /// GTK's.
  package static var gtk: LibraryVersion {
    LibraryVersion(
      Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
  }

  /// libadwaita's.
  package static var adwaita: LibraryVersion {
    LibraryVersion(
      Int(adw_get_major_version()), Int(adw_get_minor_version()), Int(adw_get_micro_version()))
  }

  package var description: String { "\(major).\(minor).\(micro)" }

  package static func < (left: LibraryVersion, right: LibraryVersion) -> Bool {
    (left.major, left.minor, left.micro) < (right.major, right.minor, right.micro)
  }
}
