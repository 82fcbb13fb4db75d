import Foundation
import MaquetteInterpreter

/// Checks files in processes of their own, as many at a time as there are processors: a file that
/// ends its process, or never comes to an end, is told of like any other and costs no other file.
final class CheckWorkers {
  private struct Worker {
    let child: EvaluatorChild
    let board: RunningPlaceBoard
    /// The place of the file that it checks; nil when it waits for one.
    var file: Int?
    var processorTime = 0.0
  }

  /// How many seconds of processor time a file may take, all its previews together.
  private static let limit = 30.0

  private let files: [String]
  private let options: CommonOptions
  /// What a process may do that checks the files.
  private let confinement: Confinement
  private var workers: [Worker] = []
  private var results: [Int: Result<CheckReport, CommandFailure>] = [:] {
    didSet { if results.count != oldValue.count { onProgress(results.count) } }
  }
  private let onProgress: (Int) -> Void

  /// Prepares to check files with the options of all of them; `onProgress` is told how many are
  /// done.
  init(_ files: [String], _ options: CommonOptions, onProgress: @escaping (Int) -> Void) {
    self.files = files
    self.options = options
    self.onProgress = onProgress
    confinement = Confinement(files: files, options: options)
  }

  isolated deinit { for worker in workers { worker.child.end() } }

  /// Whether this process can be forked: of several threads only one would go on.
  static var arePossible: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
  }

  /// The reports of the files, in their order; throws what stands in the way of the first one that
  /// cannot be read. Nil where no processes are to be had.
  func reports() throws(CommandFailure) -> [CheckReport]? {
    let count = min(files.count, ProcessInfo.processInfo.activeProcessorCount)
    workers = (0..<count).compactMap { _ in begin() }
    guard !workers.isEmpty else { return nil }
    var next = 0
    while results.count < files.count {
      for index in workers.indices where workers[index].file == nil && next < files.count {
        give(index, next)
        next += 1
      }
      takeAnswers()
      guard !workers.isEmpty else { return nil }
    }
    var reports: [CheckReport] = []
    for place in files.indices {
      guard let result = results[place] else { return nil }
      reports.append(try result.get())
    }
    return reports
  }

  private func give(_ index: Int, _ place: Int) {
    var writer = WireWriter()
    writer.write(files[place])
    workers[index].file = place
    workers[index].processorTime = workers[index].child.processorTime
    workers[index].board.clear()
    // Of a worker that is gone the answer tells.
    _ = workers[index].child.channel.send(writer.bytes)
  }

  /// Waits for what one of the workers says, or for one that has had its time.
  private func takeAnswers() {
    var states = workers.map {
      pollfd(fd: $0.child.channel.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&states, nfds_t(states.count), 500)
    for index in workers.indices.reversed() {
      guard let place = workers[index].file else { continue }
      if states[index].revents != 0 {
        switch workers[index].child.channel.receive(waiting: 0) {
        case .nothing: continue
        case .end: lose(index, files[place], "evaluation ended in a fault")
        case .message(let message):
          workers[index].file = nil
          var reader = WireReader(message)
          results[place] =
            (try? CheckResult(from: &reader).result)
            ?? .failure(.unavailable("'\(files[place])' could not be checked"))
        }
      } else if workers[index].child.processorTime - workers[index].processorTime > Self.limit {
        lose(index, files[place], "evaluation takes more than \(Int(Self.limit)) seconds")
      }
    }
  }

  /// Tells of a file that costs its worker, and puts another in its place.
  private func lose(_ index: Int, _ file: String, _ reason: String) {
    let worker = workers[index]
    guard let place = worker.file else { return }
    worker.child.end()
    var content: [UInt8] = []
    if case .text(let bytes, _) = FileContent(path: FormDocument.absolute(file)) { content = bytes }
    results[place] = .success(
      CheckReport(
        file: file, previews: [],
        diagnostics: [Diagnostic(runtime: reason, at: worker.board.offset, in: content)]))
    if let other = begin() { workers[index] = other } else { workers.remove(at: index) }
  }

  // MARK: Processes

  private func begin() -> Worker? {
    guard let board = RunningPlaceBoard(), let (own, other) = MessageChannel.pair() else {
      return nil
    }
    let process = EvaluatorNursery.fork()
    guard process == 0 else {
      return process < 0
        ? nil : Worker(child: EvaluatorChild(process: process, channel: own), board: board)
    }
    // Else the socket would have its other end in this process too, and never be closed.
    close(own.descriptor)
    EvaluatorChild.prepare(endingWith: other.descriptor)
    board.take()
    if Confinement.isWanted { _ = confinement.enter() }
    while case .message(let message) = other.receive(waiting: -1) {
      var reader = WireReader(message)
      guard let file = try? reader.readString() else { break }
      var writer = WireWriter()
      CheckResult(result: Self.result(of: file, options)).write(to: &writer)
      guard other.send(writer.bytes) else { break }
    }
    _exit(0)
  }

  private static func result(
    of file: String, _ options: CommonOptions
  ) -> Result<CheckReport, CommandFailure> {
    do throws(CommandFailure) {
      return .success(try FormDocument.opened(file, options, isChecked: true).check())
    } catch {
      return .failure(error)
    }
  }
}

/// What came of checking a file, as it is told to the process that asked.
private struct CheckResult {
  let result: Result<CheckReport, CommandFailure>
}

extension CheckResult {
  func write(to writer: inout WireWriter) {
    switch result {
    case .success(let report):
      writer.write(choice: 0)
      writer.write(report.file)
      writer.write(list: report.previews) { writer, preview in
        writer.write(preview.name)
        for number in [preview.line, preview.nodes, preview.placeholders] { writer.write(number) }
        writer.write(preview.group) { $0.write($1) }
      }
      writer.write(list: report.diagnostics) { $1.write(to: &$0) }
    case .failure(let failure):
      let (kind, message): (UInt8, String) =
        switch failure {
        case .usage(let message): (1, message)
        case .file(let message): (2, message)
        case .source(let message): (3, message)
        case .unavailable(let message): (4, message)
        }
      writer.write(choice: kind)
      writer.write(message)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0:
      var report = CheckReport(file: try reader.readString(), previews: [], diagnostics: [])
      for _ in 0..<(try reader.readLength()) {
        report.previews.append(
          CheckReport.Preview(
            name: try reader.readString(), line: try reader.readInt(), nodes: try reader.readInt(),
            placeholders: try reader.readInt(),
            group: try reader.readOptional { reader throws(WireFailure) in try reader.readString() }
          ))
      }
      for _ in 0..<(try reader.readLength()) {
        report.diagnostics.append(try Diagnostic(from: &reader))
      }
      result = .success(report)
    case 1: result = .failure(.usage(try reader.readString()))
    case 2: result = .failure(.file(try reader.readString()))
    case 3: result = .failure(.source(try reader.readString()))
    case 4: result = .failure(.unavailable(try reader.readString()))
    default: throw WireFailure()
    }
  }
}
