import CGtk

/// AdwFlap: a child at the side of another, which lies over that one where the room is short.
package final class Flap: Widget {
  package convenience init() { self.init(constructed: adw_flap_new()) }

  /// What is at the side.
  package var flap: Widget? {
    get { Widget.wrap(adw_flap_get_flap(cast())) }
    set { adw_flap_set_flap(cast(), newValue?.widget) }
  }

  package var content: Widget? {
    get { Widget.wrap(adw_flap_get_content(cast())) }
    set { adw_flap_set_content(cast(), newValue?.widget) }
  }

  /// What stands between the two while they are side by side.
  package var separator: Widget? {
    get { Widget.wrap(adw_flap_get_separator(cast())) }
    set { adw_flap_set_separator(cast(), newValue?.widget) }
  }

  /// Whether the flap is at the end, not at the start.
  package var isAtEnd: Bool {
    get { adw_flap_get_flap_position(cast()) == GTK_PACK_END }
    set { adw_flap_set_flap_position(cast(), newValue ? GTK_PACK_END : GTK_PACK_START) }
  }

  /// Whether the flap is beside the content or below and above it.
  package var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(cast()).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(cast(), newValue.native) }
  }

  /// Whether the flap lies over the content even where there is room for both.
  package var foldsAlways: Bool {
    get { adw_flap_get_fold_policy(cast()) == ADW_FLAP_FOLD_POLICY_ALWAYS }
    set {
      adw_flap_set_fold_policy(
        cast(), newValue ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_AUTO)
    }
  }

  package var revealFlap: Bool {
    get { adw_flap_get_reveal_flap(cast()) != 0 }
    set { adw_flap_set_reveal_flap(cast(), newValue.native) }
  }

  /// Whether the flap lies over the content, or would if it were revealed.
  package var folded: Bool { adw_flap_get_folded(cast()) != 0 }

  /// Whether the flap stays as it is when it folds or unfolds.
  package var locked: Bool {
    get { adw_flap_get_locked(cast()) != 0 }
    set { adw_flap_set_locked(cast(), newValue.native) }
  }

  /// Whether swipes open and close the flap.
  package func setSwipes(open: Bool, close: Bool) {
    adw_flap_set_swipe_to_open(cast(), open.native)
    adw_flap_set_swipe_to_close(cast(), close.native)
  }
}
