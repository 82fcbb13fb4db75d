import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at offsets from the start, as `onDelete` gives them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start to before another one, as `onMove` gives them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
