import CGtk

/// AdwBin: a widget with one child and nothing else.
package final class Bin: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_bin_new()) }

  package convenience init(child: Widget) {
    self.init()
    self.child = child
  }

  package var child: Widget? {
    get { Widget.wrap(adw_bin_get_child(cast())) }
    set { adw_bin_set_child(cast(), newValue?.widget) }
  }
}

/// AdwClamp: a child that does not grow beyond a width.
package final class Clamp: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_clamp_new()) }

  package var child: Widget? {
    get { Widget.wrap(adw_clamp_get_child(cast())) }
    set { adw_clamp_set_child(cast(), newValue?.widget) }
  }

  package var maximumSize: Int {
    get { Int(adw_clamp_get_maximum_size(cast())) }
    set { adw_clamp_set_maximum_size(cast(), gint(newValue)) }
  }

  /// From which size on the child grows more slowly than the clamp.
  package var tighteningThreshold: Int {
    get { Int(adw_clamp_get_tightening_threshold(cast())) }
    set { adw_clamp_set_tightening_threshold(cast(), gint(newValue)) }
  }
}

/// AdwSqueezer: shows the first of its children that fits.
package final class Squeezer: Widget, Container {
  package convenience init() { self.init(constructed: adw_squeezer_new()) }

  package func add(_ child: Widget) { adw_squeezer_add(cast(), child.widget) }
  package func remove(_ child: Widget) { adw_squeezer_remove(cast(), child.widget) }
  package var visibleChild: Widget? { Widget.wrap(adw_squeezer_get_visible_child(cast())) }

  package var homogeneous: Bool {
    get { adw_squeezer_get_homogeneous(cast()) != 0 }
    set { adw_squeezer_set_homogeneous(cast(), newValue.native) }
  }

  package var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(cast()).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(cast(), newValue.native) }
  }

  /// How far children may be squeezed before the next one is tried: to their minimal size, or not
  /// below their natural one.
  package var allowsMinimumSize: Bool {
    get { adw_squeezer_get_switch_threshold_policy(cast()) == ADW_FOLD_THRESHOLD_POLICY_MINIMUM }
    set {
      adw_squeezer_set_switch_threshold_policy(
        cast(),
        newValue ? ADW_FOLD_THRESHOLD_POLICY_MINIMUM : ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    }
  }
}
