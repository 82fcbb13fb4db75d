/// The current text of a file, and where its lines begin.
final class SourceFile {
  let name: String
  /// Whether it is another file of the project, whose own faults are not spoken of.
  let isForeign: Bool
  private(set) var text: String
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int] = [0]

  /// A file of this name and text.
  init(name: String, text: String, isForeign: Bool = false) {
    self.name = name
    self.isForeign = isForeign
    self.text = text
    bytes = Array(text.utf8)
    indexLines()
  }

  /// Replaces the text; offsets of unchanged declarations are moved by their anchors.
  func replace(text: String) {
    self.text = text
    bytes = Array(text.utf8)
    indexLines()
  }

  /// The line and column, from 1, of a UTF-8 offset.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The bytes of a stretch of the text, cut to what there is.
  func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: 0..<bytes.count)]
  }

  private func indexLines() {
    lineStarts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 10 { lineStarts.append(offset + 1) }
  }
}

/// Where a top-level item of a file begins, so that an item that only moved keeps its lowered tree.
final class Anchor {
  let file: SourceFile
  var base: Int

  /// An anchor at a UTF-8 offset of a file.
  init(file: SourceFile, base: Int) {
    self.file = file
    self.base = base
  }
}

/// A stretch of source, relative to the anchor of its top-level item.
struct SourceLocation {
  let anchor: Anchor
  let start: Int32
  let end: Int32

  /// The UTF-8 offsets in the current text.
  var range: Range<Int> { anchor.base + Int(start)..<anchor.base + Int(max(start, end)) }
  /// The line, from 1, at which it begins.
  var line: Int { anchor.file.position(of: range.lowerBound).line }
}
