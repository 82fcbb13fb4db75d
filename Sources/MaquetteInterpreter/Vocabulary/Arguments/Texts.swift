import Foundation
import MaquetteUI

/// A text, or a title: a literal is a key that is looked up, a string is shown as it is.
extension Text: VocabularyArgument {
  static var spellings: [String] { ["Title", "Text"] }

  static func taken(from argument: GivenArgument) -> Text? {
    guard let value = argument.value else { return nil }
    let evaluator = argument.evaluator
    if let pieces = argument.interpolation { return Text(evaluator.key(from: .wrap(pieces))) }
    return evaluator.text(from: value, isLiteral: argument.sources.first?.literal == .string)
  }
}

/// A localised key, with the interpolations of a literal kept apart.
extension LocalizedStringKey: VocabularyArgument {
  static var spellings: [String] { ["LocalizedStringKey", "Title", "String"] }

  static func taken(from argument: GivenArgument) -> LocalizedStringKey? {
    (argument.interpolation.map { Value.wrap($0) } ?? argument.value)
      .map(argument.evaluator.key(from:))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol of the system.
  init(_ title: Text, symbol: String) { self.init(title, image: Image(systemName: symbol)) }

  /// A title with a picture.
  init(_ title: Text, image: Image) {
    self.init {
      title
    } icon: {
      image
    }
  }
}
