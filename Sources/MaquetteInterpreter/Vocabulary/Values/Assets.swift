import MaquetteUI

extension TypeEntry {
  static let colorResource = TypeEntry("ColorResource", alsoIn: ["Color"])
}

extension Evaluator {
  /// A colour of the project's catalogues; one that is not there is told.
  func assetColor(named name: String, at place: SourceLocation) -> Color {
    if let color = program.assets.color(named: name) {
      return color
    }
    let hint = Suggestion.nearest(to: name, among: program.assets.names(isColor: true))
    log.report(
      .warning, .unknownAsset, name: name,
      "no color named '\(name)' found" + (hint.map { "; did you mean '\($0)'?" } ?? ""), at: place)
    return Color(name)
  }

  /// What a symbol stands for that Xcode makes of an asset: `Color.brand`, `ImageResource.hero`.
  func generatedAsset(_ name: String, of typeName: String) -> Value? {
    if Self.colorTypes.contains(typeName),
      let full = program.assets.name(ofSymbol: name, isColor: true)
    {
      return program.assets.color(named: full).map { .wrap($0) }
    }
    if typeName == "ImageResource", let full = program.assets.name(ofSymbol: name, isColor: false) {
      return .wrap(ImageResource(name: full))
    }
    return nil
  }

  /// Whether Xcode would make a symbol of an asset of the project.
  func hasGeneratedAsset(_ name: String, in typeName: String) -> Bool {
    generatedAsset(name, of: typeName) != nil
  }

  private static let colorTypes: Set<String> = [
    "Color", "ColorResource", "PlatformColor", "UIColor", "NSColor", "ShapeStyle",
  ]
}
