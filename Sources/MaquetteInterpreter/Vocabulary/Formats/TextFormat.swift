import Foundation
import MaquetteUI

/// A format style whose input is a value of the language.
struct TextFormat {
  /// The text of a value in whatever surroundings it is shown; nil if the style takes no such
  /// value.
  let text: @MainActor (Value) -> Text?
  /// The text of a value in given surroundings; nil if the style takes no such value.
  let string: @MainActor (Value, FormatEnvironment) -> String?
  /// The value of a text; nil if it is nonsense, or the style reads none.
  let parse: @MainActor (String, FormatEnvironment) -> Any?

  init<F: FormatStyle & Sendable>(_ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    text = { value in value.converted(to: F.FormatInput.self).map { Text($0, format: style) } }
    string = { value, environment in
      value.converted(to: F.FormatInput.self).map { environment.format($0, style) }
    }
    parse = { _, _ in nil }
  }

  init<F: ParseableFormatStyle & Sendable>(_ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    text = { value in value.converted(to: F.FormatInput.self).map { Text($0, format: style) } }
    string = { value, environment in
      value.converted(to: F.FormatInput.self).map { environment.format($0, style) }
    }
    parse = { $1.parse($0, style) }
  }

  init<F: FormatStyle & Sendable>(_ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    text = { value in value.converted(to: F.FormatInput.self).map { Text($0, format: style) } }
    string = { value, environment in
      value.converted(to: F.FormatInput.self).map {
        String(environment.format($0, style).characters)
      }
    }
    parse = { _, _ in nil }
  }

  /// A format that the file declares.
  init(declared style: Value, in evaluator: Evaluator, at place: SourceLocation) {
    let format = { (value: Value) in evaluator.declaredFormat(value, style, at: place) }
    text = { value in
      guard let made = format(value) else { return nil }
      if let attributed = made.native(as: AttributedString.self) { return Text(attributed) }
      return Text(verbatim: evaluator.describe(made))
    }
    string = { value, _ in format(value).map(evaluator.describe) }
    parse = { text, _ in evaluator.declaredParse(text, style, at: place) }
  }
}

extension TypeEntry {
  /// A format style that also reads what it wrote.
  convenience init<F: ParseableFormatStyle & Sendable>(
    format: F.Type, named name: String, initializers: [Overload] = [],
    statics: [String: @MainActor (Evaluator) -> Any?] = [:], functions: [Overload] = [],
    methods: [Overload] = [], stored: [StoredProperty] = []
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      name, matches: { $0 is F }, initializers: initializers, statics: statics,
      functions: functions, methods: methods + Self.common(name, F.self), stored: stored,
      textFormat: { ($0 as? F).map { TextFormat($0) } })
  }

  /// A format style that makes strings.
  convenience init<F: FormatStyle & Sendable>(
    format: F.Type, named name: String, initializers: [Overload] = [],
    statics: [String: @MainActor (Evaluator) -> Any?] = [:], functions: [Overload] = [],
    methods: [Overload] = [], stored: [StoredProperty] = []
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      name, matches: { $0 is F }, initializers: initializers, statics: statics,
      functions: functions, methods: methods + Self.common(name, F.self), stored: stored,
      textFormat: { ($0 as? F).map { TextFormat($0) } })
  }

  /// A format style that makes attributed strings.
  convenience init<F: FormatStyle & Sendable>(
    format: F.Type, named name: String, initializers: [Overload] = [], methods: [Overload] = []
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      name, matches: { $0 is F }, initializers: initializers,
      methods: methods + Self.common(name, F.self),
      textFormat: { ($0 as? F).map { TextFormat($0) } })
  }

  /// What every format style has.
  private static func common<F: FormatStyle & Sendable>(_ name: String, _ type: F.Type)
    -> [Overload]
  {
    [
      Method("func locale(_ locale: Locale) -> \(name)") { (style: F, locale: Locale?) in
        locale.map { style.locale($0) } ?? style
      },
      Overload("func format(_ value: Any) -> String") { (value: Value?, site: CallSite) in
        site.evaluator.formattedString(value ?? .null, site.receiver, at: site.place)
      },
    ]
  }
}

extension Evaluator {
  /// A value as a text in a format; nil if they do not fit.
  func formattedText(_ value: Value, _ format: Value, at place: SourceLocation) -> Text? {
    textFormat(format, for: value, at: place)?.text(value)
  }

  /// A value as a string in a format, in the surroundings of the code now running; nil if they do
  /// not fit.
  func formattedString(_ value: Value, _ format: Value, at place: SourceLocation) -> String? {
    var surroundings = LocalizationContext.current.formats
    if let date = program.frozenDate { surroundings.now = date }
    return textFormat(format, for: value, at: place)?.string(value, surroundings)
  }

  /// A format, which may still be an implicit member, for a kind of value.
  func textFormat(_ format: Value, for value: Value, at place: SourceLocation) -> TextFormat? {
    let format = styleValue(format, for: value)
    switch format {
    case .native(let native): return Self.entry(for: native.value)?.textFormat?(native.value)
    case .instance(let instance):
      guard case .methods = instance.type.member("format") else { return nil }
      return TextFormat(declared: format, in: self, at: place)
    default: return nil
    }
  }

  /// A format as the style that it is for a kind of value.
  func styleValue(_ format: Value, for value: Value) -> Value {
    guard case .implicit(let member) = format else { return format }
    let family = FormatFamily.of(value)
    if case .array(let elements) = value { listMember = elements.first }
    defer { listMember = nil }
    return (try? resolve(member, in: family.name, owner: nil)) ?? format
  }

  /// A value formatted by a format style of the file.
  func declaredFormat(_ value: Value, _ format: Value, at place: SourceLocation) -> Value? {
    guard case .instance(let style) = format,
      case .methods(let methods) = style.type.member("format")
    else { return nil }
    let arguments = Arguments(
      items: [Argument(label: nil, value: value, place: place)], evaluator: self, place: place)
    return enter(at: place) { try invoke(methods, on: format, arguments) }
  }

  /// A text read by the strategy of a format style of the file.
  fileprivate func declaredParse(_ text: String, _ format: Value, at place: SourceLocation) -> Any?
  {
    let arguments = Arguments(
      items: [Argument(label: nil, value: .string(text), place: place)], evaluator: self,
      place: place)
    do {
      guard let strategy = try instanceMember("parseStrategy", of: format, at: place) else {
        return nil
      }
      let parsed = try callMember("parse", on: strategy, arguments, in: nil, at: place)
      return parsed.isNone || parsed.isStub ? nil : parsed
    } catch { return nil }
  }
}
