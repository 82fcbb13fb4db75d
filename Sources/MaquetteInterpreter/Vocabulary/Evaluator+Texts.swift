import Foundation
import MaquetteUI

extension Evaluator {
  /// A title as a text: a literal is a key to be looked up, a string is shown as it is.
  func text(from value: Value, isLiteral: Bool) -> Text {
    switch value {
    case .string(let string):
      return isLiteral ? Text(LocalizedStringKey(string)) : Text(verbatim: string)
    case .view(let view): if let text = Sourced.content(of: view.view) as? Text { return text }
    case .native(let native):
      switch native.value {
      case let key as LocalizedStringKey: return Text(key)
      case is InterpolatedText: return Text(key(from: value))
      case let resource as LocalizedStringResource: return Text(resource)
      default: break
      }
    case .binding(let binding): return text(from: binding.get(), isLiteral: isLiteral)
    case .null: return Text(verbatim: "—")
    default: break
    }
    return Text(verbatim: describe(value))
  }

  /// A localised key, with the formats and views of its interpolations.
  func key(from value: Value) -> LocalizedStringKey {
    if let key = value.native(as: LocalizedStringKey.self) { return key }
    guard let interpolated = value.native(as: InterpolatedText.self) else {
      return LocalizedStringKey(describe(value))
    }
    var pieces = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for piece in interpolated.pieces {
      switch piece {
      case .text(let text): pieces.appendLiteral(text)
      case .arguments(let arguments):
        append(arguments, to: &pieces)
      }
    }
    return LocalizedStringKey(stringInterpolation: pieces)
  }

  /// Adds one interpolation to a key as the compiler's overloads would.
  private func append(
    _ arguments: Arguments, to pieces: inout LocalizedStringKey.StringInterpolation
  ) {
    let value = arguments[0]
    let specifier = arguments["specifier"].map(describe)
    if let format = arguments["format"],
      let text = formattedText(value, format, at: arguments.place)
    {
      return pieces.appendInterpolation(text)
    }
    if let dates = (arguments["timerInterval"] ?? value).native(as: DateRange.self) {
      return pieces.appendInterpolation(liveText(dates, arguments))
    }
    if let style = dateStyle(arguments["style"]), let date = value.native(as: Date.self) {
      return pieces.appendInterpolation(date, style: style)
    }
    switch value {
    case .int(let number):
      if let specifier {
        pieces.appendInterpolation(number, specifier: specifier)
      } else {
        pieces.appendInterpolation(number)
      }
    case .double(let number):
      if let specifier {
        pieces.appendInterpolation(number, specifier: specifier)
      } else {
        pieces.appendInterpolation(number)
      }
    case .view(let view):
      switch Sourced.content(of: view.view) {
      case let text as Text: pieces.appendInterpolation(text)
      case let image as Image: pieces.appendInterpolation(image)
      default: pieces.appendInterpolation(interpolate(arguments))
      }
    case .native(let native):
      if let resource = native.value as? LocalizedStringResource {
        pieces.appendInterpolation(resource)
      } else if let key = native.value as? LocalizedStringKey {
        pieces.appendInterpolation(Text(key))
      } else if let text = native.value as? AttributedString {
        pieces.appendInterpolation(text)
      } else if let interval = native.value as? DateInterval {
        pieces.appendInterpolation(interval)
      } else {
        pieces.appendInterpolation(interpolate(arguments))
      }
    default: pieces.appendInterpolation(interpolate(arguments))
    }
  }

  /// A range of dates in a text, or a clock that runs through it.
  private func liveText(_ dates: DateRange, _ arguments: Arguments) -> Text {
    if dates.isReversed { return Text(verbatim: "—") }
    guard arguments["timerInterval"] != nil else { return Text(from: dates.lower, to: dates.upper) }
    func flag(_ name: String) -> Bool {
      arguments[name].map { isTrue($0, at: arguments.place) } ?? true
    }
    let pause = try? arguments["pauseTime"].map { try coerce($0, to: .named("Date"), owner: nil) }
    return Text(
      timerFrom: dates.lower, to: dates.upper, pauseTime: pause?.native(as: Date.self),
      countsDown: flag("countsDown"), showsHours: flag("showsHours"))
  }

  /// `.time`, `.relative` and so on as the style of a date's text.
  func dateStyle(_ value: Value?) -> Text.DateStyle? {
    guard let value, let style = try? coerce(value, to: .named("Text.DateStyle"), owner: nil) else {
      return nil
    }
    return style.native(as: Text.DateStyle.self)
  }
}
