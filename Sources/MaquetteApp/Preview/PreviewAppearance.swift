import Gtk
import MaquetteUI

/// The looks that a whole display has: light or dark, and the size of text.
final class PreviewAppearance {
  /// The size of text; GTK scales all fonts with the resolution it takes the display to have.
  var textSize = DynamicTypeSize.large {
    didSet {
      guard textSize != oldValue else { return }
      settings.xftDPI = Int((Double(usualDPI) * textSize.scale).rounded())
    }
  }

  /// Whether widgets are dark; until it is set, the desktop decides.
  var isDark: Bool {
    get { style.dark }
    set { style.colorScheme = newValue ? .forceDark : .forceLight }
  }

  /// Called when the desktop or `isDark` changed the colours.
  var onSchemeChange: (() -> Void)?

  private let settings: Settings
  private let style: StyleManager
  private let usualDPI: Int
  private var following: SignalConnection?

  /// The looks of `display`, as they are now.
  init(display: Display) {
    settings = display.settings
    style = StyleManager.of(display)
    // GTK says -1 where the display does not tell: then 96 dots an inch are meant.
    usualDPI = settings.xftDPI > 0 ? settings.xftDPI : 96 * 1024
    following = style.onNotify("dark") { [weak self] in self?.onSchemeChange?() }
  }

  isolated deinit { following?.disconnect() }
}
