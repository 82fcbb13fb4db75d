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

extension StyledText {
  /// Plain text as a string, and styled text as an array of runs.
  public var attributeValue: AttributeValue {
    isPlain ? .string(string) : .array(runs.map(\.attributeValue))
  }

  /// Takes back what `attributeValue` gives.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .string(let text): self.init(text)
    case .array(let values): self.init(runs: values.compactMap(Run.init(attributeValue:)))
    default: return nil
    }
  }
}

extension StyledText: Codable {
  public func encode(to encoder: any Encoder) throws {
    try attributeValue.encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    guard let text = StyledText(attributeValue: try AttributeValue(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a styled text is a string or an array of runs"))
    }
    self = text
  }
}

extension StyledText.Run: AttributeConvertible {
  public var attributeValue: AttributeValue {
    var values = NodeAttributes()
    values["text"] = picture == nil ? .string(text) : nil
    values["traits"] = traits.isEmpty ? nil : traits.names.attributeValue
    values["link"] = link.map { .string($0.absoluteString) }
    values["font"] = font?.attributeValue
    values["foreground"] = foreground?.attributeValue
    values["background"] = background?.attributeValue
    switch picture {
    case .symbol(let name): values["symbol"] = .string(name)
    case .asset(let name): values["asset"] = .string(name)
    case nil: break
    }
    return .object(values)
  }

  public init?(attributeValue: AttributeValue) {
    guard case .object(let values) = attributeValue else { return nil }
    func value<Value: AttributeConvertible>(_ name: String) -> Value? {
      values[name].flatMap(Value.init(attributeValue:))
    }
    if let name: String = value("symbol") {
      self.init(.symbol(name))
    } else if let name: String = value("asset") {
      self.init(.asset(name))
    } else {
      self.init(value("text") ?? "")
    }
    traits = StyledText.Traits(names: value("traits") ?? [])
    link = (value("link") as String?).flatMap { URL(string: $0) }
    font = value("font")
    foreground = value("foreground")
    background = value("background")
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
    let looks = [font?.attributeValue, foreground?.attributeValue, background?.attributeValue]
    let names = looks.compactMap { look in
      if case .string(let name)? = look { name } else { nil }
    }
    return names.isEmpty ? marked : "{\(names.joined(separator: ", ")): \(marked)}"
  }
}
