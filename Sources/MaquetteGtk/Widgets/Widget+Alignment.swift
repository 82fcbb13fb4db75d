import Gtk
import MaquetteUI

extension Widget {
  /// Fits the widget into a stack along an axis: it fills the room across if it wants it all.
  func align(_ axis: Orientation, horizontally align: Align) {
    set(\.halign, computeExpand(.horizontal) ? .fill : align)
    if axis == .horizontal { set(\.valign, computeExpand(.vertical) ? .fill : .center) }
  }

  func align(_ axis: Orientation, vertically align: Align) {
    set(\.valign, computeExpand(.vertical) ? .fill : align)
  }

  /// Writes a property unless it has the value already.
  func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<Widget, Value>, _ value: Value) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
