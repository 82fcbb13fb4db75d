import Foundation

/// A text that depends on the clock: what it shows, and the surroundings it is read in.
///
/// It says what it shows at an instant and when that changes next, so a renderer arms one timeout
/// and never polls. It is a value, and holds no clock.
package struct LiveText: Hashable, Codable, Sendable {
  /// What is shown.
  private let content: Content

  /// The locale, calendar and zone the text is read in.
  package let environment: FormatEnvironment

  private init(_ content: Content, _ environment: FormatEnvironment) {
    self.content = content
    // The clock is given to each question; a frozen one would make equal texts differ.
    var environment = environment
    environment.now = nil
    self.environment = environment
  }

  /// What the text is at an instant.
  package func string(at now: Date) -> String {
    content.ticking.text(at: now, in: environment)
  }

  /// The first instant after `now` at which the text differs; nil if it never does again.
  ///
  /// It is never earlier than the change, and later by one step of `Date` where the old text still
  /// holds at the boundary itself.
  package func nextChange(after now: Date) -> Date? {
    content.ticking.nextChange(after: now, in: environment)
  }

  /// The text and shorter forms of it, widest first, for a widget that shows the widest that fits.
  package func narrowerForms(at now: Date) -> [String] {
    var forms = [string(at: now)]
    for form in content.ticking.narrowerTexts(at: now, in: environment)
    where !form.isEmpty && form.count < (forms.last?.count ?? 0) {
      forms.append(form)
    }
    return forms
  }

  /// The widest text to expect, so that a widget can keep its width as the text changes.
  package func widestString(at now: Date) -> String {
    content.ticking.widestText(at: now, in: environment)
  }
}

extension LiveText {
  /// A date in one of the styles of `Text(_:style:)`.
  package init(_ date: Date, style: DateTextStyle, in environment: FormatEnvironment) {
    let date = date.reckoned
    let content: Content =
      switch style.kind {
      case .time: .fixed(FixedDateText(date: date, form: .time))
      case .date: .fixed(FixedDateText(date: date, form: .date))
      case .relative: .distance(.relative(to: date))
      case .offset: .distance(.offset(to: date))
      case .timer: .timer(TimerText(date: date))
      }
    self.init(content, environment)
  }

  /// The range of two dates, with the date only as far as it is needed.
  ///
  /// Throws `ReversedInterval` where the second date is the earlier one.
  package init(from start: Date, to end: Date, in environment: FormatEnvironment) throws {
    let (start, end) = (start.reckoned, end.reckoned)
    try ReversedInterval.check(start, end)
    self.init(.fixed(FixedDateText(date: start, form: .interval(end: end))), environment)
  }

  /// A clock that runs between two instants, as `Text(timerInterval:)` shows it.
  ///
  /// Throws `ReversedInterval` where the second instant is the earlier one.
  package init(
    timerFrom start: Date, to end: Date, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, in environment: FormatEnvironment
  ) throws {
    let (start, end) = (start.reckoned, end.reckoned)
    try ReversedInterval.check(start, end)
    let text = CountedText(
      lower: start, upper: end, pauseTime: pauseTime?.reckoned, countsDown: countsDown,
      form: ClockForm(showsHours: showsHours))
    self.init(.counted(text), environment)
  }

  /// A source that follows the clock, in a style that says when its texts change.
  package init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F, in environment: FormatEnvironment
  ) where F.FormatInput == V {
    let format = format.locale(environment.locale).under(environment)
    let content: Content =
      switch format {
      case let style as SystemFormatStyle.Timer: .counted(style.content)
      case let style as SystemFormatStyle.Stopwatch: .counted(style.content)
      case let style as SystemFormatStyle.DateOffset: .offset(style.content)
      case let style as SystemFormatStyle.DateReference: .reference(style.content)
      default: .source(SourceText(source, format))
      }
    // A style that was given a calendar or a zone by its author keeps it.
    self.init(content, (format as? any TickingStyle)?.surroundings ?? environment)
  }
}

/// Dates of a range in the wrong order, which Swift's own ranges trap on.
package struct ReversedInterval: Error, Equatable, CustomStringConvertible {
  package let start: Date
  package let end: Date

  package var description: String {
    "Range requires lowerBound <= upperBound: "
      + "\(start.formatted(.iso8601)) is after \(end.formatted(.iso8601))"
  }

  fileprivate static func check(_ start: Date, _ end: Date) throws {
    guard start <= end else { throw ReversedInterval(start: start, end: end) }
  }
}

/// The kinds of content, which are told apart where a text is written to a file.
private enum Content: Hashable, Codable, Sendable {
  case fixed(FixedDateText)
  case distance(DistanceText)
  case timer(TimerText)
  case counted(CountedText)
  case offset(OffsetText)
  case reference(ReferenceText)
  case source(SourceText)

  var ticking: any TickingContent {
    switch self {
    case .fixed(let text): text
    case .distance(let text): text
    case .timer(let text): text
    case .counted(let text): text
    case .offset(let text): text
    case .reference(let text): text
    case .source(let text): text
    }
  }
}
