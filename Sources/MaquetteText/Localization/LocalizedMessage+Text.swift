import Foundation

extension LocalizedMessage {
  /// The text with its Markdown read and its arguments written in a locale.
  ///
  /// Arguments stand as single characters in what the Markdown parser sees, so that nothing in
  /// them is taken for markup, and markup around them is.
  func styledText(in context: LocalizationContext) -> StyledText {
    let pseudoLocale = PseudoLocale(context.locale)
    if pseudoLocale == nil && !literals.contains(where: InlineMarkdown.mayMarkUp) {
      return directText(in: context)
    }
    guard let slots = ArgumentSlots(pieces) else { return directText(in: context) }
    let source = Inflection.markingPhrases(in: slots.source, slots: slots)
    var runs =
      InlineMarkdown.mayMarkUp(source)
      ? InlineMarkdown.parse(source) : [InlineMarkdown.Run(text: source, traits: [])]
    if let pseudoLocale {
      runs = pseudoLocale.transforming(runs, isSlot: slots.isSlot)
    }
    return slots.filling(runs, language: language) { index in
      arguments(at: index, in: context)
    }
  }

  /// The characters of the text, Markdown's among them, with its arguments written in a locale.
  func plainText(in context: LocalizationContext) -> String {
    guard let pseudoLocale = PseudoLocale(context.locale), let slots = ArgumentSlots(pieces) else {
      return directText(in: context).string
    }
    let runs = pseudoLocale.transforming(
      MarkdownSource.runs(of: slots.source), isSlot: slots.isSlot)
    return slots.filling(runs, language: language) { arguments(at: $0, in: context) }.string
  }

  private var literals: some Sequence<String> {
    pieces.lazy.compactMap { piece in
      if case .literal(let literal) = piece { literal } else { nil }
    }
  }

  private func arguments(at index: Int, in context: LocalizationContext) -> StyledText {
    guard case .argument(let argument, let specifier) = pieces[index] else { return StyledText() }
    return argument.styledText(as: specifier, in: context)
  }

  /// The literals and arguments as they are.
  private func directText(in context: LocalizationContext) -> StyledText {
    pieces.reduce(into: StyledText()) { text, piece in
      switch piece {
      case .literal(let literal): text.append(StyledText(literal))
      case .argument(let argument, let specifier):
        text.append(argument.styledText(as: specifier, in: context))
      }
    }
  }
}
