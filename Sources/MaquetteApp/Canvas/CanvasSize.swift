import Gtk
import MaquetteUI

/// How large the form is made on the canvas.
nonisolated enum CanvasSize: Equatable {
  /// As large as the canvas.
  case window
  case phone, largePhone, tablet, desktop
  /// As the preview's traits ask.
  case traits
  /// As large as the user made it, in points.
  case free(width: Int, height: Int)

  /// Those that have a name, in the order in which they are offered.
  static let presets: [CanvasSize] = [.window, .phone, .largePhone, .tablet, .desktop, .traits]

  /// The word that stands for it in actions.
  var word: String {
    switch self {
    case .window: "window"
    case .phone: "phone"
    case .largePhone: "large-phone"
    case .tablet: "tablet"
    case .desktop: "desktop"
    case .traits: "traits"
    case .free: "free"
    }
  }

  /// The size that a word stands for; a free one begins as `free`.
  init?(word: String, free: (width: Int, height: Int)) {
    if word == "free" {
      self = .free(width: free.width, height: free.height)
    } else if let preset = Self.presets.first(where: { $0.word == word }) {
      self = preset
    } else {
      return nil
    }
  }

  /// How the user reads it.
  var title: String {
    switch self {
    case .window: localized("Window")
    case .phone: localized("Phone")
    case .largePhone: localized("Large Phone")
    case .tablet: localized("Tablet")
    case .desktop: localized("Desktop")
    case .traits: localized("Preview’s Traits")
    case .free: localized("Free")
    }
  }

  /// The size of a width, that of the device of that width if there is one.
  static func width(_ width: Int) -> CanvasSize {
    presets.first { $0.points(.none)?.width == width } ?? .free(width: width, height: 780)
  }

  /// The size in points, where it does not follow from the canvas or the form.
  func points(_ layout: PreviewLayout) -> (width: Int, height: Int)? {
    switch self {
    case .window: nil
    case .phone: (360, 780)
    case .largePhone: (430, 932)
    case .tablet: (834, 1194)
    case .desktop: (1280, 800)
    case .free(let width, let height): (width, height)
    case .traits:
      switch layout {
      case .none, .fitting: nil
      case .landscape: (780, 360)
      case .fixed(let width, let height): (Self.pixels(width), Self.pixels(height))
      }
    }
  }

  private static func pixels(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length.rounded(), 16), 4000)) : 320
  }
}
