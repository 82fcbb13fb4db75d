import Foundation
import MaquetteUI

// Types whose values the language wraps as they are.

extension ImageResource: VocabularyArgument {}
extension Image: VocabularyArgument {}
extension Color: VocabularyArgument {}
extension Font: VocabularyArgument {}
