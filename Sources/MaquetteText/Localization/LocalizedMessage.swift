import Foundation

/// A localised text whose forms have been chosen: literals and arguments, in order.
struct LocalizedMessage {
  /// A part of the text.
  enum Piece {
    case literal(String)
    case argument(LocalizedArgument, FormatSpecifier)
  }

  private(set) var pieces: [Piece] = []
  private let arguments: [LocalizedArgument]
  private let entry: StringsEntry
  let language: String
  private let device: String

  /// Chooses the forms of an entry that fit some arguments.
  init(entry: StringsEntry, arguments: [LocalizedArgument], context: LocalizationContext) {
    self.arguments = arguments
    self.entry = entry
    language = entry.language ?? context.locale.identifier
    device = context.device
    append(entry.form, ownIndex: nil, depth: 0)
  }

  /// Adds the fitting form. A catalogue may refer to itself without end, so nesting has a limit.
  private mutating func append(_ form: StringsEntry.Form, ownIndex: Int?, depth: Int) {
    switch form {
    case .text(let text):
      append(text, ownIndex: ownIndex, depth: depth)
    case .plural(let forms):
      let number = pluralNumber(ownIndex)
      guard let form = PluralRules.choose(from: forms, number: number, language: language) else {
        return
      }
      append(form, ownIndex: ownIndex, depth: depth)
    case .device(let forms):
      guard let form = DeviceVariation.choose(from: forms, device: device) else { return }
      append(form, ownIndex: ownIndex, depth: depth)
    case .width(let forms):
      guard let widest = forms.max(by: { $0.key < $1.key }) else { return }
      append(widest.value, ownIndex: ownIndex, depth: depth)
    }
  }

  /// The number that chooses a plural form: a substitution's own, else the first there is.
  private func pluralNumber(_ ownIndex: Int?) -> Double? {
    if let ownIndex, arguments.indices.contains(ownIndex) {
      return arguments[ownIndex].number
    }
    return arguments.lazy.compactMap(\.number).first
  }

  private mutating func append(_ text: String, ownIndex: Int?, depth: Int) {
    if arguments.isEmpty && entry.substitutions.isEmpty {
      return pieces.append(.literal(text))
    }
    for piece in FormatString(text, ownIndex: ownIndex).pieces {
      switch piece {
      case .literal(let literal):
        pieces.append(.literal(literal))
      case .argument(let index, let specifier):
        append(argumentAt: index, specifier: specifier)
      case .ownArgument:
        append(argumentAt: ownIndex ?? 0, specifier: ownSpecifier)
      case .substitution(let name, let index):
        append(substitution: name, index: index, depth: depth)
      }
    }
  }

  /// How the number of the substitution being written is formatted.
  private var ownSpecifier = FormatSpecifier()

  private mutating func append(substitution name: String, index: Int, depth: Int) {
    guard depth < 8, let substitution = entry.substitutions[name] else {
      return pieces.append(.literal("%#@\(name)@"))
    }
    let outer = ownSpecifier
    ownSpecifier = FormatSpecifier(substitution.specifier)
    append(substitution.form, ownIndex: substitution.argument ?? index, depth: depth + 1)
    ownSpecifier = outer
  }

  /// Adds an argument, or, where a translation asks for one that is not there, its place.
  private mutating func append(argumentAt index: Int, specifier: FormatSpecifier) {
    if arguments.indices.contains(index) {
      pieces.append(.argument(arguments[index], specifier))
    } else {
      pieces.append(.literal("%\(index + 1)$\(specifier)"))
    }
  }
}
