import Foundation

/// Gathers the declarations of other files that a file uses, directly or through each other.
struct ProjectItems {
  /// An item of a file.
  private struct Key: Hashable {
    let path: String
    let index: Int
  }

  /// A name that several files declare, and the file whose declaration is meant.
  struct Choice {
    let name: String
    let taken: String
    let passed: [String]
  }

  private let project: ProjectIndex
  private let evaluator: Evaluator
  private let platform: BuildPlatform
  private(set) var items: [LoweredItem] = []
  private(set) var choices: [Choice] = []
  /// Whether more is used than was gathered.
  private(set) var isCut = false

  private var taken: Set<Key> = []
  /// All names that were asked for until now.
  private var asked: Set<String> = []
  /// The items of which members that have a name are still to be lowered.
  private var open: [String: [PartialItem]] = [:]
  private var known: Set<String>
  private var wanted: Set<String> = []
  /// The name that led to each file, and for a name found in another file the one that led there.
  private(set) var askers: [String: String] = [:]
  private var roots: [String: String] = [:]
  private var lookedUp = ""
  /// The types that are part of the program.
  private var types: Set<String>
  /// The names of members that are looked for once their type is part of the program.
  private var waiting: [String: Set<String>] = [:]
  private static let itemLimit = 5_000

  /// Gathers for the items of a file.
  init(
    _ own: [LoweredItem], project: ProjectIndex, evaluator: Evaluator, platform: BuildPlatform
  ) {
    self.project = project
    self.evaluator = evaluator
    self.platform = platform
    known = own.reduce(into: []) { $0.formUnion($1.declaredNames) }
    types = own.reduce(into: []) { $0.formUnion($1.types.map(\.name)) }
    wanted = own.reduce(into: types) { $0.formUnion($1.references) }
    for name in wanted { roots[name] = name }
    gather()
  }

  private mutating func gather() {
    var looked: Set<String> = []
    while !wanted.isEmpty {
      // In the order of the names, so that the same files give the same preview each time.
      let names = wanted.subtracting(looked).sorted()
      wanted = []
      looked.formUnion(names)
      for name in names {
        asked.insert(name)
        for item in open.removeValue(forKey: name) ?? [] { lower(name, of: item) }
        if evaluator.storage.samples[name] == nil { lookUp(name) }
      }
    }
  }

  private mutating func lookUp(_ name: String) {
    lookedUp = name
    let candidates = project.candidates(declaring: name)
    guard !candidates.isEmpty else { return }
    // A function that means something anyway is not looked for.
    let isType = name.first?.isUppercase == true
    if !known.contains(name), isType || !evaluator.isVocabulary(name) {
      takeTops(name, from: candidates)
    }
    takeExtensions(name, from: candidates)
  }

  private mutating func takeTops(_ name: String, from candidates: [ProjectIndex.Candidate]) {
    let isVocabulary = evaluator.isVocabulary(name)
    let declaring = candidates.filter { candidate in
      (!isVocabulary || candidate.nearness == .sameModule && project.knowsModule)
        && candidate.uses.contains { $0.isTop }
        // What another file keeps to itself is no other meaning of SwiftUI's name.
        && !(isVocabulary && isPrivate(name, in: candidate))
    }
    guard let nearest = declaring.first else { return }
    known.insert(name)
    let isFunction = nearest.uses.contains { $0.kind == .function }
    let equal = declaring.filter { $0.nearness == nearest.nearness }
    for candidate in isFunction ? equal : [nearest] {
      let file = project.file(candidate, platform)
      for (index, declaration) in file.declarations.enumerated()
      where declaration.tops.contains(name) { take(file, index) }
    }
    if !isFunction, equal.count > 1 {
      choices.append(
        Choice(name: name, taken: nearest.path, passed: equal.dropFirst().map(\.path)))
    }
    types.insert(name)
    for other in waiting.removeValue(forKey: name) ?? [] {
      takeExtensions(other, from: project.candidates(declaring: other))
    }
  }

