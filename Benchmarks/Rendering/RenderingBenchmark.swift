import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// Measures showing and editing forms of many rows, from the view to the painted frame.
///
/// With the argument `scroll` it scrolls a form of very many rows instead. Prints a JSON object: milliseconds, the medians of several runs, and kilobytes. `C floor`
/// programs beside this one do the same without a model.
@main
@MainActor
enum RenderingBenchmark {
  static func main() {
    let start = ContinuousClock.now
    do {
      try Application.initialize()
    } catch {
      fatalError("\(error): run under Xvfb")
    }
    Display.default?.settings.enableAnimations = false
    if CommandLine.arguments.dropFirst().first == "scroll" {
      return print(json(ScrollingBenchmark().run()))
    }
    var results: [String: Double] = [:]
    let first = MeasuredForm(rows: 100)
    results["firstFrame100Ms"] = (ContinuousClock.now - start).milliseconds
    results["peakAfterFirstFrameKB"] = Double(peakKilobytes())
    results.merge(first.measureEdits()) { $1 }
    first.close()
    let large = MeasuredForm(rows: 1000)
    results.merge(large.measureEdits()) { $1 }
    large.close()
    results["peakKB"] = Double(peakKilobytes())
    print(json(results))
  }

  private static func json(_ results: [String: Double]) -> String {
    let lines = results.sorted { $0.key < $1.key }.map { name, value in
      "  \"\(name)\": \(String(format: "%.2f", value))"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// The most memory that the process has had in use.
  private static func peakKilobytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return -1 }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? -1
  }
}

/// A form in a window, whose rows can be edited and timed.
@MainActor
private final class MeasuredForm {
  private let rows: Int
  private let window = Window()
  private let session: ViewSession
  private let renderer = Renderer()

  init(rows: Int) {
    self.rows = rows
    session = ViewSession(environment: EnvironmentValues()) { BenchmarkForm(rows: rows) }
    _ = renderer.update(session.resolve())
    window.setDefaultSize(width: 600, height: 800)
    window.child = renderer.widget
    window.present()
    paint()
  }

  /// The medians of edits of one row's title.
  func measureEdits() -> [String: Double] {
    let clock = ContinuousClock()
    var total: [Double] = []
    var resolve: [Double] = []
    var reconcile: [Double] = []
    for run in 0..<21 {
      // Longer than a frame, so that no frame is waited for.
      MainLoop.run(milliseconds: 60)
      let rows = rows
      let start = clock.now
      session.reload { BenchmarkForm(rows: rows, edits: run) }
      let tree = session.resolve()
      let resolved = clock.now
      let statistics = renderer.update(tree)
      let reconciled = clock.now
      paint()
      guard run > 0 else { continue }
      precondition(statistics == UpdateStatistics(writes: 1), "\(statistics)")
      total.append((clock.now - start).milliseconds)
      resolve.append((resolved - start).milliseconds)
      reconcile.append((reconciled - resolved).milliseconds)
    }
    return [
      "edit\(rows)Ms": median(total), "edit\(rows)ResolveMs": median(resolve),
      "edit\(rows)ReconcileMs": median(reconcile),
    ]
  }

  func close() { window.destroy() }

  private func paint() {
    var isPainted = false
    MainLoop.run(milliseconds: 10_000) { window.mapped }
    window.frameClock?.afterNextPaint { isPainted = true }
    MainLoop.run(milliseconds: 10_000) { isPainted }
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
