import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// Where the colours, shapes and texts of a view are in a canvas of 400 by 600 points.
@MainActor
struct LaidOut {
  /// The frames in the order of the views, each as left, top, width and height.
  private(set) var frames: [[Double]] = []

  init(@ViewBuilder _ view: @escaping @MainActor () -> some View) {
    let session = ViewSession(environment: EnvironmentValues()) { view() }
    let renderer = Renderer()
    renderer.isCanvasExact = true
    let window = Window()
    window.decorated = false
    window.child = Bin(child: renderer.widget)
    window.child?.setSizeRequest(width: 400, height: 600)
    window.setDefaultSize(width: 400, height: 600)
    var tree = session.resolveSettled()
    var isOutdated = true
    renderer.send = { event in
      isOutdated = true
      return session.send(event) == .changed
    }
    _ = renderer.update(tree)
    window.present()
    for _ in 0..<4 where isOutdated {
      isOutdated = false
      paint(window)
      guard isOutdated else { break }
      tree = session.resolveSettled()
      _ = renderer.update(tree)
    }
    collect(tree.root, renderer.frames)
    window.destroy()
  }

  private func paint(_ window: Window) {
    var isPainted = false
    MainLoop.run(milliseconds: 3000) { window.mapped }
    window.frameClock?.afterNextPaint { isPainted = true }
    window.queueDraw()
    MainLoop.run(milliseconds: 3000) { isPainted }
    // What views tell of their room comes after the frame.
    MainLoop.run(milliseconds: 20) { false }
  }

  private mutating func collect(_ node: Node, _ known: NodeFrames) {
    if [.color, .shape, .divider].contains(node.kind), let frame = known[node.id] {
      frames.append(frame)
    }
    for child in node.children { collect(child, known) }
  }
}

/// Tests that views are where SwiftUI has them, to a point.
@MainActor
func assertFrames(
  _ expected: [[Double]], file: StaticString = #filePath, line: UInt = #line,
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) {
  let found = LaidOut(view).frames
  let isEqual =
    found.count == expected.count
    && zip(found, expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 0.5 } }
  XCTAssertTrue(isEqual, "\(found) is not \(expected)", file: file, line: line)
}
