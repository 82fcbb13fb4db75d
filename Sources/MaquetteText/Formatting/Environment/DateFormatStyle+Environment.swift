import Foundation

/// Values to compare with, made once: they are equal to those a style has when it names none.
private enum Following {
  static let locale = Locale.autoupdatingCurrent
  static let calendar = Calendar.autoupdatingCurrent
  static let timeZone = TimeZone.autoupdatingCurrent
}

/// A date style with all three of the values that an environment can give.
private protocol CalendarStyle {
  var locale: Locale { get set }
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension CalendarStyle {
  fileprivate func following(_ environment: FormatEnvironment) -> Self {
    var style = self
    if locale == Following.locale { style.locale = environment.locale }
    if calendar == Following.calendar { style.calendar = environment.calendar }
    if timeZone == Following.timeZone { style.timeZone = environment.timeZone }
    return style
  }
}

extension Date.FormatStyle: CalendarStyle, EnvironmentAdapting {
  /// Also puts hours as the locale's short time has them, see `withShortTime`.
  package func adapted(to environment: FormatEnvironment) -> Self {
    following(environment).withShortTime
  }
}

extension Date.IntervalFormatStyle: CalendarStyle, EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self { following(environment) }
}

extension Date.RelativeFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    var style = self
    if locale == Following.locale { style.locale = environment.locale }
    if calendar == Following.calendar { style.calendar = environment.calendar }
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    var style = self
    if locale == Following.locale { style.locale = environment.locale }
    if calendar == Following.calendar { style.calendar = environment.calendar }
    return style
  }
}

extension Date.VerbatimFormatStyle: EnvironmentAdapting {
  /// The pattern is the author's, and so are its calendar and zone unless they follow the system.
  package func adapted(to environment: FormatEnvironment) -> Self {
    var style = self
    if locale == nil || locale == Following.locale { style.locale = environment.locale }
    if calendar == Following.calendar { style.calendar = environment.calendar }
    if timeZone == Following.timeZone { style.timeZone = environment.timeZone }
    return style
  }
}

extension Date.ISO8601FormatStyle: EnvironmentAdapting {
  /// The standard has no locale, and its zone is Greenwich unless the author says otherwise.
  package func adapted(to environment: FormatEnvironment) -> Self { self }
}

extension Date.ISO8601FormatStyle {
  /// The text of an instant to the nearest thousandth of a second, where the style shows them.
  ///
  /// Foundation cuts what a `Double` keeps a little below the thousandth that was meant, and shows
  /// 11.122 for 11.123 (swift-foundation's issue 963).
  func roundedText(_ date: Date) -> String {
    guard includingFractionalSeconds else { return format(date) }
    let thousandths = (date.timeIntervalSinceReferenceDate * 1000).rounded()
    // A little above the thousandth, and far less than the next.
    return format(Date(timeIntervalSinceReferenceDate: thousandths / 1000 + 0.0001))
  }
}
