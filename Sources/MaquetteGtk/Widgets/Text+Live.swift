import Foundation
import Gtk
import MaquetteUI

/// Shows a text that changes with the clock, in the widest of its forms that fits.
///
/// While it is on screen, one timeout is armed for the next instant at which it reads differently.
final class LiveTextPresenter: Presenter {
  private let forms = Squeezer()
  private var texts: [TextPresenter] = []
  private var live: LiveText?
  private var alarm: LoopSource?

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: forms)
    forms.homogeneous = false
    forms.allowsMinimumSize = false
    forms.connect("map") { [weak self] in self?.tick() }
    forms.connect("unmap") { [weak self] in self?.stop() }
  }

  override func update(_ change: NodeChange) {
    change.write(.live) { live = $0 }
    show(at: context.now())
    if forms.mapped { arm(after: context.now()) }
  }

  /// Writes the forms that the text has at an instant, widest first.
  private func show(at now: Date) {
    let wanted = live?.narrowerForms(at: now) ?? []
    while texts.count > wanted.count {
      let last = texts.removeLast()
      forms.remove(last.widget)
      last.end()
    }
    for (index, form) in wanted.enumerated() {
      let node = self.node.reading(form)
      if index < texts.count {
        texts[index].apply(from: texts[index].node, to: node)
      } else {
        let text = TextPresenter(
          PresenterSeed(node: node, place: place, context: context, parent: self))
        text.apply(from: nil, to: node)
        forms.add(text.widget)
        texts.append(text)
      }
    }
  }

  private func tick() {
    let now = context.now()
    show(at: now)
    arm(after: now)
  }

  /// Wakes up when the text reads differently; never under a clock that stands still.
  private func arm(after now: Date) {
    stop()
    guard let next = live?.nextChange(after: now) else { return }
    let wait = min(max(next.timeIntervalSince(now), 0), 86_400)
    // A millisecond late rather than early, when the old text would still hold.
    alarm = MainLoop.timeout(milliseconds: Int(wait * 1000) + 1) { [weak self] in
      guard let self, context.now() > now else { return false }
      tick()
      return false
    }
  }

  private func stop() {
    alarm?.cancel()
    alarm = nil
  }

  override func styleDidChange() {
    for text in texts { text.styleDidChange() }
  }

  override func close() {
    stop()
    for text in texts { text.end() }
  }
}

extension Node {
  /// The node as a text that stands still, with digits of one width so that it does not jitter.
  fileprivate func reading(_ text: String) -> Node {
    var node = self
    node[.live] = nil
    node[.runs] = nil
    node[.text] = text
    node[.lineLimit] = 1
    node[.font] = (node[.font] ?? .body).monospacedDigit()
    node.accessibleName = text
    return node
  }
}
