import Foundation

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

extension StyledText: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, traits, link
  }

  /// Writes plain text as a string, and styled text as an array of runs.
  public func encode(to encoder: any Encoder) throws {
    if isPlain {
      var container = encoder.singleValueContainer()
      return try container.encode(string)
    }
    var container = encoder.unkeyedContainer()
    for run in runs {
      var values = container.nestedContainer(keyedBy: CodingKeys.self)
      try values.encode(run.text, forKey: .text)
      if !run.traits.isEmpty { try values.encode(run.traits.names, forKey: .traits) }
      try values.encodeIfPresent(run.link?.absoluteString, forKey: .link)
    }
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      self.init(string)
      return
    }
    var container = try decoder.unkeyedContainer()
    var runs: [Run] = []
    while !container.isAtEnd {
      let values = try container.nestedContainer(keyedBy: CodingKeys.self)
      let names = try values.decodeIfPresent([String].self, forKey: .traits) ?? []
      let link = try values.decodeIfPresent(String.self, forKey: .link)
      runs.append(
        Run(
          try values.decode(String.self, forKey: .text), traits: Traits(names: names),
          link: link.flatMap { URL(string: $0) }))
    }
    self.init(runs: runs)
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
    if traits.contains(.strikethrough) { marked = "~~\(marked)~~" }
    if traits.contains(.underline) { marked = "<u>\(marked)</u>" }
    if traits.contains(.emphasis) { marked = "_\(marked)_" }
    if traits.contains(.strong) { marked = "**\(marked)**" }
    return link.map { "[\(marked)](\($0.absoluteString))" } ?? marked
  }
}
