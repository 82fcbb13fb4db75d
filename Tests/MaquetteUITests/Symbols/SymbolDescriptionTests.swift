import Testing

@testable import MaquetteUI

@Suite struct SymbolDescriptionTests {
  @Test(arguments: [
    ("trash.fill", "trash"),
    ("trash", "trash"),
    ("plus.circle.fill", "add"),
    ("square.and.arrow.up", "share"),
    ("exclamationmark.triangle", "exclamation mark"),
    ("person.crop.circle", "person"),
    ("person.badge.key", "person, key"),
    ("bell.slash.fill", "bell off"),
    ("antenna.radiowaves.left.and.right", "antenna radio waves left and right"),
    ("chevron.right", "chevron right"),
    ("2.circle", "2"),
  ])
  func spoken(name: String, description: String) {
    #expect(SymbolMap.spokenDescription(of: name) == description)
  }

  @Test(arguments: [
    ("tash.fill", "trash.fill"),
    ("chekmark.circle", "checkmark.circle"),
    ("magnifyinglass", "magnifyingglass"),
    ("persn.crop.circle.fill", "person.crop.circle.fill"),
    ("trash", nil),
    ("zzzzzzzzzzzz", nil),
    ("", nil),
  ])
  func suggestion(name: String, suggested: String?) {
    #expect(SymbolMap.suggestion(for: name) == suggested)
  }
}
