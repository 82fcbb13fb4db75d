import SwiftParser
import SwiftSyntax

/// A parsed file that is kept, so that an edit costs only what it changed.
final class SyntaxTree {
  private var last: (bytes: [UInt8], result: IncrementalParseResult)?

  /// The tree of a text, parsed incrementally from the one before.
  func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    var transition: IncrementalParseTransition?
    if let last, let edits = Self.edit(from: last.bytes, to: bytes) {
      transition = IncrementalParseTransition(
        previousIncrementalParseResult: last.result, edits: edits)
    }
    let result = bytes.withUnsafeBufferPointer {
      Parser.parseIncrementally(source: $0, parseTransition: transition)
    }
    last = (bytes, result)
    return result.tree
  }

  /// The single edit between two texts, found by their common beginning and end.
  private static func edit(from old: [UInt8], to new: [UInt8]) -> ConcurrentEdits? {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let edit = SourceEdit(
      range: AbsolutePosition(
        utf8Offset: prefix)..<AbsolutePosition(utf8Offset: old.count - suffix),
      replacement: String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self))
    return ConcurrentEdits(edit)
  }
}
