import Foundation

extension LocalizedMessage {
  /// The text with its arguments written in a locale.
  func styledText(in context: LocalizationContext) -> StyledText {
    pieces.reduce(into: StyledText()) { text, piece in
      switch piece {
      case .literal(let literal): text.append(StyledText(literal))
      case .argument(let argument, let specifier):
        text.append(argument.styledText(as: specifier, in: context))
      }
    }
  }

  /// The characters of the text with its arguments written in a locale.
  func plainText(in context: LocalizationContext) -> String {
    styledText(in: context).string
  }
}
