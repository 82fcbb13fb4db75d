import Foundation

/// The styles of texts that change with the clock: `Text(.currentDate, format: .timer(…))`.
public enum SystemFormatStyle: Sendable {}

/// A style of the clock: its content, and what it was told of the surroundings.
protocol TickingStyle: DiscreteFormatStyle, Sendable, EnvironmentAdapting
where FormatInput == Date, FormatOutput == AttributedString {
  associatedtype Content: TickingContent & Codable & Sendable

  var content: Content { get }
  var surroundings: FormatEnvironment? { get set }
}

extension TickingStyle {
  /// The text at an instant.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(content.text(at: value, in: surroundings ?? .current))
  }

  /// The next instant at which the text differs; nil if it never does.
  public func discreteInput(after input: Date) -> Date? {
    content.nextChange(after: input, in: surroundings ?? .current)
  }

  /// The last instant before at which the text differs; nil if it never does.
  public func discreteInput(before input: Date) -> Date? {
    content.lastDifference(before: input, in: surroundings ?? .current)
  }

  /// The next instant that a date can hold.
  public func input(after input: Date) -> Date? { input.next }

  /// The instant before that a date can hold.
  public func input(before input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextDown)
  }

  /// The style in another locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    let known = surroundings ?? .current
    style.surroundings = FormatEnvironment(
      locale: locale, calendar: known.calendar, timeZone: known.timeZone, now: known.now)
    return style
  }

  package func adapted(to environment: FormatEnvironment) -> Self {
    guard surroundings == nil else { return self }
    var style = self
    style.surroundings = environment
    return style
  }
}

extension TickingContent {
  /// Goes back in growing steps until the text differs, then halves.
  func lastDifference(before now: Date, in environment: FormatEnvironment) -> Date? {
    let present = text(at: now, in: environment)
    var high = now
    var step = 0.01
    var low = now.addingTimeInterval(-step)
    while text(at: low, in: environment) == present {
      high = low
      step *= 2
      low = low.addingTimeInterval(-step)
      guard step < 1e8 else { return nil }
    }
    while low.next < high {
      let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
      guard middle > low, middle < high else { break }
      if text(at: middle, in: environment) == present { high = middle } else { low = middle }
    }
    return low
  }
}

extension SystemFormatStyle {
  /// A clock that runs between two instants, down or up: "4:32".
  public struct Timer: TickingStyle {
    let content: CountedText
    var surroundings: FormatEnvironment?

    /// Counts down in an interval: its whole length before it, zero after it.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      content = CountedText(
        lower: interval.lowerBound, upper: interval.upperBound, countsDown: true,
        form: ClockForm(
          showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision.inSeconds))
    }

    /// Counts up in an interval: zero before it, its whole length after it.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      content = CountedText(
        lower: interval.lowerBound, upper: interval.upperBound, countsDown: false,
        form: ClockForm(
          showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision.inSeconds))
    }
  }

  /// A clock with hundredths that runs up from an instant: "00:05.23".
  public struct Stopwatch: TickingStyle {
    let content: CountedText
    var surroundings: FormatEnvironment?

    /// Runs from an instant; zero before it.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      content = CountedText(
        lower: startDate, upper: .distantFuture, countsDown: false,
        form: ClockForm(
          showsHours: showsHours, maxFieldCount: maxFieldCount,
          precision: maxPrecision.inSeconds, leadingDigits: 2))
    }
  }

  /// How far the present moment is from a date: "1 hour, 5 minutes" after it, "−5 minutes" before.
  public struct DateOffset: TickingStyle {
    let content: OffsetText
    var surroundings: FormatEnvironment?

    /// Counts from a date, in some of the units and at most so many of them.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      content = OffsetText(
        distance: DistanceText(
          date: anchor, units: allowedFields.units, limit: maxFieldCount, width: .wide,
          sign: sign == .automatic ? .minus : sign == .never ? .never : .always))
    }
  }

  /// A date as one speaks of it: "in 5 minutes", "tomorrow", "Monday, June 3".
  public struct DateReference: TickingStyle {
    let content: ReferenceText
    var surroundings: FormatEnvironment?

    /// Speaks of a date: as a distance up to the threshold's next larger unit, then as a date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      content = ReferenceText(
        date: date, units: allowedFields.units, maxFieldCount: maxFieldCount,
        threshold: thresholdField.unit)
    }
  }
}

extension Set<Date.ComponentsFormatStyle.Field> {
  /// The units of the fields, largest first.
  fileprivate var units: [ICU.TimeUnit] {
    map(\.unit).sorted { $0.rawValue < $1.rawValue }
  }
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
