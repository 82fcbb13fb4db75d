/// The current text of a file, and where its lines begin.
final class SourceFile {
  let name: String
  /// Whether it is another file of the project, whose own faults are not spoken of.
  let isForeign: Bool
  private(set) var text: String
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int] = [0]
  private var knownImports: [String]?

  /// A file of this name and text.
  init(name: String, text: String, isForeign: Bool = false) {
    self.name = name
    self.isForeign = isForeign
    self.text = text
    bytes = Array(text.utf8)
    indexLines()
  }

  /// Becomes another version; what was lowered is moved by its anchors.
  func take(_ version: SourceFile) {
    text = version.text
    bytes = version.bytes
    lineStarts = version.lineStarts
    knownImports = nil
  }

  /// The modules that it imports, in the order of the lines.
  var imports: [String] {
    if let knownImports { return knownImports }
    var modules: [String] = []
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      // What is longer is no line of an import.
      guard end - start < 200 else { continue }
      let words = bytes[start..<end].split { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
      guard let position = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
        words[..<position].allSatisfy({ $0.first == UInt8(ascii: "@") || Self.isAccess($0) })
      else { continue }
      let named = words[(position + 1)...].first { !Self.isKind($0) }
      guard let module = named?.split(separator: UInt8(ascii: ".")).first else { continue }
      modules.append(String(decoding: module, as: UTF8.self))
    }
    knownImports = modules
    return modules
  }

  private static func isAccess(_ word: ArraySlice<UInt8>) -> Bool {
    ["public", "internal", "private", "fileprivate", "package"].contains {
      word.elementsEqual($0.utf8)
    }
  }

  private static func isKind(_ word: ArraySlice<UInt8>) -> Bool {
    ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"].contains {
      word.elementsEqual($0.utf8)
    }
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

/// Where a unit of a file begins, relative to the unit around it, so that what is kept reports its
/// present lines wherever it has moved.
final class Anchor {
  let file: SourceFile
  /// The UTF-8 offset from the anchor around it, or in the file.
  private var offset: Int
  private var outer: Anchor?

  /// An anchor at a UTF-8 offset from another one, or of a file.
  init(file: SourceFile, offset: Int, in outer: Anchor? = nil) {
    self.file = file
    self.offset = offset
    self.outer = outer
  }

  /// The UTF-8 offset in the current text.
  var base: Int {
    var base = offset
    var current = outer
    while let anchor = current {
      base += anchor.offset
      current = anchor.outer
    }
    return base
  }

  /// Moves it, and all that stands in it.
  func move(to offset: Int, in outer: Anchor?) {
    self.offset = offset
    self.outer = outer
  }
}

/// A stretch of source, relative to the anchor of the unit that it stands in.
struct SourceLocation {
  let anchor: Anchor
  let start: Int32
  let end: Int32

  /// The UTF-8 offsets in the current text.
  var range: Range<Int> {
    let base = anchor.base
    return base + Int(start)..<base + Int(max(start, end))
  }
  /// The line, from 1, at which it begins.
  var line: Int { anchor.file.position(of: range.lowerBound).line }
}
