import Foundation
import SwiftParser
import SwiftSyntax

/// What a thread leaves for the one that waits for it.
private nonisolated final class Outcome: @unchecked Sendable {
  var result: IncrementalParseResult?
}

/// A parsed file that is kept, so that an edit costs only what it changed.
final class SyntaxTree {
  private var last: (bytes: [UInt8], result: IncrementalParseResult)?

  /// The tree of a text, parsed incrementally from the one before; of a first text, `meanwhile` is
  /// done while another thread parses it.
  func parse(_ bytes: [UInt8], meanwhile: (() -> Void)? = nil) -> SourceFileSyntax {
    if last == nil, let meanwhile {
      let result = Self.parse(bytes, meanwhile: meanwhile)
      last = (bytes, result)
      return result.tree
    }
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

  private static func parse(
    _ bytes: [UInt8], meanwhile: () -> Void
  ) -> IncrementalParseResult {
    let (outcome, group) = (Outcome(), DispatchGroup())
    group.enter()
    // As deep as the main thread's, which parses all later versions.
    OwnThreads.begin(stackSize: StackGuard.usualStack) {
      outcome.result = bytes.withUnsafeBufferPointer {
        Parser.parseIncrementally(source: $0, parseTransition: nil)
      }
      group.leave()
    }
    meanwhile()
    group.wait()
    guard let result = outcome.result else { fatalError("a parser that has ended has no result") }
    return result
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
