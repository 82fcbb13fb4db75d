import Foundation
import MaquetteUI

/// A format style whose input is a value of the language.
struct TextFormat {
  /// The text of a value; nil if the style takes no such value.
  let text: @MainActor (Value) -> Text?
  /// The string of a value in a locale.
  let string: @MainActor (Value, FormatEnvironment) -> String?
  let style: AnyFormatStyle

  init<F: FormatStyle & Sendable>(_ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    text = { Self.input($0, F.self).map { Text($0, format: style) } }
    string = { value, environment in
      Self.input(value, F.self).map { environment.format($0, style) }
    }
    self.style = AnyFormatStyle(style)
  }

  init<F: ParseableFormatStyle & Sendable>(_ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    text = { Self.input($0, F.self).map { Text($0, format: style) } }
    string = { value, environment in
      Self.input(value, F.self).map { environment.format($0, style) }
    }
    self.style = AnyFormatStyle(style)
  }

  private static func input<F: FormatStyle>(_ value: Value, _ type: F.Type) -> F.FormatInput? {
    switch value {
    case .int(let number):
      number as? F.FormatInput ?? Double(number) as? F.FormatInput
        ?? Decimal(number) as? F.FormatInput
    case .double(let number):
      number as? F.FormatInput ?? Int(exactly: number) as? F.FormatInput
        ?? Decimal(number) as? F.FormatInput
    case .string(let text): text as? F.FormatInput
    case .native(let native): native.value as? F.FormatInput
    case .array(let elements):
      elements.compactMap { if case .string(let text) = $0 { text } else { nil } } as? F.FormatInput
    default: nil
    }
  }
}

extension Machine {
  /// A value as a text in a format; nil if they do not fit.
  func formattedText(_ value: Value, _ format: Value, at place: Place) -> Text? {
    if case .instance = format {
      return declaredFormat(value, format, at: place).map { Text(verbatim: $0) }
    }
    return textFormat(format, for: value, at: place)?.text(value)
  }

  /// A value as a string in a format; nil if they do not fit.
  func formattedString(_ value: Value, _ format: Value, at place: Place) -> String? {
    if case .instance = format { return declaredFormat(value, format, at: place) }
    return textFormat(format, for: value, at: place)?.string(value, formats)
  }

  /// A value formatted by a format style of the file.
  private func declaredFormat(_ value: Value, _ format: Value, at place: Place) -> String? {
    guard case .instance(let style) = format,
      case .methods(let methods) = style.type.member("format"),
      let text = try? invoke(
        methods, on: format,
        Arguments(
          items: [Argument(label: nil, value: value, place: place)], machine: self, place: place))
    else { return nil }
    return describe(text)
  }

  /// A format, which may still be an implicit member, for a kind of value.
  func textFormat(_ format: Value, for value: Value, at place: Place) -> TextFormat? {
    if let made = format.native(as: TextFormat.self) { return made }
    guard case .implicit(let member) = format else { return nil }
    let root = FormatStep(name: member.name, arguments: member.arguments)
    let rest = member.steps.map { FormatStep(name: $0.name, arguments: $0.arguments) }
    if let made = Self.textFormat(root, rest, for: value, in: self) { return made }
    // A static member that the file gives `FormatStyle`.
    guard let type = types["FormatStyle"] ?? types["Date.FormatStyle"],
      let declared = try? staticMember(member.name, of: type)
    else { return nil }
    return declared.native(as: TextFormat.self)
  }

  private static func textFormat(
    _ root: FormatStep, _ steps: [FormatStep], for value: Value, in machine: Machine
  ) -> TextFormat? {
    switch root.name {
    case "number", "percent", "currency":
      return NumberFormats.format(root, steps, isInteger: isInteger(value), in: machine)
    case "dateTime", "relative", "iso8601": return DateFormats.format(root, steps, in: machine)
    case "measurement": return MeasurementFormats.format(root, value, in: machine)
    case "byteCount":
      return TextFormat(ByteCountFormatStyle(style: .file, locale: Locale(identifier: "en_US")))
    case "list": return TextFormat(list(.list(type: .and)))
    default: return nil
    }
  }

  /// Lets the compiler find a style that only its protocol's members make.
  private static func list(
    _ style: ListFormatStyle<StringStyle, [String]>
  ) -> ListFormatStyle<StringStyle, [String]> { style }

  private static func isInteger(_ value: Value) -> Bool {
    if case .int = value { true } else { false }
  }
}

/// One name of a chain of format members, with its arguments.
struct FormatStep {
  let name: String
  let arguments: Arguments?

  /// The name of the implicit member given as an argument.
  func option(_ label: String? = nil) -> String? {
    guard let arguments else { return nil }
    let value = label.map { arguments[$0] } ?? (arguments.count > 0 ? arguments[0] : nil)
    if case .implicit(let member) = value { return member.name }
    return nil
  }

  /// The implicit member given as the first argument.
  var member: ImplicitMember? {
    if let arguments, case .implicit(let member) = arguments[0] { member } else { nil }
  }
}
