import Foundation

/// Everything of SwiftUI's and Foundation's that files may write, and what becomes of it here.
@MainActor
public struct VocabularyListing {
  /// What kind of thing an entry is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case view, modifier, style, format
  }

  /// One name with its signatures.
  public struct Entry: Codable, Sendable {
    /// What kind of thing it is.
    public let kind: Kind
    /// Its name, as a file writes it.
    public let name: String
    /// `drawn`, `behaves`, `no effect on a desktop` or `not yet`.
    public let standing: String
    /// The ways to write it: whole declarations, or names and labels where it is known by these.
    public let signatures: [String]
  }

  /// The entries by kind, each kind in the order of the names.
  public let entries: [Entry]

  /// The list of all that the program knows.
  public init() {
    let types = Vocabulary.types.values.compactMap(\.listed)
    let missing =
      SwiftUINames.missingViews.map { Entry(missing: $0, .view) }
      + SwiftUINames.missingStyles.map { Entry(missing: $0, .style) }
    let listed = types + missing + Vocabulary.modifiers.values.map(\.listed)
    entries = Kind.allCases.flatMap { kind in
      listed.filter { $0.kind == kind }.sorted { $0.name < $1.name }
    }
  }

  /// A line for each signature, below a line for each name.
  public var text: String {
    entries.map { entry in
      "\(entry.kind.rawValue) \(entry.name): \(entry.standing)\n"
        + entry.signatures.map { "    \($0)\n" }.joined()
    }.joined()
  }

  /// One array, an object for each name.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(entries)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A page with a table for each kind.
  public var markdown: String {
    "# Vocabulary\n\nWhat `maquette vocabulary` prints, as tables; "
      + "`scripts/write-vocabulary` writes this page.\n"
      + Kind.allCases.map(table).joined()
  }

  private func table(of kind: Kind) -> String {
    let rows = entries.filter { $0.kind == kind }
    let counts = Standing.allCases.compactMap { standing -> String? in
      let count = rows.count { $0.standing == standing.rawValue }
      return count == 0 ? nil : "\(count) \(standing.rawValue)"
    }
    return
      "\n## \(kind.rawValue.capitalized)s\n\n\(rows.count): \(counts.joined(separator: ", ")).\n"
      + "\n| name | | signatures |\n|---|---|---|\n"
      + rows.map { row in
        let signatures = row.signatures.map { "`\($0.replacing("|", with: "\\|"))`" }
        return
          "| `\(row.name)` | \(row.standing) | \(signatures.joined(separator: "<br>")) |\n"
      }.joined()
  }
}

extension VocabularyListing.Entry {
  /// A name that is known, and of which nothing is shown.
  fileprivate init(missing name: String, _ kind: VocabularyListing.Kind) {
    self.init(kind: kind, name: name, standing: Standing.notYet.rawValue, signatures: [])
  }
}

extension ModifierEntry {
  /// The modifier as it is listed.
  fileprivate var listed: VocabularyListing.Entry {
    VocabularyListing.Entry(
      kind: .modifier, name: name, standing: standing.rawValue,
      signatures: overloads.isEmpty ? selectors : overloads.map(\.listedText))
  }
}

extension TypeEntry {
  /// The view, style or format as it is listed; nil for other values.
  fileprivate var listed: VocabularyListing.Entry? {
    guard let kind else { return nil }
    let made = initializers.map { name + String($0.listedText.dropFirst("init".count)) }
    let members =
      statics.keys.filter { $0 != "allCases" }.sorted().map { "." + $0 }
      + listed(functions, after: ".")
    let further = kind == .format ? listed(methods, after: name + ".") : []
    return VocabularyListing.Entry(
      kind: kind, name: name, standing: (standing ?? .drawn).rawValue,
      signatures: made + members + further)
  }

  private var kind: VocabularyListing.Kind? {
    if textFormat != nil || name.hasPrefix("FormatStyle<") { return .format }
    // SwiftUI names all of its styles so, and nothing else but these.
    if name.hasSuffix("Style"), name != "FormatStyle", !name.contains(".") { return .style }
    return standing == nil ? nil : .view
  }

  private func listed(_ overloads: [String: [Overload]], after prefix: String) -> [String] {
    overloads.sorted { $0.key < $1.key }.flatMap { _, group in
      group.map { prefix + $0.listedText }
    }
  }
}

extension Overload {
  /// The signature as a declaration would state it, without the marks of what is not read.
  fileprivate var listedText: String {
    ["@ignored ", "@inert ", "static ", "mutating ", "func "].reduce(text) {
      $0.replacing($1, with: "")
    }
  }
}
