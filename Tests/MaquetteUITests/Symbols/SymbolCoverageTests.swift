import Testing

@testable import MaquetteUI

/// What the symbols of real files get.
@Suite struct SymbolCoverageTests {
  /// Symbols that mean the same, so that one picture for all of them misleads nobody.
  static let synonyms: [Set<String>] = [
    ["gear", "gearshape"],
    ["line.3.horizontal.decrease.circle", "line.horizontal.3.decrease.circle"],
    ["speaker.wave.2", "speaker.wave.2.fill"],
  ]

  @Test func everySymbolInFormsHasAnIcon() {
    let names = SymbolUsage.inForms.map(\.name)
    #expect(names.count == 300)
    #expect(names.filter { SymbolMap.icon(for: $0).match == .unknown } == [])
    #expect(
      names.filter { SymbolMap.icon(for: $0).match == .byRule } == [
        "doc.on.clipboard.fill", "action.delete", "action.view.error",
        "arrow.up.left.and.arrow.down.right.square",
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill", "document.on.document",
      ])
  }

  @Test func symbolsAnywhere() {
    let names = SymbolUsage.anywhere.map(\.name)
    #expect(names.count == 1209)
    let unknown = names.filter { SymbolMap.icon(for: $0).match == .unknown }
    #expect(names.count - unknown.count == 1158)
    #expect(
      unknown.joined(separator: " ") == """
        av.remote background.jpg badge.plus.radiowaves.right fibrechannel 0.001 0.1 0.999 \
        1.1m 1.5k 404media.co 47.6062 906.875 appletvremote.gen4 apps.apple.com \
        arrowshape.zigzag.right awfulannouncing.com background.earth background.trees \
        bonjour clubic.com com.compuserve.gif com.metabolist.metatext.images common.off \
        common.on consumable.large consumable.medium consumable.small copy2.fill \
        directcurrent discord.fill end.of.feed.icon.1 end.of.feed.icon.2 end.of.feed.icon.3 \
        fediseer.com github.com github.fill github.logo gyroscope img.shields.io matrix.logo \
        michalzelazny.com music.apple.com open.spotify.com podcasts.apple.com propublica.org \
        shaka.fill skew subscription.large subscription.medium subscription.small \
        widget.small.badge.minus
        """)
  }

  @Test(arguments: [SymbolUsage.inForms, SymbolUsage.anywhere].map { $0.prefix(100).map(\.name) })
  func theMostUsedLookDifferent(names: [String]) {
    let pictures = Dictionary(grouping: names) { SymbolMap.icon(for: $0).iconName }
    let shared = pictures.values.map(Set.init).filter { group in
      group.count > 1 && !Self.synonyms.contains(where: group.isSubset)
    }
    #expect(shared == [])
  }
}
