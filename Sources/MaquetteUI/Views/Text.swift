import Foundation

/// Text that people read and do not edit.
public struct Text: View, Equatable, Sendable {
  /// Where the characters come from.
  enum Storage: Equatable, Sendable {
    case styled(StyledText)
    case localized(LocalizedStringKey, table: String?)
    case resource(LocalizedStringResource)
    case fragment(AnyTextFragment)
    indirect case joined(Text, Text)
  }

  let storage: Storage
  /// What the text itself says about its looks, over what is in force around it.
  var style = TextStyleOverrides()

  nonisolated init(_ storage: Storage) { self.storage = storage }

  /// Text that is looked up, and whose Markdown is read.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if let path = bundle?.tablesPath {
      self.init(fragment: BundledText(key: key, table: tableName, bundlePath: path))
    } else {
      self.init(.localized(key, table: tableName))
    }
  }

  /// Text shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.styled(StyledText(String(content))))
  }

  /// Text shown as it is, also where it is written as a literal.
  public init(verbatim content: String) { self.init(.styled(StyledText(content))) }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Styled text shown as it is; a literal is a key rather than this.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.styled(StyledText(attributedContent)))
  }

  /// Text that a format makes of a value, in the locale in force.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    let fragment = FormattedFragment(input: input, format: format) { StyledText($0) }
    self.init(.fragment(AnyTextFragment(fragment)))
  }

  /// Styled text that a format makes of a value, in the locale in force.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let fragment = FormattedFragment(input: input, format: format) { StyledText($0) }
    self.init(.fragment(AnyTextFragment(fragment)))
  }

  nonisolated package init(fragment: any TextFragment) {
    self.init(.fragment(AnyTextFragment(fragment)))
  }

  /// Both texts in one, each keeping its looks.
  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: String, CaseIterable, Hashable, Codable, Sendable,
    AttributeConvertible
  {
    case head, middle, tail
  }

  /// The letter case that text is put in.
  public enum Case: String, CaseIterable, Hashable, Codable, Sendable {
    case uppercase, lowercase
  }
}

/// A text fragment whose type is hidden, equal where the hidden values are.
struct AnyTextFragment: Equatable, Sendable {
  let fragment: any TextFragment

  init(_ fragment: any TextFragment) { self.fragment = fragment }

  static func == (left: Self, right: Self) -> Bool { left.fragment.isEqual(to: right.fragment) }
}

extension Text {
  public func nodes(in context: ViewContext) -> [Node] { [node(in: context)] }

  /// The node of the text; its name is what it shows.
  private func node(in context: ViewContext) -> Node {
    let environment = context.environment
    let content = styledText(in: environment.localization, style: TextStyleOverrides())
    let text = content.with(case: environment.textCase, locale: environment.locale)
    var traits = environment.fontTraits
    style.apply(to: &traits)
    return context.node(.text) { node in
      node[.text] = text.string
      node.accessibleName = text.spokenString
      if !text.isPlain { node[.runs] = text }
      context.follow(self, in: &node)
      node[.font] = traits.applied(to: style.font ?? environment.font)
      node[.foreground] = style.paint(in: environment) ?? context.foreground
      if traits.isUnderlined { node[.isUnderlined] = true }
      if traits.isStruckThrough { node[.isStruckThrough] = true }
      node[.lineLimit] = environment.lineLimit
      environment.textSpacing.describe(in: &node)
      if environment.isRedacted { node[.isRedacted] = true }
      if environment.truncationMode != .tail { node[.truncation] = environment.truncationMode }
      if environment.multilineTextAlignment != .leading {
        node[.textAlignment] = environment.multilineTextAlignment
      }
      if context.isTextSelectable { node[.isSelectable] = true }
      let scale = environment.dynamicTypeSize.scale / context.pass.rootTypeSize.scale
      if scale != 1 { node[.textScale] = scale }
    }
  }

  /// The characters with their styles; the text's own looks go into the runs only inside a sum.
  nonisolated func styledText(
    in localization: LocalizationContext, style outer: TextStyleOverrides
  ) -> StyledText {
    let text =
      switch storage {
      case .styled(let text): text
      case .localized(let key, let table):
        key.styledText(in: localization, table: table, fallback: nil)
      case .resource(let resource): resource.styledText(in: localization)
      case .fragment(let fragment): fragment.fragment.styledText(in: localization)
      case .joined(let left, let right):
        left.styledText(in: localization, style: left.style)
          + right.styledText(in: localization, style: right.style)
      }
    return text.adding(outer)
  }
}

extension StyledText: CodedAttribute {}

extension StyledText {
  /// The text in another letter case, as the locale's language has it.
  fileprivate func with(case textCase: Text.Case?, locale: Locale) -> StyledText {
    guard let textCase else { return self }
    return StyledText(
      runs: runs.map { run in
        var run = run
        run.text =
          textCase == .uppercase
          ? run.text.uppercased(with: locale) : run.text.lowercased(with: locale)
        return run
      })
  }
}
