import CCmark
import Foundation
import Synchronization

/// The inline Markdown of a text: emphasis, code, links and the like, but no headings or lists.
///
/// White space stays as it is, as with `AttributedString(markdown:)` under
/// `.inlineOnlyPreservingWhitespace`. Reading is cmark's, GitHub's variety of it; this file alone
/// calls it.
enum InlineMarkdown {
  /// A stretch of text in one style.
  struct Run: Equatable {
    var text: String
    var traits: StyledText.Traits

    /// The destination of a link as it was written.
    var destination: String?

    /// Whether the text is a tag such as `<b>`, which is shown as it is.
    var isTag = false
  }

  /// Whether a text has a character that could begin markup; most have none, and need no parser.
  static func mayMarkUp(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
          UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
          UInt8(ascii: "@"):
          return true
        case UInt8(ascii: ":"):
          if bytes[index...].starts(with: "://".utf8) { return true }
        case UInt8(ascii: "w"):
          if bytes[index...].starts(with: "www.".utf8) { return true }
        default: continue
        }
      }
      return false
    }
  }

  /// Reads the markup of a text.
  static func parse(_ text: String) -> [Run] {
    guard let shield = WhitespaceShield(text) else { return [Run(text: text, traits: [])] }
    let source = shield.shielding(text)
    var runs = lock.withLock { _ in parseParagraph(source) }
    for index in runs.indices {
      runs[index].text = shield.restoring(runs[index].text)
      runs[index].destination = runs[index].destination.map(shield.restoring)
    }
    return runs.filter { !$0.text.isEmpty }
  }

  /// While cmark parses, its table of special characters, which all threads share, is changed.
  private static let lock = Mutex(())

  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func parseParagraph(_ source: String) -> [Run] {
    _ = registerExtensions
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink"] {
      if let syntax = cmark_find_syntax_extension(name) {
        _ = cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    return collectRuns(of: document)
  }

  /// Walks a tree with cmark's iterator, since markup may nest deeper than the stack.
  private static func collectRuns(of document: OpaquePointer) -> [Run] {
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var style = Style()
    var runs: [Run] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      switch event {
      case CMARK_EVENT_ENTER:
        style.enter(node)
        if let run = style.run(of: node) { runs.append(run) }
      default:
        style.leave(node)
      }
    }
    return runs
  }
}

/// The markup around the node being visited.
private struct Style {
  private var depths: [String: Int] = [:]
  private var destinations: [String] = []

  mutating func enter(_ node: OpaquePointer) {
    let kind = String(cString: cmark_node_get_type_string(node))
    if kind == "link" {
      destinations.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    }
    if Self.traits[kind] != nil { depths[kind, default: 0] += 1 }
  }

  mutating func leave(_ node: OpaquePointer) {
    let kind = String(cString: cmark_node_get_type_string(node))
    if kind == "link" { destinations.removeLast() }
    if Self.traits[kind] != nil { depths[kind, default: 1] -= 1 }
  }

  private static let traits: [String: StyledText.Traits] = [
    "strong": .strong, "emph": .emphasis, "strikethrough": .strikethrough,
  ]

  /// The run that a leaf stands for; nil for a node that only groups others.
  func run(of node: OpaquePointer) -> InlineMarkdown.Run? {
    var traits: StyledText.Traits = []
    for (kind, trait) in Self.traits where depths[kind, default: 0] > 0 { traits.insert(trait) }
    let type = cmark_node_get_type(node)
    let leaves = [CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE]
    guard leaves.contains(type), let literal = cmark_node_get_literal(node) else { return nil }
    if type == CMARK_NODE_CODE { traits.insert(.code) }
    return InlineMarkdown.Run(
      text: String(cString: literal), traits: traits, destination: destinations.last,
      isTag: type == CMARK_NODE_HTML_INLINE)
  }
}
