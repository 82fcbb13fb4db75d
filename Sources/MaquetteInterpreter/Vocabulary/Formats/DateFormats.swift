import Foundation
import MaquetteUI

/// `.dateTime…`, `.iso8601` and `.relative(…)`.
enum DateFormats {
  /// The format of a chain.
  static func format(_ root: FormatStep, _ steps: [FormatStep], in machine: Machine) -> TextFormat?
  {
    switch root.name {
    case "dateTime": return TextFormat(steps.reduce(Date.FormatStyle()) { apply($1, to: $0) })
    case "iso8601": return TextFormat(Date.ISO8601FormatStyle())
    case "relative":
      let presentation: Date.RelativeFormatStyle.Presentation =
        root.option("presentation") == "named" ? .named : .numeric
      return TextFormat(Date.RelativeFormatStyle(presentation: presentation))
    default: return nil
    }
  }

  /// `.abbreviated`, `.long` and so on as a date style.
  static func dateStyle(_ name: String?) -> Date.FormatStyle.DateStyle? {
    switch name {
    case "omitted": .omitted
    case "numeric": .numeric
    case "abbreviated": .abbreviated
    case "long": .long
    case "complete": .complete
    default: nil
    }
  }

  /// `.shortened` and so on as a time style.
  static func timeStyle(_ name: String?) -> Date.FormatStyle.TimeStyle? {
    switch name {
    case "omitted": .omitted
    case "shortened": .shortened
    case "standard": .standard
    case "complete": .complete
    default: nil
    }
  }

  private static func apply(_ step: FormatStep, to style: Date.FormatStyle) -> Date.FormatStyle {
    let option = step.option()
    switch step.name {
    case "year":
      switch option {
      case "twoDigits": return style.year(.twoDigits)
      default: return style.year()
      }
    case "month":
      switch option {
      case "wide": return style.month(.wide)
      case "narrow": return style.month(.narrow)
      case "twoDigits": return style.month(.twoDigits)
      case "defaultDigits": return style.month(.defaultDigits)
      default: return style.month()
      }
    case "day": return option == "twoDigits" ? style.day(.twoDigits) : style.day()
    case "weekday":
      switch option {
      case "wide": return style.weekday(.wide)
      case "narrow": return style.weekday(.narrow)
      case "short": return style.weekday(.short)
      default: return style.weekday()
      }
    case "hour":
      switch option {
      case "twoDigits": return style.hour(.twoDigits(amPM: .abbreviated))
      case "conversationalDefaultDigits":
        return style.hour(.conversationalDefaultDigits(amPM: .abbreviated))
      default: return style.hour()
      }
    case "minute": return option == "twoDigits" ? style.minute(.twoDigits) : style.minute()
    case "second": return option == "twoDigits" ? style.second(.twoDigits) : style.second()
    case "quarter": return style.quarter()
    case "week": return style.week()
    case "era": return style.era()
    case "timeZone": return style.timeZone()
    case "dayOfYear": return style.dayOfYear()
    case "locale":
      return step.arguments?[0].native(as: Locale.self).map { style.locale($0) } ?? style
    default: return style
    }
  }
}
