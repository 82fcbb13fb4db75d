/// Markdown seen as text and markup, where a text is changed but not read.
enum MarkdownSource {
  /// The parts of a text: those marked as tags are markup that says where a link leads or what an
  /// entity is, and must stay as they are.
  static func runs(of source: String) -> [InlineMarkdown.Run] {
    var runs: [InlineMarkdown.Run] = []
    var rest = Substring(source)
    while let markup = firstMarkup(in: rest) {
      runs.append(InlineMarkdown.Run(text: String(rest[..<markup.lowerBound]), traits: []))
      runs.append(InlineMarkdown.Run(text: String(rest[markup]), traits: [], isTag: true))
      rest = rest[markup.upperBound...]
    }
    runs.append(InlineMarkdown.Run(text: String(rest), traits: []))
    return runs.filter { !$0.text.isEmpty }
  }

  private static let markup: [(opening: String, closing: Character)] = [
    ("](", ")"), ("<", ">"), ("&", ";"),
  ]

  private static func firstMarkup(in text: Substring) -> Range<Substring.Index>? {
    var first: Range<Substring.Index>?
    for (opening, closing) in markup {
      guard let start = text.firstRange(of: opening) else { continue }
      let inside = text[start.upperBound...].prefix { $0 != closing && !$0.isWhitespace }
      guard inside.endIndex < text.endIndex, text[inside.endIndex] == closing else { continue }
      let range = start.lowerBound..<text.index(after: inside.endIndex)
      if first.map({ range.lowerBound < $0.lowerBound }) ?? true { first = range }
    }
    return first
  }
}
