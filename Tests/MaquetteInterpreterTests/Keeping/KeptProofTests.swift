import Foundation
import Testing

@testable import MaquetteInterpreter

/// What is kept from one resolution to the next is what would be made anew: shown over random
/// edits, undone edits, events and changes of the environment of random programs.
///
/// `MAQUETTE_SEQUENCES` says how many sequences are tried, `MAQUETTE_SEED` with which the first
/// begins. A sequence that fails is reduced before it is reported.
@MainActor
struct KeptProofTests {
  private static let count =
    ProcessInfo.processInfo.environment["MAQUETTE_SEQUENCES"]
    .flatMap(Int.init) ?? 1000
  private static let first =
    ProcessInfo.processInfo.environment["MAQUETTE_SEED"]
    .flatMap(UInt64.init) ?? 1

  @Test func keptIsWhatWouldBeMadeAnew() {
    var figures = KeptFigures()
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      let sequence = KeptSequence(seed: seed)
      guard let fault = sequence.fault(&figures) else { continue }
      Issue.record("seed \(seed): \(sequence.reduced(fault).report)")
      figures.faults += 1
      if figures.faults == 5 { break }
    }
    print("kept and made anew: \(figures)")
  }
}

/// What a run of the proof went through.
struct KeptFigures: CustomStringConvertible {
  var sequences = 0
  var edits = 0
  var events = 0
  var changes = 0
  var kept = 0
  var run = 0
  var faults = 0

  var description: String {
    "\(sequences) programs, \(edits) edits, \(events) events, \(changes) changes of the environment;"
      + " \(kept) kept, \(run) run; \(faults) faults"
  }
}

/// A program and what happens to it.
@MainActor
struct KeptSequence {
  private var steps: [KeptStep]

  /// The steps up to the one after which kept and anew differ, and how they do.
  struct Fault {
    let steps: [KeptStep]
    let differences: [String]
  }

  init(seed: UInt64) {
    let generator = ProgramGenerator(seed: seed)
    var version = generator.program()
    var versions = [version]
    steps = [.edit(version)]
    for _ in 0..<generator.random.number(2...6) {
      switch generator.random.number(0...9) {
      case 0...3:
        version = generator.edit(version)
        versions.append(version)
        steps.append(.edit(version))
      case 4:
        version = generator.random.pick(versions) ?? version
        steps.append(.edit(version))
      case 5:
        steps.append(.breakage(version))
      case 6: steps.append(.environment(generator.random.number(0...99)))
      default:
        steps.append(
          .event(
            node: generator.random.number(0...999), choice: generator.random.number(0...99)))
      }
    }
  }

  /// Runs the steps as far as both twins agree.
  func fault(_ figures: inout KeptFigures) -> Fault? {
    let twins = KeptTwins()
    defer {
      figures.sequences += 1
      figures.kept += twins.work.kept
      figures.run += twins.work.run
    }
    for (index, step) in steps.enumerated() {
      switch step {
      case .edit, .breakage: figures.edits += 1
      case .event: figures.events += 1
      case .environment: figures.changes += 1
      }
      let differences = twins.take(step)
      if !differences.isEmpty {
        return Fault(steps: Array(steps[...index]), differences: differences)
      }
    }
    return nil
  }

  /// The fault with as little around it as shows it.
  func reduced(_ fault: Fault) -> Fault {
    var least = fault
    var figures = KeptFigures()
    func attempt(_ steps: [KeptStep]) -> Bool {
      var sequence = self
      sequence.steps = steps
      guard let found = sequence.fault(&figures) else { return false }
      least = found
      return true
    }
    var index = 0
    while index < least.steps.count - 1 {
      var fewer = least.steps
      fewer.remove(at: index)
      if !attempt(fewer) { index += 1 }
    }
    let ids = least.steps.flatMap(\.ids).reduce(into: [Int]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
    for id in ids {
      if !attempt(least.steps.map { $0.mapped { $0.without(id) } }) {
        _ = attempt(least.steps.map { $0.mapped { $0.withoutModifiers(of: id) } })
      }
    }
    return least
  }
}

extension KeptStep {
  fileprivate var ids: [Int] {
    switch self {
    case .edit(let program), .breakage(let program): program.ids
    default: []
    }
  }

  fileprivate func mapped(_ change: (GeneratedProgram) -> GeneratedProgram) -> KeptStep {
    switch self {
    case .edit(let program): .edit(change(program))
    case .breakage(let program): .breakage(change(program))
    default: self
    }
  }
}

extension KeptSequence.Fault {
  /// The steps and the differences, for a reader.
  var report: String {
    let told = steps.map { step in
      switch step {
      case .edit(let program): "--- saved:\n" + program.text
      case .breakage: "--- saved without its last brace\n"
      case .event(let node, let choice): "--- event \(choice) to node \(node)\n"
      case .environment(let choice): "--- change \(choice) of the environment\n"
      }
    }
    return told.joined() + "--- differences:\n" + differences.joined(separator: "\n")
  }
}
