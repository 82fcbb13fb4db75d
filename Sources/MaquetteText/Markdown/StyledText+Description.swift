extension StyledText.Traits: CustomStringConvertible {
  private static let names: [(StyledText.Traits, String)] = [
    (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"),
    (.strikethrough, "strikethrough"), (.underline, "underline"),
  ]

  /// The names of the traits, in one order, whatever order they were added in.
  public var names: [String] {
    Self.names.filter { contains($0.0) }.map(\.1)
  }

  /// Makes the traits of these names, passing over those it does not know.
  public init(names: [String]) {
    self = Self.names.filter { names.contains($0.1) }.reduce(into: []) { $0.insert($1.0) }
  }

  public var description: String {
    "[\(names.joined(separator: ", "))]"
  }
}

extension StyledText: CustomStringConvertible {
  /// The text with its styles spelled as Markdown would, unescaped: for outlines and logs.
  public var description: String {
    runs.map(\.description).joined()
  }
}

extension StyledText.Run: CustomStringConvertible {
  public var description: String {
    var marked = traits.contains(.code) ? "`\(text)`" : text
    switch picture {
    case .symbol(let name): marked = "{\(name)}"
    case .asset(let name): marked = "{asset:\(name)}"
    case nil: break
    }
    if traits.contains(.strikethrough) { marked = "~~\(marked)~~" }
    if traits.contains(.underline) { marked = "<u>\(marked)</u>" }
    if traits.contains(.emphasis) { marked = "_\(marked)_" }
    if traits.contains(.strong) { marked = "**\(marked)**" }
    if let link { marked = "[\(marked)](\(link.absoluteString))" }
    let names = [font?.words, foreground?.word, background?.word].compactMap { $0 }
    return names.isEmpty ? marked : "{\(names.joined(separator: ", ")): \(marked)}"
  }
}
