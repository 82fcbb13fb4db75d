// A4: sizes of text are compared, limited to ranges, and known by their older names.
struct Sizes: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.sizeCategory) private var category
  @Environment(\.colorSchemeContrast) private var contrast
  var body: some View {
    Text(size > .large ? "larger" : "usual")
    Text(category.isAccessibilityCategory ? "stacked" : "beside")
    Text(contrast == .increased ? "high" : "standard")
  }
}
VStack {
  Sizes().dynamicTypeSize(.accessibility4)
  Sizes().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility4)
  Sizes().dynamicTypeSize(.xxLarge ... .accessibility1)
  Sizes().environment(\.sizeCategory, .accessibilityLarge)
}
