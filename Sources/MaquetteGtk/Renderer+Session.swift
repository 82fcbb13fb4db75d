import Foundation
import Gtk
import MaquetteUI

/// What an update of the widgets from a session took.
package struct SessionUpdate: Equatable, Sendable {
  package var statistics: UpdateStatistics
  /// Nodes in the tree.
  package var nodes: Int
  package var resolveMilliseconds: Double
  package var reconcileMilliseconds: Double
}

extension Renderer {
  /// Shows a session's view, and follows its state: however many changes there are in a turn of the
  /// main loop, the view is resolved and the widgets are edited once, before the next frame.
  ///
  /// - Parameter onUpdate: called after each update with the tree shown and what it took.
  package convenience init(
    session: ViewSession, onUpdate: @escaping (ResolvedTree, SessionUpdate) -> Void = { _, _ in }
  ) {
    self.init()
    let updater = SessionUpdater(renderer: self, session: session, onUpdate: onUpdate)
    // The renderer keeps the updater, through what it sends.
    session.onInvalidate = { [weak updater] in updater?.invalidate() }
    send = { updater.send($0) }
    requestUpdate = { updater.schedule() }
    updater.invalidate()
    updater.update()
  }
}

/// Brings a renderer up to date with its session.
private final class SessionUpdater {
  private weak var renderer: Renderer?
  private let session: ViewSession
  private let onUpdate: (ResolvedTree, SessionUpdate) -> Void
  private var isInvalid = false
  private var isScheduled = false

  init(
    renderer: Renderer, session: ViewSession,
    onUpdate: @escaping (ResolvedTree, SessionUpdate) -> Void
  ) {
    self.renderer = renderer
    self.session = session
    self.onUpdate = onUpdate
  }

  func invalidate() {
    isInvalid = true
    schedule()
  }

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    // With events rather than after drawing, so that the next frame shows it.
    MainLoop.idle(priority: .normal) { [self] in
      update()
      return false
    }
  }

  func send(_ event: NodeEvent) -> Bool {
    let wasInvalid = isInvalid
    isInvalid = false
    session.send(event)
    let isTaken = isInvalid
    isInvalid = isInvalid || wasInvalid
    return isTaken
  }

  func update() {
    isScheduled = false
    guard let renderer else { return }
    guard isInvalid else { return renderer.settle() }
    isInvalid = false
    let clock = ContinuousClock()
    let start = clock.now
    renderer.now = session.environment.now
    let tree = session.resolve()
    let resolved = clock.now
    let statistics = renderer.update(tree)
    let done = clock.now
    onUpdate(
      tree,
      SessionUpdate(
        statistics: statistics, nodes: tree.root.count,
        resolveMilliseconds: (resolved - start).milliseconds,
        reconcileMilliseconds: (done - resolved).milliseconds))
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
