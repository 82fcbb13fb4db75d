import Foundation
import Testing

@testable import MaquetteApp

@Suite("Reload trace") @MainActor
struct ReloadTraceTests {
  private let record = TraceRecord(
    event: .reload, bytes: 1204, nodes: 57, readMs: 0.05, parseMs: 0.4123, lowerMs: 1.25,
    resolveMs: 0.5, reconcileMs: 2, presentMs: 4.75, totalMs: 14.1, writes: 3, created: 1,
    moved: 0, removed: 2, kept: 40, run: 3)

  @Test func line() {
    #expect(
      ReloadTrace.line(for: record)
        == #"{"event":"reload","bytes":1204,"nodes":57,"readMs":0.05,"parseMs":0.412,"#
        + #""lowerMs":1.25,"resolveMs":0.5,"reconcileMs":2.0,"presentMs":4.75,"totalMs":14.1,"#
        + #""writes":3,"created":1,"moved":0,"removed":2,"kept":40,"run":3}"#)
  }

  @Test func appends() throws {
    let path = NSTemporaryDirectory() + "/maquette-trace-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for event in [TraceRecord.Event.reload, .update] {
      try ReloadTrace(path: path).append(TraceRecord(event: event))
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let records = try lines.map {
      try JSONDecoder().decode(TraceRecord.self, from: Data($0.utf8))
    }
    #expect(records == [TraceRecord(event: .reload), TraceRecord(event: .update)])
  }

  // B11
  @Test func aPipeThatNobodyReadsHoldsUpNobody() throws {
    let path = NSTemporaryDirectory() + "/maquette-trace-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(mkfifo(path, 0o600) == 0)
    let trace = try ReloadTrace(path: path)
    let start = ContinuousClock.now
    for _ in 0..<2_000 { trace.append(record) }
    #expect(.now - start < .seconds(5))
    // Who comes late reads whole lines.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(reader, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count > 100)
    #expect(lines.allSatisfy { $0 == ReloadTrace.line(for: record) })
    #expect(text.hasSuffix("\n"))
  }

  @Test func unwritable() {
    #expect(throws: CommandFailure.file("cannot write '/nowhere/x': No such file or directory")) {
      try ReloadTrace(path: "/nowhere/x")
    }
  }
}
