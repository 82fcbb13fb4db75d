import Gtk

/// Whether the form is light or dark: as the desktop is, until it is set for the form alone.
final class PreviewAppearance {
  /// Whether the form is dark.
  var isDark: Bool {
    get { chosen ?? style.dark }
    set {
      chosen = newValue
      onSchemeChange?()
    }
  }

  /// Called when the desktop or `isDark` changed the colours.
  var onSchemeChange: (() -> Void)?

  private let style: StyleManager
  private var chosen: Bool?
  private var following: SignalConnection?

  /// The looks of `display`, as they are now.
  init(display: Display) {
    style = StyleManager.of(display)
    following = style.onNotify("dark") { [weak self] in self?.onSchemeChange?() }
  }

  isolated deinit { following?.disconnect() }
}
