import Foundation
import Gtk
import MaquetteInterpreter

/// `maquette preview`, or `maquette` alone: shows a file live in a window.
struct PreviewCommand: Command {
  static let name = "preview"
  static let operands = "[FILE|DIR]"
  static let summary = "Show the form of a SwiftUI source file, and follow every save"
  static let options = [
    CommandOption(
      "at", placeholder: "FILE:LINE", help: "Scroll to the view of a line, and flash it"),
    CommandOption(
      "trace", placeholder: "FILE", help: "Append a line of JSON to FILE for each reload"),
    CommandOption("standalone", help: "Open the window in a process of its own"),
    CommandOption("service", help: "Wait for the desktop to ask for a window"),
    CommandOption(
      "gallery", placeholder: "LIST", help: "Open with the variants of LIST side by side"),
  ]

  private let file: String?
  private let place: SourcePlace?
  private let trace: String?
  private let isStandalone: Bool
  private let isService: Bool
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    place = try arguments.value("at", expected: "a place such as Form.swift:12") {
      SourcePlace(argument: $0)
    }
    file =
      arguments.operands.isEmpty
      ? place?.file : FormDocument.absolute(try arguments.file())
    trace = arguments.options["trace"]
    isStandalone = trace != nil || arguments.options["standalone"] != nil
    isService = arguments.options["service"] != nil
    var common = try CommonOptions(arguments)
    common.gallery = arguments.options["gallery"]
    self.common = common
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    // First of all: what is forked later could not be.
    let loop = MainEventLoop()
    let evaluators = EvaluatorSource(loop: loop)
    let trace = try trace.map { path throws(CommandFailure) in try ReloadTrace(path: path) }
    if let file, !FolderListing.isFolder(file) { evaluators.begin(file, common) }
    do {
      try Application.initialize()
    } catch {
      throw .unavailable("\(error); the window needs one, 'maquette render' does not")
    }
    if let folder = InstalledData.translations { Translation.bind(folder: folder) }
    // As GTK itself does with its own translations, which need not be there.
    if localized("default:LTR") == "default:RTL" { Widget.defaultDirection = .rightToLeft }
    let id = "io.github.maquette.Maquette"
    Application.setNames(program: id, application: "Maquette")
    if isStandalone { return runAlone(Application(id: id), evaluators, loop, trace) }
    return try runShared(Application(uniqueID: id, isService: isService), evaluators, loop)
  }

  /// Shows the one file in this process, whatever other processes there are.
  private func runAlone(
    _ application: Application, _ evaluators: EvaluatorSource, _ loop: MainEventLoop,
    _ trace: ReloadTrace?
  ) -> ExitStatus {
    let previews = PreviewApplication(
      application, evaluators: evaluators, loop: loop, preferences: .shared, statePath: nil)
    previews.trace = trace
    var isUp = false
    let status = application.run {
      guard !isUp else { return }
      isUp = true
      previews.prepare()
      previews.perform(request)
    }
    return status == 0 ? .success : .failure
  }

  /// Has the process that has the program's name show the file, or becomes that.
  private func runShared(
    _ application: Application, _ evaluators: EvaluatorSource, _ loop: MainEventLoop
  ) throws(CommandFailure) -> ExitStatus {
    let isRemote: Bool
    do {
      isRemote = try application.register()
    } catch {
      throw .unavailable("\(error)")
    }
    if !isRemote {
      let previews = PreviewApplication(
        application, evaluators: evaluators, loop: loop, preferences: .shared,
        statePath: SavedSession.usualPath(variables: ProcessInfo.processInfo.environment))
      previews.prepare()
      application.onCommandLine { words, _ in
        guard let command = CommandRun.previewCommand(Array(words.dropFirst())) else { return 2 }
        previews.perform(command.request)
        return 0
      }
      application.onOpen { paths in
        for path in paths {
          previews.perform(PreviewApplication.Request(path: path, options: .usual))
        }
      }
      application.onActivate {
        previews.perform(PreviewApplication.Request(path: nil, options: .usual))
      }
    }
    let words = isService ? [] : words
    let status = application.run(arguments: ["maquette"] + words)
    return status == 0 ? .success : .failure
  }

  /// What the command line asks of the process that shows forms.
  var request: PreviewApplication.Request {
    PreviewApplication.Request(path: file, options: common, line: place?.line)
  }

  /// A command line that means the same in every folder.
  var words: [String] {
    var words = ["preview"]
    for (name, value) in common.words.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "data", "project": words += ["--\(name)", FormDocument.absolute(value)]
      case "no-project": words.append("--\(name)")
      default: words += ["--\(name)", value]
      }
    }
    if let list = common.gallery { words += ["--gallery", list] }
    if let place { words += ["--at", "\(place.file):\(place.line)"] }
    return words + (file.map { ["--", $0] } ?? [])
  }
}
