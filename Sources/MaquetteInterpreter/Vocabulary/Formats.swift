import Foundation
import MaquetteUI

extension Machine {
  /// A value formatted by a style that may still wait for the value's type; nil if they do not fit.
  func formattedText(_ value: Value, _ format: Value, at place: Place) -> Text? {
    if case .instance(let style) = format {
      // A format style of the file.
      guard case .methods(let methods) = style.type.member("format"),
        let text = try? invoke(
          methods, on: format,
          Arguments(
            items: [Argument(label: nil, value: value, place: place)], machine: self, place: place))
      else { return nil }
      return Text(verbatim: describe(text))
    }
    guard let style = formatStyle(format, for: value, at: place) else { return nil }
    func make(_ style: some FormatStyle) -> Text? { text(value, style) }
    return make(style)
  }

  private func text<F: FormatStyle>(_ value: Value, _ style: F) -> Text? {
    guard let input = input(value, as: F.FormatInput.self) else { return nil }
    func plain<E: FormatStyle>(_ style: E, _ input: E.FormatInput) -> Text?
    where E.FormatInput: Equatable { 
      if let style = style as? any FormatStyle<E.FormatInput, String> {
        return open(style, input)
      }
      return nil
    }
    func open<E: FormatStyle>(_ style: E, _ input: E.FormatInput) -> Text?
    where E.FormatInput: Equatable, E.FormatOutput == String { Text(input, format: style) }
    return nil
  }

  private func input<T>(_ value: Value, as type: T.Type) -> T? {
    switch value {
    case .int(let number): number as? T ?? Double(number) as? T
    case .double(let number): number as? T
    case .native(let native): native.value as? T
    case .array(let elements): elements.map(describe) as? T
    default: nil
    }
  }
}
