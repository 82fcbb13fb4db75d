/// The previews of a file, and the one that is shown, which stays the same across reloads.
nonisolated struct PreviewSelection {
  /// What tells a preview from the others in every version of the file.
  struct Key: Hashable {
    /// The name; nil for a preview that is called after its line, which changes with each edit.
    var name: String?
    /// How many of the same name, or without one, come before.
    var occurrence: Int
  }

  /// The names to offer.
  private(set) var names: [String] = []
  /// The place of the preview that is shown.
  private(set) var index = 0

  /// What tells the previews apart, in order.
  private(set) var keys: [Key] = []

  /// The preview that is shown; nil when there is none.
  var key: Key? { keys.indices.contains(index) ? keys[index] : nil }

  /// Takes the previews of another version; the choice goes to the preview of the same key, else
  /// to the one in the same place.
  mutating func replace(with previews: [(name: String, line: Int)]) {
    let previous = key
    var counts: [String?: Int] = [:]
    names = previews.map(\.name)
    keys = previews.map { preview in
      let name = preview.name == "Line \(preview.line)" ? nil : preview.name
      defer { counts[name, default: 0] += 1 }
      return Key(name: name, occurrence: counts[name, default: 0])
    }
    index = keys.firstIndex { $0 == previous } ?? min(index, max(0, keys.count - 1))
  }

  /// Shows the preview at a place; tells whether that is another one.
  mutating func choose(_ place: Int) -> Bool {
    guard keys.indices.contains(place), place != index else { return false }
    index = place
    return true
  }
}
