import Foundation
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// A file whose form an evaluator's process makes, on a recording surface.
@MainActor
final class EvaluatorStage {
  let folder: TemporaryFolder
  let loop = PollLoop()
  let surface = RecordingSurface()
  let evaluator: EvaluatorProcess
  let preview: LivePreview

  init(_ text: String) throws {
    folder = try TemporaryFolder()
    try folder.write("Form.swift", text)
    let board = try XCTUnwrap(RunningPlaceBoard())
    let nursery = try XCTUnwrap(EvaluatorNursery(board: board))
    let options = try CommonOptions(CommandArguments(options: ["locale": "en_US"]))
    evaluator = try XCTUnwrap(
      EvaluatorProcess(
        folder.path + "/Form.swift", options, nursery: nursery, board: board, loop: loop))
    preview = LivePreview(evaluator, loop: loop)
    preview.surface = surface
    preview.start()
    loop.run(for: .seconds(5)) { surface.root != nil }
  }

  /// What is shown until `line` is, or for ten seconds.
  func shown(until line: String) -> [String] {
    var log: [String] = []
    loop.run(for: .seconds(10)) {
      log += surface.takeLog()
      return log.contains(line)
    }
    return log
  }

  func save(_ text: String) throws { try folder.write("Form.swift", text) }

  /// Sets the only switch.
  func toggle(to isOn: Bool) throws -> Bool {
    let target = try XCTUnwrap(surface.root?.first(.toggle)?.id)
    return preview.send(NodeEvent(target: target, action: .setOn(isOn)))
  }

  func end() throws {
    kill(try XCTUnwrap(evaluator.process), SIGKILL)
  }
}
