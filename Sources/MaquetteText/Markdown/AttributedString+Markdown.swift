import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Every syntax is read as inline markup: this library's texts have no blocks.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that cannot be read.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes an attributed string from inline Markdown.
  ///
  /// Relative links are resolved against `baseURL`. Reading Markdown cannot fail; the initialiser
  /// throws for the sake of source written for Apple's platforms.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    var source = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      source = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    for run in InlineMarkdown.parse(source) {
      var part = AttributedString(run.text)
      var intent = run.traits.intent
      if run.isTag { intent.insert(.inlineHTML) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = run.destination.flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
      append(part)
    }
  }

  /// Makes an attributed string from inline Markdown in UTF-8.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if it is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Makes an attributed string from the inline Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
  }
}
