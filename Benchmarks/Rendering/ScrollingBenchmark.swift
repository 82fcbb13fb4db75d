import Gtk
import MaquetteGtk
import MaquetteUI

/// Scrolls a form of very many rows for ten seconds, and looks how long each frame takes from its
/// start to its end.
@MainActor
final class ScrollingBenchmark {
  private static let rows = 10_000
  private static let seconds = 10
  /// How far each frame is from the one before, in pixels: a screen in a quarter of a second.
  private static let step = 50.0

  private let window = Window()
  private let renderer = Renderer()
  private var costs: [Duration] = []

  /// Shows the form.
  init() {
    let session = ViewSession(environment: EnvironmentValues()) { BenchmarkForm(rows: Self.rows) }
    _ = renderer.update(session.resolve())
    window.setDefaultSize(width: 600, height: 800)
    window.child = renderer.widget
    window.present()
    MainLoop.run(milliseconds: 2_000)
  }

  /// How many frames there were, and how many of a hundred took over 16 ms.
  func run() -> [String: Double] {
    let scrollers = window.descendants.compactMap { ($0 as? ScrolledWindow)?.vadjustment }
    guard let place = scrollers.max(by: { $0.upper < $1.upper }) else { return [:] }
    let clock = ContinuousClock()
    renderer.widget.addTick { [weak self] in
      let start = clock.now
      place.value += Self.step
      self?.window.frameClock?.afterNextPaint { self?.costs.append(clock.now - start) }
      return true
    }
    MainLoop.run(milliseconds: Self.seconds * 1_000)
    let slow = costs.count { $0 > .milliseconds(16) }
    let sorted = costs.sorted()
    return [
      "frames": Double(costs.count),
      "slowFramesPercent": 100 * Double(slow) / Double(max(1, costs.count)),
      "medianFrameMs": (sorted.isEmpty ? .zero : sorted[sorted.count / 2]) / .milliseconds(1),
      "longestFrameMs": (sorted.last ?? .zero) / .milliseconds(1),
    ]
  }
}
