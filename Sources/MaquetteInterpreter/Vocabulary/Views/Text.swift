import Foundation
import MaquetteUI

extension TypeEntry {
  static let text = TypeEntry(
    "Text", matches: { $0 is Text },
    initializers: [
      Overload(
        "init(_ key: Title, tableName: String? = nil, bundle: Any? = nil, comment: String? = nil)"
      ) { $0.text(0) },
      Overload("init(verbatim content: String)") { Text(verbatim: $0.string(0)) },
      Overload("init(_ date: Date, style: Text.DateStyle)") { call in
        guard let date = call.native(0, as: Date.self),
          let style = call.native(1, as: Text.DateStyle.self)
        else { return nil }
        return Text(date, style: style)
      },
      Overload("init(_ dates: ClosedRange<Date>)") { call in
        call.native(0, as: ClosedRange<Date>.self).map {
          Text(from: $0.lowerBound, to: $0.upperBound)
        }
      },
      Overload(
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)"
      ) { call in
        call.native(0, as: ClosedRange<Date>.self).map {
          Text(
            timerInterval: $0, pauseTime: call.native(1, as: Date.self),
            countsDown: call.bool(2, default: true), showsHours: call.bool(3, default: true))
        }
      },
      Overload("init(_ input: Any, format: FormatStyle)") { call in
        call.formatted(0, 1)
      },
      Overload("init(_ subject: Any, formatter: Any)") { call in
        Text(
          verbatim: call.machine.interpolate(
            Arguments(
              items: [
                Argument(label: nil, value: call[0] ?? .null, place: call.place),
                Argument(label: "formatter", value: call[1] ?? .null, place: call.place),
              ], machine: call.machine, place: call.place)))
      },
      Overload("init(_ image: Image)") { call in
        call.native(0, as: Image.self).map { Text($0) }
      },
      Overload("init(_ attributedContent: AttributedString)") { call in
        call.native(0, as: AttributedString.self).map { Text($0) }
      },
    ],
    methods: [
      Overload("func font(_ font: Font?) -> Text") { $0.receivedText?.font($0.native(0)) },
      Overload("func bold(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.bold($0.bool(0, default: true))
      },
      Overload("func italic(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.italic($0.bool(0, default: true))
      },
      Overload("func fontWeight(_ weight: Font.Weight?) -> Text") {
        $0.receivedText?.fontWeight($0.native(0))
      },
      Overload("func monospaced(_ isActive: Bool = true) -> Text") {
        $0.receivedText?.monospaced($0.bool(0, default: true))
      },
      Overload("func monospacedDigit() -> Text") { $0.receivedText?.monospacedDigit() },
      Overload("func underline(_ isActive: Bool = true, color: Color? = nil) -> Text") {
        $0.receivedText?.underline($0.bool(0, default: true))
      },
      Overload("func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text") {
        $0.receivedText?.strikethrough($0.bool(0, default: true))
      },
      Overload("func foregroundColor(_ color: Color?) -> Text") {
        $0.receivedText?.foregroundColor($0.native(0))
      },
      Overload("func foregroundStyle(_ style: ShapeStyle) -> Text") { call in
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
  static let dateRange = TypeEntry("ClosedRange", matches: { $0 is ClosedRange<Date> })
}

extension Call {
  /// The text that a method is called on.
  var receivedText: Text? {
    if case .view(let view) = receiver { Sourced.content(of: view.view) as? Text } else { nil }
  }

  /// The value of one parameter in the format of another; a dash where they do not fit.
  func formatted(_ value: Int, _ format: Int) -> Text {
    let input = self[value] ?? .null
    if case .stub(let stub) = input { return Text(verbatim: stub.name) }
    if let text = machine.formattedText(input, self[format] ?? .null, at: place) { return text }
    if input.isNone {
      machine.log.report(
        .error, .typeMismatch, name: "value",
        "value of optional type must be unwrapped to a value of non-optional type", at: place)
    } else {
      machine.log.report(
        .error, .typeMismatch, name: "format",
        "the format does not take a value of type '\(input.typeName)'", at: place)
    }
    return Text(verbatim: input.isNone ? "—" : machine.describe(input))
  }
}
