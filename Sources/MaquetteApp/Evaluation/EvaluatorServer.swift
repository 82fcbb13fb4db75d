import Foundation
import MaquetteUI

/// The evaluator's process: answers requests until the window is gone.
final class EvaluatorServer {
  private let channel: MessageChannel
  private var forms: [Int: FormEvaluation] = [:]
  /// What the forms were opened with.
  private var opened: [Int: (file: String, options: CommonOptions)] = [:]
  /// The trees told last, by form.
  private var told: [Int: ToldTrees] = [:]
  /// The requests whose last answer is still to come.
  private var open: [(form: Int, number: Int)] = []
  /// Rings when another thread has found what a form's project holds.
  private let bell = Bell()

  /// What this process was confined to by the first form, and what of that the kernel cannot do.
  private var confinement: Confinement?
  private var confinementProblem: String?
  private let isConfined: Bool

  /// Answers what comes through `channel`.
  ///
  /// - Parameter isConfined: whether the process is confined, for good, to what its forms need.
  init(_ channel: MessageChannel, isConfined: Bool = false) {
    self.channel = channel
    self.isConfined = isConfined
  }

  /// Runs until the other end is closed.
  func run() {
    while true {
      let arrival = channel.receive(waiting: -1, orUntil: bell)
      if arrival == .nothing {
        bell.silence()
        guard tellFolders() else { return }
        continue
      }
      guard case .message(let first) = arrival, handle(first) else { return }
      // What waits already is done before any form is made, once for all of it.
      while case .message(let next) = channel.receive(waiting: 0) {
        guard handle(next) else { return }
      }
      for (number, form) in forms where form.isOutdated {
        let request = open.last { $0.form == number }?.number ?? 0
        if let answer = form.form(), !send(answer, form: number, request: request) { return }
        if form.isPartial, let rest = form.form(), !send(rest, form: number, request: request) {
          return
        }
      }
      for request in open {
        guard send(.done, form: request.form, request: request.number) else { return }
      }
      open = []
      guard tellFolders() else { return }
    }
  }

  /// Tells which folders to watch, where that has become known.
  private func tellFolders() -> Bool {
    forms.allSatisfy { number, form in
      let isTold = form.newOutput().map { send($0, form: number, request: 0) } ?? true
      return isTold && form.newFolders().map { send($0, form: number, request: 0) } ?? true
    }
  }

  private func handle(_ message: [UInt8]) -> Bool {
    var reader = WireReader(message)
    guard let form = try? reader.readCount(), let number = try? reader.readCount(),
      let request = try? EvaluationRequest(from: &reader)
    else { return false }
    open.append((form, number))
    switch request {
    case .open(let file, let words):
      let arguments = CommandArguments(options: words)
      guard let options = try? CommonOptions(arguments) else { return false }
      // A form of another project is evaluated by another process.
      guard confine(to: Confinement(file: file, options: options)) else { return false }
      let document = FormDocument(file, options)
      document.remark = confinementProblem
      let evaluation = FormEvaluation(document)
      evaluation.tellsFirstRows = true
      evaluation.whenProjectIsReady { [bell] in bell.ring() }
      forms[form] = evaluation
      opened[form] = (file, options)
      told[form] = nil
    // What was made anew under the project's name, or has become part of it, is read by a new
    // process.
    case .rescan where isOutgrown: return false
    case .close:
      forms[form] = nil
      opened[form] = nil
      told[form] = nil
    default:
      for answer in forms[form]?.handle(request) ?? [] {
        guard send(answer, form: form, request: number) else { return false }
      }
    }
    return true
  }

  /// Confines the process, once; false where it was confined to less than what is needed now.
  private func confine(to needed: Confinement) -> Bool {
    guard isConfined else { return true }
    if let confinement { return confinement.covers(needed) }
    confinement = needed
    confinementProblem = needed.enter()
    return true
  }

  /// Whether the forms need what this process cannot read.
  private var isOutgrown: Bool {
    guard let confinement else { return false }
    return confinement.isStale
      || !opened.values.allSatisfy {
        confinement.covers(Confinement(file: $0.file, options: $0.options))
      }
  }

  private func send(_ answer: EvaluationAnswer, form: Int, request: Int) -> Bool {
    var writer = WireWriter()
    writer.write(count: form)
    writer.write(count: request)
    answer.write(to: &writer, after: &told[form, default: [:]])
    return channel.send(writer.bytes)
  }
}
