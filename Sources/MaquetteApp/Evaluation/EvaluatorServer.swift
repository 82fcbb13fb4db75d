import Foundation
import MaquetteUI

/// The evaluator's process: answers requests until the window is gone.
final class EvaluatorServer {
  private let channel: MessageChannel
  private var forms: [Int: FormEvaluation] = [:]
  /// The trees told last, by form.
  private var told: [Int: ToldTrees] = [:]
  /// The requests whose last answer is still to come.
  private var open: [(form: Int, number: Int)] = []
  /// Rings when another thread has found what a form's project holds.
  private let bell = Bell()

  /// Answers what comes through `channel`.
  init(_ channel: MessageChannel) { self.channel = channel }

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
      let evaluation = FormEvaluation(FormDocument(file, options))
      evaluation.tellsFirstRows = true
      evaluation.whenProjectIsReady { [bell] in bell.ring() }
      forms[form] = evaluation
      told[form] = nil
    case .close:
      forms[form] = nil
      told[form] = nil
    default:
      for answer in forms[form]?.handle(request) ?? [] {
        guard send(answer, form: form, request: number) else { return false }
      }
    }
    return true
  }

  private func send(_ answer: EvaluationAnswer, form: Int, request: Int) -> Bool {
    var writer = WireWriter()
    writer.write(count: form)
    writer.write(count: request)
    answer.write(to: &writer, after: &told[form, default: [:]])
    return channel.send(writer.bytes)
  }
}