  /// Whether a file declares a name for itself alone.
  private func isPrivate(_ name: String, in candidate: ProjectIndex.Candidate) -> Bool {
    let declaring = project.file(candidate, platform).declarations.filter { $0.tops.contains(name) }
    return !declaring.isEmpty && declaring.allSatisfy(\.isPrivate)
  }

  private mutating func takeExtensions(_ name: String, from candidates: [ProjectIndex.Candidate]) {
    // A type in another may have the name of one of SwiftUI's.
    let isType = name.first?.isUppercase == true
    let isVocabulary = evaluator.isVocabulary(name)
    var nearest: ModuleMap.Nearness?
    for candidate in candidates
    where candidate.nearness != .unrelated || nearest == nil || nearest == candidate.nearness {
      var isUsed = false
      for use in candidate.uses where use.kind == .extended || use.kind == .member {
        let owner = use.kind == .extended ? name : use.owner ?? ""
        // Of what means something anyway, only overloads that SwiftUI's own types are given.
        if use.kind == .member, isVocabulary, !isType, !isGiven(owner) { continue }
        if use.kind == .extended || isPart(owner) {
          isUsed = true
        } else {
          waiting[owner.prefix { $0 != "." }.description, default: []].insert(name)
        }
      }
      guard isUsed else { continue }
      nearest = nearest ?? candidate.nearness
      let file = project.file(candidate, platform)
      for (index, declaration) in file.declarations.enumerated() {
        guard let extended = declaration.extended, isPart(extended) else { continue }
        let isOfType = extended == name || extended.hasSuffix("." + name)
        if declaration.givesMore && isOfType
          || (!isVocabulary || isType || isGiven(extended)) && declaration.members.contains(name)
        {
          take(file, index)
        }
      }
    }
  }

  /// Whether a type is SwiftUI's or the standard library's alone.
  private func isGiven(_ type: String) -> Bool {
    let outer = type.prefix { $0 != "." }.description
    return (outer == "View" || evaluator.isKnown(outer)) && !project.scanned.declaresType(outer)
  }

  /// Whether a type is part of the program, or none of the project.
  private func isPart(_ type: String) -> Bool {
    let outer = type.prefix { $0 != "." }.description
    return types.contains(outer) || evaluator.isVocabulary(outer)
      || !project.scanned.declaresType(outer)
  }

  private mutating func take(_ file: ProjectFile, _ index: Int) {
    guard items.count < Self.itemLimit else {
      isCut = true
      return
    }
    guard taken.insert(Key(path: file.path, index: index)).inserted,
      let partial = file.item(index)
    else { return }
    project.used.insert(file.path)
    items.append(partial.item)
    let root = roots[lookedUp] ?? lookedUp
    if askers[file.path] == nil { askers[file.path] = root }
    partial.lower(named: asked)
    want(partial.names, askedBy: root)
    for type in partial.item.types where type.kind != .extensionOfType { wanted.insert(type.name) }
    _ = partial.takeOpened()
    for name in partial.openNames { open[name, default: []].append(partial) }
  }

  /// Lowers the members of an item that have a name, and asks for what they use.
  private mutating func lower(_ name: String, of partial: PartialItem) {
    partial.lower(name, asked: asked)
    want(partial.names, askedBy: roots[name] ?? name)
    for name in partial.takeOpened() { open[name, default: []].append(partial) }
  }

  private mutating func want(_ names: Set<String>, askedBy root: String) {
    for name in names where roots[name] == nil { roots[name] = root }
    wanted.formUnion(names)
  }
}

extension Interpreter {
  /// Where names are missing and no project is known, what would let more be looked at.
  var looseFolderHint: [Diagnostic] {
    let missing = evaluator.log.diagnostics.contains {
      $0.code == .unresolvedName && $0.name.first?.isLetter == true
    }
    guard options.project?.root.kind == .loose, missing else { return [] }
    return [
      Diagnostic(
        severity: .note, code: .unresolvedName, name: "--project",
        message:
          "no package or project holds this file, so only the files beside it are looked at; "
          + "'--project DIR' names a folder to look in",
        line: 1, column: 1, endLine: 1, endColumn: 1)
    ]
  }

