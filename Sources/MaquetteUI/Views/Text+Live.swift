import Foundation

extension Text {
  /// How a text shows a date that the clock runs towards or away from.
  public typealias DateStyle = DateTextStyle

  /// A date, which keeps itself up to date.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(fragment: LiveFragment.date(date, style))
  }

  /// A range of dates, which names the day only as far as it is needed.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(fragment: LiveFragment.range(dates.lowerBound, dates.upperBound))
  }

  nonisolated public init(_ interval: DateInterval) {
    self.init(fragment: LiveFragment.range(interval.start, interval.end))
  }

  /// A clock that runs between two instants, down to the later one unless said otherwise.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      timerFrom: timerInterval.lowerBound, to: timerInterval.upperBound, pauseTime: pauseTime,
      countsDown: countsDown, showsHours: showsHours)
  }

  /// A range whose dates may be in the wrong order, which is reported rather than trapped on.
  nonisolated package init(from start: Date, to end: Date) {
    self.init(fragment: LiveFragment.range(start, end))
  }

  /// A clock whose instants may be in the wrong order, which is reported rather than trapped on.
  nonisolated package init(
    timerFrom start: Date, to end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool
  ) {
    self.init(
      fragment: LiveFragment.timer(
        start, end, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A value that follows the clock, as a format writes it.
  nonisolated public init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(fragment: LiveFragment.source(source, format))
  }

  nonisolated public init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(fragment: LiveFragment.source(source, format))
  }
}

extension Text {
  /// A value that follows the clock, in a format whose type is only known at run time; nil if the
  /// format takes other values.
  nonisolated package init?<V>(source: TimeDataSource<V>, anyFormat: any DiscreteFormatStyle) {
    func fragment<F: DiscreteFormatStyle>(_ format: F) -> LiveFragment? {
      (source as? TimeDataSource<F.FormatInput>).map { LiveFragment.source($0, format) }
    }
    guard let fragment = fragment(anyFormat) else { return nil }
    self.init(fragment: fragment)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(LiveFragment.date(date, style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(LiveFragment.range(dates.lowerBound, dates.upperBound))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(LiveFragment.range(interval.start, interval.end))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      LiveFragment.timer(
        timerInterval.lowerBound, timerInterval.upperBound, pauseTime: pauseTime,
        countsDown: countsDown, showsHours: showsHours))
  }
}

/// A part of a text that changes with the clock.
package struct LiveFragment: TextFragment {
  /// The live text under an environment; fails for dates in the wrong order.
  let make: @Sendable (FormatEnvironment) throws -> LiveText

  package static func date(_ date: Date, _ style: DateTextStyle) -> LiveFragment {
    LiveFragment { environment in
      LiveText(date, style: style, in: environment)
    }
  }

  package static func range(_ start: Date, _ end: Date) -> LiveFragment {
    LiveFragment { environment in
      try LiveText(from: start, to: end, in: environment)
    }
  }

  package static func timer(
    _ start: Date, _ end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool
  ) -> LiveFragment {
    LiveFragment { environment in
      try LiveText(
        timerFrom: start, to: end, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours, in: environment)
    }
  }

  /// A style's type promises no `Sendable`; it is a value that is copied and never changed.
  static func source<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F
  ) -> LiveFragment where F.FormatInput == V {
    let make = UncheckedValue { environment in
      LiveText(source, format: format, in: environment)
    }
    return LiveFragment { try make.value($0) }
  }

  package func styledText(in context: LocalizationContext) -> StyledText {
    // A reversed interval is reported where the text is resolved, and shown as nothing known.
    let text = try? make(context.formats).string(at: context.formats.currentDate)
    return StyledText(text ?? "—")
  }

  /// Two parts are the same where they make the same text anywhere.
  package static func == (left: Self, right: Self) -> Bool {
    let environment = LocalizationContext().formats
    return (try? left.make(environment)) == (try? right.make(environment))
  }
}

/// Carries a closure over values that are never changed.
private struct UncheckedValue: @unchecked Sendable {
  let value: (FormatEnvironment) throws -> LiveText

  init(_ value: @escaping (FormatEnvironment) throws -> LiveText) { self.value = value }
}

extension LiveText: CodedAttribute {}

extension NodeAttribute where Value == LiveText {
  /// What the text is at any instant, where it changes with the clock.
  package static var live: NodeAttribute { NodeAttribute("live") }
}

extension Text {
  /// The parts of a text that change with the clock, where it is more than one of them alone.
  fileprivate var liveParts: [LiveFragment] {
    switch storage {
    case .localized(let key, _): key.fragments.compactMap { $0 as? LiveFragment }
    case .joined(let left, let right):
      [left, right].flatMap { text in
        if case .fragment(let hidden) = text.storage {
          [hidden.fragment as? LiveFragment]
        } else {
          text.liveParts.map(Optional.some)
        }
      }.compactMap { $0 }
    case .styled, .resource, .fragment: []
    }
  }
}

extension ViewContext {
  /// Lets a text that the clock changes keep up with it.
  ///
  /// A text that is nothing else follows by itself; one with such parts is resolved again in time.
  func follow(_ text: Text, in node: inout Node) {
    if case .fragment(let hidden) = text.storage { return follow(hidden.fragment, in: &node) }
    let formats = environment.localization.formats
    for part in text.liveParts {
      let change = try? part.make(formats).nextChange(after: formats.currentDate)
      if let change { pass.expectChange(at: change) }
    }
  }

  /// Gives a text's node what it needs to follow the clock, and reports what can never be shown.
  private func follow(_ fragment: any TextFragment, in node: inout Node) {
    guard let fragment = fragment as? LiveFragment else { return }
    let formats = environment.localization.formats
    do {
      let live = try fragment.make(formats)
      if live.nextChange(after: formats.currentDate) != nil { node[.live] = live }
    } catch {
      pass.report(
        ResolutionIssue(
          code: "invalid-argument", name: "Text", message: String(describing: error), origin: origin
        ))
    }
  }
}
