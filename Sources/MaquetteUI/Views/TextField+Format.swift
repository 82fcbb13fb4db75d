import Foundation

extension TextFieldValue {
  /// A value that a format writes and reads; what is no value leaves the old one standing.
  static func formatted<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput>, _ format: F
  ) -> TextFieldValue where F.FormatOutput == String {
    TextFieldValue(
      text: { $0.localization.formats.format(binding.wrappedValue, format) },
      edit: { _ in },
      commit: { text, environment in
        guard let value = environment.localization.formats.parse(text, format) else { return }
        binding.wrappedValue = value
      })
  }

  /// A value that may be absent, which an emptied field makes it.
  static func formatted<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput?>, _ format: F
  ) -> TextFieldValue where F.FormatOutput == String {
    TextFieldValue(
      text: { environment in
        binding.wrappedValue.map { environment.localization.formats.format($0, format) } ?? ""
      },
      edit: { _ in },
      commit: { text, environment in
        let parsed = environment.localization.formats.parseOptional(text, format)
        guard let value = parsed else { return }
        binding.wrappedValue = value
      })
  }
}

extension TextField {
  /// A field for a value, which changes when the field is left or confirmed.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: .formatted(value, format), prompt: prompt, axis: .horizontal, label: label())
  }

  /// A field for a value that may be absent.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: .formatted(value, format), prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
