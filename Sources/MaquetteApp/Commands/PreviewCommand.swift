import Foundation
import Gtk

/// `maquette preview`, or `maquette` alone: shows a file live in a window.
struct PreviewCommand: Command {
  static let name = "preview"
  static let operands = "FILE"
  static let summary = "Show the form of a SwiftUI source file, and follow every save"
  static let options = [
    CommandOption(
      "trace", placeholder: "FILE", help: "Append a line of JSON to FILE for each reload")
  ]

  private let file: String
  private let trace: String?
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    trace = arguments.options["trace"]
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    // First of all: what is forked later could not be.
    let loop = MainEventLoop()
    let evaluator = evaluator(on: loop)
    let trace = try trace.map { path throws(CommandFailure) in try ReloadTrace(path: path) }
    do {
      try Application.initialize()
    } catch {
      throw .unavailable("\(error); the window needs one, 'maquette render' does not")
    }
    Application.setNames(program: "io.github.maquette.Maquette", application: "Maquette")
    let application = Application(id: "io.github.maquette.Maquette")
    let preview = LivePreview(evaluator, loop: loop, trace: trace)
    var window: PreviewWindow?
    let status = application.run {
      guard window == nil else { return }
      window = PreviewWindow(
        application, path: evaluator.path, preview: preview, options: common)
      window?.open()
    }
    return status == 0 ? .success : .failure
  }

  /// An evaluator that reads the file while GTK starts; one in this process where no other is to
  /// be had.
  private func evaluator(on loop: any EventLoop) -> any FormEvaluating {
    guard let board = RunningPlaceBoard(), let nursery = EvaluatorNursery(board: board),
      let evaluator = EvaluatorProcess(file, common, nursery: nursery, board: board, loop: loop)
    else { return LocalEvaluator(FormDocument(file, common), loop: loop) }
    evaluator.beginEarly()
    return evaluator
  }
}
