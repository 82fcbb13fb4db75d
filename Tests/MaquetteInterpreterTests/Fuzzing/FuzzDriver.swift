import Foundation
import MaquetteInterpreter
import MaquetteUI

@testable import MaquetteApp

/// Has inputs evaluated by an evaluator's process, as the window does, and tells which of them end
/// it, keep it busy, or bring answers that make no sense.
@MainActor
final class FuzzDriver {
  /// What an input did that none may do.
  enum Fault: String {
    case ended = "ends the evaluator"
    case endless = "takes more than its time"
    case senseless = "is answered by what is no answer"
    case misplaced = "has a diagnostic outside the text"
  }

  /// What the inputs brought.
  private(set) var figures = FuzzFigures()

  private let nursery: EvaluatorNursery
  private var child: EvaluatorChild?
  private var told: ToldTrees = [:]
  private var previews = 0
  private var number = 0
  private var began = (wall: ContinuousClock.now, processor: 0.0)
  private let path = "/nonexistent/Form.swift"

  /// How many seconds of processor time a request may take; without the optimiser what a pass may
  /// use of steps takes some sixty times as long.
  private static let limit: Double = {
    #if DEBUG
      90
    #else
      2
    #endif
  }()

  /// Prepares evaluators; nil where none are to be had.
  init?() {
    guard let board = RunningPlaceBoard(), let nursery = EvaluatorNursery(board: board) else {
      return nil
    }
    self.nursery = nursery
  }

  isolated deinit { child?.end() }

  /// Has an input evaluated; a fault is one only if a process that did nothing else has it too.
  func fault(of input: FuzzInput) -> Fault? {
    figures.inputs[input.kind, default: 0] += 1
    guard evaluate(input) != nil else { return nil }
    restart()
    return evaluate(input)
  }

  /// The versions in as few lines and characters as still show the fault.
  func reduced(_ input: FuzzInput, _ fault: Fault) -> FuzzInput {
    let end = ContinuousClock.now + .seconds(60)
    var least = input
    func attempt(_ versions: [[UInt8]]) -> Bool {
      var smaller = input
      smaller.versions = versions
      guard ContinuousClock.now < end else { return false }
      restart()
      guard evaluate(smaller) == fault else { return false }
      least = smaller
      return true
    }
    if let last = least.versions.last, least.versions.count > 1 { _ = attempt([last]) }
    for index in least.versions.indices {
      for separator in [UInt8(10), nil] {
        reduce(of: least.versions[index], at: separator) { smaller in
          var versions = least.versions
          versions[index] = smaller
          return attempt(versions)
        }
      }
    }
    restart()
    return least
  }

