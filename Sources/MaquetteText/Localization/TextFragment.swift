import Foundation

/// A value that becomes rich text only in an environment: a formatted value, a date, a view.
package protocol TextFragment: Equatable, Sendable {
  /// The text this value shows in a locale, and at a moment.
  func styledText(in context: LocalizationContext) -> StyledText
}

extension TextFragment {
  /// Whether another fragment is of this type and equal.
  package func isEqual(to other: any TextFragment) -> Bool {
    (other as? Self) == self
  }
}

/// A value and the format that writes it.
///
/// Neither `FormatStyle` nor its input promises to be `Sendable`; both are values that this type
/// copies and never changes.
package struct FormattedFragment<F: FormatStyle>: TextFragment, @unchecked Sendable
where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let wrap: @Sendable (F.FormatOutput) -> StyledText

  package init(
    input: F.FormatInput, format: F, wrap: @escaping @Sendable (F.FormatOutput) -> StyledText
  ) {
    self.input = input
    self.format = format
    self.wrap = wrap
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.input == right.input && left.format == right.format
  }

  package func styledText(in context: LocalizationContext) -> StyledText {
    wrap(context.valueFormats.shown(input, format))
  }
}

/// Rich text embedded as it is.
struct AttributedFragment: TextFragment {
  let attributedString: AttributedString

  func styledText(in context: LocalizationContext) -> StyledText {
    StyledText(attributedString)
  }
}

/// A text that is looked up by itself.
struct ResourceFragment: TextFragment {
  let resource: LocalizedStringResource

  func styledText(in context: LocalizationContext) -> StyledText {
    resource.styledText(in: context)
  }
}

/// A text that is looked up in the tables of a bundle.
package struct BundledText: TextFragment {
  let key: LocalizedStringKey
  let table: String?
  let bundlePath: String

  package init(key: LocalizedStringKey, table: String?, bundlePath: String) {
    self.key = key
    self.table = table
    self.bundlePath = bundlePath
  }

  package func styledText(in context: LocalizationContext) -> StyledText {
    key.styledText(in: context.reading(bundlePath), table: table)
  }
}
