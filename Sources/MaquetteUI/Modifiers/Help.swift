extension NodeAttribute where Value == String {
  /// The text of the tooltip, which a screen reader says as the hint.
  public static var help: NodeAttribute { NodeAttribute("help") }
}

extension View {
  /// Explains the view in a tooltip and to a screen reader.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  public func help(_ text: Text) -> some View {
    finishing { $0[.help] = text.string(in: $1) }
  }
}

extension Text {
  /// The characters that the text shows in a context.
  package func string(in context: ViewContext) -> String {
    styledText(in: context.environment.localization, style: TextStyleOverrides()).string
  }
}
