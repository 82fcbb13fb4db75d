import MaquetteUI

extension Evaluator {
  /// What a symbol stands for that Xcode makes of a string catalogue's key: `.welcomeTitle`, or
  /// `.itemCount(3)` where the text has gaps.
  func generatedText(_ name: String, of typeName: String) -> Value? {
    guard Self.textTypes.contains(typeName),
      let found = LocalizationContext.current.catalog.key(ofSymbol: name)
    else { return nil }
    func text(_ arguments: [LocalizedArgument]) -> Value {
      let key = LocalizedStringKey(key: found, arguments: arguments)
      if typeName == "LocalizedStringKey" { return .wrap(key) }
      return .wrap(
        LocalizedStringResource(localizationKey: key, fallback: nil, table: nil, locale: nil))
    }
    guard CatalogSymbol.hasGaps(found) else { return text([]) }
    return .function(
      FunctionValue(
        .native { [unowned self] call in
          let pieces = call.items.map { item in
            InterpolatedText.Piece.arguments(
              Arguments(
                items: [Argument(label: nil, value: item.value, place: item.place)],
                evaluator: self, place: item.place))
          }
          let gaps = InterpolatedText(pieces: pieces, plain: "", isRich: false)
          return text(self.key(from: .wrap(gaps)).arguments)
        }))
  }

  private static let textTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
}
