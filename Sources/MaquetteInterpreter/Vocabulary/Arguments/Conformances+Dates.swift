import Foundation
import MaquetteUI

// Dates, durations and their formats, which the language wraps as they are.

extension Calendar: VocabularyArgument {}
extension Calendar.Component: VocabularyArgument {}
extension Calendar.Identifier: VocabularyArgument {}
extension Calendar.MatchingPolicy: VocabularyArgument {}
extension Calendar.RepeatedTimePolicy: VocabularyArgument {}
extension Calendar.SearchDirection: VocabularyArgument {}
/// An instant, or the nearest one that calendars reckon with.
extension Date: VocabularyArgument {
  static func taken(from argument: GivenArgument) -> Date? {
    let date: Date? = argument.native()
    return date?.reckoned
  }
}
extension Date.ComponentsFormatStyle.Field: VocabularyArgument {
  static var spellings: [String] {
    ["Date.ComponentsFormatStyle.Field", "Date.RelativeFormatStyle.Field"]
  }
}
extension Date.ComponentsFormatStyle.Style: VocabularyArgument {}
extension Date.FormatStyle.DateStyle: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Day: VocabularyArgument {}
extension Date.FormatStyle.Symbol.DayOfYear: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Era: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Hour: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Hour.AMPMStyle: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Minute: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Month: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Quarter: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Second: VocabularyArgument {}
extension Date.FormatStyle.Symbol.SecondFraction: VocabularyArgument {}
extension Date.FormatStyle.Symbol.TimeZone: VocabularyArgument {}
extension Date.FormatStyle.Symbol.TimeZone.Width: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Week: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Weekday: VocabularyArgument {}
extension Date.FormatStyle.Symbol.Year: VocabularyArgument {}
extension Date.FormatStyle.TimeStyle: VocabularyArgument {}
extension Date.ISO8601FormatStyle.DateSeparator: VocabularyArgument {}
extension Date.ISO8601FormatStyle.DateTimeSeparator: VocabularyArgument {}
extension Date.ISO8601FormatStyle.TimeSeparator: VocabularyArgument {}
extension Date.ISO8601FormatStyle.TimeZoneSeparator: VocabularyArgument {}
extension Date.RelativeFormatStyle.Presentation: VocabularyArgument {}
extension Date.RelativeFormatStyle.UnitsStyle: VocabularyArgument {}
extension DateComponents: VocabularyArgument {}
extension DateFormatter.Style: VocabularyArgument {}
extension DateInterval: VocabularyArgument {}
extension Duration: VocabularyArgument {}
extension Duration.TimeFormatStyle.Pattern: VocabularyArgument {}
extension Duration.UnitsFormatStyle.FractionalPartDisplayStrategy: VocabularyArgument {}
extension Duration.UnitsFormatStyle.Unit: VocabularyArgument {}
extension Duration.UnitsFormatStyle.UnitWidth: VocabularyArgument {}
extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy: VocabularyArgument {}
extension Locale: VocabularyArgument {}
extension TimeZone: VocabularyArgument {}
extension NSTimeZone.NameStyle: VocabularyArgument {
  static var spellings: [String] { ["NSTimeZone.NameStyle"] }
}

extension NSCalendar.Unit: VocabularyOptions {
  static var spellings: [String] { ["NSCalendar.Unit"] }
}
extension ISO8601DateFormatter.Options: VocabularyOptions {}
extension MaquetteUI.DateComponentsFormatter.ZeroFormattingBehavior: VocabularyOptions {}
