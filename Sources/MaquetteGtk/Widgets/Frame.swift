import Gtk
import MaquetteUI

/// Shows a view in a box of a given or limited size.
final class FramePresenter: Presenter {
  private let box: CustomWidget
  private let layout = FrameLayout()

  required init(_ seed: PresenterSeed) {
    box = CustomWidget(layout: layout)
    super.init(seed, widget: box)
  }

  override func update(_ change: NodeChange) {
    change.write(FrameLimits.init(of:)) { limits in
      layout.limits = limits
      box.queueResize()
    }
    change.write(.alignment, usually: .center) { alignment in
      layout.alignment = alignment
      box.queueAllocate()
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    child.widget.insert(into: box, after: peer?.widget)
  }

  override func contentDidChange() {
    let limits = layout.limits
    let content = children.first?.widget
    box.set(
      \.hexpand, limits.horizontal.expands(content: content?.computeExpand(.horizontal) ?? false))
    box.set(\.vexpand, limits.vertical.expands(content: content?.computeExpand(.vertical) ?? false))
  }
}

/// The limits of a box along an axis, in pixels.
struct FrameLimit: Equatable {
  var fixed: Int?
  var minimum: Int?
  var ideal: Int?
  var maximum: Int?
  var fills = false

  /// Whether the box wants more room than it asks for.
  func expands(content: Bool) -> Bool {
    if fixed != nil { return false }
    return fills || maximum != nil || content
  }

  /// What the box asks for, given what its content does.
  func applied(to content: SizeRequest) -> SizeRequest {
    if let fixed { return SizeRequest(minimum: fixed, natural: fixed) }
    var result = content
    if let minimum { result.minimum = minimum }
    result.natural = max(ideal ?? result.natural, result.minimum)
    if let maximum {
      result.minimum = min(result.minimum, maximum)
      result.natural = min(result.natural, maximum)
    }
    return result
  }
}

/// The limits of a box along both axes.
struct FrameLimits: Equatable {
  var horizontal = FrameLimit()
  var vertical = FrameLimit()

  init() {}

  init(of node: Node) {
    horizontal = FrameLimit(
      fixed: node[.width].pixels, minimum: node[.minWidth].pixels, ideal: node[.idealWidth].pixels,
      maximum: node[.maxWidth].pixels, fills: node[.fillsWidth] ?? false)
    vertical = FrameLimit(
      fixed: node[.height].pixels, minimum: node[.minHeight].pixels,
      ideal: node[.idealHeight].pixels, maximum: node[.maxHeight].pixels,
      fills: node[.fillsHeight] ?? false)
  }
}

extension Double? {
  /// Points as whole pixels, none below zero or beyond reason.
  fileprivate var pixels: Int? {
    guard let self, self.isFinite else { return nil }
    return Int(Swift.min(Swift.max(self, 0), 100_000).rounded())
  }
}

/// Measures a box by its limits, and places the content in it.
final class FrameLayout: CustomLayout {
  var limits = FrameLimits()
  var alignment = Alignment.center

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let limit = orientation == .horizontal ? limits.horizontal : limits.vertical
    let other = orientation == .horizontal ? limits.vertical : limits.horizontal
    let given = other.fixed ?? other.maximum.map { size < 0 ? size : min(size, $0) } ?? size
    let least = widget.firstChild?.measure(orientation == .horizontal ? .vertical : .horizontal)
    // A child is never measured for less than it needs.
    let room = given < 0 ? -1 : max(given, least?.minimum ?? 0)
    let content = widget.firstChild?.measure(orientation, for: room)
    return limit.applied(to: content ?? SizeRequest(minimum: 0, natural: 0))
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    // The box itself is in the middle of more room than its limits let it take.
    let inner = (
      width: min(width, limits.horizontal.maximum ?? width),
      height: min(height, limits.vertical.maximum ?? height)
    )
    widget.firstChild?.place(in: inner, at: alignment, direction: widget.direction)
  }
}
