import Foundation

/// A file that is edited here while others may write it too: what stands on the disk, what was last
/// taken from there, and what was typed.
struct EditedFile: Equatable {
  /// What is to be done about a version on the disk.
  enum Arrival: Equatable {
    /// It is the one that is known.
    case nothing
    /// It takes the place of the text, in which nothing was typed.
    case taken
    /// It is another than the one that was typed into: somebody must be asked.
    case conflict
  }

  /// The version that the text was begun from.
  private(set) var base: String
  /// The text as it is typed.
  var text: String
  /// A version on the disk that is neither the one begun from nor the one typed.
  private(set) var other: String?

  /// A file as it was read.
  init(_ text: String) {
    base = text
    self.text = text
  }

  /// Whether something was typed that is not on the disk.
  var isModified: Bool { text != base }

  /// Takes note of a version on the disk.
  mutating func arrive(_ version: String) -> Arrival {
    if version == text {
      (base, other) = (version, nil)
      return .nothing
    }
    guard version != base else {
      other = nil
      return .nothing
    }
    guard isModified else {
      (base, text, other) = (version, version, nil)
      return .taken
    }
    other = version
    return .conflict
  }

  /// Takes the other version, and gives up what was typed.
  mutating func takeOther() {
    guard let other else { return }
    (base, text) = (other, other)
    self.other = nil
  }

  /// Goes on with what was typed; the next save writes over the other version.
  mutating func keepOwn() {
    guard let other else { return }
    base = other
    self.other = nil
  }

  /// Whether the text may be written over what stands on the disk now, without anybody being asked.
  mutating func maySave(over version: String?) -> Bool {
    guard let version else { return true }
    return arrive(version) != .conflict
  }

  /// Takes note that the text was written.
  mutating func didSave() { (base, other) = (text, nil) }
}
