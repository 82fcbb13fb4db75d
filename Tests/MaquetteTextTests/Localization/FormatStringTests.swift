import Testing

@testable import MaquetteText

@Suite struct FormatStringTests {
  private func argument(
    _ index: Int, _ conversion: Character = "@", _ options: String = ""
  ) -> FormatString.Piece {
    .argument(
      index: index, specifier: FormatSpecifier(options: options, conversion: conversion))
  }

  @Test func argumentsAreTakenInTurn() {
    #expect(
      FormatString("%lld of %@, %.2lf").pieces == [
        argument(0, "d"), .literal(" of "), argument(1), .literal(", "), argument(2, "f", ".2"),
      ])
  }

  @Test func positionsChooseArguments() {
    #expect(
      FormatString("%2$@: %1$lld %10$5.1f").pieces == [
        argument(1), .literal(": "), argument(0, "d"), .literal(" "), argument(9, "f", "5.1"),
      ])
  }

  @Test func doubledPercentSignsAreOne() {
    #expect(FormatString("100%% %%@").pieces == [.literal("100% %@")])
  }

  @Test func substitutionsHaveNamesAndPlaces() {
    #expect(
      FormatString("%#@files@ in %2$#@folders@ %@").pieces == [
        .substitution(name: "files", index: 0), .literal(" in "),
        .substitution(name: "folders", index: 1), .literal(" "), argument(1),
      ])
  }

  @Test func textOfASubstitutionMeansItsArgument() {
    #expect(
      FormatString("%arg, %d, %2$d", ownIndex: 4).pieces == [
        .ownArgument, .literal(", "), argument(4, "d"), .literal(", "), argument(1, "d"),
      ])
  }

  @Test(arguments: [
    "50% done", "%", "100%", "% d", "%y", "%#@@", "%#@open", "%5", "%0$@", "%99999$@", "a%",
    "%1$", "%99999d", "%.99999f", "%é",
  ])
  func whatIsNoSpecifierStays(_ text: String) {
    #expect(FormatString(text).pieces == [.literal(text)])
  }
}
