import Foundation
import MaquetteUI

// Types whose values the language wraps as they are; what they are called is what Swift calls them.

extension Color: VocabularyArgument {
  static var spellings: [String] { ["Color", "ColorResource", "PlatformColor", "ShapeStyle"] }
}
extension DynamicTypeSize: VocabularyArgument {}
extension ContentSizeCategory: VocabularyArgument {}
extension Font: VocabularyArgument {}
extension Font.TextStyle: VocabularyArgument {}
extension Image: VocabularyArgument {}
extension ImageResource: VocabularyArgument {}
extension Visibility: VocabularyArgument {}

extension AttributedString: VocabularyArgument {}
extension AttributedString.MarkdownParsingOptions: VocabularyArgument {}
extension AttributedString.MarkdownParsingOptions.InterpretedSyntax: VocabularyArgument {
  static var spellings: [String] { ["InterpretedSyntax"] }
}
extension CharacterSet: VocabularyArgument {}
extension LocalizedStringResource: VocabularyArgument {}
extension PersonNameComponents: VocabularyArgument {}
extension PersonNameComponents.FormatStyle.Style: VocabularyArgument {}
extension URL: VocabularyArgument {}
extension URL.FormatStyle.Component: VocabularyArgument {}
extension URL.FormatStyle.ComponentDisplayOption: VocabularyArgument {}
extension URL.FormatStyle.HostDisplayOption: VocabularyArgument {}
