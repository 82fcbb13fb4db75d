import Foundation

/// A string table with the texts of its files.
struct StringsTable {
  private(set) var diagnostics: [StringsDiagnostic] = []
  /// The languages of the files with faults; nil for all.
  private var languagesOfFaults: [String?] = []

  /// The languages that have texts, as the files name them.
  private(set) var languages: Set<String> = []

  private var catalogs: [XCStringsFile] = []
  private var entries: [String: [String: StringsEntry]] = [:]
  /// The forms of `.stringsdict` files, which have the last word, as on Apple's platforms.
  private var plurals: [String: [String: StringsEntry]] = [:]
  private var source = ""

  /// The keys of the catalogues by the symbols that Xcode makes of them.
  private(set) lazy var keysBySymbol: [String: String] = {
    var keys: [String: String] = [:]
    for key in catalogs.flatMap(\.keys).sorted() {
      let name = CatalogSymbol.name(of: key)
      if keys[name] == nil { keys[name] = key }
    }
    return keys
  }()

  /// The chain of languages by locale.
  private var chains: [String: [String]] = [:]

  /// What was found, by locale and key; nil is kept as well.
  private var found: [String: [String: StringsEntry?]] = [:]

  /// Reads files, the first of which to have a text has the say; one that cannot be read adds a
  /// diagnostic and no text.
  init(sources: [StringsSource], developmentLanguage: String) {
    var sourceLanguage: String?
    for input in sources {
      do {
        let data = try StringsTable.read(input.file)
        let language = input.language ?? developmentLanguage
        switch input.format {
        case .xcstrings:
          let catalog = try XCStringsFile(data, file: input.file)
          sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
          languages.formUnion(catalog.languages)
          catalogs.append(catalog)
        case .strings:
          let content = try StringsFile.content(of: data, file: input.file)
          for fault in content.faults { note(fault, language) }
          add(content.entries, language: language)
        case .stringsdict:
          let forms = try StringsDictFile.entries(of: data, file: input.file)
          languages.insert(language)
          plurals[language, default: [:]].merge(forms) { first, _ in first }
        }
      } catch let diagnostic as StringsDiagnostic {
        note(diagnostic, input.format == .xcstrings ? nil : input.language ?? developmentLanguage)
      } catch {
        note(
          StringsDiagnostic(file: input.file, message: "cannot read the string table"),
          input.language)
      }
    }
    source = sourceLanguage ?? developmentLanguage
    languages.insert(source)
  }

  /// The length in bytes above which a table is passed over.
  private static let largest = 32 << 20

  private static func read(_ file: URL) throws -> Data {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard size ?? 0 <= largest else {
      throw StringsDiagnostic(file: file, message: "the string table is larger than 32 MB")
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw StringsDiagnostic(file: file, message: "cannot read the string table")
    }
  }

  private mutating func add(_ texts: [String: StringsEntry], language: String) {
    languages.insert(language)
    entries[language, default: [:]].merge(texts) { first, _ in first }
  }

  private mutating func note(_ fault: StringsDiagnostic, _ language: String?) {
    diagnostics.append(fault)
    languagesOfFaults.append(language)
  }

  /// What is wrong with the files that a locale's texts are looked up in.
  mutating func diagnostics(shownIn locale: Locale) -> [StringsDiagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let shown = Set(chain(for: locale)).union([locale.identifier])
    return zip(diagnostics, languagesOfFaults).compactMap { fault, language in
      guard let language else { return fault }
      let isShown =
        shown.contains(language) || language == source
        || language == locale.language.languageCode?.identifier
      return isShown ? fault : nil
    }
  }

  /// The text of a key in the nearest language that has it.
  mutating func entry(for key: String, locale: Locale) -> StringsEntry? {
    let identifier = locale.identifier
    if let known = found[identifier]?[key] { return known }
    var entry: StringsEntry?
    for language in chain(for: locale) where entry == nil {
      entry = self.entry(for: key, language: language)
    }
    found[identifier, default: [:]][key] = .some(entry)
    return entry
  }

  private mutating func chain(for locale: Locale) -> [String] {
    if let chain = chains[locale.identifier] { return chain }
    let chain = LanguageChain.languages(for: locale, among: languages, source: source)
    chains[locale.identifier] = chain
    return chain
  }

  private func entry(for key: String, language: String) -> StringsEntry? {
    // `Base` is no language: its texts are in the source language.
    let spoken = language == "Base" ? source : language
    for catalog in catalogs {
      if var entry = catalog.entry(for: key, language: language) {
        entry.language = spoken
        return entry
      }
    }
    guard var entry = plurals[language]?[key] ?? entries[language]?[key] else { return nil }
    entry.language = spoken
    return entry
  }
}