  /// The declarations of other files that the items use; what had to be chosen is told.
  ///
  /// - Parameter changed: the names whose declarations in the file are others than before.
  func projectItems(
    for items: [LoweredItem], in file: SourceFile, declaring changed: Set<String>
  ) -> [LoweredItem] {
    guard let project = options.project else { return [] }
    let found: ProjectItems
    if let last = foundInProject, changed.isEmpty, last.project === project,
      last.generation == project.generation,
      newNames.isSubset(of: last.names)
    {
      found = last.found
    } else {
      project.used = []
      found = ProjectItems(
        items, project: project, evaluator: evaluator,
        platform: BuildPlatform(platform: options.platform))
      let names = items.reduce(into: Set<String>()) { $0.formUnion($1.references) }
      foundInProject = (project, project.generation, found, names)
    }
    evaluator.log.asker = { [weak file] other in
      guard let file, let name = found.askers[other.name], let use = file.firstUse(of: name) else {
        return nil
      }
      let place = file.position(of: use.lowerBound)
      return Diagnostic.Note(
        message: "'\(name)' is used here", line: place.line, column: place.column)
    }
    for choice in found.choices { tell(choice, in: file) }
    if found.isCut || project.isCut {
      evaluator.log.add(
        Diagnostic(
          severity: .warning, code: .unresolvedName, name: "",
          message: found.isCut
            ? "the file uses more of its project than a preview reads"
            : "the project has more files than are looked through; '--project DIR' names a smaller one",
          line: 1, column: 1, endLine: 1, endColumn: 1))
    }
    return found.items
  }

  private func tell(_ choice: ProjectItems.Choice, in file: SourceFile) {
    let others = choice.passed.map { shortened($0, in: file) }
    let list =
      others.count == 1
      ? "'\(others[0])'" : "'\(others[0])' and \(others.count - 1) more"
    let place = file.firstUse(of: choice.name) ?? 0..<0
    let start = file.position(of: place.lowerBound)
    let end = file.position(of: place.upperBound)
    evaluator.log.add(
      Diagnostic(
        severity: .note, code: .ambiguousName, name: choice.name,
        message:
          "'\(choice.name)' is that of '\(shortened(choice.taken, in: file))'; \(list) declares it too",
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
        notes: ([choice.taken] + choice.passed).compactMap { declaration(of: choice.name, in: $0) })
    )
  }

  /// A note that leads to where another file declares a name.
  private func declaration(of name: String, in path: String) -> Diagnostic.Note? {
    guard let bytes = FileBytes.read(path) else { return nil }
    let file = SourceFile(name: path, text: String(decoding: bytes, as: UTF8.self))
    guard let offset = file.firstUse(of: name)?.lowerBound else { return nil }
    let place = file.position(of: offset)
    return Diagnostic.Note(
      message: "'\(name)' is declared here", file: path, line: place.line, column: place.column)
  }

  /// A path from the project's folder on.
  private func shortened(_ path: String, in file: SourceFile) -> String {
    guard let root = options.project?.root.folders.first(where: { path.hasPrefix($0 + "/") }) else {
      return path
    }
    return String(path.dropFirst(root.count + 1))
  }
}

extension Evaluator {
  /// Whether a name means something without any file declaring it.
  func isVocabulary(_ name: String) -> Bool {
    isKnown(name) || Vocabulary.modifiers[name] != nil || mutatesReceiver(name)
      || MemberTable.sequence.methods[name] != nil || MemberTable.string.methods[name] != nil
  }
}

extension SourceFile {
  /// Where a name stands first as a word of its own.
  func firstUse(of name: String) -> Range<Int>? {
    let word = Array(name.utf8)
    guard let first = word.first, bytes.count >= word.count else { return nil }
    func isWord(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && ByteClass.table[Int(bytes[offset])] == .word
    }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      let end = start + word.count
      if !isWord(start - 1), !isWord(end), bytes[start..<end].elementsEqual(word) {
        return start..<end
      }
    }
    return nil
  }
}
