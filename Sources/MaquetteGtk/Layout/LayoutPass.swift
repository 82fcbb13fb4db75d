import Foundation
import Gtk
import MaquetteUI

/// One measurement or layout of a window, in which nothing is asked of a view twice.
///
/// A stack asks each child for its least and greatest size and then offers it one, and so do stacks
/// in it: without memory the work would grow threefold with each level.
enum LayoutPass {
  private static var depth = 0
  private static var sizes: [Question: CGSize] = [:]
  private static var guides: [AlignmentGuide: [Question: CGFloat?]] = [:]

  private struct Question: Hashable {
    let widget: ObjectIdentifier
    let proposal: ProposedViewSize
  }

  /// Runs a part of the pass; the outermost part ends it.
  static func run<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
      }
    }
    return body()
  }

  /// The size of a widget at a proposal, measured once in the pass.
  static func size(
    of widget: Widget, in proposal: ProposedViewSize, measure: () -> CGSize
  ) -> CGSize {
    let question = Question(widget: ObjectIdentifier(widget), proposal: proposal)
    if let size = sizes[question] { return size }
    let size = measure()
    if depth > 0 { sizes[question] = size }
    return size
  }

  /// The line of a widget for a guide at a proposal, looked for once in the pass.
  static func guide(
    _ guide: AlignmentGuide, of widget: Widget, in proposal: ProposedViewSize,
    find: () -> CGFloat?
  ) -> CGFloat? {
    let question = Question(widget: ObjectIdentifier(widget), proposal: proposal)
    if let line = guides[guide]?[question] { return line }
    let line = find()
    if depth > 0 { guides[guide, default: [:]][question] = .some(line) }
    return line
  }
}
