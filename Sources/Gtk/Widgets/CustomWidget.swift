import CGtk

/// The behaviour of a custom widget: how it measures, places and draws its children.
///
/// Each function is passed the widget, so that a layout need not hold it; the defaults lay all
/// children over each other in the whole area.
package protocol CustomLayout {
  /// Whether heights depend on widths, or the reverse.
  var requestMode: SizeRequestMode { get }
  /// What `widget` asks for along `orientation`, given `size` along the other axis (-1: any).
  func measure(_ widget: CustomWidget, _ orientation: Orientation, for size: Int) -> SizeRequest
  /// Gives each child its place, through `Widget.sizeAllocate`.
  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int)
  /// Draws the widget; children are drawn by `CustomWidget.snapshotChildren`.
  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot)
}

extension CustomLayout {
  package var requestMode: SizeRequestMode { .heightForWidth }

  package func measure(_ widget: CustomWidget, _ orientation: Orientation, for size: Int)
    -> SizeRequest
  {
    var result = SizeRequest(minimum: 0, natural: 0)
    for child in widget.children where child.shouldLayout {
      let measured = child.measure(orientation, for: size)
      result.minimum = max(result.minimum, measured.minimum)
      result.natural = max(result.natural, measured.natural)
    }
    return result
  }

  package func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    for child in widget.children where child.shouldLayout {
      child.sizeAllocate(
        Rectangle(x: 0, y: 0, width: width, height: height), baseline: baseline)
    }
  }

  package func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    widget.snapshotChildren(snapshot)
  }
}

/// A GtkWidget whose measuring, placing and drawing are done in Swift.
///
/// Children are put in with `Widget.insert(into:after:)` or `append`, and taken out with `remove`.
package final class CustomWidget: Widget, Container {
  /// How the widget behaves; a change asks for another measurement.
  package var layout: any CustomLayout = OverlaidLayout() {
    didSet { queueResize() }
  }

  /// A widget that style sheets know as `cssName`.
  package convenience init(cssName: String = "widget", layout: some CustomLayout) {
    self.init(constructed: CustomWidget.makeInstance(cssName: cssName))
    self.layout = layout
  }

  package func append(_ child: Widget) { child.insert(into: self, after: lastChild) }

  package func remove(_ child: Widget) {
    precondition(child.parent === self, "the widget to remove is no child of this one")
    child.unparent()
  }

  package func snapshotChildren(_ snapshot: Snapshot) {
    for child in children { snapshotChild(child, snapshot) }
  }

  package func snapshotChild(_ child: Widget, _ snapshot: Snapshot) {
    gtk_widget_snapshot_child(widget, child.widget, snapshot.cast())
  }
}

private struct OverlaidLayout: CustomLayout {}
