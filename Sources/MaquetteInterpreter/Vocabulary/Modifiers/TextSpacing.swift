import Foundation
import MaquetteUI

extension SymbolVariants: VocabularyArgument {}

extension ModifierEntry {
  static let textSpacing: [ModifierEntry] = [
    spacing("tracking") { $0.tracking($1) }, spacing("kerning") { $0.kerning($1) },
    spacing("baselineOffset") { $0.baselineOffset($1) },
    spacing("lineSpacing") { $0.lineSpacing($1) },
    ModifierEntry(
      "symbolVariant", .drawn,
      Modifier("symbolVariant(_ variant: SymbolVariants)") {
        (view: AnyView, variant: SymbolVariants?) in view.symbolVariant(variant ?? .none)
      }),
    ModifierEntry(
      "redacted", .drawn,
      Modifier("redacted(reason: RedactionReasons)") { (view: AnyView, reason: Redaction) in
        view.redacted(reason.covers)
      }),
    ModifierEntry(
      "unredacted", .drawn, Modifier("unredacted()") { (view: AnyView) in view.unredacted() }),
  ]

  /// A modifier with a number of points.
  private static func spacing(
    _ name: String, _ apply: @escaping @MainActor (AnyView, CGFloat) -> some View
  ) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier("\(name)(_ points: CGFloat)") { (view: AnyView, points: CGFloat?) in
        apply(view, points ?? 0)
      })
  }
}

/// Whether the reasons for covering what is read hold in a preview, which is neither locked nor
/// waiting.
private struct Redaction: VocabularyArgument {
  let covers: Bool

  static var spellings: [String] { ["RedactionReasons"] }

  static func taken(from argument: GivenArgument) -> Redaction? {
    switch argument.value {
    case .array(let reasons): Redaction(covers: !reasons.isEmpty)
    case .native(let native): native.value as? Redaction
    case nil: nil
    default: Redaction(covers: false)
    }
  }
}

extension TypeEntry {
  static let symbolVariants = TypeEntry(
    "SymbolVariants", matches: { $0 is SymbolVariants },
    statics: [
      "none": { _ in SymbolVariants.none }, "fill": { _ in SymbolVariants.fill },
      "circle": { _ in SymbolVariants.circle }, "square": { _ in SymbolVariants.square },
      "rectangle": { _ in SymbolVariants.rectangle }, "slash": { _ in SymbolVariants.slash },
    ],
    properties: [
      "fill": { any, _ in (any as? SymbolVariants)?.fill },
      "circle": { any, _ in (any as? SymbolVariants)?.circle },
      "square": { any, _ in (any as? SymbolVariants)?.square },
      "rectangle": { any, _ in (any as? SymbolVariants)?.rectangle },
      "slash": { any, _ in (any as? SymbolVariants)?.slash },
    ])

  static let redactionReasons = TypeEntry(
    "RedactionReasons", matches: { $0 is Redaction },
    statics: [
      "placeholder": { _ in Redaction(covers: true) },
      "privacy": { _ in Redaction(covers: false) },
      "invalidated": { _ in Redaction(covers: false) },
    ],
    functions: [
      Overload("func set(_ reason: RedactionReasons) -> RedactionReasons") {
        (reason: Redaction) in reason
      }
    ])
}
