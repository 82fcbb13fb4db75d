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
    // What nobody can show is as large as the file says that it is.
    if let placeholder = children.first as? PlaceholderPresenter {
      placeholder.widget.set(\.hexpand, limits.horizontal.isSet)
      placeholder.widget.set(\.vexpand, limits.vertical.isSet)
    }
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

  /// Whether the box has a size of its own.
  var isSet: Bool { fixed != nil || fills }

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
    if result.minimumBaseline > result.minimum || result.naturalBaseline > result.natural {
      // GTK wants baselines inside the widget, and of a text that is cut there is none.
      (result.minimumBaseline, result.naturalBaseline) = (-1, -1)
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

/// Measures a box by its limits, and places the content in it.
final class FrameLayout: CustomLayout {
  var limits = FrameLimits()
  var alignment = Alignment.center

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let limit = orientation == .horizontal ? limits.horizontal : limits.vertical
    let content = widget.firstChild?.measure(
      orientation, for: orientation == .horizontal ? -1 : width(of: widget, in: size))
    return limit.applied(to: content ?? SizeRequest(minimum: 0, natural: 0))
  }

  /// The width that the content gets in a box of a width, -1 for any: never less than it needs.
  private func width(of widget: CustomWidget, in size: Int) -> Int {
    let limit = limits.horizontal
    let room = limit.fixed ?? limit.maximum.map { size < 0 ? $0 : min(size, $0) } ?? size
    return room < 0 ? -1 : max(room, widget.firstChild?.measure(.horizontal).minimum ?? 0)
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
