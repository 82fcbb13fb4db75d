import MaquetteUI
import Testing

@testable import MaquetteApp

@Suite("Axes of variants")
struct VariantAxisTests {
  @Test func textSizes() {
    #expect(
      DynamicTypeSize.allCases.map(VariantAxis.name(of:)) == [
        "X Small", "Small", "Medium", "Large", "X Large", "XX Large", "XXX Large",
        "Accessibility 1", "Accessibility 2", "Accessibility 3", "Accessibility 4",
        "Accessibility 5",
      ])
  }

  /// Each axis of the panel goes around, from the usual value over all others and back.
  @Test func flipsGoAround() {
    for axis in VariantAxis.all(FormOffer(styles: ["labeled-content-style": ["Own"]])) {
      var seen: [String?] = [nil]
      while let next = axis.next(after: seen[seen.count - 1]) { seen.append(next) }
      #expect(seen == axis.choices.map(\.value), "\(axis.title)")
    }
  }

  /// Whatever the panel offers makes sense to the evaluator.
  @Test @MainActor func valuesAreOptions() throws {
    for axis in VariantAxis.all() {
      for value in axis.choices.compactMap(\.value) {
        var variant = Variant()
        variant[axis.axis] = value
        #expect(throws: Never.self) { _ = try variant.options(over: [:]) }
      }
    }
  }

  @Test func labels() {
    let axes = VariantAxis.all()
    let values: [(Variant.Axis, String)] = [
      (.colorScheme, "dark"), (.contrast, "high"), (.textSize, "xLarge"),
      (.textSize, "accessibility3"), (.controlSize, "small"), (.locale, "de_DE"), (.width, "390"),
    ]
    let variant = Variant(
      settings: values.map { Variant.Setting(axis: $0.0, value: $0.1, name: "") })
    #expect(
      variant.title(axes)
        == "Dark · High Contrast · X Large Text · Accessibility 3 · Control Size: Small · "
        + "German (Germany) · 390 Points")
    #expect(Variant().title(axes) == "Usual")
  }
}
