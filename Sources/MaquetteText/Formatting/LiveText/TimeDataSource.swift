import Foundation

/// A value that follows the clock, for texts that update themselves.
public struct TimeDataSource<Value>: Sendable {
  let kind: TimeSource
  let value: @Sendable (Date) -> Value

  /// The value at an instant.
  package func value(at now: Date) -> Value { value(now) }
}

/// Which value follows the clock.
enum TimeSource: Hashable, Codable, Sendable {
  case currentDate
  case rangeEnding(Date)
  case rangeStarting(Date)
  case offset(Date)
}

extension TimeDataSource<Date> {
  /// The present moment.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .currentDate) { $0 }
  }
}

extension TimeDataSource<Range<Date>> {
  /// From the present moment to a date; empty once it has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeEnding(date)) { min(date, $0)..<date }
  }

  /// From a date to the present moment; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeStarting(date)) { date..<max(date, $0) }
  }
}

extension TimeDataSource<Duration> {
  /// The time since a date, negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(kind: .offset(date)) { .seconds($0.timeIntervalSince(date)) }
  }
}

/// A source whose kind of value is only known at run time, as in an interpreted file.
package protocol ErasedTimeDataSource: Sendable {
  /// The text of the source in a style; nil where the style takes another kind of value.
  func liveText(
    _ format: any DiscreteFormatStyle, in environment: FormatEnvironment
  ) -> LiveText?
}

extension TimeDataSource: ErasedTimeDataSource {
  package func liveText(
    _ format: any DiscreteFormatStyle, in environment: FormatEnvironment
  ) -> LiveText? {
    func opened<F: DiscreteFormatStyle>(_ format: F) -> LiveText? {
      guard let source = self as? TimeDataSource<F.FormatInput> else { return nil }
      return LiveText(source, format: format, in: environment)
    }
    return opened(format)
  }
}
