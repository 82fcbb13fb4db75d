import Foundation
import MaquetteUI

extension TypeEntry {
  static let text = TypeEntry(
    "Text", matches: { $0 is Text },
    initializers: [
      UntypedOverload(
        "init(_ key: Title, tableName: String? = nil, bundle: Any? = nil, comment: String? = nil)"
      ) { call in
        let table = call.value(1, as: String.self)
        return table == nil ? call.text(0) : Text(call.key(0), tableName: table)
      },
      UntypedOverload("init(verbatim content: String)") { Text(verbatim: $0.string(0)) },
      UntypedOverload("init(_ date: Date, style: Text.DateStyle)") { call in
        guard let date = call.native(0, as: Date.self),
          let style = call.native(1, as: Text.DateStyle.self)
        else { return nil }
        return Text(date, style: style)
      },
      UntypedOverload("init(_ dates: ClosedRange<Date>)") { call in
        call.dates(0).map { $0.isReversed ? unknown : Text(from: $0.lower, to: $0.upper) }
      },
      UntypedOverload("init(_ interval: DateInterval)") { call in
        call.value(0, as: DateInterval.self).map { Text($0) } ?? unknown
      },
      UntypedOverload(
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)"
      ) { call in
        call.dates(0).map { $0.isReversed ? unknown : call.timer($0, 1, 2, 3) }
      },
      UntypedOverload("init(_ source: TimeDataSource, format: FormatStyle)") { call in
        guard let source = call.native(0, as: (any ClockSource).self) else { return nil }
        let style = call.evaluator.styleValue(call[1] ?? .null, for: source.sample)
        if let text = style.native(as: Any.self).flatMap(source.text) { return text }
        call.reportFormat(source.sample)
        return unknown
      },
      UntypedOverload("init(_ input: FormatInput?, format: FormatStyle)") { call in
        call.formatted(0, 1)
      },
      UntypedOverload("init(_ subject: Any, formatter: Any)") { call in
        Text(
          verbatim: call.evaluator.interpolate(
            Arguments(
              items: [
                Argument(label: nil, value: call[0] ?? .null, place: call.place),
                Argument(label: "formatter", value: call[1] ?? .null, place: call.place),
              ], evaluator: call.evaluator, place: call.place)))
      },
      UntypedOverload("init(_ image: Image)") { call in
        call.native(0, as: Image.self).map { Text($0) }
      },
      UntypedOverload("init(_ attributedContent: AttributedString)") { call in
        call.native(0, as: AttributedString.self).map { Text($0) }
      },
      UntypedOverload("init(_ resource: LocalizedStringResource)") { call in
        call.native(0, as: LocalizedStringResource.self).map { Text($0) }
      },
    ],
    methods: [
      UntypedOverload("func font(_ font: Font?) -> Text") { $0.receivedText?.font($0.native(0)) },
      UntypedOverload("func bold(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.bold($0.bool(0, default: true))
      },
      UntypedOverload("func italic(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.italic($0.bool(0, default: true))
      },
      UntypedOverload("func fontWeight(_ weight: Font.Weight?) -> Text") {
        $0.receivedText?.fontWeight($0.native(0))
      },
      UntypedOverload("func monospaced(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.monospaced($0.bool(0, default: true))
      },
      UntypedOverload("func monospacedDigit() -> Text") { $0.receivedText?.monospacedDigit() },
      UntypedOverload(
        "func underline(_ isActive: Bool = true, @ignored color: Color? = nil) -> Text"
      ) {
        $0.receivedText?.underline($0.bool(0, default: true))
      },
      UntypedOverload(
        "func strikethrough(_ isActive: Bool = true, @ignored color: Color? = nil) -> Text"
      ) {
        $0.receivedText?.strikethrough($0.bool(0, default: true))
      },
      UntypedOverload("func foregroundColor(_ color: Color?) -> Text") {
        $0.receivedText?.foregroundColor($0.native(0))
      },
      UntypedOverload("func foregroundStyle(_ style: ShapeStyle) -> Text") { call in
        call.shapeStyle(0).flatMap {
          call.receivedText?.foregroundStyle(AnyShapeStyle(existential: $0))
        }
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

extension Call {
  /// The text that a method is called on.
  var receivedText: Text? {
    if case .view(let view) = receiver { Sourced.content(of: view.view) as? Text } else { nil }
  }

  /// A clock that runs through a range of dates.
  func timer(_ dates: DateRange, _ pause: Int, _ countsDown: Int, _ showsHours: Int) -> Text {
    Text(
      timerFrom: dates.lower, to: dates.upper, pauseTime: value(pause),
      countsDown: bool(countsDown, default: true), showsHours: bool(showsHours, default: true))
  }

  /// The value of one parameter in the format of another; a dash where they do not fit.
  func formatted(_ value: Int, _ format: Int) -> Text {
    var input = self[value] ?? .null
    if case .stub(let stub) = input { return Text(verbatim: stub.name) }
    if case .implicit(let member) = input {
      input = evaluator.formatInput(member, of: self[format] ?? .null)
    }
    if input.isNone {
      evaluator.log.report(
        .error, .typeMismatch, name: "value",
        "value of optional type must be unwrapped to a value of non-optional type", at: place)
      return Text(verbatim: "—")
    }
    let style = evaluator.styleValue(self[format] ?? .null, for: input)
    if let text = evaluator.formattedText(input, style, at: place) { return text }
    if !style.isStub { reportFormat(input) }
    return Text(verbatim: evaluator.describe(input))
  }
}