  /// Leaves out ever smaller parts as long as `isKept` agrees; parts end at a separator.
  private func reduce(of text: [UInt8], at separator: UInt8?, _ isKept: ([UInt8]) -> Bool) {
    var parts: [[UInt8]] =
      separator.map { mark in
        text.split(separator: mark, omittingEmptySubsequences: false).map { Array($0) + [mark] }
      } ?? text.map { [$0] }
    var size = max(1, parts.count / 2)
    while true {
      var start = 0
      while start < parts.count {
        var fewer = parts
        fewer.removeSubrange(start..<min(parts.count, start + size))
        if isKept(fewer.flatMap(\.self)) { parts = fewer } else { start += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  // MARK: One input

  private func evaluate(_ input: FuzzInput) -> Fault? {
    do {
      var random = Randomness(seed: input.seed)
      try ask(
        .open(file: path, options: ["no-project": "", "locale": "en_US", "time-zone": "UTC"]))
      for version in input.versions {
        figures.versions += 1
        let lines = version.count { $0 == 10 } + version.count { $0 == 13 } + 2
        try ask(.read([FileVersion(path: path, bytes: version)]), lines: lines)
        for preview in 0..<min(previews, 3) {
          if preview > 0 { try ask(.choose(preview), lines: lines) }
          for event in events(&random) {
            figures.events += 1
            try ask(.event(event), lines: lines)
          }
        }
        if random.chance(20) {
          let other = CellSettings(words: ["color-scheme": "dark", "text-size": "accessibility3"])
          try ask(.arrange([CellSettings(), other]), lines: lines)
          try ask(.cell(1), lines: lines)
        }
        if random.chance(10) { try ask(.reset, lines: lines) }
      }
      try ask(.close)
      return nil
    } catch let fault as Fault {
      restart()
      return fault
    } catch {
      return .senseless
    }
  }

  private func restart() {
    child?.end()
    child = nil
  }

  /// Sends a request, and takes its answers.
  private func ask(_ request: EvaluationRequest, lines: Int = .max) throws {
    if child == nil {
      child = nursery.child()
      told = [:]
    }
    guard let child else { throw Fault.ended }
    number += 1
    var writer = WireWriter()
    writer.write(count: 1)
    writer.write(count: number)
    request.write(to: &writer)
    if case .open = request {
      told = [:]
      previews = 0
    }
    began = (.now, child.processorTime)
    guard child.channel.send(writer.bytes) else { throw Fault.ended }
    while true {
      switch child.channel.receive(waiting: 100) {
      case .end: throw Fault.ended
      case .nothing: try watchTime(child)
      case .message(let message): if try take(message, lines: lines) { return }
      }
    }
  }

  private func watchTime(_ child: EvaluatorChild) throws {
    let used = child.processorTime - began.processor
    // Of the clock on the wall others take as much as they like.
    let hangs = used < 1 && .now - began.wall > .seconds(600)
    if used > Self.limit || hangs { throw Fault.endless }
  }

  /// Takes an answer; tells whether it is the last of the request sent last.
  private func take(_ message: [UInt8], lines: Int) throws -> Bool {
    var reader = WireReader(message)
    guard (try? reader.readCount()) == 1, let answered = try? reader.readCount(),
      let answer = try? EvaluationAnswer(from: &reader, after: &told), reader.isAtEnd
    else { throw Fault.senseless }
    var diagnostics: [Diagnostic] = []
    switch answer {
    case .done: return answered == number
    case .reading(let reading):
      previews = reading.previews.count
      if case .source(let diagnostic)? = reading.problem { diagnostics = [diagnostic] }
    case .form(let form): diagnostics = form.diagnostics
    case .event(_, let told): diagnostics = told ?? []
    case .folders, .cellProblem, .inspection: break
    }
    figures.diagnostics += diagnostics.count
    let areInside = diagnostics.allSatisfy {
      $0.line >= 1 && $0.column >= 1 && $0.endLine >= $0.line && $0.endLine <= lines
    }
    guard areInside else { throw Fault.misplaced }
    return false
  }

  /// Some things that a user could do to the form told last, and some that none could.
  private func events(_ random: inout Randomness) -> [NodeEvent] {
    guard let root = told[0]?.root else { return [] }
    var nodes: [Node] = []
    var level = [root]
    while !level.isEmpty, nodes.count < 500 {
      nodes += level
      level = level.flatMap(\.children)
    }
    let controls = nodes.filter {
      [.toggle, .button, .textField, .picker, .slider, .stepper, .navigationLink].contains($0.kind)
    }
    return (0..<random.number(0...4)).compactMap { _ in
      guard let node = random.pick(random.chance(80) ? controls : nodes) else { return nil }
      return NodeEvent(target: node.id, action: action(on: node, &random))
    }
  }

  private func action(on node: Node, _ random: inout Randomness) -> NodeEvent.Action {
    switch node.kind {
    case _ where random.chance(15):
      random.one(
        of: .setSize(width: .nan, height: -1), .goBack, .dismiss, .submit, .select(.max),
        .setNumber(.infinity), .commitText("\u{0}"), .setOn(true))
    case .toggle: .setOn(random.chance(50))
    case .textField: .setText(random.one(of: "", "text", "-1e999", "👩‍👩‍👧", "12"))
    case .picker: .select(random.number(-1...4))
    case .slider, .stepper: .setNumber(random.one(of: 0, 1, -1, .nan, 1e300, 0.5))
    default: .activate
    }
  }
}

extension FuzzDriver.Fault: Error {}

/// What a run of the driver went through.
struct FuzzFigures: CustomStringConvertible {
  var inputs: [FuzzInput.Kind: Int] = [:]
  var versions = 0
  var events = 0
  var diagnostics = 0

  var description: String {
    let kinds = FuzzInput.Kind.allCases.map { "\(inputs[$0] ?? 0) \($0.rawValue)" }
    return "\(inputs.values.reduce(0, +)) inputs (\(kinds.joined(separator: ", "))), "
      + "\(versions) versions, \(events) events, \(diagnostics) diagnostics"
  }
}
