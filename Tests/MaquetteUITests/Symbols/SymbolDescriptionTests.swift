import Testing

@testable import MaquetteUI

@Suite struct SymbolDescriptionTests {
  @Test(arguments: [
    // How it is drawn goes unsaid.
    ("trash", "trash"),
    ("trash.fill", "trash"),
    ("person.crop.circle", "person"),
    ("star.square.fill", "star"),
    ("hourglass.bottomhalf.fill", "hourglass"),
    ("circle", "circle"),
    ("2.circle", "2"),
    // Symbols that stand for an action say the action.
    ("plus.circle.fill", "add"),
    ("square.and.arrow.up", "share"),
    ("xmark", "close"),
    ("ellipsis.circle", "more"),
    ("exclamationmark.triangle.fill", "warning"),
    ("exclamationmark", "exclamation mark"),
    ("questionmark.circle", "help"),
    ("questionmark", "question mark"),
    // The rest is read out, run-together words apart.
    ("doc.text", "document text"),
    ("desktopcomputer", "desktop computer"),
    ("chevron.right", "chevron right"),
    ("figure.mind.and.body", "figure mind and body"),
    // Strokes and badges mean something.
    ("bell.slash.fill", "bell off"),
    ("antenna.radiowaves.left.and.right.slash", "antenna off"),
    ("person.badge.key", "person, key"),
    ("envelope.badge", "envelope"),
    ("", ""),
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
