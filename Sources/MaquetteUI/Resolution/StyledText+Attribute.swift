import Foundation

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
