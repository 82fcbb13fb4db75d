import CGtk

/// AdwLeaflet: pages that are pushed and popped, when it may not unfold.
package final class Leaflet: Widget, Container {
  /// How one page gives way to the next.
  package nonisolated enum Transition: UInt32 {
    case over, under, slide
  }

  package convenience init() { self.init(constructed: adw_leaflet_new()) }

  package func append(_ child: Widget, name: String? = nil) {
    let page = adw_leaflet_append(cast(), child.widget)
    if let name { adw_leaflet_page_set_name(page, name) }
  }

  package func insert(_ child: Widget, after sibling: Widget?) {
    _ = adw_leaflet_insert_child_after(cast(), child.widget, sibling?.widget)
  }

  package func remove(_ child: Widget) { adw_leaflet_remove(cast(), child.widget) }

  /// Whether several pages may show side by side.
  package var canUnfold: Bool {
    get { adw_leaflet_get_can_unfold(cast()) != 0 }
    set { adw_leaflet_set_can_unfold(cast(), newValue.native) }
  }

  package var visibleChild: Widget? {
    get { Widget.wrap(adw_leaflet_get_visible_child(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child(cast(), newValue.widget) } }
  }

  package var visibleChildName: String? {
    get { adw_leaflet_get_visible_child_name(cast()).map { String(cString: $0) } }
    set { if let newValue { adw_leaflet_set_visible_child_name(cast(), newValue) } }
  }

  /// Goes a page forward or back; tells whether there was one.
  @discardableResult
  package func navigate(forward: Bool) -> Bool {
    adw_leaflet_navigate(
      cast(), forward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK) != 0
  }

  /// Whether swipes and keys go back.
  package var canNavigateBack: Bool {
    get { adw_leaflet_get_can_navigate_back(cast()) != 0 }
    set { adw_leaflet_set_can_navigate_back(cast(), newValue.native) }
  }

  package var transition: Transition {
    get { Transition(rawValue: adw_leaflet_get_transition_type(cast()).rawValue) ?? .over }
    set { adw_leaflet_set_transition_type(cast(), AdwLeafletTransitionType(newValue.rawValue)) }
  }

  /// Whether a page is on its way.
  package var childTransitionRunning: Bool {
    adw_leaflet_get_child_transition_running(cast()) != 0
  }

  package var homogeneous: Bool {
    get { adw_leaflet_get_homogeneous(cast()) != 0 }
    set { adw_leaflet_set_homogeneous(cast(), newValue.native) }
  }
}
