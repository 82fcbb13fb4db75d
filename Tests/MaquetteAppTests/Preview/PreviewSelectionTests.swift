import Testing

@testable import MaquetteApp

@Suite("Choice of a preview")
struct PreviewSelectionTests {
  private func selection(_ names: [String], chosen: Int) -> PreviewSelection {
    var selection = PreviewSelection()
    selection.replace(with: names.enumerated().map { ($1, $0 + 1) })
    _ = selection.choose(chosen)
    return selection
  }

  /// Request 34.
  @Test func staysWithTheName() {
    var selection = selection(["A", "B"], chosen: 1)
    selection.replace(with: [("B", 1), ("A", 2)])
    #expect(selection.index == 0)
    #expect(selection.key == PreviewSelection.Key(name: "B", occurrence: 0))
  }

  @Test func tellsEqualNamesApart() {
    var selection = selection(["A", "A"], chosen: 1)
    selection.replace(with: [("0", 1), ("A", 2), ("A", 3)])
    #expect(selection.index == 2)
  }

  @Test func namesMadeOfLinesAreNone() {
    var selection = PreviewSelection()
    selection.replace(with: [("Line 4", 4), ("Line 9", 9)])
    _ = selection.choose(1)
    selection.replace(with: [("Line 5", 5), ("Line 10", 10)])
    #expect(selection.index == 1)
    #expect(selection.key == PreviewSelection.Key(name: nil, occurrence: 1))
  }

  @Test func goesToTheSamePlaceWhereTheNameIsGone() {
    var selection = selection(["A", "B", "C"], chosen: 2)
    selection.replace(with: [("A", 1), ("X", 2)])
    #expect(selection.index == 1)
    selection.replace(with: [])
    #expect(selection.key == nil)
  }

  @Test func refusesPlacesThatAreNotThere() {
    var selection = selection(["A"], chosen: 0)
    let isOther = [0, 1].map { selection.choose($0) }
    #expect(isOther == [false, false])
  }
}
