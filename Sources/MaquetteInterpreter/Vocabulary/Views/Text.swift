import Foundation
import MaquetteUI

extension TypeEntry {
  static let text = TypeEntry(
    "Text", .drawn, matches: { $0 is Text },
    initializers: [
      Overload("init(_ key: Title, @inert bundle: Any? = nil, @inert comment: String? = nil)") {
        (key: Text) in key
      },
      Overload(
        "init(_ key: Title, tableName: String, @inert bundle: Any? = nil, @inert comment: String? = nil)"
      ) { (key: LocalizedStringKey, tableName: String) in Text(key, tableName: tableName) },
      Overload("init(verbatim content: String)") { (content: String) in Text(verbatim: content) },
      Overload("init(_ date: Date, style: Text.DateStyle)") { (date: Date, style: Text.DateStyle) in
        Text(date, style: style)
      },
      Overload("init(_ dates: ClosedRange<Date>)") { (dates: DateRange) in
        dates.isReversed ? unknown : Text(from: dates.lower, to: dates.upper)
      },
      Overload("init(_ interval: DateInterval)") { (interval: DateInterval?) in
        interval.map { Text($0) } ?? unknown
      },
      Overload(
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)"
      ) { (dates: DateRange, pauseTime: Date?, countsDown: Bool?, showsHours: Bool?) -> Text in
        if dates.isReversed { return unknown }
        return Text(
          timerFrom: dates.lower, to: dates.upper, pauseTime: pauseTime,
          countsDown: countsDown ?? true, showsHours: showsHours ?? true)
      },
      Overload("init(_ source: TimeDataSource, format: FormatStyle)") {
        (source: Value, format: Value, site: CallSite) -> Text? in
        guard let source = source.native(as: (any ClockSource).self) else { return nil }
        let style = site.evaluator.styleValue(format, for: source.sample)
        if let text = style.native(as: Any.self).flatMap(source.text) { return text }
        site.reportFormat(source.sample)
        return unknown
      },
      Overload("init(_ input: FormatInput?, format: FormatStyle)") {
        (input: Value, format: Value, site: CallSite) in site.formatted(input, format)
      },
      Overload("init(_ subject: Any, formatter: Any)") {
        (subject: Value, formatter: Value, site: CallSite) in
        Text(
          verbatim: site.evaluator.interpolate(
            Arguments(
              items: [
                Argument(label: nil, value: subject, place: site.place),
                Argument(label: "formatter", value: formatter, place: site.place),
              ], evaluator: site.evaluator, place: site.place)))
      },
      Overload("init(_ image: Image)") { (image: Image) in Text(image) },
      Overload("init(_ attributedContent: AttributedString)") {
        (attributedContent: AttributedString) in Text(attributedContent)
      },
      Overload("init(_ resource: LocalizedStringResource)") { (resource: LocalizedStringResource) in
        Text(resource)
      },
    ],
    methods: [
      Method("func font(_ font: Font?) -> Text") { (text: Text, font: Font?) in text.font(font) },
      Method("func bold(_ isActive: Bool = true) -> Text") { (text: Text, isActive: Bool?) in
        text.bold(isActive ?? true)
      },
      Method("func italic(_ isActive: Bool = true) -> Text") { (text: Text, isActive: Bool?) in
        text.italic(isActive ?? true)
      },
      Method("func fontWeight(_ weight: Font.Weight?) -> Text") {
        (text: Text, weight: Font.Weight?) in text.fontWeight(weight)
      },
      Method("func monospaced(_ isActive: Bool = true) -> Text") { (text: Text, isActive: Bool?) in
        text.monospaced(isActive ?? true)
      },
      Method("func monospacedDigit() -> Text") { (text: Text) in text.monospacedDigit() },
      Method("func underline(_ isActive: Bool = true, @ignored color: Color? = nil) -> Text") {
        (text: Text, isActive: Bool?) in text.underline(isActive ?? true)
      },
      Method("func strikethrough(_ isActive: Bool = true, @ignored color: Color? = nil) -> Text") {
        (text: Text, isActive: Bool?) in text.strikethrough(isActive ?? true)
      },
      Method("func foregroundColor(_ color: Color?) -> Text") { (text: Text, color: Color?) in
        text.foregroundColor(color)
      },
      Method("func foregroundStyle(_ style: ShapeStyle) -> Text") {
        (text: Text, style: AnyShapeStyle?) in
        text.foregroundStyle(style ?? AnyShapeStyle(Color.gray))
      },
    ])
}

extension TypeEntry {
  static let textDateStyle = TypeEntry(
    "Text.DateStyle", matches: { $0 is Text.DateStyle },
    statics: [
      "time": { _ in Text.DateStyle.time }, "date": { _ in Text.DateStyle.date },
      "relative": { _ in Text.DateStyle.relative }, "offset": { _ in Text.DateStyle.offset },
      "timer": { _ in Text.DateStyle.timer },
    ])

  /// What stands for a text that cannot be known.
  private static let unknown = Text(verbatim: "—")
}

extension Text.DateStyle: VocabularyArgument {
  static var spellings: [String] { ["Text.DateStyle"] }
}

extension CallSite {
  /// A value in a format; a dash where they do not fit.
  func formatted(_ value: Value, _ format: Value) -> Text {
    var input = value
    if case .stub(let stub) = input { return Text(verbatim: stub.text) }
    if case .implicit(let member) = input { input = evaluator.formatInput(member, of: format) }
    if input.isNone {
      evaluator.log.report(
        .error, .typeMismatch, name: "value",
        "value of optional type must be unwrapped to a value of non-optional type", at: place)
      return Text(verbatim: "—")
    }
    let style = evaluator.styleValue(format, for: input)
    if let text = evaluator.formattedText(input, style, at: place) { return text }
    if !style.isStub { reportFormat(input) }
    return Text(verbatim: evaluator.describe(input))
  }
}
