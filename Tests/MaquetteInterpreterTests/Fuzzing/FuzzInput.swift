import Foundation

/// What the fuzzing driver has evaluated: versions of one file, one after the other.
struct FuzzInput {
  /// Where a text comes from.
  enum Kind: String, CaseIterable {
    /// A file of the repository, changed at random.
    case mutated
    /// A program that the grammar and the vocabulary allow.
    case grammar
    /// Such a program, changed at random.
    case spoilt
    /// Calls of everything there is, with values that nobody expects.
    case hostile
  }

  let kind: Kind
  /// The versions in bytes, which need be no text.
  var versions: [[UInt8]]
  /// What decides which events the forms get.
  let seed: UInt64
}

/// Makes the inputs of a run; those of the same seed are the same.
@MainActor
struct FuzzSource {
  private let seed: UInt64
  private let files: [[UInt8]]

  init(seed: UInt64) {
    self.seed = seed
    files = Self.corpus()
  }

  /// The input with a number.
  func input(_ number: Int) -> FuzzInput {
    let own = seed &* 0x1_0000_0001 &+ UInt64(number)
    var random = Randomness(seed: own)
    let kind = random.one(of: FuzzInput.Kind.mutated, .mutated, .grammar, .spoilt, .hostile)
    var versions: [[UInt8]] = []
    switch kind {
    case .mutated: versions = [random.pick(files) ?? []]
    case .grammar, .spoilt:
      let generator = ProgramGenerator(seed: own)
      let program = generator.program()
      versions = [program, generator.edit(program)].map { Array($0.text.utf8) }
    case .hostile: versions = [Array(HostileProgram(seed: own).text().utf8)]
    }
    if kind == .mutated || kind == .spoilt {
      let mutation = TextMutation(pieces: files)
      versions = versions.map { mutation.mutated($0, &random) }
      if random.chance(30) { versions.append(mutation.mutated(versions[0], &random)) }
    }
    return FuzzInput(kind: kind, versions: versions, seed: own)
  }

  /// The forms of the repository: examples and fixtures.
  private static func corpus() -> [[UInt8]] {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = [top.appending(path: "Resources/Examples"), Fixture.folder]
    let files = folders.flatMap { folder in
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
    }
    return files.compactMap { FileManager.default.contents(atPath: $0.path).map { [UInt8]($0) } }
  }
}
