extension SourceLocation {
  /// Where the label of an argument stands, given where its value does; nil where it has none of
  /// that name.
  func label(_ name: String) -> SourceLocation? {
    let bytes = anchor.file.bytes(at: anchor.base..<range.lowerBound)
    func skipSpace(_ index: Int) -> Int {
      var index = index
      while index > bytes.startIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1]) {
        index -= 1
      }
      return index
    }
    var end = skipSpace(bytes.endIndex)
    guard end > bytes.startIndex, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    end = skipSpace(end - 1)
    let start = end - name.utf8.count
    guard start >= bytes.startIndex, bytes[start..<end].elementsEqual(name.utf8) else { return nil }
    return SourceLocation(
      anchor: anchor, start: Int32(clamping: start - anchor.base),
      end: Int32(clamping: end - anchor.base))
  }

  /// The place before it, where something is to be put in.
  var beginning: SourceLocation { SourceLocation(anchor: anchor, start: start, end: start) }

  /// From its beginning up to that of another.
  func upTo(_ other: SourceLocation) -> SourceLocation {
    SourceLocation(anchor: anchor, start: start, end: max(start, other.start))
  }
}
