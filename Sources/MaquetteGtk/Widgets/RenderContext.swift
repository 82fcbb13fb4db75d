import Foundation
import Gtk
import MaquetteUI

/// What all presenters of one renderer share.
final class RenderContext {
  let tally = UpdateTally()
  /// Takes what a person did; tells whether the state changed by it.
  var send: (NodeEvent) -> Bool = { _ in false }
  /// Asks for an update soon, also where the state did not change.
  var requestUpdate: () -> Void = {}
  /// The present moment for texts that follow the clock.
  var now: () -> Date = { Date() }
  /// Whether views keep SwiftUI's places where they are larger than their page, which a window
  /// scrolls.
  var isCanvasExact = false
  /// How much larger than usual text is on the display.
  var textScale = 1.0
  /// Whether text is so large that what stands side by side is put under each other.
  var isTextHuge: Bool { textScale > 1.55 }
  /// How much larger text is in bars, which stay bars at any size of text.
  var barTextScale: Double { textScale * (textScale > 2 ? 0.5 : isTextHuge ? 0.75 : 1) }
  /// Where what is presented over the form goes.
  var presentations: PresentationLayer?
  /// Runs what makes widgets, which then have the looks and the direction of the form.
  var inForm: (() -> Void) -> Void = { $0() }
  private var unsettled: [Presenter] = []

  /// Sends an event, and has the presenter compare its widget with the model afterwards.
  func send(_ action: NodeEvent.Action, from presenter: Presenter) {
    let isTaken = send(NodeEvent(target: presenter.node.id, action: action))
    presenter.wasTaken = isTaken
    unsettled.append(presenter)
    requestUpdate()
  }

  /// Gives widgets that a person changed back to the model where it did not follow.
  func settle() {
    let presenters = unsettled
    unsettled = []
    for presenter in presenters where !presenter.isGone { presenter.settle() }
  }
}
