import MaquetteUI

/// SwiftUI's modifiers of views that are known by their names and argument labels alone; they pass
/// what they are called on through. What is written stands in none of the lists.
enum KnownModifiers {
  /// An entry for each of the names.
  static let entries: [ModifierEntry] =
    entries(withoutEffect, .noEffect, isTold: true)
    + entries(withoutLook, .noEffect, isTold: false)

  private static func entries(_ text: String, _ standing: Standing, isTold: Bool)
    -> [ModifierEntry]
  {
    let selectors = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let byName = Dictionary(grouping: selectors) { String($0.prefix { $0 != "(" }) }
    return byName.keys.sorted().map { name in
      ModifierEntry(known: name, standing, isTold: isTold, selectors: byName[name] ?? [])
    }
  }
}

extension Evaluator {
  /// Tells once of a modifier that passes its content through.
  func tell(of entry: ModifierEntry, at place: SourceLocation) {
    guard entry.isTold else { return }
    switch entry.standing {
    case .notYet:
      log.report(
        .warning, .unsupportedModifier, name: entry.name,
        "modifier '\(entry.name)' is not supported in previews", at: place)
    case .noEffect:
      log.report(
        .note, .noEffect, name: entry.name,
        "modifier '\(entry.name)' has no effect in previews", at: place)
    case .drawn, .behaves: break
    }
  }

  /// Reports a modifier without an entry: SwiftUI's own are missing here, others nobody knows.
  func report(unknownModifier name: String, at place: SourceLocation) {
    if SwiftUINames.isModifier(name) {
      log.report(
        .warning, .unsupportedModifier, name: name,
        "modifier '\(name)' is not supported in previews", at: place)
      return
    }
    if noteAbsent(name, "value of type 'some View' has no member '\(name)'", at: place) { return }
    let near = Suggestion.nearest(
      to: name, among: program.viewMembers.union(Vocabulary.modifiers.keys))
    log.report(
      .warning, .unresolvedName, name: name,
      "value of type 'some View' has no member '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: place, replacement: near)
  }
}
