import MaquetteUI
import Testing

@testable import MaquetteApp

@Suite("Text sizes")
struct TextSizeTests {
  @Test func names() {
    #expect(
      DynamicTypeSize.allCases.map(TextSizeButton.name(of:)) == [
        "X Small", "Small", "Medium", "Large", "X Large", "XX Large", "XXX Large",
        "Accessibility 1", "Accessibility 2", "Accessibility 3", "Accessibility 4",
        "Accessibility 5",
      ])
  }
}
