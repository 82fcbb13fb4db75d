import Foundation

/// Text whose parts may be strong, emphasised, code, struck through, underlined or a link.
///
/// This is what a resolved text holds: formats, look-up and Markdown are done, and only plain
/// values are left.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var traits: Traits

    /// Where the text leads when it is chosen.
    public var link: URL?

    /// How the text is set, where it differs from the text around it.
    public var font: Font?

    /// What the text is coloured with, where it differs from the text around it.
    public var foreground: Paint?

    /// The colour behind the text.
    public var background: Color?

    /// The picture that is shown in place of the text, which is one object replacement character.
    public var picture: Picture?

    public init(_ text: String, traits: Traits = [], link: URL? = nil) {
      self.text = text
      self.traits = traits
      self.link = link
    }

    /// Makes a stretch that is a picture.
    public init(_ picture: Picture) {
      self.init("\u{FFFC}")
      self.picture = picture
    }

    /// Whether another run looks and acts as this one does, so that they can be one.
    func isAlike(_ other: Run) -> Bool {
      picture == nil && other.picture == nil && traits == other.traits && link == other.link
        && font == other.font && foreground == other.foreground && background == other.background
    }

    /// Whether the run looks as the text around it does.
    var isPlain: Bool { isAlike(Run("")) }
  }

  /// A picture in a line of text.
  public enum Picture: Hashable, Sendable {
    /// A symbol by its name in the symbol set.
    case symbol(String)

    /// A picture by its name in the asset catalogue.
    case asset(String)
  }

  /// The ways in which a stretch of text stands out.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let strong = Traits(rawValue: 1 << 0)
    public static let emphasis = Traits(rawValue: 1 << 1)
    public static let code = Traits(rawValue: 1 << 2)
    public static let strikethrough = Traits(rawValue: 1 << 3)
    public static let underline = Traits(rawValue: 1 << 4)
  }

  /// The stretches, none empty, no two neighbours alike.
  public private(set) var runs: [Run]

  /// Makes a text in one plain style.
  public init(_ string: String = "") {
    runs = string.isEmpty ? [] : [Run(string)]
  }

  /// Makes a text from stretches, joining those that are alike.
  public init(runs: [Run]) {
    self.runs = []
    self.runs.reserveCapacity(runs.count)
    for run in runs { append(run) }
  }

  /// The characters without their styles.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  public var isEmpty: Bool { runs.isEmpty }

  /// Whether no part stands out, so that `string` says all.
  public var isPlain: Bool {
    runs.allSatisfy(\.isPlain)
  }

  /// Adds a stretch at the end.
  public mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if let last = runs.last, last.isAlike(run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// Adds a text at the end.
  public mutating func append(_ other: StyledText) {
    for run in other.runs { append(run) }
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The text with more traits throughout, and with a link, a font and a paint where a part has
  /// none of its own.
  public func adding(
    _ traits: Traits, link: URL? = nil, font: Font? = nil, foreground: Paint? = nil
  ) -> StyledText {
    if traits.isEmpty && link == nil && font == nil && foreground == nil { return self }
    return StyledText(
      runs: runs.map { run in
        var run = run
        run.traits.formUnion(traits)
        run.link = run.link ?? link
        run.font = run.font ?? font
        run.foreground = run.foreground ?? foreground
        return run
      })
  }
}

extension StyledText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
