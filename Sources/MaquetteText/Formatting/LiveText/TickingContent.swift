import Foundation

/// A text that depends on the present moment, without the surroundings it is read in.
///
/// Its texts are constant between boundaries, but need not differ at each of them.
protocol TickingContent {
  /// The text at an instant.
  func text(at now: Date, in environment: FormatEnvironment) -> String

  /// An instant after `now` before which the text cannot change; nil if it never changes again.
  func boundary(after now: Date, in environment: FormatEnvironment) -> Date?

  /// The next instant at which the text differs; nil if it never does again.
  func nextChange(after now: Date, in environment: FormatEnvironment) -> Date?

  /// Shorter forms of the text, widest first, without the text itself.
  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String]

  /// The widest text that the content will have, to reserve room for.
  func widestText(at now: Date, in environment: FormatEnvironment) -> String
}

extension TickingContent {
  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] { [] }

  func widestText(at now: Date, in environment: FormatEnvironment) -> String {
    text(at: now, in: environment)
  }

  /// Goes from boundary to boundary until the text differs from the present one.
  func nextChange(after now: Date, in environment: FormatEnvironment) -> Date? {
    changeByText(after: now, in: environment)
  }

  /// The next instant at which the text differs, found by making it.
  func changeByText(after now: Date, in environment: FormatEnvironment) -> Date? {
    let present = text(at: now, in: environment)
    var instant = now
    // Boundaries are days apart where the text is coarse, so a year of them is looked through.
    for _ in 0..<400 {
      guard let boundary = boundary(after: instant, in: environment) else { return nil }
      instant = max(boundary, instant.next)
      if text(at: instant, in: environment) != present { return instant }
    }
    return instant
  }
}

extension Date {
  /// The next instant that a `Date` can hold.
  var next: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
}
