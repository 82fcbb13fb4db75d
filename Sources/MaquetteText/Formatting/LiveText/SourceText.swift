import Foundation

/// A source that follows the clock in a style of Foundation or of the author.
struct SourceText: TickingContent, Hashable, Codable, Sendable {
  private let source: TimeSource
  private let style: any SourceStyle

  init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ format: F)
  where F.FormatInput == V {
    self.source = source.kind
    style = StyledSource(source: source, format: format)
  }

  func text(at now: Date, in environment: FormatEnvironment) -> String { style.text(at: now) }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    guard let boundary = style.boundary(after: now) else { return nil }
    // Foundation misses changes of time by half an hour, as on Lord Howe Island.
    guard source == .currentDate,
      let change = ZoneTransitions.next(after: now, in: environment.timeZone)
    else { return boundary }
    return min(boundary, change)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.source == right.source && left.style.identity == right.style.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(style.identity)
  }

  private enum CodingKeys: String, CodingKey {
    case source, type, style
  }

  /// Only Foundation's styles can be made again: a name does not lead to an author's type.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    source = try container.decode(TimeSource.self, forKey: .source)
    guard let style = try Self.style(type, source, container) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "the style \(type) cannot be read")
    }
    self.style = style
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(style.typeName, forKey: .type)
    try style.encodeStyle(into: container.superEncoder(forKey: .style))
  }

  private static func style(
    _ type: String, _ source: TimeSource, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> (any SourceStyle)? {
    switch (type, source) {
    case ("Date.FormatStyle", .currentDate):
      StyledSource(
        source: .currentDate, format: try container.decode(Date.FormatStyle.self, forKey: .style))
    case ("Duration.TimeFormatStyle", .offset(let date)):
      StyledSource(
        source: .durationOffset(to: date),
        format: try container.decode(Duration.TimeFormatStyle.self, forKey: .style))
    case ("Duration.UnitsFormatStyle", .offset(let date)):
      StyledSource(
        source: .durationOffset(to: date),
        format: try container.decode(Duration.UnitsFormatStyle.self, forKey: .style))
    case ("Date.AnchoredRelativeFormatStyle", .currentDate):
      StyledSource(
        source: .currentDate,
        format: try container.decode(Date.AnchoredRelativeFormatStyle.self, forKey: .style))
    default: nil
    }
  }
}

/// A source and a style whose types fit each other.
private protocol SourceStyle: Sendable {
  var identity: AnyHashable { get }
  var typeName: String { get }
  func text(at now: Date) -> String
  func boundary(after now: Date) -> Date?
  func encodeStyle(into encoder: any Encoder) throws
}

/// A style is a value that its protocol does not promise to be `Sendable`.
private struct StyledSource<V, F: DiscreteFormatStyle>: SourceStyle, @unchecked Sendable
where F.FormatInput == V {
  let source: TimeDataSource<V>
  let format: F

  var identity: AnyHashable { AnyHashable(format) }

  var typeName: String {
    String(reflecting: F.self).split(separator: ".").suffix(2).joined(separator: ".")
  }

  func text(at now: Date) -> String {
    let output = format.format(source.value(at: now))
    if let text = output as? String { return text }
    return (output as? AttributedString).map { String($0.characters) } ?? String(describing: output)
  }

  func boundary(after now: Date) -> Date? {
    guard let input = format.discreteInput(after: source.value(at: now)) else { return nil }
    if let date = input as? Date { return date }
    if let duration = input as? Duration, case .offset(let start) = source.kind {
      return start.addingTimeInterval(duration.inSeconds)
    }
    guard let range = input as? Range<Date> else { return nil }
    if case .rangeStarting = source.kind { return range.upperBound }
    return range.lowerBound
  }

  func encodeStyle(into encoder: any Encoder) throws { try format.encode(to: encoder) }
}
