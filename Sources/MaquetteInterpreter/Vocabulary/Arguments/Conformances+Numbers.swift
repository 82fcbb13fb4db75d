import Foundation
import MaquetteUI

// Numbers, quantities and their formats, which the language wraps as they are.

extension CurrencyFormatStyleConfiguration.Presentation: VocabularyArgument {}
extension CurrencyFormatStyleConfiguration.SignDisplayStrategy: VocabularyArgument {}
extension FloatingPointRoundingRule: VocabularyArgument {}
extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: VocabularyArgument {}
extension NumberFormatStyleConfiguration.Grouping: VocabularyArgument {}
extension NumberFormatStyleConfiguration.Notation: VocabularyArgument {}
extension NumberFormatStyleConfiguration.Precision: VocabularyArgument {}
extension NumberFormatStyleConfiguration.SignDisplayStrategy: VocabularyArgument {}
extension ByteCountFormatStyle.Style: VocabularyArgument {}
extension ByteCountFormatter.CountStyle: VocabularyArgument {}
extension NumberFormatter.Style: VocabularyArgument {}
extension NSNumber: VocabularyArgument {}
extension FloatingPointFormatStyle: VocabularyArgument {}
extension Measurement.FormatStyle.UnitWidth: VocabularyArgument {}
extension MeasurementFormatUnitUsage: VocabularyArgument {
  static var spellings: [String] { ["\(UnitType.self).FormatUsage"] }
}
extension ByteCountFormatStyle.Units: VocabularyOptions {}
extension ByteCountFormatter.Units: VocabularyOptions {}
extension MaquetteUI.MeasurementFormatter.UnitOptions: VocabularyOptions {}
extension MaquetteUI.PersonNameComponentsFormatter.Style: VocabularyArgument {}
